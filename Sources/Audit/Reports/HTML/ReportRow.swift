/// A row with faults, as the report lists it.
struct ReportRow {
  let reference: RowReference
  let scope: Int
  /// Its faults, each with its number in the report; those beyond what the report lists have none.
  var faults: [ReportFault] = []
}

struct ReportFault {
  let group: FindingGroup
  let columns: [ReportMatrix.Categories]
  let number: Int
}

extension AuditResult {
  /// The rows with faults, with as many faults as a report can show.
  ///
  /// - Parameter limit: The most faults; each document has its fair share of them.
  func reportRows(_ groups: [FindingGroup], _ matrix: ReportMatrix, limit: Int) -> [ReportRow] {
    var groupsByScope = [[FindingGroup]](repeating: [], count: scopes.count)
    let scopeIndices = Dictionary(scopes.enumerated().map { ($1.name, $0) }) { first, _ in first }
    for group in groups {
      guard let scope = scopeIndices[group.row.scope] else { continue }
      groupsByScope[scope].append(group)
    }
    let shares = groupsByScope.map(\.count).fairShares(of: limit)
    var rows: [ReportRow] = []
    var number = 0
    for (scope, groups) in groupsByScope.enumerated() {
      let everywhere = matrix.columns(scopes[scope].combinations)
      for group in groups.prefix(shares[scope]) {
        if rows.last?.reference != group.row || rows.last?.scope != scope {
          rows.append(ReportRow(reference: group.row, scope: scope))
        }
        number += 1
        let combinations = group.findings.compactMap(\.combination)
        let columns = combinations.isEmpty ? everywhere : matrix.columns(combinations)
        rows[rows.count - 1].faults.append(ReportFault(group: group, columns: columns, number: number))
      }
    }
    return rows
  }

  /// The faults whose rows were kept and may be drawn.
  func pictured(_ rows: [ReportRow], limit: Int) -> Set<FindingGroup.Key> {
    let keys = Dictionary(grouping: rows, by: \.scope).sorted { $0.key < $1.key }.map { _, rows in
      rows.flatMap(\.faults).map { FindingGroup.Key($0.group.findings[0]) }.filter { specimens[$0] != nil }
    }
    let shares = keys.map(\.count).fairShares(of: limit)
    return Set(zip(keys, shares).flatMap { $0.prefix($1) })
  }
}

extension [Int] {
  /// Divides a supply that is too small for all of these demands: small ones are met, and large ones get equal shares.
  func fairShares(of supply: Int) -> [Int] {
    var shares = [Int](repeating: 0, count: count)
    var (rest, waiting) = (supply, indices.filter { self[$0] > 0 })
    while rest > 0, !waiting.isEmpty {
      let each = Swift.max(1, rest / waiting.count)
      for index in waiting where rest > 0 {
        let granted = Swift.min(each, rest, self[index] - shares[index])
        shares[index] += granted
        rest -= granted
      }
      waiting.removeAll { shares[$0] == self[$0] }
    }
    return shares
  }
}

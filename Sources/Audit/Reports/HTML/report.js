// Filters, search and keyboard operation of the HTML report. Without it the report can be read, but not filtered.
"use strict";
{
  const form = document.getElementById("filters");
  if (form) start(form);

  function start(form) {
    const map = document.querySelector(".map");
    const faults = Array.from(document.querySelectorAll(".fault"), readFault);
    const faultsByRow = groupByRow(faults);
    const facets = Array.from(map.querySelectorAll(".facet"), readFacet);
    const categoryCount = Number(map.dataset.categories);
    const mapRows = Array.from(map.querySelectorAll("tr[data-row]"), (row) => ({
      row,
      cells: Array.from(row.cells).slice(1),
      faults: faultsByRow.get(row.dataset.row) ?? [],
      drawn: faultsByRow.get(row.dataset.row) ?? [], // those of them that its cells show
    }));
    let opener = null; // the cell from which a fault was opened
    let current = null; // the one cell of the heat map that the tab key reaches

    form.hidden = false;
    document.getElementById("keys").hidden = false;
    map.setAttribute("role", "grid");
    for (const link of map.querySelectorAll("td a")) link.tabIndex = -1;
    rove(firstCell(), false);
    count();

    // Faults

    function readFault(card) {
      const at = card.dataset.at.split(" ").filter(Boolean).map((part) => part.split(":"));
      return {
        card,
        ...card.dataset,
        columns: new Map(at.map(([facet, bits]) => [Number(facet), parseInt(bits, 16)])),
        title: card.querySelector(".badge").lastChild.textContent.trim(),
        letter: card.querySelector(".badge span").textContent,
        words: card.textContent.toLowerCase(),
        isShown: true,
      };
    }

    function groupByRow(faults) {
      const groups = new Map();
      for (const fault of faults) {
        if (!groups.has(fault.row)) groups.set(fault.row, []);
        groups.get(fault.row).push(fault);
      }
      return groups;
    }

    function isThere(fault, facet, categories) {
      return ((fault.columns.get(facet) ?? 0) & categories) !== 0;
    }

    // Filters

    function readFacet(head) {
      return { head, width: head.dataset.width, direction: head.dataset.direction, scale: head.dataset.scale, isShown: true };
    }

    function filter() {
      // A report of one font scale has no field for it.
      const value = (name) => form.elements[name]?.value ?? "";
      const words = value("text").trim().toLowerCase();
      const category = value("category");
      const categories = category === "" ? -1 : 1 << Number(category);
      for (const facet of facets) {
        facet.isShown = ["width", "direction", "scale"].every((name) => value(name) === "" || value(name) === facet[name]);
      }
      for (const fault of faults) {
        fault.isShown =
          ["kind", "locale", "rowKind"].every((name) => value(name) === "" || value(name) === fault[name])
          && facets.some((facet, index) => facet.isShown && isThere(fault, index, categories))
          && fault.words.includes(words);
        fault.card.hidden = !fault.isShown;
      }
      for (const part of document.querySelectorAll("section.document")) {
        part.hidden = !part.querySelector(".fault:not([hidden])");
      }
      drawMap(category);
      count();
    }

    function count() {
      const shown = faults.filter((fault) => fault.isShown).length;
      const noun = faults.length === 1 ? "fault" : "faults";
      document.getElementById("count").textContent =
        shown === faults.length ? `${shown} ${noun}` : `${shown} of ${faults.length} ${noun}`;
      document.getElementById("none").hidden = shown > 0;
    }

    // Heat map

    function drawMap(category) {
      const isCategoryShown = (index) => category === "" || Number(category) === index;
      for (const { head, isShown } of facets) {
        head.hidden = !isShown;
        head.colSpan = category === "" ? categoryCount : 1;
      }
      const heads = map.tHead.rows[1].cells;
      for (const [column, head] of Array.from(heads).entries()) head.hidden = !isColumnShown(column);
      const hiddenColumns = Array.from(heads, (_, column) => !isColumnShown(column));
      for (const mapRow of mapRows) {
        const { row, cells, faults, drawn } = mapRow;
        const shown = faults.filter((fault) => fault.isShown);
        row.hidden = shown.length === 0;
        if (row.hidden) continue;
        // Most rows are as they were, and drawing is most of the work.
        const isSame = shown.length === drawn.length && shown.every((fault, index) => fault === drawn[index]);
        mapRow.drawn = shown;
        for (const [column, cell] of cells.entries()) {
          if (cell.hidden !== hiddenColumns[column]) cell.hidden = hiddenColumns[column];
          if (isSame || cell.classList.contains("not")) continue;
          const facet = Math.floor(column / categoryCount);
          drawCell(cell, shown.filter((fault) => isThere(fault, facet, 1 << (column % categoryCount))));
        }
      }
      for (const body of map.tBodies) body.hidden = !body.querySelector("tr[data-row]:not([hidden])");
      rove(isReachable(current) ? current : firstCell(), false);

      function isColumnShown(column) {
        return facets[Math.floor(column / categoryCount)].isShown && isCategoryShown(column % categoryCount);
      }
    }

    // As the report has it without filters.
    function drawCell(cell, faults) {
      cell.replaceChildren();
      cell.removeAttribute("tabindex");
      delete cell.dataset.level;
      if (faults.length === 0) return;
      const kinds = new Map(faults.map((fault) => [fault.letter, fault.title]));
      const link = document.createElement("a");
      link.href = `#${faults[0].card.id}`;
      link.setAttribute("aria-label", [...kinds.values()].join(", "));
      link.textContent = [...kinds.keys()].slice(0, 3).join("") + (kinds.size > 3 ? "+" : "");
      link.tabIndex = -1;
      cell.dataset.level = Math.min(faults.length, 3);
      cell.append(link);
    }

    // Keyboard

    function isReachable(cell) {
      return cell && !cell.hidden && !cell.parentElement.hidden && !cell.closest("tbody").hidden;
    }

    function reachableRows() {
      return mapRows.filter(({ row }) => !row.hidden);
    }

    function firstCell() {
      return reachableRows()[0]?.cells.find((cell) => !cell.hidden);
    }

    // Makes a cell the one that the tab key reaches.
    function rove(cell, takesFocus) {
      if (current) (current.firstElementChild ?? current).tabIndex = -1;
      current = cell ?? null;
      if (!cell) return;
      const target = cell.firstElementChild ?? cell;
      target.tabIndex = 0;
      if (takesFocus) target.focus();
    }

    function move(cell, key, isFar) {
      const rows = reachableRows();
      const row = rows.findIndex(({ cells }) => cells.includes(cell));
      const columns = rows[row].cells.filter((cell) => !cell.hidden);
      const column = columns.indexOf(cell);
      const last = { row: rows.length - 1, column: columns.length - 1 };
      const target = {
        ArrowUp: [row - 1, column],
        ArrowDown: [row + 1, column],
        ArrowLeft: [row, column - 1],
        ArrowRight: [row, column + 1],
        PageUp: [Math.max(0, row - 10), column],
        PageDown: [Math.min(last.row, row + 10), column],
        Home: [isFar ? 0 : row, 0],
        End: [isFar ? last.row : row, last.column],
      }[key];
      if (!target) return false;
      const cells = rows[target[0]]?.cells.filter((cell) => !cell.hidden);
      if (cells?.[target[1]]) rove(cells[target[1]], true);
      return true;
    }

    function open(card) {
      location.hash = card.id;
      card.focus({ preventScroll: true });
      card.scrollIntoView({ block: "start" });
    }

    function openNeighbour(card, step) {
      const shown = faults.filter((fault) => fault.isShown).map((fault) => fault.card);
      const next = shown[shown.indexOf(card) + step];
      if (next) open(next);
    }

    map.addEventListener("keydown", (event) => {
      const cell = event.target.closest("td");
      if (!cell || event.altKey || event.metaKey) return;
      if (move(cell, event.key, event.ctrlKey)) event.preventDefault();
    });

    map.addEventListener("click", (event) => {
      const cell = event.target.closest("td");
      if (!cell) return;
      rove(cell, false);
      const link = event.target.closest("a");
      if (!link) return;
      event.preventDefault();
      opener = cell;
      open(document.querySelector(link.hash));
    });

    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const isTyping = event.target.matches("input, select, textarea");
      const card = event.target.closest(".fault");
      if (event.key === "/" && !isTyping) {
        form.elements.text.focus();
        form.elements.text.select();
      } else if (event.key === "Escape" && (isTyping || card)) {
        if (isTyping && form.elements.text.value) {
          form.elements.text.value = "";
          filter();
          return;
        }
        rove(isReachable(opener) ? opener : current, true);
      } else if (card && event.key === "n") {
        openNeighbour(card, 1);
      } else if (card && event.key === "p") {
        openNeighbour(card, -1);
      } else {
        return;
      }
      event.preventDefault();
    });

    let waiting = 0;
    form.addEventListener("input", () => {
      clearTimeout(waiting);
      waiting = setTimeout(filter, 80);
    });
    form.addEventListener("reset", () => setTimeout(filter));
    form.addEventListener("submit", (event) => event.preventDefault());
  }
}

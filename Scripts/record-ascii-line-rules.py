#!/usr/bin/env python3
"""Records what ICU's line-breaking rules come to inside ASCII: an automaton of some twenty states.

ICU compiles its rules to a state table (`ubrk_getBinaryRules`, the format of `rbbidata.h`, version 6). This keeps the states
that ASCII reaches, merges those that do the same, and checks that every locale and strictness has the same automaton. The
result is tested against ICU itself in `ASCIILineRulesTests`.

Usage: record-ascii-line-rules.py > Sources/TextAnalysis/Breaks/ASCIILineRules+Table.swift
"""

import ctypes
import struct
import sys

ICU = 72
LIBRARY = ctypes.CDLL(f"libicuuc.so.{ICU}")
LANGUAGES = ["", "en", "de", "fi", "sv", "ja", "ko", "th", "zh", "zh-Hant"]
STRICTNESSES = ["", "@lb=loose", "@lb=normal", "@lb=strict"]
STOP, START, END_OF_TEXT = 0, 1, 1
LINE_BREAKS = 2  # UBRK_LINE


def call(name, result, *arguments):
    function = getattr(LIBRARY, f"{name}_{ICU}")
    function.restype = result
    fault = ctypes.c_int(0)
    value = function(*arguments, ctypes.byref(fault))
    return value, fault.value


def compiled_rules(locale):
    breaker, fault = call("ubrk_open", ctypes.c_void_p, LINE_BREAKS, locale.encode(), None, 0)
    assert fault <= 0, f"ICU refuses {locale}"
    breaker = ctypes.c_void_p(breaker)
    length, _ = call("ubrk_getBinaryRules", ctypes.c_int32, breaker, None, 0)
    rules = ctypes.create_string_buffer(length)
    _, fault = call("ubrk_getBinaryRules", ctypes.c_int32, breaker, rules, length)
    assert fault <= 0
    return rules.raw


def automaton(locale):
    """For each state whether it accepts, whether it looks ahead, and its successor for each ASCII character."""
    rules = compiled_rules(locale)
    assert rules[4] == 6, "another version of ICU's format"
    category_count, forward = struct.unpack_from("<2I", rules, 12)
    trie_offset, trie_length = struct.unpack_from("<2I", rules, 32)
    state_count, row_length, _, _, flags = struct.unpack_from("<5I", rules, forward)
    entry = "B" if flags & 4 else "H"
    rows = [
        struct.unpack_from(f"<{3 + category_count}{entry}", rules, forward + 20 + state * row_length)
        for state in range(state_count)
    ]
    data = ctypes.create_string_buffer(rules[trie_offset : trie_offset + trie_length], trie_length)
    trie, fault = call("ucptrie_openFromBinary", ctypes.c_void_p, -1, -1, data, trie_length, None)
    assert fault <= 0
    get = getattr(LIBRARY, f"ucptrie_get_{ICU}")
    get.restype = ctypes.c_uint32
    categories = [get(ctypes.c_void_p(trie), character) for character in range(128)]
    return rows, categories


def reduced(locale):
    """The automaton with equal states merged: (accepts, accepts at the end, successors) by state, START first.

    A rule with a look-ahead is met one character after the place it is about: ICU then breaks before that character.
    """
    rows, categories = automaton(locale)
    states, queue = {START}, [START]
    while queue:
        for category in categories:
            successor = rows[queue[0]][3 + category]
            if successor not in states and successor != STOP and rows[successor][0] <= 1:
                states.add(successor)
                queue.append(successor)
        queue.pop(0)

    def successor(state, character):
        target = rows[state][3 + categories[character]]
        if target == STOP:
            return "stop"
        if rows[target][0] > 1:
            assert rows[state][1] == rows[target][0], "a look-ahead of more than one character"
            return "break"
        return target

    def ends(state):
        target = rows[state][3 + END_OF_TEXT]
        return rows[state][0] == 1 or (target != STOP and rows[target][0] == 1)

    block = {state: (rows[state][0] == 1, ends(state)) for state in states}
    while True:
        signature = {
            state: (block[state], tuple(str(block.get(successor(state, c), successor(state, c))) for c in range(128)))
            for state in states
        }
        numbers = {value: number for number, value in enumerate(sorted(set(signature.values()), key=str))}
        merged = {state: numbers[signature[state]] for state in states}
        if len(set(merged.values())) == len(set(block.values())):
            break
        block = merged

    order, queue, table = {block[START]: 0}, [START], []
    while queue:
        state = queue.pop(0)
        row = []
        for character in range(128):
            target = successor(state, character)
            if isinstance(target, int):
                if block[target] not in order:
                    order[block[target]] = len(order)
                    queue.append(target)
                target = order[block[target]]
            row.append(target)
        table.append((rows[state][0] == 1, ends(state), tuple(row)))
    return table


def main():
    table = reduced("")
    for language in LANGUAGES:
        for strictness in STRICTNESSES:
            assert reduced(language + strictness) == table, f"{language}{strictness} breaks ASCII in another way"

    columns = {}
    classes = []
    for character in range(128):
        column = tuple(row[character] for _, _, row in table)
        classes.append(columns.setdefault(column, len(columns)))
    names = {"stop": 0xFF, "break": 0xFE}
    print(f"// Written by Scripts/record-ascii-line-rules.py from ICU {ICU}. Do not edit: record again.")
    print()
    print("extension ASCIILineRules {")
    print("  /// The class of each character: those of a class do the same in every state.")
    print("  static let classes: [UInt8] = [")
    for start in range(0, 128, 16):
        print("    " + ", ".join(str(number) for number in classes[start : start + 16]) + ",")
    print("  ]")
    print()
    print("  /// For each state its successor by class; the first state is that after a break.")
    print("  static let successors: [[UInt8]] = [")
    for number, (_, _, row) in enumerate(table):
        cells = [row[classes.index(index)] for index in range(len(columns))]
        cells = ", ".join(str(names.get(cell, cell)) for cell in cells)
        print(f"    [{cells}],  // {number}")
    print("  ]")
    print()
    accepting = sum(1 << number for number, (accepts, _, _) in enumerate(table) if accepts)
    ending = sum(1 << number for number, (_, ends, _) in enumerate(table) if ends)
    print("  /// The states after which a line may end, a bit each.")
    print(f"  static let accepting: UInt32 = 0x{accepting:08X}")
    print()
    print("  /// The same at the end of the text.")
    print(f"  static let acceptingAtEnd: UInt32 = 0x{ending:08X}")
    print("}")
    print(f"{len(table)} states, {len(columns)} classes", file=sys.stderr)


main()

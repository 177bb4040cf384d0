import { readFileSync } from "node:fs";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { readEmail } from "./import-addresses.rules.ts";
import { lacksNames, matchColumns, missingColumns } from "./import-columns.rules.ts";
import { fromSafeCell, parseCsv, toSafeCell, writeCsv } from "../base/csv.rules.ts";
import { dateQuestions, parseDate } from "./import-dates.rules.ts";
import { applyMerges, findDuplicates } from "./import-duplicates.rules.ts";
import type { CsvTable, ImportPlan, ImportedGuest, LineOutcome } from "./imports.types.ts";
import { guestListCsv, rejectedLinesCsv } from "./imports.rules.ts";
import { checkRecord } from "./import-records.rules.ts";
import { listedGuest } from "../../../../tests/fixtures/listed-guest.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const file = new URL("../../../../tests/fixtures/attendees-export.csv", import.meta.url);

const planFor = (table: CsvTable): ImportPlan => ({
  preset: "generic",
  columns: matchColumns(table),
  dateOrders: { 1: "month-first" },
  includeCancelled: false,
});

const outcomesOf = (table: CsvTable): LineOutcome[] =>
  table.records.map((record) => checkRecord(record, planFor(table)));

const guestsIn = (outcomes: LineOutcome[]): ImportedGuest[] =>
  outcomes.flatMap((outcome) => (outcome.kind === "ready" ? [outcome.guest] : []));

it("takes numbers under Party for how many come, and names there for households", () => {
  const fieldsOf = (...cells: string[]) => {
    const text = ["Name,Party", ...cells.map((cell, at) => `Guest ${at},${cell}`)].join("\n");
    return matchColumns(parseCsv(bytes(text))).map(({ field }) => field);
  };
  expect(fieldsOf("2", "1", "", "4")).toEqual(["fullName", "custom"]);
  expect(fieldsOf("2", "Rossi")).toEqual(["fullName", "household"]);
});

describe("a file's cells", () => {
  it("keeps quotes, commas and line breaks inside cells and counts lines as an editor does", () => {
    const table = parseCsv(bytes('Name,Note\r\n"Eriksson, Zoë","a ""b""\nsecond"\r\nAda,x\r\n'));
    expect(table.records).toEqual([
      { line: 2, cells: ["Eriksson, Zoë", 'a "b"\nsecond'] },
      { line: 4, cells: ["Ada", "x"] },
    ]);
    expect(table.records).toHaveLength(2);
  });

  it.each([
    ["utf-8", new Uint8Array([0xef, 0xbb, 0xbf, ...bytes("Name\nZoë\n")])],
    [
      "utf-16le",
      new Uint8Array([
        0xff,
        0xfe,
        ...Array.from("Name\nZoë\n", (letter) => [letter.charCodeAt(0), 0]).flat(),
      ]),
    ],
    ["windows-1252", new Uint8Array([...bytes("Name\nZo"), 0xeb, 0x0a])],
  ])("reads %s", (encoding, content) => {
    const table = parseCsv(content);
    expect(table.source).toMatchObject({ encoding });
    expect(table.records[0]?.cells).toEqual(["Zoë"]);
  });

  it("gives an empty table for an empty file", () => {
    expect(parseCsv(new Uint8Array()).records).toEqual([]);
    expect(parseCsv(bytes("Name,E-mail\n")).records).toEqual([]);
  });

  it("writes cells that no spreadsheet runs and reads them back unchanged", () => {
    expect(toSafeCell('=HYPERLINK("http://example.invalid")')).toBe(
      `'=HYPERLINK("http://example.invalid")`,
    );
    expect(toSafeCell("'96")).toBe("'96");
    for (const mark of ["\n", "\r", "\t", "\r\n", "=", "+", "@", "＝", "＋", "－", "＠"]) {
      expect(toSafeCell(`${mark}cmd|'/c calc'!A1`)[0]).toBe("'");
      expect(fromSafeCell(toSafeCell(`${mark}1`))).toBe(`${mark}1`);
    }
    const runs = /^[=+\-@\t\r\n＝＋－＠]/;
    const belowZero = /^-\d+(\.\d+)?$/;
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: "binary" }), fc.stringMatching(belowZero)),
        (text) => {
          const cell = toSafeCell(text);
          expect(fromSafeCell(cell)).toBe(text);
          expect(runs.test(cell)).toBe(belowZero.test(text));
        },
      ),
    );
  });

  it("writes a file that parses back to the same rows", () => {
    const cell = fc.string().filter((text) => !/[\r\0]/.test(text));
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, fc.constant("x")), { minLength: 1 }), (rows) => {
        const written = parseCsv(bytes(writeCsv([["a", "b"], ...rows])));
        expect(written.records.map(({ cells }) => cells.map(fromSafeCell))).toEqual(rows);
      }),
    );
  });
});

describe("columns", () => {
  it("are matched by their headings, each field once", () => {
    const table = parseCsv(
      bytes("First Name,Home Phone,Cell Phone,Mobile,T-shirt size,Quantity\nA,1,2,3,M,1\n"),
    );
    expect(matchColumns(table).map(({ field }) => field)).toEqual([
      "firstName",
      "custom",
      "phone",
      "custom",
      "custom",
      "skip",
    ]);
  });

  it("must name somebody", () => {
    const table = parseCsv(bytes("City,Country\nCork,IE\n"));
    expect(missingColumns(matchColumns(table))).toBe(
      "Match at least one column to a name or an e-mail address.",
    );
    expect(missingColumns(matchColumns(parseCsv(bytes("Email\na@b.example\n"))))).toBeNull();
  });

  it.each([
    ["Wer;Email\nAda;a@b.example\n", true],
    ["Name;Email\nAda;a@b.example\n", false],
    ["Soyad;Email\nLind;a@b.example\n", false],
  ])("knows when no column holds a name: %j", (text, lacks) => {
    expect(lacksNames(matchColumns(parseCsv(bytes(text))))).toBe(lacks);
  });
});

describe("dates", () => {
  it.each([
    ["2026-07-05 03:59:00-04:00", "day-first", "2026-07-05T03:59-04:00"],
    ["2026-08-21T01:36:00Z", "day-first", "2026-08-21T01:36Z"],
    ["11.07.2026 04:01", "month-first", "2026-07-11T04:01"],
    ["7/8/2026 3:03 PM", "month-first", "2026-07-08T15:03"],
    ["7/8/2026 3:03 PM", "day-first", "2026-08-07T15:03"],
    ["7/8/2026 12:05 AM", "day-first", "2026-08-07T00:05"],
    ["31.02.2026", "day-first", null],
    ["yesterday", "day-first", null],
  ] as const)("%s, %s, is %s", (text, order, expected) => {
    expect(parseDate(text, order)).toBe(expected);
  });

  it.each([
    ["7/8/2026\n9/21/2026", "month-first"],
    ["7/8/2026\n21/9/2026", "day-first"],
    ["7/8/2026\n6/5/2026", null],
    ["7/8/2026\n21/9/2026\n9/21/2026", null],
  ])("asks which comes first in %j and knows %s", (values, evidence) => {
    const table = parseCsv(bytes(`Order Date\n${values}\n`));
    expect(dateQuestions(table, matchColumns(table))).toMatchObject([
      { heading: "Order Date", evidence },
    ]);
  });

  it("does not ask when every date reads one way", () => {
    const table = parseCsv(bytes("Order Date\n2026-07-08\n11.07.2026\n7/7/2026\n"));
    expect(dateQuestions(table, matchColumns(table))).toEqual([]);
  });
});

describe("addresses", () => {
  it.each([
    [" Zoe.Rossi@Example.ORG ", { ok: true, email: "zoe.rossi@example.org" }],
    ["", { ok: true, email: null }],
    [
      "zoe(at)example.org",
      { ok: false, reason: "The e-mail address has no @: “zoe(at)example.org”" },
    ],
    ["zoe@", { ok: false, reason: "The e-mail address has no domain: “zoe@”" }],
    [
      "a@b.org;c@d.org",
      { ok: false, reason: "Two addresses in one cell: “a@b.org;c@d.org”. Keep one" },
    ],
    ["dugun,example", { ok: false, reason: "The e-mail address has no @: “dugun,example”" }],
    [
      "ayse@dugun,example",
      { ok: false, reason: "A comma stands where a dot belongs: “ayse@dugun,example”" },
    ],
    ["zoe@localhost", { ok: false, reason: "This is not an e-mail address: “zoe@localhost”" }],
  ])("%j", (cell, expected) => {
    expect(readEmail(cell)).toEqual(expected);
  });
});

describe("a ticketing site's export of 1,000 attendees", () => {
  let table: CsvTable;
  let outcomes: LineOutcome[];
  beforeAll(() => {
    table = parseCsv(readFileSync(file));
    outcomes = outcomesOf(table);
  });

  it("is read whole: every record, the lines of the file, its columns", () => {
    expect(table.records).toHaveLength(1000);
    expect(table.records).toHaveLength(1000);
    expect(missingColumns(matchColumns(table))).toBeNull();
  });

  it("knows that its slashed dates are month first and still asks", () => {
    expect(dateQuestions(table, matchColumns(table))).toMatchObject([
      { heading: "Order Date", evidence: "month-first" },
    ]);
  });

  it("accounts for every line: ready, left out with its status, or rejected with a reason", () => {
    const count = (kind: LineOutcome["kind"]) =>
      outcomes.filter((outcome) => outcome.kind === kind).length;
    expect(count("ready") + count("left-out") + count("rejected")).toBe(1000);
    expect(count("left-out")).toBe(90);
    const reasons = outcomes.flatMap((outcome) =>
      outcome.kind === "rejected" ? [outcome.rejected.reason] : [],
    );
    expect(reasons.length).toBeGreaterThan(20);
    for (const reason of reasons) {
      expect(reason).toMatch(
        /has no @|A comma|Two addresses|No name|26 cells|not an e-mail|has no domain/,
      );
    }
  });

  it("keeps accents, scripts and markup as text", () => {
    const guests = guestsIn(outcomes);
    expect(guests.some(({ lastName }) => lastName === "Štěpánek")).toBe(true);
    expect(guests.some(({ note }) => note === "نراكم هناك")).toBe(true);
    expect(guests.some(({ note }) => note === "<b>bold</b> & <script>alert(1)</script>")).toBe(
      true,
    );
    expect(guests.some(({ note }) => note === "Line one\nline two\nline three")).toBe(true);
    expect(guests.every(({ note }) => note !== "NULL")).toBe(true);
    expect(guests.some(({ formerName }) => formerName === "Brontë")).toBe(true);
    expect(guests.some(({ firstName }) => firstName === "ANNE-MARIE")).toBe(false);
  });

  it("reads a price in yen without decimals and a comma as a decimal point", () => {
    const prices = new Set(guestsIn(outcomes).map(({ custom }) => custom["Ticket Price"]));
    expect(prices.has("480 JPY")).toBe(true);
    expect(prices.has("45.00 EUR")).toBe(true);
    expect([...prices].some((price) => price?.includes(","))).toBe(false);
  });

  it("finds the lines that came twice and does not take a shared address for one person", () => {
    const groups = findDuplicates(guestsIn(outcomes));
    const sameLine = groups.filter(({ reason }) => reason === "The same line twice");
    expect(sameLine.length).toBeGreaterThan(15);
    for (const group of groups) {
      const names = new Set(
        group.guests.map(({ firstName, lastName }) => `${firstName} ${lastName}`.toLowerCase()),
      );
      expect(names.size, group.id).toBe(1);
    }
  });

  it("gives the same guests and keys however often it is read, each key once", () => {
    const once = guestsIn(outcomes);
    const groups = findDuplicates(once);
    const certain = new Set(
      groups.filter((group) => group.confidence === "certain").map(({ id }) => id),
    );
    const final = applyMerges(once, groups, certain);
    const again = guestsIn(outcomesOf(parseCsv(readFileSync(file))));
    expect(applyMerges(again, findDuplicates(again), certain)).toEqual(final);
    expect(new Set(final.map(({ key }) => key)).size).toBe(final.length);
    expect(final.length).toBeLessThan(once.length);
  });

  it("makes households of orders with several people only", () => {
    const final = applyMerges(guestsIn(outcomes), [], new Set());
    const sizes = Map.groupBy(
      final.filter(({ householdKey }) => householdKey),
      ({ householdKey }) => householdKey,
    );
    expect(sizes.size).toBeGreaterThan(100);
    for (const members of sizes.values()) expect(members.length).toBeGreaterThan(1);
  });
});

describe("files to download", () => {
  it("gives the rejected lines back with what is wrong, ready to correct", () => {
    const table = parseCsv(bytes("Name,E-mail\nAda,ada(at)example.org\n"));
    const rejected = table.records
      .map((record) => checkRecord(record, planFor(table)))
      .flatMap((outcome) => (outcome.kind === "rejected" ? [outcome.rejected] : []));
    const again = parseCsv(bytes(rejectedLinesCsv(table, rejected)));
    expect(again.header).toEqual(["Name", "E-mail", "Line", "What is wrong"]);
    expect(again.records[0]?.cells.slice(0, 3)).toEqual(["Ada", "ada(at)example.org", "2"]);
  });

  it("exports a guest list that imports back to the same guests", () => {
    const guest = listedGuest("Zoë Rossi", {
      guestId: "0d9f8f3e-95f3-4dd4-8c7a-3f0d7c1f6f11",
      formerName: "Brontë",
      email: "zoe@example.org",
      phone: "+49 221 5550412",
      city: "Köln",
      country: "DE",
      tags: ["band", "1996"],
      custom: { "T-shirt size": "M" },
      notes: "=HYPERLINK(1)",
      groupLabel: "Class of 1996",
      answer: "yes",
      partySize: 1,
      dietary: "Vegan",
    });
    const file = guestListCsv([guest]);
    expect(file).toContain("'=HYPERLINK(1)");
    expect(file).toContain("'+49 221 5550412");
    const [read] = guestsIn(outcomesOf(parseCsv(bytes(file))));
    expect(read).toMatchObject({
      key: `id:${guest.guestId}`,
      firstName: "Zoë",
      formerName: "Brontë",
      email: "zoe@example.org",
      phone: "+49 221 5550412",
      city: "Köln",
      groupLabel: "Class of 1996",
      answer: "yes",
      dietary: "Vegan",
      note: "=HYPERLINK(1)",
      tags: ["band", "1996"],
      custom: { "T-shirt size": "M" },
    });
  });
});

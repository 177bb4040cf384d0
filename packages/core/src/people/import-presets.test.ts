import { describe, expect, it } from "vitest";
import { matchTable } from "./import-matching.rules.ts";
import { parseCsv } from "../base/csv.rules.ts";
import type { ImportedGuest, LineOutcome, PresetId } from "./imports.types.ts";
import { importPresets, recognisePreset, signsIn } from "./import-presets.rules.ts";
import { checkRecord } from "./import-records.rules.ts";
import { sheetTable } from "./import-sheets.rules.ts";
import { meaningOf } from "./import-statuses.rules.ts";

const tableOf = (...lines: string[]) => parseCsv(new TextEncoder().encode(lines.join("\n")));

function outcomesOf(preset: PresetId, ...lines: string[]): LineOutcome[] {
  const file = tableOf(...lines);
  expect(recognisePreset(file.header)).toBe(preset);
  const { table, columns, dateOrders } = matchTable(file, preset);
  const plan = { preset, columns, dateOrders, includeCancelled: false };
  return table.records.map((record) => checkRecord(record, plan));
}

const guestsOf = (preset: PresetId, ...lines: string[]): ImportedGuest[] =>
  outcomesOf(preset, ...lines).flatMap((outcome) =>
    outcome.kind === "ready" ? [outcome.guest] : [],
  );

describe("what wrote a file", () => {
  it.each([
    ["Order #,Attendee #,Attendee Status,First Name,Surname,Email", "eventbrite"],
    ["api_id,name,email,approval_status,checked_in_at,qr_code_url", "luma"],
    ["Ticket Full Name,Ticket Email,Ticket Reference,Order Reference", "tito"],
    ["Name,Status,RSVP date,Is Plus One Of", "partiful"],
    ["First Name,Last Name,Partner First Name,Partner Last Name", "zola"],
    ["Guest id,First name,Last name,Answer", "jubilee"],
    ["Name,E-mail,Household,Dietary needs", "generic"],
    ["", "generic"],
  ] as const)("%s is %s", (heading, preset) => {
    expect(recognisePreset(heading.split(","))).toBe(preset);
  });

  it("is told by headings that the file really has", () => {
    expect(signsIn(["api_id", "name", "Approval-Status"], "luma")).toEqual([
      "api_id",
      "Approval-Status",
    ]);
    expect(new Set(importPresets.map(({ id }) => id)).size).toBe(importPresets.length);
  });
});

describe("Eventbrite", () => {
  it("keeps the attendee apart from the buyer and leaves ticket codes out", () => {
    const [guest] = guestsOf(
      "eventbrite",
      "Order #,Attendee #,Barcode #,First Name,Last Name,Email,Buyer Last Name,Buyer Email,Total Paid,Currency,Attendee Status",
      "77,9001,77-secret,Zoë,Rossi,zoe@example.org,Weber,weber@example.org,45.00,EUR,Checked In",
    );
    expect(guest).toMatchObject({
      key: "id:9001",
      lastName: "Rossi",
      email: "zoe@example.org",
      answer: "yes",
      householdKey: "order:77",
      householdName: "Weber",
      custom: { "Total Paid": "45.00 EUR" },
    });
    expect(JSON.stringify(guest)).not.toMatch(/secret|weber@/);
  });
});

describe("Luma", () => {
  it("reads answers, keeps what was paid as it stands and leaves codes out", () => {
    const guests = guestsOf(
      "luma",
      "api_id,name,email,phone_number,created_at,approval_status,checked_in_at,amount,qr_code_url",
      "gst-1,Zoë Rossi,zoe@example.org,+49 221 55,2026-07-08T15:03:00.000Z,approved,,$10.00,https://example.org/secret",
      "gst-2,Ada Lovelace,ada@example.org,,2026-07-08T15:03:00.000Z,pending_approval,,,",
      "gst-3,Mary Shelley,mary@example.org,,2026-07-08T15:03:00.000Z,declined,,,",
    );
    expect(guests.map(({ key, answer }) => [key, answer])).toEqual([
      ["id:gst-1", "yes"],
      ["id:gst-2", null],
      ["id:gst-3", "no"],
    ]);
    expect(guests[0]?.custom).toEqual({ amount: "$10.00", created_at: "2026-07-08T15:03Z" });
  });
});

describe("Tito", () => {
  it("leaves void tickets out and asks for a name where a ticket has nobody yet", () => {
    const outcomes = outcomesOf(
      "tito",
      "Ticket Full Name,Ticket First Name,Ticket Last Name,Ticket Email,Ticket Reference,Void Status,Order Reference,Order Name,Order IP,Tags",
      "Zoë Rossi,Zoë,Rossi,zoe@example.org,T1-1,,T1,Ann Buyer,203.0.113.4,band; 1996",
      "Ada Lovelace,Ada,Lovelace,ada@example.org,T1-2,Voided,T1,Ann Buyer,203.0.113.4,",
      ",,,,T1-3,,T1,Ann Buyer,203.0.113.4,",
    );
    expect(outcomes).toMatchObject([
      {
        kind: "ready",
        guest: { key: "id:T1-1", tags: ["band", "1996"], householdName: "Ann Buyer", custom: {} },
      },
      { kind: "left-out", line: 3 },
      { kind: "rejected", rejected: { line: 4, reason: "No name and no e-mail address" } },
    ]);
  });
});

describe("Partiful", () => {
  it("puts plus-ones into the household of whoever brings them", () => {
    const guests = guestsOf(
      "partiful",
      "Name,Status,RSVP date,Is Plus One Of",
      "Zoë Rossi,Going,2026-07-08,",
      "Max Weber,Going,2026-07-08,Zoë Rossi",
      "Ada Lovelace,Can’t Go,2026-07-08,",
      "Mary Shelley,Invited,,",
    );
    expect(guests.map(({ householdKey, answer }) => [householdKey, answer])).toEqual([
      ["name:Zoë Rossi", "yes"],
      ["name:Zoë Rossi", "yes"],
      [null, "no"],
      [null, null],
    ]);
  });
});

describe("a wedding list with a household in each line", () => {
  const heading =
    "Title,First Name,Last Name,Partner First Name,Partner Last Name,Partner Email,Child 1 First Name,Child 1 Last Name,Guest First Name,Guest Last Name,Email,Phone Number,City";
  const lines = [
    heading,
    "Dr,Zoë,Rossi,Max,Rossi,max@example.org,Ida,,Guest,,zoe@example.org,+49 221 55,Köln",
    ",Ada,Lovelace,,,,,,,,ada@example.org,,Bath",
  ];

  it("gives each person a line of their own, with the household's name", () => {
    const guests = guestsOf("zola", ...lines);
    const who = guests.map(({ line, firstName, lastName, email, householdName }) => ({
      line,
      who: `${firstName} ${lastName}`,
      email,
      householdName,
    }));
    const householdName = "Zoë & Max Rossi";
    expect(who).toEqual([
      { line: 2, who: "Zoë Rossi", email: "zoe@example.org", householdName },
      { line: 2, who: "Max Rossi", email: "max@example.org", householdName },
      { line: 2, who: "Ida Rossi", email: null, householdName },
      { line: 3, who: "Ada Lovelace", email: "ada@example.org", householdName: null },
    ]);
    expect(guests.every(({ city }) => city !== null)).toBe(true);
    expect(guests[2]?.phone).toBeNull();
  });

  it("still refuses a line with more cells than headings", () => {
    const outcomes = outcomesOf("zola", heading, `${lines[2]},one too many`);
    expect(outcomes).toMatchObject([{ kind: "rejected" }]);
  });
});

describe("status words", () => {
  it.each([
    ["Can't Go", "partiful", "no"],
    ["pending_approval", "luma", "open"],
    ["No", "zola", "no"],
    ["No", "tito", "open"],
    ["Yes", "tito", "cancelled"],
    ["perhaps in June", "generic", null],
    ["", "generic", null],
  ] as const)("%s in %s is %s", (word, preset, meaning) => {
    expect(meaningOf(word, preset)).toBe(meaning);
  });
});

describe("a sheet", () => {
  it("has its headings below its title, and lines by the spreadsheet's numbers", () => {
    const table = sheetTable({
      name: "Guests",
      rows: [
        { number: 1, cells: ["Our wedding"] },
        { number: 3, cells: ["Name", "E-mail"] },
        { number: 4, cells: ["Ada", "ada@example.org"] },
      ],
    });
    expect(table).toMatchObject({
      header: ["Name", "E-mail"],
      records: [{ line: 4, cells: ["Ada", "ada@example.org"] }],
    });
  });

  it("of one column starts with its heading", () => {
    const rows = [
      { number: 1, cells: ["Name"] },
      { number: 2, cells: ["Ada"] },
    ];
    expect(sheetTable({ name: "A", rows }).records).toEqual([{ line: 2, cells: ["Ada"] }]);
  });
});

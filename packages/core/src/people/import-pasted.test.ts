import { expect, it } from "vitest";
import { matchTable } from "./import-matching.rules.ts";
import { pastedTable } from "./import-pasted.rules.ts";

/** What is read of a pasted list: the fields of its columns, and the cells of its people. */
function read(text: string) {
  const { columns, table } = matchTable(pastedTable(text), "generic");
  return {
    fields: columns.map(({ field }) => field),
    people: table.records.map(({ cells }) => cells),
  };
}

it.each<[string, string, string[], string[][]]>([
  [
    "cells of a spreadsheet with headings",
    "Vorname\tNachname\tE-Mail\r\nAda\tLind\tada@guests.example\r\nKofi\tMensah\tkofi@guests.example\r\n",
    ["firstName", "lastName", "email"],
    [
      ["Ada", "Lind", "ada@guests.example"],
      ["Kofi", "Mensah", "kofi@guests.example"],
    ],
  ],
  [
    "the same without headings",
    "Ada\tLind\tada@guests.example\nKofi\tMensah\tkofi@guests.example",
    ["firstName", "lastName", "email"],
    [
      ["Ada", "Lind", "ada@guests.example"],
      ["Kofi", "Mensah", "kofi@guests.example"],
    ],
  ],
  [
    "commas, a whole name, an address and a telephone",
    "Ada Lind, ada@guests.example, +46 70 123 45 67\nKofi Mensah, kofi@guests.example, 0201 234 567",
    ["fullName", "email", "phone"],
    [
      ["Ada Lind", " ada@guests.example", " +46 70 123 45 67"],
      ["Kofi Mensah", " kofi@guests.example", " 0201 234 567"],
    ],
  ],
  ["one name a line", "Ada Lind\n\nKofi Mensah\n", ["fullName"], [["Ada Lind"], ["Kofi Mensah"]]],
  ["one person", "Ada Lind", ["fullName"], [["Ada Lind"]]],
  [
    "addresses as mail programs copy them",
    '"Ada Lind" <ada@guests.example>,\nKofi Mensah <kofi@guests.example>',
    ["fullName", "email"],
    [
      ["Ada Lind", "ada@guests.example"],
      ["Kofi Mensah", "kofi@guests.example"],
    ],
  ],
  [
    "lines that each divide names and addresses their own way, or have no address",
    "İbrahim Şahin <ibrahim@guests.example>\nGülşah Ğöçmen, gulsah@guests.example\nIŞIL Çağlayan; isil@guests.example\n\nolaf@guests.example Olaf Lind\nKofi Mensah",
    ["fullName", "email"],
    [
      ["İbrahim Şahin", "ibrahim@guests.example"],
      ["Gülşah Ğöçmen", "gulsah@guests.example"],
      ["IŞIL Çağlayan", "isil@guests.example"],
      ["Olaf Lind", "olaf@guests.example"],
      ["Kofi Mensah", ""],
    ],
  ],
  [
    "a cell with a line break",
    'Name\tNote\n"Ada Lind"\t"Vegan,\nno nuts"\n',
    ["fullName", "note"],
    [["Ada Lind", "Vegan,\nno nuts"]],
  ],
])("reads %s", (_what, text, fields, people) => {
  expect(read(text)).toEqual({ fields, people });
});

it("keeps the number of each line, and is empty for nothing", () => {
  expect(pastedTable("\nAda Lind\n\nKofi Mensah").records.map(({ line }) => line)).toEqual([2, 4]);
  expect(pastedTable(" \n\t\n").records).toEqual([]);
});

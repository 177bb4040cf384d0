import { expect, it } from "vitest";
import type { ImportField } from "./imports.types.ts";
import { importedName } from "./import-names.rules.ts";
import { checkRecord } from "./import-records.rules.ts";

/** A line's name as it goes in, half by half. */
function named(cells: Partial<Record<ImportField, string>>) {
  const columns = Object.keys(cells).map((field, index) => ({
    index,
    heading: field,
    field: field as ImportField,
    samples: [],
  }));
  const outcome = checkRecord(
    { line: 2, cells: Object.values(cells) },
    { preset: "generic", columns, dateOrders: {}, includeCancelled: false },
  );
  if (outcome.kind !== "ready") throw new Error(`The line is ${outcome.kind}.`);
  return [outcome.guest.firstName, outcome.guest.lastName];
}

it.each([
  ["İLAYDA DEMİR", "İlayda", "Demir"],
  ["I\u0307LAYDA DEMI\u0307R", "İlayda", "Demir"],
  ["İBRAHİM IŞIK", "İbrahim", "Işık"],
  ["AYŞE YILDIZ", "Ayşe", "Yıldız"],
  ["ilayda ışık", "İlayda", "Işık"],
  ["i\u0307layda demi\u0307r", "İlayda", "Demir"],
  ["INGRID LINDQVIST", "Ingrid", "Lindqvist"],
  ["irene smith", "Irene", "Smith"],
  ["SEÁN O'NEILL", "Seán", "O'Neill"],
  ["ANNE-MARIE VON BRAUN", "Anne-Marie", "Braun"],
  ["Ronald McDONALD", "Ronald", "McDONALD"],
  ["İlayda DEMİR", "İlayda", "DEMİR"],
])("%s goes in as %s … %s", (fullName, first, last) => {
  const [firstName, lastName] = named({ fullName });
  expect(firstName?.split(" ")[0]).toBe(first);
  expect(lastName).toBe(last);
});

it("half a name is read in the language of the whole", () =>
  expect(named({ firstName: "AYŞE", lastName: "YILDIZ" })).toEqual(["Ayşe", "Yıldız"]));

it("a whole name in Han goes in with the family's first, and is shown as it was", () => {
  const [firstName = "", lastName = ""] = named({ fullName: "佐藤 花子" });
  expect([firstName, lastName]).toEqual(["花子", "佐藤"]);
  expect(importedName({ firstName, lastName })).toBe("佐藤 花子");
});

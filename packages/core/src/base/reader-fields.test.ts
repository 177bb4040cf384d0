import { expect, it } from "vitest";
import { nothingFilledNote, unknownMarkNote, unknownMarks } from "./reader-fields.rules.ts";

it.each([
  ["Sevgili {first name}, {soyadı} 💍", ["{soyadı}"]],
  ["{first_name}, {{name}} and {{name}}", ["{first_name}", "{{name}}"]],
  ["[[vorname]] %NAME% %%name%%", ["[[vorname]]", "%NAME%", "%%name%%"]],
])("%s has what is no field", (line, marks) => {
  expect(unknownMarks(line)).toEqual(marks);
});

it.each(["Dear {first name}", "20 % off, 100% free, 50%", "[Save the date] See you :} {", ""])(
  "%s has nothing that is none",
  (line) => {
    expect(unknownMarks(line)).toEqual([]);
  },
);

it("says at the field what is none, and what would be one there", () => {
  expect(unknownMarkNote("Hello {first name}", true)).toBeUndefined();
  expect(unknownMarkNote("{first_name}", true)).toMatch(/^\{first_name\} .* only \{first name\}/);
  expect(unknownMarkNote("At {table}", false)).toMatch(/^\{table\} is read as it stands/);
});

it("says where nothing is filled in that a field is none, the first name's, too", () => {
  expect(nothingFilledNote("Dear {first name}")).toMatch(/^\{first name\} is read as it stands/);
  expect(nothingFilledNote("Hello {{name}}")).toMatch(/^\{\{name\}\} is read as it stands/);
  expect(nothingFilledNote("20 % off, see you :}")).toBeUndefined();
});

import { expect, it } from "vitest";
import { unknownMarks } from "./reader-fields.rules.ts";

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

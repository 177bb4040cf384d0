import { expect, it } from "vitest";
import { needed, problemsIn, sixDigits, wholeAddress } from "./fields.rules.ts";

function filled(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

it("finds all that is wrong at once, and spaces are nothing", () => {
  const checks = { email: wholeAddress, name: needed("Enter a name.") };
  const problems = problemsIn(filled({ email: "maya@", name: "  " }), checks);
  expect(Object.keys(problems)).toEqual(["email", "name"]);
  expect(problemsIn(filled({ email: " maya@example.org ", name: "Maya" }), checks)).toEqual({});
});

it.each(["123456", "123 456", " 123456 "])("%j is a code", (code) =>
  expect(sixDigits(code)).toBeNull(),
);
it.each(["", "12345", "1234567", "12 3456", "abcdef"])("%j is none", (code) =>
  expect(sixDigits(code)).toBe("Type all six digits."),
);

import { expect, it } from "vitest";
import { initialsOf } from "./initials.ts";

it.each([
  ["Adaeze Okonkwo", "AO"],
  ["Jörg von Müller-Österreicher", "JM"],
  ["Leyla Ünal-Hartwell", "LÜ"],
  ["Søren Ætterhøi", "SÆ"],
  ["  maya  albright ", "MA"],
  ["maya.albright", "MA"],
  ["Dr. Ruth Adler", "RA"],
  ["Ada Lind (B)", "AL"],
  ["𝒜da Lind", "𝒜L"],
  ["Prince", "P"],
  ["ليلى الحدّاد", "ل"],
  ["山田 太郎", "山"],
  ["4711", ""],
  ["", ""],
])("%s is %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

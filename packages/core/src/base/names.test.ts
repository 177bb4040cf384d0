import { expect, it } from "vitest";
import { firstName, fullName, partsFamilyFirst } from "./names.rules.ts";

it.each([
  ["Søren Ætterhøi", "Søren"],
  ["  Ida   Brandt ", "Ida"],
  ["Cher", "Cher"],
  ["Ayşe Yılmaz", "Ayşe"],
  ["محمد الأحمد", "محمد"],
  ["عبد الله الأحمد", "عبد الله"],
  ["أبو بكر السالم", "أبو بكر"],
  ["نور الدين حسن", "نور الدين"],
  ["عبد", "عبد"],
  ["الأحمد، محمد", "الأحمد، محمد"],
  ["דנה לוי", "דנה"],
  ["Ελένη Παππά", "Ελένη"],
  ["佐藤 花子", "佐藤 花子"],
  ["田中　一郎", "田中　一郎"],
  ["김 민준", "김 민준"],
  ["佐藤 Taro", "佐藤 Taro"],
  ["Анна Иванова", "Анна Иванова"],
  ["Brandt, Ida", "Brandt, Ida"],
  ["", ""],
  [null, ""],
  [undefined, ""],
])("%s is greeted as %s", (name, greeted) => expect(firstName(name)).toBe(greeted));

it.each([
  ["花子", "佐藤", undefined, "佐藤 花子"],
  ["민준", "김", null, "김 민준"],
  ["さくら", "田中", undefined, "田中 さくら"],
  ["ソフィー", "ブラウン", undefined, "ブラウン ソフィー"],
  ["János", "Kovács", "hu", "Kovács János"],
  ["János", "Kovács", "de", "János Kovács"],
  ["Anna", "佐藤", "ja", "Anna 佐藤"],
  [" Ida ", " Brandt ", undefined, "Ida Brandt"],
  ["花子", "", undefined, "花子"],
  ["", "佐藤", undefined, "佐藤"],
  [null, null, undefined, ""],
])("%s and %s (%s) are %s", (first, last, locale, whole) =>
  expect(fullName(first, last, locale)).toBe(whole),
);

it("a name with the family's first is taken apart as it was joined, and no other", () => {
  expect(partsFamilyFirst("佐藤 花子")).toEqual({ firstName: "花子", lastName: "佐藤" });
  expect(partsFamilyFirst("田中　一郎")).toEqual({ firstName: "一郎", lastName: "田中" });
  expect(partsFamilyFirst("佐藤")).toBeNull();
  expect(partsFamilyFirst("Ida Brandt")).toBeNull();
});

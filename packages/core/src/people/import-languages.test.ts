import { expect, it } from "vitest";
import { readLanguage } from "./import-languages.rules.ts";

it.each([
  ["de", "de"],
  ["pt_BR", "pt-BR"],
  ["EN-gb", "en-GB"],
  ["Deutsch", "de"],
  ["allemand", "de"],
  ["Français", "fr"],
  ["francais", "fr"],
  ["日本語", "ja"],
  ["中文", "zh"],
  ["العربية", "ar"],
  ["Klingon", null],
  ["vegan", null],
  ["", null],
])("a list's language %s is %s", (text, tag) => {
  expect(readLanguage(text)).toBe(tag);
});

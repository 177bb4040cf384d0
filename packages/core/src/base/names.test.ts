import { expect, it } from "vitest";
import { firstName } from "./names.rules.ts";

it.each([
  ["Søren Ætterhøi", "Søren"],
  ["  Ida   Brandt ", "Ida"],
  ["Cher", "Cher"],
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

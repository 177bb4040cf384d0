import { expect, it } from "vitest";
import { columnsOfLocale } from "./rows.rules.ts";

it("keeps the way a planner's device writes dates, where it is one that is offered", () => {
  expect(columnsOfLocale("en-US")).toEqual({ locale: "en-US" });
  for (const locale of ["en-GB-oxendict", "pt-BR", ""]) expect(columnsOfLocale(locale)).toEqual({});
});

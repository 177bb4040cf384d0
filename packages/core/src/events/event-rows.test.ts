import { expect, it } from "vitest";
import { columnsOfBeginning } from "./event-rows.rules.ts";

it("keeps the way a planner's device writes dates, where it is one that is offered", () => {
  expect(columnsOfBeginning({ locale: "en-US" })).toEqual({ locale: "en-US" });
  for (const locale of ["en-GB-oxendict", "pt-BR", ""])
    expect(columnsOfBeginning({ locale })).toEqual({});
});

it("keeps the template an event began with", () => {
  expect(columnsOfBeginning({ locale: "", templateKey: "wedding" })).toEqual({
    template_key: "wedding",
  });
});

import type { Registration } from "@jubilee/core/people/registrations.types";
import { expect, it } from "vitest";
import { byAnswer } from "./byAnswer.rules.ts";

it("nobody is told to be on the list before they have answered", () => {
  const lines = [{ answer: "yes" }, { answer: null }, { answer: "no" }] as Registration[];
  const [answered, invited] = byAnswer(lines);
  expect(answered.map(({ answer }) => answer)).toEqual(["yes", "no"]);
  expect(invited.map(({ answer }) => answer)).toEqual([null]);
});

import { expect, test } from "vitest";
import { accountOf, nameToTake, planWith } from "./account-words.rules.ts";

test("an account that is called like its owner is not named a second time", () => {
  expect(planWith("Ayşe Yılmaz", "Ayşe Yılmaz")).toBe("plan together");
  expect(planWith("Hartwell Reunions", "Ayşe Yılmaz")).toBe("plan with Hartwell Reunions");
  expect(accountOf("Ayşe Yılmaz", "Ayşe Yılmaz ")).toBe("their account");
  expect(accountOf("Hartwell Reunions", "Ayşe Yılmaz")).toBe("the account Hartwell Reunions");
});

test("who takes an account over is offered their own name for the old owner's", () => {
  expect(nameToTake("Ayşe Yılmaz", "Ayşe Yılmaz", "Deniz Kaya")).toBe("Deniz Kaya");
  expect(nameToTake("Hartwell Reunions", "Ayşe Yılmaz", "Deniz Kaya")).toBe("Hartwell Reunions");
});

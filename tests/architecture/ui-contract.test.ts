import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contractFile, uiContract } from "./ui-contract.ts";

it("the library keeps the contract that was reviewed", () => {
  const contract = uiContract();
  expect(contract.split("\n").length).toBeGreaterThan(400);
  expect(
    contract,
    "The props of a component changed. When that is meant, run `node tests/architecture/ui-contract.ts` and read the diff of packages/ui/contract.txt.",
  ).toBe(readFileSync(contractFile, "utf8"));
});

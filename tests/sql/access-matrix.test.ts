import { expect, it } from "vitest";
import { drawAccessMatrices, readAccessMatrices } from "./access-matrix.ts";
import { readingBackend } from "../support/reading-backend.ts";

it("is the access matrix that was agreed on, area by area", async () => {
  const backend = await readingBackend();
  const drawn = await drawAccessMatrices(backend);
  expect(drawn, "run node tests/sql/access-matrix.ts and look at the difference").toEqual(
    readAccessMatrices(),
  );
});

import { readFileSync } from "node:fs";
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { expect, it } from "vitest";
import { drawAccessMatrix, matrixPath } from "./access-matrix.ts";

it("is the access matrix that was agreed on", async () => {
  const backend = await openTestBackend();
  try {
    const drawn = await drawAccessMatrix(backend);
    expect(drawn, "run node tests/sql/access-matrix.ts and look at the difference").toBe(
      readFileSync(matrixPath, "utf8"),
    );
  } finally {
    await backend.close();
  }
});

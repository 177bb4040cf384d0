import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { OpenBackend } from "@jubilee/backend/backend.types";
import { createTap, type Tap } from "@jubilee/backend/database/tap";
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

const folder = fileURLToPath(new URL("../../supabase/tests/", import.meta.url));
const files = readdirSync(folder)
  .filter((name) => name.endsWith(".sql"))
  .toSorted();
const postgresUrl = inject("postgresUrl");

const databases = [
  { name: "PGlite", address: null, isHere: true },
  { name: "PostgreSQL", address: postgresUrl, isHere: postgresUrl !== null },
].filter(({ isHere }) => isHere);

describe.each(databases)("SQL on $name", ({ address }) => {
  let backend: OpenBackend;
  let tap: Tap;
  beforeAll(async () => {
    backend = await openTestBackend({ postgres: address });
    tap = createTap(backend);
    await tap.install();
  });
  afterAll(() => backend.close());

  it.each(files)("%s", async (file) => {
    const lines = await tap.run(readFileSync(folder + file, "utf8"));
    const planned = Number(lines.find((line) => line.startsWith("1.."))?.slice(3));
    const passed = lines.filter((line) => line.startsWith("ok")).length;
    expect(failures(lines), lines.join("\n")).toEqual([]);
    expect(passed).toBe(planned);
  });
});

/** The failed assertions with the diagnostics that follow them. */
function failures(lines: string[]): string[] {
  return lines.filter(
    (line, index) =>
      line.startsWith("not ok") ||
      (line.startsWith("#") && lines.slice(0, index).some((before) => before.startsWith("not ok"))),
  );
}

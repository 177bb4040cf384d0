import type { OpenBackend } from "@jubilee/backend/backend.types";
import { createTap, type Tap } from "@jubilee/backend/database/tap";
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { sqlFiles } from "../support/sql-files.ts";

const postgresUrl = inject("postgresUrl");

const databases = [
  { name: "PGlite" as const, address: null, isHere: true },
  { name: "PostgreSQL" as const, address: postgresUrl, isHere: postgresUrl !== null },
]
  .filter(({ isHere }) => isHere)
  .map((database) => ({ ...database, files: sqlFiles(database.name, postgresUrl !== null) }));

describe.each(databases)("SQL on $name", ({ address, files }) => {
  let backend: OpenBackend;
  let tap: Tap;
  beforeAll(async () => {
    backend = await openTestBackend({ postgres: address });
    tap = createTap(backend);
    await tap.install();
    for (const { text } of files.filter(({ isGround }) => isGround)) await check(text);
  });
  afterAll(() => backend.close());

  const check = async (text: string): Promise<void> => {
    const lines = await tap.run(text);
    const planned = Number(lines.find((line) => line.startsWith("1.."))?.slice(3));
    const passed = lines.filter((line) => line.startsWith("ok")).length;
    expect(failures(lines), lines.join("\n")).toEqual([]);
    expect(passed).toBe(planned);
  };

  it.each(files.filter(({ isGround }) => !isGround))("$name", async ({ text }) => {
    expect.hasAssertions();
    await check(text);
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

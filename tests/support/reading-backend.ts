import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OpenBackend } from "@jubilee/backend/backend.types";
import { openBackend } from "@jubilee/backend/database/open-backend";

let shared: Promise<OpenBackend> | undefined;

/**
 * A migrated PGlite that nothing has been written to, and nothing can be: one for all files of a
 * worker, because opening one costs more than most of what is asked of it. It ends with the worker,
 * and its folder with the run.
 */
export function readingBackend(): Promise<OpenBackend> {
  shared ??= open();
  return shared;
}

async function open(): Promise<OpenBackend> {
  const backend = await openBackend(
    {
      dataDir: mkdtempSync(join(tmpdir(), "jubilee-reading-")),
      databaseUrl: null,
      siteUrl: "http://127.0.0.1:4400",
      redirectAllowList: [],
      mode: "test",
    },
    { testsItself: false },
  );
  await backend.query("set default_transaction_read_only = on");
  return backend;
}

import { spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BackendOptions } from "@jubilee/backend/backend.types";
import { countRows } from "@jubilee/backend/backup/try-backup";
import { createBucketFiles, putInBucket } from "@jubilee/backend/front/storage/bucket-files";
import type { FileBucket } from "@jubilee/backend/front/storage/bucket.types";
import { rotationSteps } from "@jubilee/backend/keys/key-rotation";
import {
  makeSecrets,
  rotationNote,
  sharedSecrets,
  sharedText,
} from "@jubilee/backend/database/secrets";
import { openBackend } from "@jubilee/backend/database/open-backend";
import { createTestDatabase, type TestDatabase } from "@jubilee/backend/database/test-database";
import { keptMessageSeal } from "@jubilee/backend/mail/kept-messages";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { shortLived } from "../../support/scratch.ts";
import { isLongRun } from "../../support/tempo.ts";
import { layDemo } from "../../support/demo-folder.ts";
import { startBucketServer } from "../support/bucket-server.ts";
import { stepOf } from "../support/deployment-pages.ts";
import { fillDemo } from "../support/product-server.ts";

const postgresUrl = inject("postgresUrl");
const command = fileURLToPath(
  new URL("../../../packages/backend/src/commands/jubilee.ts", import.meta.url),
);
const folder = mkdtempSync(join(tmpdir(), "jubilee-moving-"));
const source = join(folder, "source");
const databases: TestDatabase[] = [];
/** A file, as storage names the version of one. */
const picture = "0f3a2f8e-1d1c-4f0b-9a53-7e1f6b1c2d3e";
const kept = "7c1d8a52-4b0e-4a3f-8d5e-2f9b6c0a1e4d";
const bucketSettings = ({ endpoint, name, keyId, secretKey }: FileBucket) => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: name,
  S3_ACCESS_KEY_ID: keyId,
  S3_SECRET_ACCESS_KEY: secretKey,
});
const fileOf = (version: string): string => join("files", version.slice(0, 2), version);

const optionsFor = (dataDir: string, databaseUrl: string | null = null): BackendOptions => ({
  dataDir,
  databaseUrl,
  siteUrl: "http://127.0.0.1:4400",
  redirectAllowList: [],
  mode: "test",
});

/** Runs `jubilee …` with the settings of a place until it ends. */
function jubilee(parameters: string[], environment: Record<string, string>) {
  return new Promise<{ code: number | null; said: string }>((resolve, reject) => {
    const env = { ...process.env, ENV_FILE: "none", DATABASE_URL: "", ...environment };
    const child = spawn(process.execPath, [...shortLived, command, ...parameters], { env });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => void (said += chunk.toString()));
    }
    child.on("error", reject);
    child.on("exit", (code) => resolve({ code, said: said.trim() }));
  });
}

beforeAll(async () => {
  await layDemo(source, fillDemo);
  const backend = await openBackend(optionsFor(source));
  const sealed = keptMessageSeal(backend.secrets).close({
    kind: "text",
    message: { to: "+4915112345678", text: "Your code" },
  });
  await backend.query(
    `insert into auth_front.kept_messages (id, sealed, try_at, good_until)
     values (gen_random_uuid(), $1, now(), now() + interval '1 hour')`,
    [sealed],
  );
  await backend.close();
  mkdirSync(join(source, "files", picture.slice(0, 2)), { recursive: true });
  writeFileSync(join(source, fileOf(picture)), "a picture");
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await Promise.all(databases.map((database) => database.drop()));
});

/** A step with what stands before its command; its folders are the test's. */
function commandOf(step: string): { environment: Record<string, string>; words: string[] } {
  const [, before = "", typed = ""] = /^(.*?)npx jubilee (.+)$/.exec(step) ?? [];
  const set = before
    .trim()
    .split(" ")
    .filter(Boolean)
    .map((pair) => pair.split("=") as [string, string]);
  const here = (path: string): string => path.replace(/^\/(?:var|srv)\//, `${folder}/`);
  return {
    environment: Object.fromEntries(set.map(([name, value]) => [name, here(value)])),
    words: typed.split(" ").map(here),
  };
}

test("backing up, trying, restoring and the upgrade's rehearsal run as the pages say", async () => {
  mkdirSync(join(folder, "backups"));
  const said: string[] = [];
  const steps = [
    stepOf("npx jubilee backup /var"),
    stepOf("npx jubilee backup try"),
    stepOf("JUBILEE_DATA_DIR=/srv/new-data npx jubilee restore"),
    stepOf("npx jubilee upgrade"),
  ];
  for (const { environment, words } of steps.map(commandOf)) {
    // Each stands on the one before it.
    // oxlint-disable-next-line no-await-in-loop
    const { code, said: answer } = await jubilee(words, {
      JUBILEE_DATA_DIR: source,
      ...environment,
    });
    expect({ words, code, answer }).toMatchObject({ code: 0 });
    said.push(answer.replaceAll(folder, "").replace(/\d+/g, "0"));
  }
  expect(said).toEqual([
    "Backup written to /backups/jubilee-today",
    "It was restored: 0 tables with 0 rows were read to their end.",
    expect.stringMatching(/^The backup of .* is in \/new-data$/),
    "Release 0.0.0 needs no migration; nothing would change.",
  ]);
});

test("the keys are shown, and the files sent to a bucket, as the page says", async () => {
  const wordsOf = (step: string) => step.split(" ").slice(2);
  const shown = await jubilee(wordsOf(stepOf("npx jubilee keys show")), {
    JUBILEE_DATA_DIR: source,
  });
  const keys = sharedSecrets(shown.said.replace("JUBILEE_SECRETS=", ""));
  expect(keys).toEqual(JSON.parse(readFileSync(join(source, "secrets.json"), "utf8")));
  const store = await startBucketServer();
  try {
    const sent = await jubilee(wordsOf(stepOf("npx jubilee files send")), {
      JUBILEE_DATA_DIR: source,
      ...bucketSettings(store.bucket),
    });
    expect(sent.said).toMatch(/^\d+ files are in jubilee-files; start the server\.$/);
    const files = createBucketFiles(store.bucket);
    expect(await (await files.read(picture))?.text()).toBe("a picture");
  } finally {
    await store.close();
  }
});

test("keys are made anew: what was closed with the old ones opens with the new, and sessions are over", async () => {
  const place = join(folder, "rotated");
  cpSync(source, place, { recursive: true });
  const before = readFileSync(join(place, "secrets.json"), "utf8");
  const rotated = await jubilee(["keys", "rotate"], { JUBILEE_DATA_DIR: place });
  expect(rotated).toEqual({
    code: 0,
    said: "The keys are new; start the server. Everybody signs in again, and devices have to allow notifications again.",
  });
  expect(readFileSync(join(place, "secrets.json"), "utf8")).not.toBe(before);
  expect(readFileSync(join(place, "secrets.json.old"), "utf8")).toBe(before);
  const backend = await openBackend(optionsFor(place));
  try {
    const [kept] = await backend.query<{ sealed: string }>(
      "select sealed from auth_front.kept_messages",
    );
    expect(keptMessageSeal(backend.secrets).open(kept?.sealed ?? "")).toMatchObject({
      message: { text: "Your code" },
    });
    expect(await backend.query("select 1 from auth.sessions")).toEqual([]);
  } finally {
    await backend.close();
  }
});

// The last leaves most to be done; the others in the long run.
const brokenOff = rotationSteps.map((_step, place) => place + 1).slice(isLongRun ? 0 : -1);
test.each(brokenOff)(
  "keys whose change broke off after step %d of its files are those that the server starts with, and it ends then",
  async (steps) => {
    const place = join(folder, `broken-off-${steps}`);
    cpSync(source, place, { recursive: true });
    const before = readFileSync(join(place, "secrets.json"), "utf8");
    const fresh = makeSecrets();
    for (const step of rotationSteps.slice(0, steps)) step({ dataDir: place, fresh });
    const textOf = async () => {
      const backend = await openBackend(optionsFor(place));
      try {
        const [kept] = await backend.query<{ sealed: string }>(
          "select sealed from auth_front.kept_messages",
        );
        return keptMessageSeal(backend.secrets).open(kept?.sealed ?? "");
      } finally {
        await backend.close();
      }
    };
    expect(await textOf()).toMatchObject({ message: { text: "Your code" } });
    expect(existsSync(rotationNote(place))).toBe(false);
    const rotated = await jubilee(["keys", "rotate"], {
      JUBILEE_DATA_DIR: place,
      JUBILEE_SECRETS: sharedText(JSON.parse(before)),
    });
    expect(rotated).toMatchObject({ code: 0 });
    expect([before, JSON.stringify(fresh, null, 2)]).not.toContain(
      readFileSync(join(place, "secrets.json"), "utf8").trim(),
    );
    expect(await textOf()).toMatchObject({ message: { text: "Your code" } });
  },
);

test("a place with something in it is not moved into", async () => {
  const full = join(folder, "full");
  mkdirSync(full);
  writeFileSync(join(full, "note.txt"), "mine");
  expect(await jubilee(["move", full], { JUBILEE_DATA_DIR: source })).toEqual({
    code: 1,
    said: `${full} is not empty; name a folder that is missing or empty.`,
  });
});

describe.runIf(postgresUrl !== null)("between the built-in database and PostgreSQL", () => {
  test("every row, file, key and link goes there, and back again in the long run", async () => {
    const database = await createTestDatabase(postgresUrl ?? "", null);
    databases.push(database);
    const there = join(folder, "there");
    const step = stepOf("npx jubilee move")
      .replace("/var/lib/jubilee-postgres", there)
      .replace("postgres://jubilee@db.example.org/jubilee", database.address);
    const store = await startBucketServer();
    const files = createBucketFiles(store.bucket);
    try {
      await putInBucket(store.bucket, kept, new TextEncoder().encode("in the bucket"));
      const moved = await jubilee(step.split(" ").slice(2), {
        JUBILEE_DATA_DIR: source,
        ...bucketSettings(store.bucket),
      });
      expect(moved.said).toMatch(/^\d{4,} rows are there, and \d{2,} links answer as before\. /);
      // Those of a bucket are where they were, for both places.
      expect(await (await files.read(kept))?.text()).toBe("in the bucket");
    } finally {
      await store.close();
    }
    await holdsTheSame(optionsFor(there, database.address));

    // The way back is the same code the other way round, and costs as much again.
    if (!isLongRun) return;
    const back = join(folder, "back");
    const returned = await jubilee(["move", back], {
      JUBILEE_DATA_DIR: there,
      DATABASE_URL: database.address,
    });
    expect(returned.said).toMatch(/^\d{4,} rows are there/);
    await holdsTheSame(optionsFor(back));
  });

  async function holdsTheSame(place: BackendOptions): Promise<void> {
    const [one, other] = [await openBackend(optionsFor(source)), await openBackend(place)];
    try {
      const rows = await countRows(one);
      expect(rows["public.guests"]).toBeGreaterThan(100);
      expect(await countRows(other)).toEqual(rows);
      const hash = `select md5(string_agg(g::text, chr(10) order by g::text)) as hash from public.guests g`;
      expect(await other.query(hash)).toEqual(await one.query(hash));
      expect(other.secrets).toEqual(one.secrets);
      expect(readFileSync(join(place.dataDir, fileOf(picture)), "utf8")).toBe("a picture");
    } finally {
      await one.close();
      await other.close();
    }
  }
});

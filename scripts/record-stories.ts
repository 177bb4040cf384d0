/**
 * `pnpm record:stories [stories]`: shows the portal's screens their stories on a fresh demo and keeps what it
 * answers in `features/<area>/recorded.json`. Needs `pnpm build`. `tests/contract/site/recorded-screens.test.ts`
 * holds the answers against the demo ever after.
 */
import { spawn } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createClient } from "@supabase/supabase-js";
import type { RecordingRun } from "../apps/portal/src/testing/answerScreens.ts";
import type { RecordedPerson, Recording } from "../apps/portal/src/testing/recorded.types.ts";
import { startProduct } from "../tests/support/product.ts";
import { demoSignIns } from "../tests/support/sign-in.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const features = join(root, "apps/portal/src/features");
const collected = join(root, "test-results/recorded");
/** The administrator's own account has nothing in it. */
const signIns = { planner: demoSignIns.planner, newcomer: demoSignIns.admin };

async function signIn(url: string, key: string, name: keyof typeof signIns) {
  const client = createClient(url, key, { auth: { persistSession: false } });
  const { data, error } = await client.auth.signInWithPassword(signIns[name]);
  if (error) throw error;
  const { id, email = "" } = data.user;
  const account = await client.from("accounts").select("id").eq("owner_user_id", id).single();
  if (account.error) throw account.error;
  const person: RecordedPerson = {
    user: { id, email, metadata: data.user.user_metadata },
    account: account.data.id,
  };
  return { name, person, token: data.session.access_token };
}

function runStories(stories: string[], recording: RecordingRun): Promise<number> {
  const command = ["run", "--config", "tests/vitest.stories.config.ts", ...stories];
  const child = spawn("vitest", command, {
    cwd: root,
    env: { ...process.env, VITE_RECORDING: JSON.stringify(recording) },
    stdio: "inherit",
  });
  return new Promise((resolve) => child.on("close", (code) => resolve(code ?? 1)));
}

/** Every area that has stories has a recording, if an empty one, or its stories could not be read. */
function recordingOf(area: string): Recording {
  const file = join(features, area, "recorded.json");
  if (!existsSync(file))
    writeFileSync(file, JSON.stringify({ at: new Date().toISOString(), people: {}, answers: {} }));
  return JSON.parse(readFileSync(file, "utf8"));
}

const chosen = process.argv.slice(2);
const stories = globSync("**/*.stories.tsx", { cwd: features })
  .filter((file) => chosen.length === 0 || chosen.some((part) => file.includes(part)))
  .map((file) => file.replaceAll("\\", "/"));
const areas = [...new Set(stories.map((file) => file.split("/")[0] ?? ""))];
for (const area of areas) recordingOf(area);

const product = await startProduct();
try {
  const secrets: { publishableKey: string } = JSON.parse(
    readFileSync(join(product.dataDir, "secrets.json"), "utf8"),
  );
  const signedIn = await Promise.all(
    (["planner", "newcomer"] as const).map((name) =>
      signIn(product.url, secrets.publishableKey, name),
    ),
  );
  const run: RecordingRun = {
    url: product.url,
    key: secrets.publishableKey,
    at: new Date().toISOString(),
    people: Object.fromEntries(signedIn.map(({ name, person }) => [name, person])),
    tokens: Object.fromEntries(signedIn.map(({ name, token }) => [name, token])),
  };
  rmSync(collected, { recursive: true, force: true });
  mkdirSync(collected, { recursive: true });
  process.exitCode = await runStories(
    areas.map((area) => `features/${area}/`),
    run,
  );
  for (const area of process.exitCode === 0 ? areas : []) {
    const answers: Recording["answers"] = {};
    for (const file of globSync(`${area}.*.json`, { cwd: collected })) {
      const heard: Recording["answers"] = JSON.parse(readFileSync(join(collected, file), "utf8"));
      for (const [person, some] of Object.entries(heard))
        answers[person] = { ...answers[person], ...some };
    }
    const recording: Recording = { at: run.at, people: run.people, answers };
    writeFileSync(join(features, area, "recorded.json"), `${JSON.stringify(recording, null, 2)}\n`);
    console.log(`${area}: ${Object.values(answers).flatMap(Object.keys).length} answers`);
  }
} finally {
  await product.stop();
}

import type { App } from "@supabase/lite";
import type { Secrets } from "../backend.types.ts";
import { assertRowSecurity, grantsFingerprint } from "./grants.ts";
import type { Owner } from "./owner.ts";
import { isSessionContextBound } from "./session-context.ts";
import { StartError } from "./start-error.ts";

/** What the test looks at. */
export interface Subject {
  app: App;
  owner: Owner;
  secrets: Secrets;
}

/**
 * Asks the freshly opened backend what must never be answered otherwise, and refuses to start
 * on a surprise: lite is young, and a new version may behave differently.
 *
 * @throws {StartError} naming the first surprise
 */
export async function selfTest({ app, owner, secrets }: Subject): Promise<void> {
  await assertRowSecurity(owner);
  const before = await grantsFingerprint(owner);

  const ask = async (path: string, headers: Record<string, string>): Promise<Response> =>
    app.fetch(new Request(`http://self-test.invalid${path}`, { headers }), { peerAddress: null });
  const probe = "/rest/v1/rpc/backend_self_test";
  const keyless = await ask(probe, {});
  expect(keyless.status === 401, `a request without a key was answered ${keyless.status}`);
  const forged = await ask(probe, { apikey: "sb_publishable_forged" });
  expect(forged.status === 401, `a request with a forged key was answered ${forged.status}`);
  const keyed = await ask(probe, { apikey: secrets.publishableKey });
  expect(keyed.status === 404, `a call of an unknown function was answered ${keyed.status}`);

  const [row] = await owner.query<{ moment: string; path: string }>(
    "select now() as moment, current_setting('search_path') as path",
  );
  expect(/^\d{4}-\d\d-\d\dT.*\d\d:\d\d$/.test(row?.moment ?? ""), "instants are not ISO 8601");
  expect(row?.path.includes("extensions") === true, "the schema extensions is not searched");
  expect(isSessionContextBound(app.connection), "row level security is not in force");
  const after = await grantsFingerprint(owner);
  expect(before === after, "the first request changed who may do what");
}

function expect(isAsExpected: boolean, surprise: string): void {
  if (isAsExpected) return;
  throw new StartError(
    `The embedded backend refuses to start because ${surprise}; install the exact versions of the lockfile (pnpm install --frozen-lockfile).`,
  );
}

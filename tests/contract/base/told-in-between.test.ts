import type { OpenBackend } from "@jubilee/backend/backend.types";
import { currentCall, duringCall } from "@jubilee/backend/database/lite-call";
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import type { Caller } from "@jubilee/backend/front/callers";
import { asCaller } from "@jubilee/backend/front/sql";
import { listenTo } from "@jubilee/backend/realtime/listening";
import { afterAll, beforeAll, expect, test } from "vitest";

const who = "select current_user || ' ' || coalesce(auth.uid()::text, 'nobody') as who";

const somebody: Caller = {
  role: "authenticated",
  userId: "00000000-0000-4000-8000-000000000001",
  sessionId: null,
  claims: null,
};
const nobody: Caller = { role: "anon", userId: null, sessionId: null, claims: null };

let backend: OpenBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

/** Who the database says is asking, asked a few times in one transaction. */
const asked = (caller: Caller): Promise<string[]> =>
  asCaller(backend, caller, async (run) => {
    const said: string[] = [];
    for (let time = 0; time < 5; time += 1)
      said.push(...(await run<{ who: string }>(who)).map((row) => row.who));
    return [...new Set(said)];
  });

test("what is read because of a change runs beside nobody else's request, and in nobody's name", async () => {
  const because: Promise<string[]>[] = [];
  const names: unknown[] = [];
  const stop = await listenTo(backend, "something", () => {
    names.push(currentCall());
    because.push(asked(somebody));
  });

  const call = () => ({ claims: { role: "anon" }, sessionId: null, standing: null });
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, place) => {
      await duringCall(call(), () => backend.query(`select pg_notify('something', '${place}')`));
      return asked(nobody);
    }),
  );
  await expect.poll(() => because.length).toBe(20);
  const read = await Promise.all(because);
  await stop();

  expect(new Set(read.flat())).toEqual(new Set([`authenticated ${somebody.userId}`]));
  expect(new Set(answers.flat())).toEqual(new Set(["anon nobody"]));
  expect(new Set(names)).toEqual(new Set([null]));
});

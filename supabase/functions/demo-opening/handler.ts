import { findDemo } from "@jubilee/core/events/demos.rules";
import type { Demo, OpenedDemo } from "@jubilee/core/events/demos.types";
import { askSql } from "../_shared/ask-sql.ts";
import { makeSandbox } from "../_shared/demos/make-sandbox.ts";
import type { Deps } from "../_shared/deps.types.ts";
import { readFields } from "../_shared/fields.ts";
import { requireWithin, visitorKey } from "../_shared/limits.ts";
import { Refusal } from "../_shared/refusal.ts";
import { forPortal, json } from "../_shared/respond.ts";

/** An hour's look at all twelve, and at some of them twice. */
const demosPerVisitor = { max: 24, windowMs: 60 * 60_000 };

/** With what asks again for those who stand in line. */
const askedPerVisitor = { max: 240, windowMs: 60 * 60_000 };

/** What is made while somebody waits takes the database half a second: so many a minute, for all together. */
const madeAtOnce = { max: 24, windowMs: 60_000 };

/** No more than so many are made at the same time: the others hear at once that they have to wait. */
const mostMaking = 2;
let making = 0;

/** Whose turn has not come asks again by itself: it says so by its code, and costs nobody a look. */
const allOut = () =>
  new Refusal(
    "conflict",
    "All copies of this demo are with somebody just now. The next ones are ready in a minute or two.",
    null,
    429,
  );

/** As many stand in line for the database: more than there are copies ready, and fewer than it would be slowed by. */
const mostInLine = 40;
let inLine = 0;

/**
 * `{demo}`: a sandbox of one's own, without an account, for a day. One that stands ready, else made at
 * once. With `{demo, ahead: true}` somebody reads what the demo is: one is made ready for them where
 * none stands, and given to nobody yet.
 */
export const handle = forPortal(async (request, deps) => {
  if (request.method !== "POST") throw new Refusal("not_allowed", "Ask for a demo.", null, 405);
  const { demo: name, ahead } = await readFields(request);
  const visitor = visitorKey(deps.peerAddress);
  await requireWithin(deps, `demo-asked:${visitor}`, askedPerVisitor);
  const demo = findDemo(typeof name === "string" ? name : "");
  if (!demo) throw new Refusal("not_found", "There is no such demo.");
  if (inLine >= mostInLine) throw allOut();
  inLine += 1;
  try {
    if (ahead === true) {
      await requireWithin(deps, `demo-ahead:${visitor}`, demosPerVisitor);
      return json({ isReady: await makeReady(deps, demo) });
    }
    return json(await openDemo(deps, demo, visitor), 201);
  } finally {
    inLine -= 1;
  }
});

const isOneReady = async (deps: Deps, demo: Demo): Promise<boolean> =>
  (await askSql(deps, "has_ready_sandbox", { demo_param: demo.name })).isReady;

/** Whether one stands ready now. What is made ahead counts among what is made at once. */
async function makeReady(deps: Deps, demo: Demo): Promise<boolean> {
  if (await isOneReady(deps, demo)) return true;
  return makeNow(deps, demo, async () => undefined);
}

/** Makes one while somebody waits, if that may be; `isAsked` refuses who may not have another. */
async function makeNow(deps: Deps, demo: Demo, isAsked: () => Promise<void>): Promise<boolean> {
  if (making >= mostMaking) return false;
  making += 1;
  try {
    if (!(await deps.limit("demo:made", madeAtOnce)).allowed) return false;
    await isAsked();
    await makeSandbox(deps, demo);
    return true;
  } finally {
    making -= 1;
  }
}

/** Only what opens counts as one of the visitor's looks. */
async function openDemo(deps: Deps, demo: Demo, visitor: string): Promise<OpenedDemo> {
  const count = () => requireWithin(deps, `demo:${visitor}`, demosPerVisitor);
  if (await isOneReady(deps, demo)) await count();
  else if (!(await makeNow(deps, demo, count))) throw allOut();
  const opened = await askSql(deps, "open_sandbox", { demo_param: demo.name });
  // Somebody was faster.
  if ("none" in opened) throw allOut();
  return opened;
}

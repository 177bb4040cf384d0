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

/** What is made while somebody waits takes the database half a second: so many a minute, for all together. */
const madeAtOnce = { max: 12, windowMs: 60_000 };

const allOut =
  "All copies of this demo are with somebody just now. The next ones are ready in a minute or two.";

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
  const kind = ahead === true ? "demo-ahead" : "demo";
  await requireWithin(deps, `${kind}:${visitorKey(deps.peerAddress)}`, demosPerVisitor);
  const demo = findDemo(typeof name === "string" ? name : "");
  if (!demo) throw new Refusal("not_found", "There is no such demo.");
  if (inLine >= mostInLine) throw new Refusal("too_many_requests", allOut);
  inLine += 1;
  try {
    if (ahead === true) return json({ isReady: await makeReady(deps, demo) });
    return json(await openDemo(deps, demo), 201);
  } finally {
    inLine -= 1;
  }
});

/** Whether one stands ready now. What is made ahead counts among what is made at once. */
async function makeReady(deps: Deps, demo: Demo): Promise<boolean> {
  const { isReady } = await askSql(deps, "has_ready_sandbox", { demo_param: demo.name });
  if (isReady) return true;
  const { allowed } = await deps.limit("demo:made", madeAtOnce);
  if (allowed) await makeSandbox(deps, demo);
  return allowed;
}

async function openDemo(deps: Deps, demo: Demo): Promise<OpenedDemo> {
  const opened = await takeReady(deps, demo.name);
  if (opened) return opened;
  const { allowed } = await deps.limit("demo:made", madeAtOnce);
  if (!allowed) throw new Refusal("too_many_requests", allOut);
  await makeSandbox(deps, demo);
  const made = await takeReady(deps, demo.name);
  if (!made) throw new Refusal("unavailable", "Somebody was faster. Try again in a moment.");
  return made;
}

async function takeReady(deps: Deps, name: string): Promise<OpenedDemo | null> {
  const opened = await askSql(deps, "open_sandbox", { demo_param: name });
  return "none" in opened ? null : opened;
}

import { chosenOf } from "@jubilee/core/account/rights.rules";
import { createRightsApi } from "@jubilee/core/account/rights.api";
import type { Planner } from "@jubilee/core/account/planner.api";
import type { Portal } from "../portal/portal.types.ts";
import { queryClientOf } from "./queryClientOf.ts";

/** Whoever works for somebody else hears within this time that they no longer do. */
const lookEveryMs = 30_000;

/**
 * Keeps what the person may do, and where: read at once, again when the page is looked at again,
 * and every half minute while somebody else's account is among them. What changes empties what was
 * read before. Returns how to stop it.
 */
export function followRights(portal: Portal, planner: Planner, userId: string): () => void {
  const { auth, standing, report } = portal;
  const api = createRightsApi(planner.client);
  let known = "";

  const tellPlan = () => {
    const { rights } = standing.getState();
    const account = rights && chosenOf(rights);
    const own = planner.subscription.effectivePlan();
    standing.setState({ plan: account && !account.isOwn ? account.plan : own });
  };
  const look = async () => {
    const answer = await api.mine();
    if (auth.getState().user?.id !== userId) return;
    if (!answer.ok) {
      report(answer.error);
      return;
    }
    const text = JSON.stringify(answer.value);
    if (text === known) return;
    const isFirst = known === "";
    known = text;
    standing.setState({ rights: answer.value });
    // The own plan is told by the subscription, once that is read.
    if (!isFirst || chosenOf(answer.value)?.isOwn === false) tellPlan();
    // What was taken away is not shown any longer, and what came is read.
    if (!isFirst) await queryClientOf(userId).resetQueries();
  };
  const lookNow = () => void look().catch(report);
  const lookWhenSeen = () => {
    if (document.visibilityState === "visible") lookNow();
  };
  const timer = setInterval(() => {
    if (standing.getState().rights?.some(({ isOwn }) => !isOwn)) lookNow();
  }, lookEveryMs);
  document.addEventListener("visibilitychange", lookWhenSeen);
  globalThis.addEventListener(rightsChanged, lookNow);
  const stopPlan = planner.subscription.subscribe(tellPlan);
  lookNow();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", lookWhenSeen);
    globalThis.removeEventListener(rightsChanged, lookNow);
    stopPlan();
    const { rights: _rights, ...rest } = standing.getState();
    standing.setState(rest, true);
  };
}

const rightsChanged = "jubilee:rights";

/** Reads anew what the person may do: they joined a team, left one, or chose another account. */
export function readRightsAgain(): void {
  globalThis.dispatchEvent(new Event(rightsChanged));
}

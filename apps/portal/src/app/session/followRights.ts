import { chosenOf } from "@jubilee/core/account/rights.rules";
import { createRightsApi } from "@jubilee/core/account/rights.api";
import type { AccountRights } from "@jubilee/core/account/rights.types";
import type { Planner } from "@jubilee/core/account/planner.api";
import { CallError } from "@jubilee/core/base/result.rules";
import type { QueryCacheNotifyEvent } from "@tanstack/react-query";
import type { LostWork, Portal } from "../portal/portal.types.ts";
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
    const lost = lostOf(standing.getState().rights ?? [], answer.value, location.pathname);
    standing.setState({ rights: answer.value, ...(lost && { lost }) });
    // The own plan is told by the subscription, once that is read.
    if (!isFirst || chosenOf(answer.value)?.isOwn === false) tellPlan();
    // What was taken away is not shown any longer, and what came is read.
    if (!isFirst) await queryClientOf(userId).resetQueries();
  };
  let lookedAt = 0;
  const lookNow = () => {
    lookedAt = Date.now();
    void look().catch(report);
  };
  const worksElsewhere = () => standing.getState().rights?.some(({ isOwn }) => !isOwn) === true;
  // Of whoever was taken off, the next list is empty and the next record missing: it may be that.
  const stopReads = queryClientOf(userId)
    .getQueryCache()
    .subscribe((event) => {
      if (isBare(event) && worksElsewhere() && Date.now() - lookedAt > lookAgainMs) lookNow();
    });
  const lookWhenSeen = () => {
    if (document.visibilityState === "visible") lookNow();
  };
  const timer = setInterval(() => {
    if (worksElsewhere()) lookNow();
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
    stopReads();
    const { rights: _rights, lost: _lost, ...rest } = standing.getState();
    standing.setState(rest, true);
  };
}

/** So soon after a look nothing new is expected of what is missing or empty. */
const lookAgainMs = 3_000;

/** Whether a read has found nothing, or that what it asked for is not there. */
function isBare({ type, ...rest }: QueryCacheNotifyEvent): boolean {
  if (type !== "updated" || !("action" in rest)) return false;
  const { action } = rest;
  if (action.type === "error")
    return action.error instanceof CallError && action.error.failure.code === "not_found";
  if (action.type !== "success") return false;
  const data: unknown = action.data;
  const rows: unknown = Array.isArray(data) ? data : Object(data).rows;
  return data === null || (Array.isArray(rows) && rows.length === 0);
}

/** Where somebody worked before and works no more: an account, or events of one. */
function lostOf(
  before: readonly AccountRights[],
  now: readonly AccountRights[],
  path: string,
): LostWork | null {
  for (const { accountId, name, isOwn, eventIds } of before) {
    const kept = now.find((one) => one.accountId === accountId);
    if (!kept && !isOwn) return { name, isEvent: false, path };
    const narrower = kept?.eventIds?.length ?? Infinity;
    if (kept && narrower < (eventIds?.length ?? Infinity)) return { name, isEvent: true, path };
  }
  return null;
}

const rightsChanged = "jubilee:rights";

/** Reads anew what the person may do: they joined a team, left one, or chose another account. */
export function readRightsAgain(): void {
  globalThis.dispatchEvent(new Event(rightsChanged));
}

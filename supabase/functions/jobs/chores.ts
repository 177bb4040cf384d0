import type { Deps } from "../_shared/deps.types.ts";
import { isFields } from "../_shared/fields.ts";
import { applyPaymentEvent } from "../_shared/payments/apply-event.ts";
import { askForRefund, readOpenRefund } from "../_shared/payments/refunds.ts";
import { sendPlannerNotices } from "./planner-notices.ts";
import { chargeGifts } from "./gift-charges.ts";
import { renewPlans } from "./renewals.ts";

/** What recurs: each chore stands for itself, so that one that fails holds up no other. */
export async function doChores(deps: Deps): Promise<void> {
  for (const chore of [
    expireHolds,
    expireBookings,
    offerPlaces,
    fillActivities,
    lookUpPayments,
    repeatRefunds,
    renewPlans,
    chargeGifts,
    sendPlannerNotices,
    deleteAccounts,
    cleanUp,
  ]) {
    try {
      await chore(deps);
    } catch (error) {
      deps.log("A recurring chore failed and will be tried again.", error);
    }
  }
}

async function expireHolds(deps: Deps): Promise<void> {
  await deps.callSql("expire_holds", {});
}

/** Ends holds of venues whose time ran out, and has their planners told. */
async function expireBookings(deps: Deps): Promise<void> {
  await deps.callSql("expire_venue_holds", {});
}

/** Offers what is free to those who wait: also what more capacity made free. */
async function offerPlaces(deps: Deps): Promise<void> {
  await deps.callSql("offer_all_waitlist_places", {});
}

/** Moves lines of activities on where it could not be done at once. */
async function fillActivities(deps: Deps): Promise<void> {
  await deps.callSql("fill_activities", {});
}

/** Asks the provider about payments that no webhook told of. */
async function lookUpPayments(deps: Deps): Promise<void> {
  for (const asked of await listOf(deps, "list_open_payments")) {
    if (!isFields(asked) || asked["provider"] !== deps.payments.name) continue;
    const event = await deps.payments.lookUp(String(asked["providerRef"]));
    if (event) await applyPaymentEvent(deps, event);
  }
}

async function repeatRefunds(deps: Deps): Promise<void> {
  for (const noted of await listOf(deps, "list_open_refunds")) {
    const refund = readOpenRefund(noted);
    if (refund?.provider === deps.payments.name) await askForRefund(deps, refund);
  }
}

/** People who asked to leave, once their day has come. */
async function deleteAccounts(deps: Deps): Promise<void> {
  await deps.callSql("delete_due_accounts", {});
}

/** Forgets what has served its time: keys of old submits, finished jobs. */
async function cleanUp(deps: Deps): Promise<void> {
  await deps.callSql("clean_up", {});
}

async function listOf(deps: Deps, name: string): Promise<unknown[]> {
  const list = await deps.callSql(name, {});
  if (!Array.isArray(list)) throw new Error(`${name} did not answer with a list`);
  return list;
}

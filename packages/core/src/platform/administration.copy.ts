import type { AdminRight } from "./administration.types.ts";

/** What each right lets an administrator change. */
export const rightsCopy: Readonly<Record<AdminRight, { label: string; help: string }>> = {
  users: { label: "Users", help: "Plans, trials, suspensions and sign-outs." },
  content: { label: "Content", help: "Suspend share links and let them open again." },
  system: { label: "System", help: "Put failed work back into the queue, switch features off." },
  administrators: { label: "Administrators", help: "Appoint administrators and change rights." },
};

/** How long a suspended account's data stays at least. Source: features F38. */
export const suspensionKeepsDays = 30;

/** What administrators did, in words; other actions are shown as they are stored. */
export const stepsCopy: Readonly<Record<string, string>> = {
  "plan.applied": "Plan set",
  "trial.extended": "Trial extended",
  "accounts.suspended": "Suspended",
  "accounts.restored": "Restored",
  "users.viewed": "Account looked at",
  "users.view_ended": "Look ended",
  "sessions.ended": "Signed out everywhere",
  "administrators.insert": "Made an administrator",
  "administrators.update": "Rights changed",
  "administrators.delete": "Rights taken away",
  "share_links.suspended": "Link suspended",
  "share_links.unsuspended": "Link open again",
  "features.on": "Feature switched on",
  "features.administrators": "Feature for administrators only",
  "features.off": "Feature switched off",
  "jobs.retried": "Work queued again",
};

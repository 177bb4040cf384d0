import type { CallFailure } from "@jubilee/core/result/types";

/** The article about a screen, by the beginning of its address; the first that fits counts. */
const articlesByPath: readonly (readonly [pattern: RegExp, slug: string])[] = [
  [/^\/(create-event|setup-event)/, "first-event"],
  [/^\/edit-event/, "edit-cancel"],
  [/^\/event-details\/[^/]+\/import/, "import-guests"],
  [/^\/(event-details|events|manage-events)/, "first-event"],
  [/^\/rsvp/, "answers"],
  [/^\/(directory|profiles)/, "guest-list"],
  [/^\/(ticket-management|pro\/attendance)/, "sell-tickets"],
  [/^\/payments/, "orders"],
  [/^\/(account|account-settings|settings)$/, "account-settings"],
  [/^\/(login|signup|signup-simple|forgot-password|reset-password)/, "signing-in"],
  [/^\/(pricing|billing|account\/)/, "plans"],
  [/^\/(security|security-center)$/, "security-center"],
  [/^\/support/, "asking-us"],
  [/^\/dashboard/, "find-your-way"],
  [/^\/admin/, "running-an-installation"],
  [/^\/(testing-dashboard|\w+-plan-testing)/, "running-an-installation"],
];

/** The slug of the article about a page, or null. */
export function articleOfPath(pathname: string): string | null {
  return articlesByPath.find(([pattern]) => pattern.test(pathname))?.[1] ?? null;
}

const articlesByFailure: Readonly<Record<CallFailure["code"], string>> = {
  not_found: "not-allowed",
  not_allowed: "not-allowed",
  plan_required: "premium-feature",
  invalid_input: "form-not-right",
  conflict: "changed-meanwhile",
  too_many_requests: "too-many-tries",
  signed_out: "session-ended",
  offline: "no-connection",
  unavailable: "no-connection",
};

/** The slug of the article about an error message. */
export function articleOfFailure(code: CallFailure["code"]): string {
  return articlesByFailure[code];
}

/** Every slug that the product links to; a test holds that each article exists. */
export const linkedArticles: readonly string[] = [
  ...articlesByPath.map(([, slug]) => slug),
  ...Object.values(articlesByFailure),
];

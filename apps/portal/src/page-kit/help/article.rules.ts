import { CallError } from "@jubilee/core/base/result.rules";
import type { CallFailure } from "@jubilee/core/base/result.types";

/** The article about a screen, by the beginning of its address; the first that fits counts. */
const articlesByPath: readonly (readonly [pattern: RegExp, slug: string])[] = [
  [/^\/(create-event|setup-event)/, "first-event"],
  [/^\/edit-event/, "edit-cancel"],
  [/^\/event-details\/[^/]+\/import/, "import-guests"],
  [/^\/event-details\/[^/]+\/badges/, "badges"],
  [/^\/event-details\/[^?]+\?(.*&)?tab=guests/, "guest-list"],
  [/^\/event-details\/[^?]+\?(.*&)?tab=rsvps/, "answers"],
  [/^\/event-details\/[^?]+\?(.*&)?tab=tickets/, "ticket-prices"],
  [/^\/event-details\/[^?]+\?(.*&)?tab=orders/, "orders"],
  [/^\/event-details\/[^?]+\?(.*&)?tab=activities/, "activities"],
  [/^\/event-details\/[^?]+\?(.*&)?tab=check-in/, "check-in"],
  [/^\/event-details\/[^?]+\?(.*&)?tab=gallery/, "photos-and-sponsors"],
  [/^\/event-details\/[^?]+\?(.*&)?tab=share/, "share-a-link"],
  [/^\/(event-details|events|manage-events)/, "first-event"],
  [/^\/rsvp/, "answers"],
  [/^\/(search|search-filters)(\?|$)/, "find-your-way"],
  [/^\/(registration|user-registration)(\?|$)/, "answers"],
  [/^\/(showcase|showcases|pro\/showcase)/, "share-a-link"],
  [/^\/(directory|profiles|guest-details|tagging)/, "guest-list"],
  [/^\/profile/, "privacy"],
  [/^\/(booking-calendar|search-venues)/, "book-a-venue"],
  [/^\/(venues|manage-venues|create-venue|edit-venue|venue-details)/, "add-a-venue"],
  [/^\/activities\/schedule/, "schedule"],
  [/^\/(manage-activities|create-activity|edit-activity|activity-details)/, "activities"],
  [/^\/(ticket-management|pro\/attendance)/, "ticket-prices"],
  [/^\/payments\/bank-account/, "box-office"],
  [/^\/payments/, "orders"],
  [/^\/business\/fundraising-tracking/, "gifts"],
  [/^\/(business\/(donation-)?fundraising|fundraising)/, "campaigns"],
  [/^\/(calendar-integration|interactive-calendar)/, "calendar-feeds"],
  [/^\/countdown/, "countdown"],
  [/^\/(account|account-settings|settings)\?(.*&)?tab=plan/, "plans"],
  [/^\/(account|account-settings|settings)\?(.*&)?tab=(data|privacy)/, "privacy"],
  [/^\/(account|account-settings|settings)(\?|$)/, "account-settings"],
  [/^\/(login|signup|signup-simple|forgot-password|reset-password)/, "signing-in"],
  [/^\/(pricing|billing|account\/)/, "plans"],
  [/^\/(security|security-center)(\?|$)/, "security-center"],
  [/^\/support/, "asking-us"],
  [/^\/dashboard/, "find-your-way"],
  [/^\/admin/, "running-an-installation"],
  [/^\/(testing-dashboard|\w+-plan-testing)/, "running-an-installation"],
];

/** The slug of the article about a page, by its path with its query, or null. */
export function articleOfPage(address: string): string | null {
  return articlesByPath.find(([pattern]) => pattern.test(address))?.[1] ?? null;
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

/**
 * The slug of the article about an error message, by whatever failed: a call's answer, what a read
 * threw, or a refusal of the authentication service, whose codes are its own.
 */
export function articleAbout(failure: unknown): string {
  const told = failure instanceof CallError ? failure.failure : failure;
  if (typeof told !== "object" || told === null || !("code" in told)) return "no-connection";
  const known = Object.entries(articlesByFailure).find(([code]) => code === told.code);
  return known?.[1] ?? "signing-in";
}

/** Every slug that the product links to; a test holds that each article exists. */
export const linkedArticles: readonly string[] = [
  ...articlesByPath.map(([, slug]) => slug),
  ...Object.values(articlesByFailure),
];

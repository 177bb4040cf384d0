import { keys } from "../../event-kit/data/keys.ts";

/** Under which campaigns are kept: those of an event in its branch, so that they change with it. */
export const campaignKeys = {
  ofEvent: (eventId: string) => [...keys.event(eventId), "campaigns"] as const,
  record: (campaignId: string) => [...keys.events, "campaigns", campaignId, "record"] as const,
  check: (campaignId: string, revision: number) =>
    [...keys.events, "campaigns", campaignId, "check", revision] as const,
  results: (campaignId: string) => [...keys.events, "campaigns", campaignId, "results"] as const,
  drawn: (campaignId: string, revision: number, language: string, guestId: string | null) =>
    [...keys.events, "campaigns", campaignId, "drawn", revision, language, guestId] as const,
};

/** The domain that the chosen account's mails go from. */
export const senderKey = ["sender-domain"] as const;

/** The addresses that the chosen account's mails do not go to. */
export const mailStopsKey = ["mail-stops"] as const;

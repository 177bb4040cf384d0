import type { InvitationProgress } from "@jubilee/core/answers/invitations.types";
import { expect, it } from "vitest";
import { choir } from "../../../testing/anEvent.ts";
import { choirOverview } from "../../../testing/anOverview.ts";
import { silentNeed } from "./invitations.need.ts";

const progress: InvitationProgress = {
  people: 214,
  invited: 214,
  opened: 203,
  answered: 172,
  silent: 42,
  withoutAddress: 0,
  unsubscribed: 0,
  queued: 0,
  sent: 214,
  skipped: 0,
  failed: 0,
  lastAt: null,
};
const nowMs = Date.parse("2036-05-20T10:00:00Z");
const at = (rsvpDeadline: string | null) => ({
  event: { ...choir, rsvpDeadline },
  overview: choirOverview,
  nowMs,
  locale: "en-GB",
  viewerZone: "Asia/Tokyo",
});

it("says how many are silent, how many of them have read it, and until when", () => {
  expect(silentNeed(at("2036-05-29T21:59:00Z"), progress)).toMatchObject({
    state: "due",
    what: "42 invited have not answered",
    why: "31 opened the invitation. Answers close Thu, 29 May 2036, 23:59 (Berlin, UTC+2). 9 days 11 hours left.",
    whole:
      "Answers close on Thursday, 29 May 2036 at 23:59 (Central European Summer Time, UTC+2). For you in Tokyo: Friday, 30 May 2036 at 06:59. 9 days 11 hours left.",
    act: "Remind 42",
  });
});

it("is late in the last three days, and nothing once nobody can answer or nobody is silent", () => {
  expect(silentNeed(at("2036-05-22T10:00:00Z"), progress)?.state).toBe("late");
  expect(silentNeed(at("2036-05-19T10:00:00Z"), progress)).toBeNull();
  expect(silentNeed(at(null), { ...progress, answered: 214, silent: 0 })).toBeNull();
});

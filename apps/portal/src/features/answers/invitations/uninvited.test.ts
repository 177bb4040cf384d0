import type { InvitationProgress } from "@jubilee/core/answers/invitations.types";
import { expect, it } from "vitest";
import { choir } from "../../../testing/anEvent.ts";
import { choirOverview } from "../../../testing/anOverview.ts";
import { uninvitedNeed } from "./uninvited.need.ts";

const progress: InvitationProgress = {
  people: 12,
  invited: 0,
  opened: 0,
  answered: 0,
  silent: 0,
  withoutAddress: 0,
  unsubscribed: 0,
  queued: 0,
  sent: 0,
  skipped: 0,
  failed: 0,
  lastAt: null,
};
const whileSilent = (pending: number) => ({
  event: choir,
  overview: {
    ...choirOverview,
    event: {
      ...choirOverview.event,
      answers: { ...choirOverview.event.answers, pending },
      guestCount: 12,
    },
  },
  nowMs: Date.parse("2036-05-20T10:00:00Z"),
  locale: "en-GB",
  viewerZone: "Europe/Berlin",
});

it("says that nobody was asked, and who came by themselves", () => {
  expect(uninvitedNeed(whileSilent(12), progress)).toMatchObject({
    what: "Nobody is invited by e-mail yet",
    why: expect.stringMatching(/^12 .* are on the list/),
    act: "Invite 12",
  });
  expect(uninvitedNeed(whileSilent(5), progress)?.why).toMatch(
    /^7 of 12 on the list answered by themselves/,
  );
});

it("says nothing where everybody has answered, or somebody was asked", () => {
  expect(uninvitedNeed(whileSilent(0), progress)).toBeNull();
  expect(uninvitedNeed(whileSilent(12), { ...progress, invited: 1 })).toBeNull();
  expect(uninvitedNeed(whileSilent(12), { ...progress, queued: 1 })).toBeNull();
});

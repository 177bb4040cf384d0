import type { RsvpReceipt } from "@jubilee/core/sharing/public-event.types";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { answerRecorded } from "../fixtures/answer-recorded.ts";
import { shared, withEvent, withRsvp } from "../fixtures/events.ts";
import { receipt } from "../fixtures/orders.ts";
import { keepReply } from "../fixtures/prepare.ts";
import { originNotAllowed, usedUpMeanwhile } from "../fixtures/refusals.ts";
import { RsvpWidget } from "./RsvpWidget.tsx";
import { signedVisitor } from "../fixtures/signed.ts";
import { neverShown, pressIn, typeIn, untilLocked, untilShown } from "./story-steps.ts";

const reply = (change: Partial<RsvpReceipt>): RsvpReceipt => ({
  ...receipt,
  personalToken: "recorded-personal-token-02",
  ...change,
});

/** The answers are recorded shapes of the product, and so is the clock: a widget goes by its server's. */
const meta = {
  title: "Widgets/RSVP",
  component: RsvpWidget,
  args: { token: "open", origin: "http://recorded.example" },
  parameters: { layout: "padded" },
  beforeEach: () =>
    answerRecorded({
      "GET rsvp/open": shared,
      "GET rsvp/few": withRsvp({ placesLeft: 3 }),
      "GET rsvp/waitlist": withRsvp({ state: "waitlist", placesLeft: 0, waitlistCount: 6 }),
      "GET rsvp/full": withRsvp({ state: "full", placesLeft: 0 }),
      "GET rsvp/closed": withRsvp({ state: "closed" }),
      "GET rsvp/deadline": withRsvp({ deadline: "2026-09-01T03:59:00+00:00" }),
      "GET rsvp/off": withRsvp({ state: "off" }),
      "GET rsvp/cancelled": withEvent({ status: "cancelled" }),
      "GET rsvp/ended": withEvent({ status: "ended" }),
      "GET rsvp/loading": "never",
      "GET rsvp/offline": "offline",
      "GET rsvp/down": "down",
      "GET rsvp/elsewhere": originNotAllowed,
      "GET rsvp/used": { ...shared, usedUp: true },
      "GET rsvp/last": shared,
      "POST rsvp/last": usedUpMeanwhile,
      "GET rsvp/sent": shared,
      "POST rsvp/sent": receipt,
      "GET rsvp/broken": shared,
      "POST rsvp/broken": "offline",
      "GET rsvp/kept": shared,
      "GET personal/recorded-personal-token-02": "offline",
    }),
} satisfies Meta<typeof RsvpWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const OpenInArabic: Story = { args: { lang: "ar" } };
export const OpenInGerman: Story = { args: { lang: "de" } };
export const OpenInSpanish: Story = { args: { lang: "es" } };
export const OpenInFrench: Story = { args: { lang: "fr" } };
export const OpenInPortuguese: Story = { args: { lang: "pt" } };
export const OpenInChinese: Story = { args: { lang: "zh" } };
export const OpenInJapanese: Story = { args: { lang: "ja" } };
export const OwnWords: Story = { args: { copy: { "rsvp.title": "Coming aboard?" } } };
export const AsksFirst: Story = { args: { consent: "click", children: "Reply to the reunion" } };
export const Dark: Story = { args: { theme: "dark" } };
export const FewPlaces: Story = { args: { token: "few" } };
export const WaitingList: Story = { args: { token: "waitlist" } };
export const Full: Story = { args: { token: "full" } };
export const Closed: Story = { args: { token: "closed" } };
export const DeadlineOver: Story = {
  args: { token: "deadline" },
  play: async ({ canvasElement }) => {
    await untilShown(canvasElement, "Replies closed on");
    // Nothing can be paid here: whether money moves is not said.
    await neverShown(canvasElement, "Test mode");
  },
};
export const Off: Story = { args: { token: "off" } };
export const Cancelled: Story = { args: { token: "cancelled" } };
export const Ended: Story = { args: { token: "ended" } };
export const Loading: Story = { args: { token: "loading" } };
export const Offline: Story = { args: { token: "offline" } };
export const BackendDown: Story = {
  args: { token: "down" },
  play: ({ canvasElement }) => untilShown(canvasElement, "Try again"),
};
export const InvalidLink: Story = { args: { token: "revoked" } };
export const InvalidLinkInArabic: Story = { args: { token: "revoked", lang: "ar" } };
export const UsedUp: Story = {
  args: { token: "used" },
  play: ({ canvasElement }) => untilShown(canvasElement, "This link has been used up"),
};
export const UsedUpInArabic: Story = {
  args: { token: "used", lang: "ar" },
  play: ({ canvasElement }) => untilShown(canvasElement, "استُنفد هذا الرابط"),
};
export const OnAnUnlistedPage: Story = {
  args: { token: "elsewhere" },
  play: ({ canvasElement }) => untilShown(canvasElement, "This page may not show the event"),
};
export const Bare: Story = { args: { bare: true } };
export const Button: Story = { args: { shape: "button", label: "Reply now" } };
export const Floating: Story = { args: { shape: "floating" } };
export const Link: Story = { args: { shape: "link", label: "Reply here" } };

export const NothingFilledIn: Story = {
  play: async ({ canvasElement }) => {
    await pressIn(canvasElement, "Send my reply");
    await untilShown(canvasElement, "Choose");
  },
};
const fillIn = async (canvasElement: HTMLElement) => {
  await pressIn(canvasElement, "Yes");
  await typeIn(canvasElement, "#name", "Tobias Grünewald-Abernathy");
  await typeIn(canvasElement, "#email", "tobias.gruenewald@post.example");
  await pressIn(canvasElement, "Send my reply");
};
export const Sent: Story = {
  args: { token: "sent" },
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await untilShown(canvasElement, "See you on");
  },
};
export const SomebodyTookTheLastUse: Story = {
  args: { token: "last" },
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await untilShown(canvasElement, "used as often as its host allows");
  },
};
/** What the host's own server has signed is shown and cannot be changed. */
export const SignedByTheHost: Story = {
  args: { prefill: { signed: signedVisitor } },
  play: ({ canvasElement }) =>
    untilLocked(canvasElement, { "#name": "Ada Lovelace", "#email": "ada@club.example" }),
};
export const TheLineBrokeOff: Story = {
  args: { token: "broken" },
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await untilShown(canvasElement, "Your reply has not been sent yet");
  },
};

/** What a guest finds who has answered before. */
const kept = (name: string, change: Partial<RsvpReceipt>): Story => ({
  args: { token: "kept" },
  beforeEach: () => keepReply("kept", reply(change)),
  play: ({ canvasElement }) => untilShown(canvasElement, name),
});
export const SentMaybe = kept("Noted as a maybe", { state: "maybe", partySize: 1, note: null });
export const SentNo = kept("We will miss you", { state: "no", partySize: 1, note: null });
export const OnTheWaitingList = kept("You are number 7 in line", {
  state: "waitlisted",
  waitlistPosition: 7,
});
export const NoMoreChanges = kept("Replies are closed; write to the hosts", { canEdit: false });

import type { GiftView } from "@jubilee/core/giving/giving.types";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { answerRecorded } from "../fixtures/answer-recorded.ts";
import { gift, library, withCampaign } from "../fixtures/campaigns.ts";
import { DonationWidget } from "./DonationWidget.tsx";
import { signedVisitor } from "../fixtures/signed.ts";
import { untilDirected, untilLocked, untilShown } from "./story-steps.ts";

/** The answers are recorded shapes of the product, and so is the clock: a widget goes by its server's. */
const meta = {
  title: "Widgets/Donation",
  component: DonationWidget,
  args: { token: "open", origin: "http://recorded.example" },
  parameters: { layout: "padded" },
  beforeEach: () =>
    answerRecorded({
      "GET donation/open": library,
      "GET donation/once": withCampaign({
        frequencies: ["once"],
        funds: [],
        fee: null,
        offersDedication: false,
      }),
      "GET donation/ended": withCampaign({ state: "ended" }),
      "GET donation/paused": withCampaign({ state: "paused" }),
      "GET donation/soon": withCampaign({ state: "soon", startsAt: "2099-03-01T10:00:00+00:00" }),
      "GET donation/used": { ...withCampaign({ state: "paused" }), usedUp: true },
      "GET donation/offline": "offline",
      "GET donation/loading": "never",
      "GET donation/down": "down",
    }),
} satisfies Meta<typeof DonationWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Dark: Story = { args: { theme: "dark" } };
/** From right to left, with the words of its own. */
export const OpenInArabic: Story = {
  args: { lang: "ar" },
  play: async ({ canvasElement }) => {
    await untilShown(canvasElement, "مبلغ آخر");
    await untilDirected(canvasElement, "rtl");
  },
};
export const OpenInGerman: Story = { args: { lang: "de" } };
export const OpenInSpanish: Story = { args: { lang: "es" } };
export const OpenInFrench: Story = { args: { lang: "fr" } };
export const OpenInPortuguese: Story = { args: { lang: "pt" } };
export const OpenInChinese: Story = { args: { lang: "zh" } };
export const OpenInJapanese: Story = { args: { lang: "ja" } };
export const OwnWords: Story = {
  args: { copy: { "donation.title": "Keep the lights on", "donation.give": "Pledge {1}" } },
  play: ({ canvasElement }) => untilShown(canvasElement, "Pledge $35"),
};
export const OnceAndPlain: Story = { args: { token: "once" } };
export const Ended: Story = { args: { token: "ended" } };
export const Paused: Story = { args: { token: "paused" } };
export const BeginsLater: Story = { args: { token: "soon" } };
export const Loading: Story = { args: { token: "loading" } };
export const Offline: Story = {
  args: { token: "offline" },
  play: ({ canvasElement }) => untilShown(canvasElement, "We cannot reach the event just now"),
};
export const BackendDown: Story = {
  args: { token: "down" },
  play: ({ canvasElement }) => untilShown(canvasElement, "Try again"),
};
export const InvalidLink: Story = { args: { token: "revoked" } };

export const UsedUp: Story = {
  args: { token: "used" },
  play: ({ canvasElement }) => untilShown(canvasElement, "This link has been used up"),
};
export const UsedUpInGerman: Story = {
  args: { token: "used", lang: "de" },
  play: ({ canvasElement }) => untilShown(canvasElement, "Dieser Link ist aufgebraucht"),
};
export const SignedByTheHost: Story = {
  args: { prefill: { signed: signedVisitor } },
  play: ({ canvasElement }) =>
    untilLocked(canvasElement, { "#wallName": "Ada Lovelace", "#email": "ada@club.example" }),
};

/** A donor who comes back from the payment page. */
const back = (shows: string, change: Partial<GiftView>, payment?: string): Story => ({
  beforeEach: () => {
    const before = location.href;
    const url = new URL(before);
    url.searchParams.set("jubilee_gift", gift.giftToken);
    if (payment) url.searchParams.set("jubilee_payment", payment);
    history.replaceState(history.state, "", url);
    const undo = answerRecorded({
      "GET donation/open": library,
      [`GET gift/${gift.giftToken}`]: { ...gift, ...change },
    });
    return () => {
      undo();
      history.replaceState(history.state, "", before);
    };
  },
  play: ({ canvasElement }) => untilShown(canvasElement, shows),
});
export const Thanks = back("Thank you, Florian", {});
export const Declined = back("The card was declined", { status: "failed" });
export const GivenUp = back("You have not paid yet", { status: "pledged" }, "cancelled");
export const WentBack = back("This gift went back", { status: "refunded", refundedMinor: 3500 });

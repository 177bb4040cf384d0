import type { Meta, StoryObj } from "@storybook/react-vite";
import { answerRecorded } from "../fixtures/answer-recorded.ts";
import { shared, withEvent, withRsvp } from "../fixtures/events.ts";
import { RsvpWidget } from "./RsvpWidget.tsx";

const fresh = () => new Date().toISOString();

/** The answers are recorded shapes of the product; the clock is today's. */
const meta = {
  title: "Widgets/RSVP",
  component: RsvpWidget,
  args: { token: "open", origin: "http://recorded.example" },
  parameters: { layout: "padded" },
  beforeEach: () =>
    answerRecorded({
      "GET rsvp/open": { ...shared, serverTime: fresh() },
      "GET rsvp/few": { ...withRsvp({ placesLeft: 3 }), serverTime: fresh() },
      "GET rsvp/waitlist": {
        ...withRsvp({ state: "waitlist", placesLeft: 0, waitlistCount: 6 }),
        serverTime: fresh(),
      },
      "GET rsvp/full": { ...withRsvp({ state: "full", placesLeft: 0 }), serverTime: fresh() },
      "GET rsvp/closed": { ...withRsvp({ state: "closed" }), serverTime: fresh() },
      "GET rsvp/off": { ...withRsvp({ state: "off" }), serverTime: fresh() },
      "GET rsvp/cancelled": { ...withEvent({ status: "cancelled" }), serverTime: fresh() },
      "GET rsvp/ended": { ...withEvent({ status: "ended" }), serverTime: fresh() },
      "GET rsvp/loading": "never",
      "GET rsvp/offline": "offline",
    }),
} satisfies Meta<typeof RsvpWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const OpenInArabic: Story = { args: { lang: "ar" } };
export const OpenInGerman: Story = { args: { lang: "de" } };
export const Dark: Story = { args: { theme: "dark" } };
export const FewPlaces: Story = { args: { token: "few" } };
export const WaitingList: Story = { args: { token: "waitlist" } };
export const Full: Story = { args: { token: "full" } };
export const Closed: Story = { args: { token: "closed" } };
export const Off: Story = { args: { token: "off" } };
export const Cancelled: Story = { args: { token: "cancelled" } };
export const Ended: Story = { args: { token: "ended" } };
export const Loading: Story = { args: { token: "loading" } };
export const Offline: Story = { args: { token: "offline" } };
export const InvalidLink: Story = { args: { token: "revoked" } };
export const Bare: Story = { args: { bare: true } };
export const Button: Story = { args: { shape: "button", label: "Reply now" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { answerRecorded } from "../fixtures/answer-recorded.ts";
import { shared, withEvent, withTickets } from "../fixtures/events.ts";
import { TicketsWidget } from "./TicketsWidget.tsx";

const fresh = () => new Date().toISOString();

/** The answers are recorded shapes of the product; the clock is today's. */
const meta = {
  title: "Widgets/Tickets",
  component: TicketsWidget,
  args: { token: "open", origin: "http://recorded.example" },
  parameters: { layout: "padded" },
  beforeEach: () =>
    answerRecorded({
      "GET tickets/open": { ...shared, serverTime: fresh() },
      "GET tickets/later": {
        ...withTickets({ state: "not_yet", salesStart: "2099-03-06T10:00:00+00:00" }),
        serverTime: fresh(),
      },
      "GET tickets/sold-out": { ...withTickets({ state: "sold_out" }), serverTime: fresh() },
      "GET tickets/over": { ...withTickets({ state: "ended" }), serverTime: fresh() },
      "GET tickets/cancelled": { ...withEvent({ status: "cancelled" }), serverTime: fresh() },
      "GET tickets/none": { ...shared, tickets: [], serverTime: fresh() },
      "GET tickets/loading": "never",
      "GET tickets/offline": "offline",
    }),
} satisfies Meta<typeof TicketsWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnSale: Story = {};
export const OnSaleInArabic: Story = { args: { lang: "ar" } };
export const Dark: Story = { args: { theme: "dark" } };
export const NotYet: Story = { args: { token: "later" } };
export const SoldOut: Story = { args: { token: "sold-out" } };
export const SaleOver: Story = { args: { token: "over" } };
export const NoTickets: Story = { args: { token: "none" } };
export const Cancelled: Story = { args: { token: "cancelled" } };
export const Loading: Story = { args: { token: "loading" } };
export const Offline: Story = { args: { token: "offline" } };
export const InvalidLink: Story = { args: { token: "revoked" } };
export const Button: Story = { args: { shape: "button" } };

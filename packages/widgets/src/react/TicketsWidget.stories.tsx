import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { answerRecorded, Refused } from "../fixtures/answer-recorded.ts";
import { hartwellTickets, shared, withEvent, withTickets } from "../fixtures/events.ts";
import { heldOrder, paidOrder } from "../fixtures/orders.ts";
import { comeBack } from "../fixtures/prepare.ts";
import { neverShown, pressIn, typeIn, untilFocused, untilShown } from "./story-steps.ts";
import { TicketsWidget } from "./TicketsWidget.tsx";

const token = heldOrder.orderToken;

/** The answers are recorded shapes of the product, and so is the clock: a widget goes by its server's. */
const meta = {
  title: "Widgets/Tickets",
  component: TicketsWidget,
  args: { token: "open", origin: "http://recorded.example" },
  parameters: { layout: "padded" },
  beforeEach: () =>
    answerRecorded({
      "GET tickets/open": shared,
      "GET tickets/few": {
        ...shared,
        tickets: hartwellTickets.slice(0, 2).map((type) => Object.assign({}, type, { left: 2 })),
      },
      "GET tickets/later": withTickets({
        state: "not_yet",
        salesStart: "2099-03-06T10:00:00+00:00",
      }),
      "GET tickets/early": {
        ...shared,
        tickets: hartwellTickets.slice(0, 2).map((type) =>
          Object.assign({}, type, {
            priceMinor: type.priceMinor - 1050,
            price: { model: "tiered", tier: "Early bird", beforeMinor: type.priceMinor },
          }),
        ),
      },
      "GET tickets/sold-out": withTickets({ state: "sold_out" }),
      "GET tickets/over": withTickets({ state: "ended" }),
      "GET tickets/paused": withTickets({ state: "paused" }),
      "GET tickets/cancelled": withEvent({ status: "cancelled" }),
      "GET tickets/ended": withEvent({ status: "ended" }),
      "GET tickets/none": { ...shared, tickets: [] },
      "GET tickets/used": { ...shared, usedUp: true },
      "GET tickets/loading": "never",
      "GET tickets/offline": "offline",
      "GET tickets/down": "down",
      "GET tickets/hold": shared,
      "POST hold/hold": heldOrder,
      "GET tickets/line": shared,
      "POST waitlist/line": { position: 1 },
      "GET tickets/gone": shared,
      "POST hold/gone": new Refused(409, {
        code: "sold_out",
        message: "Somebody was faster: Friday mixer has just sold out.",
        field: null,
      }),
      "GET tickets/broken": shared,
      "POST hold/broken": "offline",
    }),
} satisfies Meta<typeof TicketsWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnSale: Story = {};
export const OnSaleInArabic: Story = { args: { lang: "ar" } };
export const OnSaleInGerman: Story = { args: { lang: "de" } };
export const Dark: Story = { args: { theme: "dark" } };
export const EarlyPrices: Story = {
  args: { token: "early" },
  play: ({ canvasElement }) => untilShown(canvasElement, "$54.50"),
};
export const FewLeft: Story = {
  args: { token: "few" },
  play: ({ canvasElement }) => untilShown(canvasElement, "2 left"),
};
export const NotYet: Story = { args: { token: "later" } };
export const SoldOut: Story = { args: { token: "sold-out" } };
export const Paused: Story = { args: { token: "paused" } };
export const SaleOver: Story = { args: { token: "over" } };
export const NoTickets: Story = { args: { token: "none" } };
export const Cancelled: Story = { args: { token: "cancelled" } };
export const Ended: Story = { args: { token: "ended" } };
export const Loading: Story = { args: { token: "loading" } };
export const Offline: Story = { args: { token: "offline" } };
export const BackendDown: Story = {
  args: { token: "down" },
  play: ({ canvasElement }) => untilShown(canvasElement, "Try again"),
};
export const InvalidLink: Story = { args: { token: "revoked" } };
export const InvalidLinkInGerman: Story = { args: { token: "revoked", lang: "de" } };
export const UsedUp: Story = {
  args: { token: "used" },
  play: ({ canvasElement }) => untilShown(canvasElement, "This link has been used up"),
};
export const Button: Story = { args: { shape: "button" } };

export const WaitingForOne: Story = {
  play: async ({ canvasElement }) => {
    await pressIn(canvasElement, "Join waiting list");
    await untilShown(canvasElement, "Sponsor a teacher’s seat, sold out");
  },
};
export const JoinedTheLine: Story = {
  args: { token: "line" },
  play: async ({ canvasElement }) => {
    await pressIn(canvasElement, "Join waiting list");
    await typeIn(canvasElement, "[name=line-name]", "Noor Vale");
    await typeIn(canvasElement, "[name=line-email]", "noor@guests.example");
    await pressIn(canvasElement, "Join the waiting list");
    await untilFocused(canvasElement, "You are on the waiting list");
  },
};
const take = async (canvasElement: HTMLElement) => {
  await untilShown(canvasElement, "Friday mixer");
  await pressIn(canvasElement, "One more", "Friday mixer");
  await pressIn(canvasElement, "Check out");
};
export const Held: Story = {
  args: { token: "hold" },
  play: async ({ canvasElement }) => {
    await take(canvasElement);
    await untilShown(canvasElement, "Your 3 tickets are held for");
  },
};
export const SomebodyWasFaster: Story = {
  args: { token: "gone" },
  play: async ({ canvasElement }) => {
    await take(canvasElement);
    await untilShown(canvasElement, "Somebody was faster");
  },
};
export const TheLineBrokeOff: Story = {
  args: { token: "broken" },
  play: async ({ canvasElement }) => {
    await take(canvasElement);
    await untilShown(canvasElement, "Stop trying");
  },
};

/** A visitor who comes back from the payment page. */
const back = (shows: string, order: OrderView, payment?: "cancelled" | "declined"): Story => ({
  beforeEach: () => {
    const forget = comeBack(token, payment);
    const undo = answerRecorded({
      "GET tickets/open": shared,
      [`GET order/${token}`]: order,
    });
    return () => {
      undo();
      forget();
    };
  },
  play: ({ canvasElement }) => untilShown(canvasElement, shows),
});
export const Paid = back("7HK-204", paidOrder);
export const PaidInArabic: Story = { ...Paid, args: { lang: "ar" } };
/** Nothing is left to buy: the way to more is gone. */
export const PaidTheLast: Story = {
  ...Paid,
  beforeEach: () => {
    const forget = comeBack(token);
    const undo = answerRecorded({
      "GET tickets/open": withTickets({ state: "sold_out" }),
      [`GET order/${token}`]: paidOrder,
    });
    return () => {
      undo();
      forget();
    };
  },
  play: async ({ canvasElement }) => {
    await untilShown(canvasElement, "Print");
    await neverShown(canvasElement, "More tickets");
  },
};
export const Refunded = back("7HK-204", { ...paidOrder, status: "refunded" });
export const WaitingForThePayment = back("We are waiting for your payment to arrive", {
  ...heldOrder,
  status: "awaiting_payment",
});
export const PaymentGivenUp = back("You have not paid yet", heldOrder, "cancelled");
export const PaymentDeclined = back("Your bank said no", heldOrder, "declined");
export const TimeRanOut = back("The time ran out", {
  ...heldOrder,
  status: "expired",
  holdExpiresAt: null,
});

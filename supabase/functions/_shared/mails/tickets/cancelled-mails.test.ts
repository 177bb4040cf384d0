import { expect, it } from "vitest";
import { orderCancelled, ticketCancelled } from "./cancelled-mails.ts";
import { orderRefunded } from "./order-mails.ts";
import { mailSample } from "../sample.ts";
import { sampleOrder } from "./sample-order.ts";

const setting = {
  siteUrl: "https://jubilee.example",
  productName: "Jubilee",
};
const source = sampleOrder(mailSample(setting.siteUrl, "en-US"));
const [first, second] = source.order.tickets;
if (!first || !second) throw new Error("The sample has two tickets");
const withStates = (one: "valid" | "cancelled", other: "valid" | "cancelled") => ({
  ...source.order,
  tickets: [
    { ...first, status: one },
    { ...second, status: other },
  ],
});
const to = "kwame@post.example";

it("names the seats that are gone, the money and the reason, and what stays", () => {
  const { subject, text } = orderCancelled(
    {
      ...source,
      order: withStates("cancelled", "valid"),
      ticketIds: [first.id],
      amountMinor: 6500,
      reason: "The boat holds fewer",
    },
    to,
    setting,
  );
  expect(subject).toBe("Tickets cancelled: Hartwell High Class of 1997: Thirty Years On");
  expect(text).toContain("The organiser wrote:\n> The boat holds fewer");
  expect(text).toContain(`Cancelled: Sofia Brandt (Saturday banquet, ${first.number})`);
  expect(text).toContain("no longer admits anyone");
  expect(text).not.toContain(second.number);
  expect(text).toContain("$65.00 is on its way back");
  expect(text).toContain("stay valid");
});

it("a whole order without money says nothing of money", () => {
  const order = withStates("cancelled", "cancelled");
  const ticketIds = [first.id, second.id];
  const { subject, text } = orderCancelled(
    { ...source, order, ticketIds, amountMinor: 0, reason: null },
    to,
    setting,
  );
  expect(subject).toContain("Order cancelled");
  expect(text).not.toMatch(/way back|organiser wrote|stay valid/u);
});

it("an order that was to be paid later says that it is not to be paid", () => {
  const order = { ...source.order, status: "cancelled" as const, tickets: [] };
  const { text } = orderCancelled({ ...source, order, amountMinor: null }, to, setting);
  expect(text).toContain("Please do not pay for order 7HK-204M any more");
  expect(text).not.toMatch(/admits anyone|way back/u);
});

it.each([
  [true, "Ama took the ticket back"],
  [false, "Your ticket was cancelled"],
])("a new holder hears that it is void (taken back: %s)", (takenBack, words) => {
  const mail = ticketCancelled({ ...source, from: "Ama", takenBack }, to, setting);
  expect(mail.text).toContain(words);
  expect(mail.text).toContain("https://jubilee.example/ticket/");
});

it("the refund's mail has the planner's reason", () => {
  const mail = orderRefunded({ ...source, amountMinor: 800, reason: "Rain" }, to, setting);
  expect(mail.text).toContain("The organiser wrote:\n> Rain");
});

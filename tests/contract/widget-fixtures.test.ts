import type { OrderView, RsvpReceipt, SharedEvent } from "@jubilee/core/public-event/types";
import { shared } from "../../packages/widgets/src/fixtures/events.ts";
import { heldOrder, paidOrder, receipt } from "../../packages/widgets/src/fixtures/orders.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** The names of everything in an answer, as paths; of a list, those of all its members. */
function namesIn(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((member) => namesIn(member, `${path}[]`));
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([name, inner]) => [
    `${path}.${name}`,
    ...namesIn(inner, `${path}.${name}`),
  ]);
}
const shapeOf = (value: unknown) =>
  [...new Set(namesIn(value))].filter((name) => !name.endsWith("[]")).toSorted();

async function order(ticketTypeId: string): Promise<OrderView> {
  const response = await shop.call("POST", `hold/${shop.shareToken}`, {
    items: [{ ticketTypeId, quantity: 2 }],
    idempotencyKey: crypto.randomUUID(),
  });
  return response.json();
}

it("stories show an event as the product answers it, tickets where they are asked for", async () => {
  const read = async (kind: string): Promise<SharedEvent> =>
    (await shop.call("GET", `${kind}/${shop.shareToken}`)).json();
  expect(shapeOf(shared)).toEqual(shapeOf(await read("tickets")));
  expect(shapeOf({ ...shared, tickets: [] })).toEqual(shapeOf(await read("rsvp")));
});

it("stories show a reply as the product keeps it", async () => {
  const response = await shop.call("POST", `rsvp/${shop.shareToken}`, {
    answer: "yes",
    partySize: 2,
    note: null,
    name: "Tobias Grünewald-Abernathy",
    email: "tobias.gruenewald@post.example",
    idempotencyKey: crypto.randomUUID(),
  });
  const answer: RsvpReceipt = await response.json();
  expect(shapeOf(receipt)).toEqual(shapeOf(answer));
});

it("stories show held and finished orders as the product answers them", async () => {
  const held = await order(shop.freeTypeId);
  expect(shapeOf(heldOrder)).toEqual(shapeOf(held));
  const response = await shop.call("POST", `order/${held.orderToken}/checkout`, {
    buyer: { name: "Søren Ætterhøi", email: "soren.aetterhoi@post.example" },
    holders: ["Søren Ætterhøi", "Yasmin"],
    returnUrl: "http://127.0.0.1:4400/event",
    idempotencyKey: crypto.randomUUID(),
  });
  const { order: finished }: { order: OrderView } = await response.json();
  expect(shapeOf(paidOrder)).toEqual(shapeOf(finished));
});

import { randomUUID } from "node:crypto";
import type { CheckoutResult, OrderView } from "@jubilee/core/sharing/public-event.types";
import type { Stock } from "./stock.ts";

/** Another person for each purchase: two orders of one person wait for each other. */
export const newBuyer = () => ({
  name: "Ada Lovelace",
  email: `ada.${randomUUID()}@buyers.example`,
});

/** Sends JSON and gives the answer. */
type Post = <Answer>(address: string, body: object) => Promise<Answer>;

/** Buys one free ticket over HTTP: hold, then checkout. Gives the order's token once it is sure. */
export async function buy(
  url: string,
  { shareToken, ticketTypeId }: Stock,
  post: Post = fetched,
): Promise<string> {
  const hold = await post<OrderView>(`${url}/functions/v1/embed/hold/${shareToken}`, {
    items: [{ ticketTypeId, quantity: 1 }],
    idempotencyKey: randomUUID(),
  });
  const bought = await post<CheckoutResult>(
    `${url}/functions/v1/embed/order/${hold.orderToken}/checkout`,
    {
      buyer: newBuyer(),
      holders: ["Ada Lovelace"],
      returnUrl: `${url}/`,
      idempotencyKey: randomUUID(),
    },
  );
  if (bought.order.status !== "completed") throw new Error(`The order is ${bought.order.status}.`);
  return hold.orderToken;
}

async function fetched<Answer>(address: string, body: object): Promise<Answer> {
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

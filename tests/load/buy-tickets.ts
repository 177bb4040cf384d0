import type {
  CheckoutResult,
  OrderView,
  SharedEvent,
} from "@jubilee/core/sharing/public-event.types";
import type { Page } from "playwright";

/** Buys three tickets of an event by its link, and pays for them on the test page; the order's address. */
export async function buyTickets(page: Page, event: URL): Promise<string> {
  const token = event.pathname.split("/").at(-1);
  const ask = async <Answer>(call: string, data?: object): Promise<Answer> => {
    const address = `${event.origin}/functions/v1/embed/${call}`;
    const response = await page.request.fetch(address, data && { method: "POST", data });
    if (!response.ok()) throw new Error(`${call}: ${response.status()} ${await response.text()}`);
    return response.json();
  };
  const { tickets } = await ask<SharedEvent>(`tickets/${token}`);
  const type = tickets.find(({ state }) => state === "on_sale");
  const hold = await ask<OrderView>(`hold/${token}`, {
    items: [{ ticketTypeId: type?.id, quantity: 3 }],
    idempotencyKey: crypto.randomUUID(),
  });
  const { redirectUrl } = await ask<CheckoutResult>(`order/${hold.orderToken}/checkout`, {
    buyer: { name: "Ada Eze", email: "ada@post.example" },
    holders: [],
    returnUrl: `${event.origin}/ticket-confirmation`,
    idempotencyKey: crypto.randomUUID(),
  });
  if (redirectUrl !== null) {
    await page.goto(redirectUrl);
    await page.getByRole("button", { name: /^Pay/ }).click();
  }
  await page.locator("#qr-1").waitFor({ state: "attached" });
  return `${event.origin}/ticket-confirmation?order=${hold.orderToken}`;
}

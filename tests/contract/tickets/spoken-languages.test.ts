import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type Shop } from "../support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function buy(accepts: string, name: string): Promise<string> {
  const items = [{ ticketTypeId: shop.freeTypeId, quantity: 1 }];
  const held = await shop.call(
    "POST",
    `hold/${shop.shareToken}`,
    { items, idempotencyKey: crypto.randomUUID(), website: "" },
    { "accept-language": accepts },
  );
  const { orderToken } = (await held.json()) as { orderToken: string };
  await shop.call("POST", `order/${orderToken}/checkout`, {
    buyer: { name, email: `${name.toLowerCase()}@guests.example` },
    holders: [],
    returnUrl: "http://127.0.0.1:4400/tickets",
    idempotencyKey: crypto.randomUUID(),
  });
  return orderToken;
}

it.each([
  ["pt-BR,pt;q=0.9,en;q=0.8", "Ines", "pt-BR"],
  ["pl,de-AT;q=0.8", "Jan", "de-AT"],
])(
  "who buys where a page is read as %s is a guest of that language",
  async (accepts, name, tag) => {
    await buy(accepts, name);
    const { locale } = await shop.one<{ locale: string }>(
      "select locale from public.guests where full_name = $1",
      [name],
    );
    expect(locale).toBe(tag);
    const bought = await shop.one<{ locale: string }>(
      "select locale from public.orders where buyer_name = $1",
      [name],
    );
    expect(bought.locale).toBe(tag);
  },
);

it("paper speaks the language of the page that asks for it", async () => {
  const orderToken = await buy("en", "Uwe");
  const answer = await shop.call("GET", `order/${orderToken}/tickets.pdf?lang=de`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  expect(text).toContain("Bestellung");
  expect(text).toContain("Summe, Steuern enthalten");
});

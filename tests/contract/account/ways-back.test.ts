import type { GiftResult } from "@jubilee/core/giving/giving.types";
import type { CheckoutResult, OrderView } from "@jubilee/core/sharing/public-event.types";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { driversByTempo } from "../support/drivers.ts";
import { openShop, type Shop } from "../support/shop.ts";

const ours = "http://127.0.0.1:4400";
const club = "https://club.example";
const evil = "https://evil.example";
const form = { "content-type": "application/x-www-form-urlencoded" };

describe.each(driversByTempo)("where a payment leads back to, on $driver", ({ address }) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(address);
  });
  afterAll(() => shop.close());

  /** A link of a live campaign, for pages of these origins. */
  async function campaignLink(origins: string[]): Promise<string> {
    const { token } = await shop.one<{ token: string }>(
      `with campaign as (
         insert into public.campaigns (account_id, name, beneficiary, cover_seed, status)
         select e.account_id, 'The library', 'Its friends', 'seed', 'live'
         from public.events e where e.id = $1::uuid returning id, account_id),
       link as (
         insert into public.share_links (id, account_id, campaign_id, kind, token_hash, allowed_origins)
         select made.id, c.account_id, c.id, 'embed_donation',
           private.hash_token(private.derive_token('share', made.id, 1)),
           array(select jsonb_array_elements_text($2::text::jsonb))
         from campaign c, (select gen_random_uuid() as id) made returning id)
       select private.derive_token('share', id, 1) as token from link`,
      [shop.eventId, JSON.stringify(origins)],
    );
    return token;
  }

  /** How an order's and a gift's payment, and a gift's second try, are asked to lead back. */
  async function doorsOf(origins: string[]) {
    const [tickets, giving] = [await shop.linkFor(origins), await campaignLink(origins)];
    const held: OrderView = await (
      await shop.call("POST", `hold/${tickets}`, {
        items: [{ ticketTypeId: shop.ticketTypeId, quantity: 1 }],
        idempotencyKey: crypto.randomUUID(),
      })
    ).json();
    const give = (returnUrl: string, headers?: Record<string, string>) => {
      const asked = {
        amountMinor: 3000,
        email: `donor-${crypto.randomUUID()}@post.example`,
        returnUrl,
        idempotencyKey: crypto.randomUUID(),
      };
      return shop.call("POST", `donation/${giving}`, asked, headers);
    };
    const pledged: GiftResult = await (await give(`${ours}/donation-success`)).json();
    const checkout = (returnUrl: string, headers?: Record<string, string>) => {
      const buyer = { name: "Ida Rävdal", email: "ida@post.example" };
      const asked = { buyer, holders: [], returnUrl, idempotencyKey: crypto.randomUUID() };
      return shop.call("POST", `order/${held.orderToken}/checkout`, asked, headers);
    };
    const again = (returnUrl: string, headers?: Record<string, string>) =>
      shop.call("POST", `gift/${pledged.gift.giftToken}/pay`, { returnUrl }, headers);
    return { orderToken: held.orderToken, calls: { give, again, checkout } };
  }

  /** Where the payer is sent once the payment page's button is pressed. */
  async function sentTo(answer: Response): Promise<URL> {
    expect(answer.status).toBe(200);
    const { redirectUrl }: CheckoutResult | GiftResult = await answer.json();
    const { pathname } = new URL(redirectUrl ?? "http://none");
    const paid = await shop.call("POST", pathname, "action=pay", form);
    expect(paid.status).toBe(303);
    return new URL(paid.headers.get("location") ?? "http://none");
  }

  const refused = [422, "invalid_input", "returnUrl"];
  const saidTo = async (answer: Response) => {
    const { code, field }: Record<string, unknown> = await answer.json();
    return [answer.status, code, field];
  };

  it("without a list of hosts an address of ours sends nobody's token to another site", async () => {
    const { calls } = await doorsOf([]);
    for (const call of Object.values(calls)) {
      for (const headers of [undefined, { origin: ours }, { origin: club }]) {
        expect(await saidTo(await call(`${evil}/x`, headers))).toEqual(refused);
      }
      const alike = await call(`${club}.evil.example/`, { origin: club });
      expect(await saidTo(alike)).toEqual(refused);
    }
  });

  it("without a list it leads to us, and to the page whose own script asks", async () => {
    const { calls, orderToken } = await doorsOf([]);
    const home = await sentTo(await calls.give(`${ours}/donation-success`, { origin: ours }));
    expect(home.href).toMatch(`${ours}/donation-success?jubilee_gift=`);
    expect((await calls.again(`${club}/give`, { origin: club })).status).toBe(200);
    const page = await sentTo(await calls.checkout(`${club}/dinner?a=1`, { origin: club }));
    expect(page.href).toBe(`${club}/dinner?a=1&jubilee_order=${orderToken}`);
  });

  it("with a list it leads to us and to the hosts on it, from their frames too", async () => {
    const { calls } = await doorsOf([club]);
    for (const call of Object.values(calls)) {
      for (const elsewhere of [evil, `${club}.evil.example/`, "http://club.example/"]) {
        expect(await saidTo(await call(elsewhere, { origin: ours }))).toEqual(refused);
        expect(await saidTo(await call(elsewhere))).toEqual(refused);
      }
      expect((await call(`${club}/page`, { origin: ours })).status).toBe(200);
      expect((await call(`${ours}/page`, { origin: ours })).status).toBe(200);
    }
  });
});

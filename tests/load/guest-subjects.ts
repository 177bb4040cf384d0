import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import type { Page } from "playwright";
import { clientOf, rowsOf } from "../e2e/steps/planner-client.ts";
import type { Product } from "../support/product.ts";
import { buyTickets } from "./buy-tickets.ts";
import { ownLink } from "./own-link.ts";

/** A page, and by its selector what its reader came for; else the press on Yes counts. */
export interface Subject {
  address: string;
  sought?: string;
  /** So much may have come until it can be used; 60 kB unless said. */
  mostKb?: number;
}

type Told = Record<string, string>;

/** Every page behind a link, of the demo, each with something on it. */
export async function guestSubjects(
  product: Product,
  page: Page,
): Promise<Record<string, Subject>> {
  await page.goto(product.hostPageUrl);
  const link = await page.locator('a[href*="/event-info-view/"]').first().getAttribute("href");
  const event = new URL(link ?? "", product.url);
  const at = (path: string): string => event.origin + path;
  const ask = async <Answer>(call: string, data?: object): Promise<Answer> => {
    const address = at(`/functions/v1/embed/${call}`);
    const response = await page.request.fetch(address, data && { method: "POST", data });
    if (!response.ok()) throw new Error(`${call}: ${response.status()} ${await response.text()}`);
    return response.json() as Promise<Answer>;
  };
  const planner = await clientOf(product);
  const call = async <Answer>(name: string, args: object): Promise<Answer> =>
    rowsOf<Answer>(await planner.rpc(name, args));
  const firstOf = async (table: string, state: string, value: string): Promise<string> => {
    const found = rowsOf<{ id: string }[]>(
      await planner.from(table).select("id").eq(state, value).order("id").limit(1),
    );
    return found[0]?.id ?? "";
  };
  const eventToken = event.pathname.split("/").at(-1) ?? "";
  const { event: shared } = await ask<{ event: { id: string } }>(`event/${eventToken}`);
  const pathOf = ({ url }: Told): string => new URL(url ?? "").pathname;

  const showcase = await call<Told>("create_share_link", {
    event_id_param: shared.id,
    kind_param: "showcase",
    settings: {},
  });
  const poll = await call<Told>("get_poll_link", {
    poll_id_param: await firstOf("polls", "state", "open"),
  });
  const [venue] = (
    await call<{ rows: { id: string }[] }>("search_venues", { request: { size: 1 } })
  ).rows;
  const shownVenue = await call<Told>("create_venue_link", { venue_id_param: venue?.id });

  const order = await buyTickets(page, event);
  const orderToken = new URL(order).searchParams.get("order") ?? "";
  const { terms } = await ask<OrderView>(`order/${orderToken}`);
  const bill = terms?.bills?.[0]?.number ?? "";
  const given = await give(page, planner, at);
  const waiting = await joinLine(planner, shared.id, (data) =>
    ask<Told>(`waitlist/${eventToken}`, data),
  );
  const own = await ownLink(product, event);
  return {
    "an event’s page": { address: event.href },
    "a showcase": { address: at(pathOf(showcase)), sought: "main h1" },
    "a venue": { address: at(pathOf(shownVenue)), sought: "button[name=day]" },
    "a poll": { address: at(pathOf(poll)), sought: "jubilee-poll h2" },
    "a campaign": { address: given.campaign, sought: "#give button" },
    "a gift": { address: given.gift, sought: "main h1" },
    "a repeating gift": { address: given.plan, sought: "main form button" },
    "an order with codes": { address: order, sought: "#qr-1", mostKb: 80 },
    "an invoice": { address: at(`/invoice/${orderToken}/${bill}`), sought: "main h1" },
    "a place in line": { address: at(`/waiting-list/${waiting}`), sought: "[popovertarget=leave]" },
    "one’s own page": { address: at(`/invitation/${own}`), sought: "#foot-bar button" },
    "one’s own schedule": { address: at(`/my-schedule/${own}`), sought: "#whole ol" },
  };
}

type Planner = Awaited<ReturnType<typeof clientOf>>;

/** Gives every month on the test page, as a browser without scripts does; where that shows. */
async function give(page: Page, planner: Planner, at: (path: string) => string) {
  const campaigns = rowsOf<{ id: string }[]>(
    await planner.from("campaigns").select("id").eq("status", "live").order("id"),
  );
  const [campaign] = campaigns.toReversed();
  const made = rowsOf<Told>(
    await planner.rpc("create_campaign_link", {
      campaign_id_param: campaign?.id,
      kind_param: "campaign",
    }),
  );
  const shown = at(new URL(made["url"] ?? "").pathname);
  const response = await page.request.post(`${shown}/give`, {
    form: { amount: "3500", frequency: "month", email: "florian@post.example", name: "Florian" },
    headers: { origin: new URL(shown).origin },
    maxRedirects: 0,
  });
  const pay = response.headers()["location"];
  if (!pay) throw new Error(`The gift was not taken: ${response.status()}`);
  await page.goto(pay);
  await page.getByRole("button", { name: /^Pay/ }).click();
  const way = page.locator('a[href*="/giving/"]');
  await page.waitForURL("**/donation-success?**");
  await way.waitFor({ state: "attached" });
  const plan = new URL((await way.getAttribute("href")) ?? "", shown).href;
  return { campaign: shown, gift: page.url(), plan };
}

/** Sells out what is nearly sold out, and stands in line for it; the place's token. */
async function joinLine(planner: Planner, eventId: string, join: (data: object) => Promise<Told>) {
  const types = rowsOf<{ id: string; quantity: number | null; sold_count: number }[]>(
    await planner.from("ticket_types").select("id, quantity, sold_count").eq("event_id", eventId),
  );
  const left = ({ quantity, sold_count: sold }: (typeof types)[number]) =>
    quantity === null ? Infinity : quantity - sold;
  const [nearly] = types.toSorted((a, b) => left(a) - left(b));
  const { error } = await planner
    .from("ticket_types")
    .update({ quantity: nearly?.sold_count })
    .eq("id", nearly?.id);
  if (error) throw error;
  const place = await join({
    ticketTypeId: nearly?.id,
    quantity: 1,
    name: "Ida Lang",
    email: "ida@post.example",
  });
  return place["waitlistToken"] ?? "";
}

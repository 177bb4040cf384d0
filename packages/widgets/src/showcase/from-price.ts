import type { PublicTicketType } from "@jubilee/core/sharing/public-event.types";

/** The lowest price on sale, in minor units; null where nothing is sold. */
export function fromPrice(tickets: readonly PublicTicketType[]): number | null {
  const prices = tickets
    .filter(({ state, price }) => state === "on_sale" && !price?.isAddOn)
    .map(({ priceMinor }) => priceMinor);
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** The page of an order, by its buyer's link. */
export const orderAddress = (orderToken: string): string =>
  `/ticket-confirmation?jubilee_order=${encodeURIComponent(orderToken)}`;

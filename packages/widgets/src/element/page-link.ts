const outcome = "jubilee_payment";

/** How a payment page has sent the visitor back. */
export type Returned = "finished" | "cancelled" | "declined";

/** Where a payment page comes back to: this very page. */
export function returnUrl(): string {
  const url = new URL(window.Jubilee?.returnUrl ?? location.href);
  forget(url);
  return url.href;
}

type Leaving = Pick<Window, "top" | "location" | "Jubilee">;

/**
 * Leaves for a payment page; false where that cannot be, and the visitor has to go on in another
 * tab. Out of a frame the page's address may be set, and nothing else. A frame that nobody has told
 * its page's address would not find the way back to it; a sandboxed one is not allowed to leave.
 */
export function leavePage(url: string, from: Leaving = window): boolean {
  const page = from.top ?? from;
  if (page !== from && !from.Jubilee?.returnUrl) return false;
  try {
    page.location.href = url;
    return true;
  } catch {
    return false;
  }
}

/** The order or the gift that a payment page has brought back, if any. */
export function returnedToken(name: "order" | "gift"): string | null {
  const token = new URLSearchParams(location.search).get(`jubilee_${name}`);
  return token && /^[\w-]{8,200}$/.test(token) ? token : null;
}

/** What the payment page says about it; only the server knows whether an order is paid. */
export function returnedPayment(): Returned {
  const said = new URLSearchParams(location.search).get(outcome);
  return said === "declined" || said === "cancelled" ? said : "finished";
}

function forget({ searchParams }: URL): void {
  searchParams.delete("jubilee_order");
  searchParams.delete("jubilee_gift");
  searchParams.delete(outcome);
}

/** Takes the order or the gift out of the address: a bookmark or a shared link must not carry it. */
export function forgetReturned(): void {
  const url = new URL(location.href);
  forget(url);
  history.replaceState(history.state, "", url);
}

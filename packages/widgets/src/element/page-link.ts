const returned = "jubilee_order";

/** Where a payment page comes back to: this very page. */
export function returnUrl(): string {
  const url = new URL(window.Jubilee?.returnUrl ?? location.href);
  url.searchParams.delete(returned);
  return url.href;
}

/** Leaves for a payment page, out of a frame too. */
export function leavePage(url: string): void {
  (window.top ?? window).location.assign(url);
}

/** The order that a payment page has brought back, if any. */
export function returnedOrder(): string | null {
  const token = new URLSearchParams(location.search).get(returned);
  return token && /^[\w-]{8,200}$/.test(token) ? token : null;
}

/** Takes the order out of the address: a bookmark or a shared link must not carry it. */
export function forgetReturnedOrder(): void {
  const url = new URL(location.href);
  url.searchParams.delete(returned);
  history.replaceState(history.state, "", url);
}

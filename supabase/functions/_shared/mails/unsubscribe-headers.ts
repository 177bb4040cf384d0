/** The form on a reader's own page, which a mail program posts to, for the address at which that page asks. */
export function oneClick(askingUrl: string): string {
  const url = new URL(askingUrl);
  url.pathname += "/mails";
  return url.href;
}

/** What tells mail programs where a reader is taken off by one press (RFC 2369, RFC 8058). */
export function unsubscribeHeaders(address: string): Record<string, string> {
  return {
    "List-Unsubscribe": `<${new URL(address).href}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text that stands in HTML, in an element or a quoted attribute, and stays text. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** An address for `href`: http, https or mailto, anything else leads nowhere. */
export function safeHref(href: string): string {
  return /^(?:https?:\/\/|mailto:)/i.test(href) ? escapeHtml(href) : "#";
}

/** One line without line breaks, control characters and what turns its direction, for subjects and names. */
export function headerLine(text: string): string {
  const straight = text.replace(/[\u202a-\u202e\u2066-\u2069]/g, "");
  // oxlint-disable-next-line no-control-regex -- these are what is taken out
  return straight.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, " ").trim();
}

import type { OutgoingMail } from "../deps.types.ts";

/** A mail is a page without scripts that loads nothing; only our own pages show it. */
const mailHeaders = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups; frame-ancestors 'self'",
  "referrer-policy": "no-referrer",
};

/** The html of a mail as an answer that a frame of the portal shows. */
export function mailPage(html: string, cacheControl: string): Response {
  return new Response(html, { headers: { ...mailHeaders, "cache-control": cacheControl } });
}

/** The html of a mail with the attached pictures where it shows them. */
export function withPictures({ html, attachments = [] }: OutgoingMail): string {
  return attachments.reduce(
    (shown, { contentId, contentType, contentBase64 }) =>
      contentId
        ? shown.replaceAll(`cid:${contentId}`, `data:${contentType};base64,${contentBase64}`)
        : shown,
    html,
  );
}

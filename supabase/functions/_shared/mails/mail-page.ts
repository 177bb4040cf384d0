import type { OutgoingMail } from "../deps.types.ts";
import { coverFolder } from "./cover.ts";

/**
 * The html of a mail as an answer that a frame of the portal shows: without scripts, and loading
 * nothing but the covers that we draw ourselves and the pictures of our own storage.
 */
export function mailPage(html: string, cacheControl: string, siteUrl: string): Response {
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src data: ${siteUrl}${coverFolder} ${siteUrl}/storage/v1/object/public/`,
    "sandbox allow-popups",
    "frame-ancestors 'self'",
  ];
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy.join("; "),
      "referrer-policy": "no-referrer",
      "cache-control": cacheControl,
    },
  });
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

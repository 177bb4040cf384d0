import type { OutgoingMail } from "../_shared/deps.types.ts";
import { housePalette } from "../_shared/mails/palette.ts";
import { publicLimits, requireWithin, visitorKey } from "../_shared/limits.ts";
import { Refusal } from "../_shared/refusal.ts";
import { answering, json } from "../_shared/respond.ts";
import { previews } from "./previews.ts";

/** A mail is a page without scripts that loads nothing; only our own pages show it. */
const mailHeaders = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups; frame-ancestors 'self'",
  "referrer-policy": "no-referrer",
  "cache-control": "public, max-age=3600",
};

/**
 * The product's mails with samples in them: without `?kind=` the list
 * `[{kind, title, when, subject, text}]`, with it the mail itself as HTML.
 */
export const handle = answering(async (request, deps) => {
  if (request.method !== "GET") throw new Refusal("not_allowed", "Only reading.", null, 405);
  await requireWithin(
    deps,
    `mail-preview:${visitorKey(deps.peerAddress)}`,
    publicLimits.readsPerAddress,
  );
  const { siteUrl, productName } = deps;
  const setting = { siteUrl, productName, palette: housePalette };
  const wanted = new URL(request.url).searchParams.get("kind");
  if (wanted === null) {
    const list = previews.map(async ({ kind, title, when, write }) => {
      const { subject, text } = await write(setting);
      return { kind, title, when, subject, text };
    });
    return json(await Promise.all(list), 200, { "cache-control": "public, max-age=3600" });
  }
  const preview = previews.find(({ kind }) => kind === wanted);
  if (!preview) throw new Refusal("not_found", "There is no such mail.", "kind");
  return new Response(withPictures(await preview.write(setting)), { headers: mailHeaders });
});

/** Puts the attached pictures where the mail shows them. */
function withPictures({ html, attachments = [] }: OutgoingMail): string {
  return attachments.reduce(
    (shown, { contentId, contentType, contentBase64 }) =>
      contentId
        ? shown.replaceAll(`cid:${contentId}`, `data:${contentType};base64,${contentBase64}`)
        : shown,
    html,
  );
}

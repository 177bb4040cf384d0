import { keptMail } from "../_shared/mails/kept-mail.ts";
import { mailPage, withPictures } from "../_shared/mails/mail-page.ts";
import { mailSample } from "../_shared/mails/sample.ts";
import { publicLimits, requireWithin, visitorKey } from "../_shared/limits.ts";
import { Refusal } from "../_shared/refusal.ts";
import { answering, json } from "../_shared/respond.ts";
import { previews } from "../jobs/find-job.ts";

/**
 * The product's mails with samples in them: without `?kind=` the list
 * `[{kind, title, when, languages, subject, text}]`, with it the mail itself as HTML, in the language
 * `?in=` if it is written in it; with `?drawn=` a mail that the same process drew for a planner a
 * moment ago, by day or by night with `look=light` or `look=dark`.
 */
export const handle = answering(async (request, deps) => {
  if (request.method !== "GET") throw new Refusal("not_allowed", "Only reading.", null, 405);
  await requireWithin(
    deps,
    `mail-preview:${visitorKey(deps.peerAddress)}`,
    publicLimits.readsPerAddress,
  );
  const { siteUrl, productName } = deps;
  const setting = { siteUrl, productName };
  const query = new URL(request.url).searchParams;
  const drawn = query.get("drawn");
  if (drawn !== null) {
    const html = lookedAt(await keptMail(deps, drawn), query.get("look"));
    return mailPage(html, "no-store", siteUrl);
  }
  const wanted = query.get("kind");
  if (wanted === null) {
    const list = previews.map(async ({ kind, title, when, languages, write }) => {
      const { subject, text } = await write(setting, mailSample(siteUrl, "en-US"));
      return { kind, title, when, languages, subject, text };
    });
    return json(await Promise.all(list), 200, { "cache-control": "public, max-age=3600" });
  }
  const preview = previews.find(({ kind }) => kind === wanted);
  if (!preview) throw new Refusal("not_found", "There is no such mail.", "kind");
  const language = preview.languages.find((one) => one === query.get("in")) ?? "en";
  const mail = await preview.write(
    setting,
    mailSample(siteUrl, language === "en" ? "en-US" : language),
  );
  return mailPage(withPictures(mail), "public, max-age=3600", siteUrl);
});

/** A mail as mail programs show it by day or by night, whatever the reader's own device says. */
function lookedAt(html: string, look: string | null): string {
  if (look !== "dark" && look !== "light") return html;
  return html.replaceAll(/\(prefers-color-scheme:\s*dark\)/g, look === "dark" ? "all" : "not all");
}

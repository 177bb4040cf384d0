import { coverStrip } from "./cover.ts";
import type { MailSetting } from "./draw.ts";
import { escapeHtml, safeHref } from "./escape.ts";
import type { MailContent } from "./mails.types.ts";
import { lines, type Pen, row } from "./pen.ts";
import type { MailLook } from "./render.ts";
import { wordsOf } from "./words/words.ts";

/** The cover over a mail about an event, or the product's name over its own. */
export function coverRow(
  { about }: MailContent,
  { cover }: MailLook,
  pen: Pen,
  { productName }: MailSetting,
): string {
  if (cover === null || about === null) {
    return row(
      `<p class="text" style="margin:0;font:600 20px/24px Georgia,'Times New Roman',serif;color:${pen.palette.text}">${escapeHtml(productName)}</p>`,
      "padding:24px 40px 0",
      "name",
    );
  }
  const ground = `line-height:0;font-size:0;background:${pen.palette.line}`;
  const { width, height } = coverStrip;
  if ("photo" in cover) {
    return row(
      `<img src="${safeHref(cover.photo)}" width="${width}" alt="" style="display:block;width:100%;max-height:${height}px;object-fit:cover;border:0">`,
      ground,
      "rule",
    );
  }
  return row(
    `<picture><source srcset="${safeHref(cover.night)}" media="(prefers-color-scheme:dark)"><img src="${safeHref(cover.day)}" width="${width}" height="${height}" alt="" style="display:block;width:100%;height:auto;border:0"></picture>`,
    ground,
    "rule",
  );
}

/** Who, what, one sentence, and what somebody wrote for it. */
export function headRow(mail: MailContent, pen: Pen): string {
  const { about, over, title, titleLanguage, sentence, quote, quoteBy } = mail;
  const spoken = titleLanguage ? ` lang="${escapeHtml(titleLanguage)}"` : "";
  const named = pen.isRightToLeft ? "text title-rtl" : "text title";
  const parts = [
    over === ""
      ? ""
      : `<p class="muted" dir="auto" style="${pen.text("400 14px/20px", "muted", `margin:0 0 8px;text-align:${pen.start}`)}">${escapeHtml(over)}</p>`,
    `<h1 class="${named}"${spoken} dir="auto" style="${pen.title(`text-align:${pen.start}`)}">${escapeHtml(title)}</h1>`,
    sentence === ""
      ? ""
      : `<p class="text lead" style="${pen.text("400 18px/28px", "text", "margin:12px 0 0")}">${lines(sentence)}</p>`,
    quote && quoteBy
      ? `<p class="muted" style="${pen.text("400 14px/20px", "muted", "margin:20px 0 -8px")}">${escapeHtml(quoteBy)}</p>`
      : "",
    quote ? said(quote, about?.locale ?? null, pen) : "",
  ];
  return row(parts.join(""));
}

/** Somebody's own words, in the language of the event. */
function said(text: string, locale: string | null, { palette, start, text: face }: Pen): string {
  const spoken = locale === null ? "" : ` lang="${escapeHtml(locale)}"`;
  const paragraphs = text
    .trim()
    .split(/\n\s*\n/)
    .map(
      (one, index) =>
        `<p class="text lead" dir="auto" style="${face("400 18px/28px", "text", `margin:${index === 0 ? 0 : 12}px 0 0`)}">${lines(one)}</p>`,
    );
  return `<div class="said"${spoken} style="margin:20px 0 0;border-${start}:3px solid ${palette.accent};padding-${start}:16px">${paragraphs.join("")}</div>`;
}

/** Why it came, and what is counted of it. */
export function footWords({ why, opening, language }: MailContent): string {
  return opening ? `${why}\n${wordsOf(language).countsOpens}` : why;
}

/** Why it came, and how there is less of it. */
export function footRow(mail: MailContent, pen: Pen, setting: MailSetting): string {
  const { less, language, opening } = mail;
  const words = wordsOf(language);
  const quiet = (label: string, href: string) =>
    `<a class="muted" href="${safeHref(href)}" style="color:${pen.palette.muted}">${escapeHtml(label)}</a>`;
  const ways = [
    ...(less ? [quiet(less.label, less.href)] : []),
    quiet(words.privacy, `${setting.siteUrl}/privacy`),
    escapeHtml(words.sentWith(setting.productName)),
  ];
  const why = footWords(mail);
  const picture = opening?.picture
    ? `<img src="${safeHref(opening.picture)}" width="1" height="1" alt="" style="display:block;border:0">`
    : "";
  const style = pen.text("400 12px/18px", "muted");
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${pen.isRightToLeft ? "rtl" : "ltr"}" style="max-width:600px"><tr><td class="foot" align="${pen.start}" style="padding:20px 40px 40px"><p class="muted" style="${style}">${lines(why)}</p><p class="muted" style="${style}">${ways.join(" · ")}</p>${picture}</td></tr></table>`;
}

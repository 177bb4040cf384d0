import { escapeHtml, safeHref } from "./escape.ts";
import type { MailCode, MailContent, MailFact, MailLink } from "./mails.types.ts";
import { breaking, lines, type Pen, row } from "./pen.ts";
import { wordsOf } from "./words/words.ts";

/** Mail programs cut a mail off after 102 kB; the rest of a large order is on its page. */
export const codesAtMost = 20;

const opened = '<table role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** The one button. */
export function actionRow({ action }: MailContent, pen: Pen): string {
  return action ? row(pressTable(action, pen, "margin:24px 0 0")) : "";
}

/** A button. Outlook takes the room from the cell, everybody else from the link. */
export function pressTable({ label, href }: MailLink, { palette }: Pen, style: string): string {
  return `${opened} class="press" style="${style}"><tr><td align="center" bgcolor="${palette.accent}" style="border-radius:10px;background:${palette.accent};mso-padding-alt:14px 28px"><a href="${safeHref(href)}" style="display:inline-block;padding:14px 28px;font:600 18px/24px -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:${palette.onAccent};text-decoration:none;${breaking}">${escapeHtml(label)}</a></td></tr></table>`;
}

export function asidesRow({ asides = [], action, copyHint }: MailContent, pen: Pen): string {
  const copy = action && copyHint ? [`${copyHint}\n${action.href}`] : [];
  const shown = [...copy, ...asides].map(
    (text, index) =>
      `<p class="muted" style="${pen.text("400 14px/20px", "muted", `margin:${index === 0 ? 24 : 12}px 0 0`)}">${lines(text)}</p>`,
  );
  return shown.length === 0 ? "" : row(shown.join(""));
}

export function codesRow({ codes = [], language }: MailContent, pen: Pen): string {
  if (codes.length === 0) return "";
  const shown = codes.slice(0, codesAtMost).map((code) => codeTable(code, pen));
  const left = codes.length - shown.length;
  const more =
    left > 0
      ? `<p class="muted" style="${pen.text("400 14px/20px", "muted", "margin:12px 0 0")}">${escapeHtml(wordsOf(language).moreCodes(left))}</p>`
      : "";
  return row(
    `<div class="rule" style="margin:28px 0 0;border-top:2px dashed ${pen.palette.line};padding:8px 0 0">${shown.join("")}${more}</div>`,
  );
}

function codeTable({ name, detail, number, contentId }: MailCode, pen: Pen): string {
  const { start, language } = pen;
  const alt = escapeHtml(wordsOf(language).code(number));
  const small = pen.text("400 14px/20px", "muted", "margin:2px 0 0");
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="plate" width="156" valign="middle" style="width:156px;padding:16px 0 4px"><img src="cid:${escapeHtml(contentId)}" width="112" height="112" alt="${alt}" style="display:block;width:112px;height:112px;padding:10px;border-radius:10px;background:#ffffff;border:0"></td><td valign="middle" align="${start}" style="padding:16px 0 4px"><p class="text" dir="auto" style="${pen.text("600 16px/24px", "text", `text-align:${start}`)}">${escapeHtml(name)}</p><p class="muted" dir="auto" style="${small};text-align:${start}">${escapeHtml(detail)}</p><p class="muted" style="${small}"><bdi>${escapeHtml(number)}</bdi></p></td></tr></table>`;
}

/** Two columns: what it is, and what is so. */
export function factsRow({ facts = [] }: MailContent, pen: Pen): string {
  if (facts.length === 0) return "";
  return row(
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0 0">${facts.map((fact) => factRow(fact, pen)).join("")}</table>`,
  );
}

function factRow({ label, value, note, href }: MailFact, pen: Pen): string {
  const { palette, start, end } = pen;
  const cell = `padding:12px 0;border-top:1px solid ${palette.line}`;
  const shown = href
    ? `<a class="link" href="${safeHref(href)}" style="color:${palette.accent}">${lines(value)}</a>`
    : lines(value);
  const small = note
    ? `<p class="muted" dir="auto" style="${pen.text("400 14px/20px", "muted", `margin:2px 0 0;text-align:${start}`)}">${lines(note)}</p>`
    : "";
  return `<tr><td class="label rule" width="96" valign="top" align="${start}" style="width:96px;${cell};padding-${end}:12px"><p class="muted" style="${pen.text("400 14px/24px", "muted", "overflow-wrap:normal")}">${escapeHtml(label)}</p></td><td class="rule" valign="top" align="${start}" style="${cell}"><p class="text" dir="auto" style="${pen.text("600 16px/24px", "text", `text-align:${start}`)}">${shown}</p>${small}</td></tr>`;
}

export function amountsRow({ amounts = [] }: MailContent, pen: Pen): string {
  if (amounts.length === 0) return "";
  const last = amounts.length - 1;
  const rows = amounts.map(({ label, value }, index) => {
    const line = index === 0 || index === last ? `border-top:1px solid ${pen.palette.line};` : "";
    const face = pen.text(index === last ? "600 16px/24px" : "400 16px/24px", "text");
    const cell = `${face}${line}padding:8px 0`;
    return `<tr><td class="text rule" dir="auto" align="${pen.start}" style="${cell};text-align:${pen.start}">${escapeHtml(label)}</td><td class="text rule" align="${pen.end}" valign="top" style="${cell};padding-${pen.start}:16px;white-space:nowrap"><bdi>${escapeHtml(value)}</bdi></td></tr>`;
  });
  return row(
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:16px 0 0">${rows.join("")}</table>`,
  );
}

export function linksRow({ links = [] }: MailContent, pen: Pen): string {
  if (links.length === 0) return "";
  const anchors = links.map(({ label, href }) => pen.link(label, href));
  return row(
    `<p class="muted" style="${pen.text("400 14px/24px", "muted", "margin:20px 0 0")}">${anchors.join(" &nbsp;·&nbsp; ")}</p>`,
  );
}

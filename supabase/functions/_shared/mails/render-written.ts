import type { MailSetting } from "./draw.ts";
import { escapeHtml } from "./escape.ts";
import type { MailBlock, MailContent, MailFact, MailLink } from "./mails.types.ts";
import { lines, type Pen, row } from "./pen.ts";
import { pressTable } from "./render-parts.ts";
import { richTextHtml, richTextLines } from "./rich-text.ts";

/** What a host put together, a row each. */
export function writtenRows(mail: MailContent, pen: Pen, setting: MailSetting): string {
  const { written = [], writtenLanguage } = mail;
  const spoken = writtenLanguage ?? mail.language;
  return written.map((block) => blockRow(block, spoken, pen, setting)).join("\n");
}

/** What hosts wrote with form, under what the mail is about. */
export function letterRow({ letter }: MailContent, pen: Pen, { siteUrl }: MailSetting): string {
  if (!letter) return "";
  const drawn = richTextHtml(letter.text, pen, siteUrl);
  return row(inLanguage(letter.language, drawn), "padding:20px 0 0");
}

const inLanguage = (tag: string, html: string) => `<div lang="${escapeHtml(tag)}">${html}</div>`;

/** A row of what a host put together; what is theirs is said in their language. */
function blockRow(block: MailBlock, language: string, pen: Pen, { siteUrl }: MailSetting): string {
  switch (block.kind) {
    case "text":
      return row(inLanguage(language, richTextHtml(block.text, pen, siteUrl)));
    case "picture": {
      const content = [{ type: "picture" as const, attrs: block.picture }];
      return row(inLanguage(language, richTextHtml({ version: 1, content }, pen, siteUrl)));
    }
    case "button":
      return row(inLanguage(language, pressTable(block.link, pen, "margin:12px 0 20px")));
    case "answers":
      return row(answersOf(block, pen));
    case "event":
      return row(eventCard(block, pen));
    case "list":
      return row(listOf(block, pen));
    default:
      return row("&nbsp;", "height:28px;line-height:28px;font-size:0");
  }
}

/** The question over its answers, which stand side by side as far as there is room. */
function answersOf({ question, links }: Extract<MailBlock, { kind: "answers" }>, pen: Pen): string {
  const asked = `<p class="text" style="${pen.text("600 18px/24px", "text", "margin:12px 0 4px")}">${escapeHtml(question)}</p>`;
  const presses = links.map((link) =>
    pressTable(link, pen, `display:inline-table;margin:8px 0;margin-${pen.end}:8px`),
  );
  return `${asked}<div style="padding:0 0 12px">${presses.join(" ")}</div>`;
}

/** A title over its rows, which lines part, and the way on. */
function listOf({ title, lines: rows, link }: Extract<MailBlock, { kind: "list" }>, pen: Pen) {
  const { palette, start } = pen;
  const side = `text-align:${start}`;
  const small = (text: string) =>
    `<p class="muted" dir="auto" style="${pen.text("400 14px/20px", "muted", side)}">${lines(text)}</p>`;
  const drawn = rows.map(
    ({ name, told }) =>
      `<tr><td class="rule" align="${start}" style="padding:10px 0;border-top:1px solid ${palette.line}"><p class="text" dir="auto" style="${pen.text("600 16px/24px", "text", side)}">${escapeHtml(name)}</p>${small(told)}</td></tr>`,
  );
  const head = `<p class="text" style="${pen.text("600 18px/24px", "text", "margin:12px 0 8px")}">${escapeHtml(title)}</p>`;
  const table = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${drawn.join("")}</table>`;
  return `${head}${table}${link ? pressTable(link, pen, "margin:12px 0 20px") : `<div style="height:20px;line-height:20px;font-size:0">&nbsp;</div>`}`;
}

type EventBlock = Extract<MailBlock, { kind: "event" }>;

/** The day as a leaf, the event's name, when and where. */
function eventCard({ name, day, facts }: EventBlock, pen: Pen): string {
  const { palette, start, end } = pen;
  const leaf = `<table role="presentation" width="56" cellpadding="0" cellspacing="0" border="0" class="rule" style="width:56px;border:1px solid ${palette.line};border-radius:8px"><tr><td align="center" class="press-ground" bgcolor="${palette.accent}" style="background:${palette.accent};border-radius:7px 7px 0 0;font:600 12px/18px -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:${palette.onAccent}">${escapeHtml(day.month)}</td></tr><tr><td align="center" class="text" style="${pen.text("600 22px/32px", "text")}">${escapeHtml(day.day)}</td></tr></table>`;
  const told = facts
    .map(
      ({ value, note }) =>
        `<p class="muted" dir="auto" style="${pen.text("400 14px/20px", "muted", `margin:2px 0 0;text-align:${start}`)}">${lines(note ? `${value}\n${note}` : value)}</p>`,
    )
    .join("");
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="rule" style="margin:12px 0 20px;border:1px solid ${palette.line};border-radius:12px"><tr><td width="56" valign="top" style="width:56px;padding:14px 16px;padding-${end}:0">${leaf}</td><td valign="middle" align="${start}" style="padding:14px 16px"><p class="text" dir="auto" style="${pen.text("600 16px/24px", "text", `text-align:${start}`)}">${escapeHtml(name)}</p>${told}</td></tr></table>`;
}

/** The same for readers of plain text. */
export function writtenText(blocks: readonly MailBlock[]): string[] {
  return blocks.map((block) => {
    switch (block.kind) {
      case "text":
        return richTextLines(block.text);
      case "picture":
        return block.picture.alt === "" ? "" : `[${block.picture.alt}]`;
      case "button":
        return linkText(block.link);
      case "answers":
        return [block.question, ...block.links.map(linkText)].join("\n");
      case "event":
        return [
          `[${block.day.month} ${block.day.day}] ${block.name}`,
          ...block.facts.map(factText),
        ].join("\n");
      case "list":
        return [
          block.title,
          ...block.lines.map(({ name, told }) => `* ${name}: ${told.replaceAll("\n", "; ")}`),
          ...(block.link ? [linkText(block.link)] : []),
        ].join("\n");
      default:
        return "";
    }
  });
}

const linkText = ({ label, href }: MailLink) => `${label}:\n${href}`;
const factText = ({ label, value, note }: MailFact) =>
  `${label}: ${value}${note ? ` (${note.replaceAll("\n", "; ")})` : ""}`;

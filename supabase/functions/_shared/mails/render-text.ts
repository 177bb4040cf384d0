import type { MailSetting } from "./draw.ts";
import type { MailContent } from "./mails.types.ts";
import { richTextLines } from "./rich-text.ts";
import { footWords } from "./render-ends.ts";
import { writtenText } from "./render-written.ts";
import { wordsOf } from "./words/words.ts";

/** The same mail for readers of plain text: the same words, facts and links in the same order. */
export function renderText(mail: MailContent, { siteUrl, productName }: MailSetting): string {
  const {
    over,
    title,
    sentence,
    quote,
    quoteBy,
    action,
    asides = [],
    codes = [],
    facts = [],
  } = mail;
  const { amounts = [], links = [], less } = mail;
  const words = wordsOf(mail.language);
  const blocks = [
    ...(mail.written ? writtenText(mail.written) : [over, title, sentence]),
    quote ? `${quoteBy ? `${quoteBy}:\n` : ""}${quote.trim().replaceAll(/^/gm, "> ")}` : "",
    mail.letter ? richTextLines(mail.letter.text) : "",
    action ? `${action.label}:\n${action.href}` : "",
    ...asides,
    codes.map(({ number, detail, name }) => `${number} · ${detail} · ${name}`).join("\n"),
    facts
      .map(({ label, value, note, href }) => {
        const told = `${label}: ${value}${note ? ` (${note.replaceAll("\n", "; ")})` : ""}`;
        return href && href !== value ? `${told}\n${href}` : told;
      })
      .join("\n"),
    amounts.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    links.map(({ label, href }) => `${label}:\n${href}`).join("\n\n"),
    [
      "-- ",
      footWords(mail),
      ...(less ? [`${less.label}: ${less.href}`] : []),
      `${words.privacy}: ${siteUrl}/privacy`,
      words.sentWith(productName),
    ].join("\n"),
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

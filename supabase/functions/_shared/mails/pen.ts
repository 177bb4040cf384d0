import { escapeHtml, safeHref } from "./escape.ts";
import { directionOf, type MailLanguage } from "./languages.ts";
import type { MailPalette } from "./mails.types.ts";

const sans = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
/** Stands in for the product's own display face, which a mail does not load. */
const serif = "Georgia,'Times New Roman',serif";

/** A word that is longer than a phone is wide goes on in the next line, and widens nothing. */
export const breaking = "overflow-wrap:anywhere";

/** Weight, size and line of a text, as CSS has them in one. */
export type Face = `${400 | 600} ${number}px/${number}px`;

/** How the parts of one mail are written: its colours and where its lines begin. */
export interface Pen {
  palette: MailPalette;
  language: MailLanguage;
  isRightToLeft: boolean;
  start: "left" | "right";
  end: "left" | "right";
  /** Inline style of a text; `more` comes after. */
  text: (face: Face, tone: "text" | "muted", more?: string) => string;
  /** The same for a title. Letters that are joined take no serif and need more room. */
  title: (more?: string) => string;
  link: (label: string, href: string) => string;
}

export function penOf(language: MailLanguage, palette: MailPalette): Pen {
  const isRightToLeft = directionOf(language) === "rtl";
  const start = isRightToLeft ? "right" : "left";
  return {
    palette,
    language,
    isRightToLeft,
    start,
    end: isRightToLeft ? "left" : "right",
    text: (face, tone, more = "") =>
      `margin:0;font:${face} ${sans};color:${palette[tone]};${breaking};${more}`,
    title: (more = "") =>
      isRightToLeft
        ? `margin:0;font:600 36px/48px ${sans};color:${palette.text};${breaking};${more}`
        : `margin:0;font:600 36px/40px ${serif};letter-spacing:-0.01em;color:${palette.text};${breaking};${more}`,
    link: (label, href) =>
      `<a class="link" href="${safeHref(href)}" style="color:${palette.accent}">${escapeHtml(label)}</a>`,
  };
}

/** Plain text as html, with the lines that its writer made. */
export function lines(text: string): string {
  return escapeHtml(text).replaceAll(/\r?\n/g, "<br>");
}

/** A row of the mail's body. */
export function row(content: string, style = "", name = ""): string {
  const named = name === "" ? "" : ` class="${name}"`;
  return `<tr><td${named}${style === "" ? "" : ` style="${style}"`}>${content}</td></tr>`;
}

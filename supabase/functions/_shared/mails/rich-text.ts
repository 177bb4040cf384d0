import { drawRichText, richTextPlain } from "@jubilee/core/base/rich-drawing.rules";
import { readRichText } from "@jubilee/core/base/rich-text.rules";
import { escapeHtml, safeHref } from "./escape.ts";
import type { Face, Pen } from "./pen.ts";

interface Drawn {
  html: string;
}

/** How the elements of a text are written inline, since mail programs know no style sheets. */
const faces: Partial<Record<string, { face: Face; tone: "text" | "muted"; more: string }>> = {
  p: { face: "400 16px/26px", tone: "text", more: "margin:0 0 12px" },
  h3: { face: "600 18px/26px", tone: "text", more: "margin:20px 0 8px" },
  li: { face: "400 16px/26px", tone: "text", more: "margin:0 0 4px" },
};

/** A stored text as html for a mail: the elements that every page shows, with inline styles. */
export function richTextHtml(text: unknown, pen: Pen, siteUrl: string): string {
  const { palette, start } = pen;
  const drawn = drawRichText<Drawn>(readRichText(text), (tag, attributes, children) => {
    const inside = children
      .map((child) => (typeof child === "string" ? escapeHtml(child) : child.html))
      .join("");
    const dir = attributes["dir"] ? ` dir="${attributes["dir"]}"` : "";
    switch (tag) {
      case "a": {
        const href = safeHref(attributes["href"] ?? "");
        return {
          html: `<a class="link" href="${href}" style="color:${palette.accent}">${inside}</a>`,
        };
      }
      case "img": {
        const { src = "", alt = "", width = "600", height = "400" } = attributes;
        const wide = Math.min(520, Number(width));
        const high = Math.round((wide * Number(height)) / Number(width));
        return {
          html: `<img src="${safeHref(new URL(src, siteUrl).href)}" width="${wide}" height="${high}" alt="${escapeHtml(alt)}" style="display:block;width:100%;max-width:${wide}px;height:auto;border:0;border-radius:10px;margin:12px 0">`,
        };
      }
      case "hr":
        return {
          html: `<div class="rule" style="margin:24px 0;border-top:1px solid ${palette.line};font-size:0;line-height:0">&nbsp;</div>`,
        };
      case "br":
        return { html: "<br>" };
      case "h2":
        return {
          html: `<h2 class="text"${dir} style="${pen.title(`font-size:26px;line-height:32px;margin:20px 0 8px;text-align:${start}`)}">${inside}</h2>`,
        };
      case "blockquote":
        return {
          html: `<div class="said"${dir} style="margin:12px 0;padding-${start}:14px;border-${start}:3px solid ${palette.accent}">${inside}</div>`,
        };
      case "ul":
      case "ol":
        return {
          html: `<${tag}${dir} style="margin:0 0 12px;padding-${start}:24px">${inside}</${tag}>`,
        };
      case "code":
        return { html: `<code style="font:14px/20px Menlo,Consolas,monospace">${inside}</code>` };
      default: {
        const own = faces[tag];
        const style = own
          ? ` class="${own.tone}" style="${pen.text(own.face, own.tone, own.more)}"`
          : "";
        return { html: `<${tag}${dir}${style}>${inside}</${tag}>` };
      }
    }
  });
  return drawn.map(({ html }) => html).join("");
}

/** The same for readers of plain text. */
export function richTextLines(text: unknown): string {
  return richTextPlain(readRichText(text));
}

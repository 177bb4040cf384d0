import { jsx, jsxs } from "react/jsx-runtime";
import { lost } from "@jubilee/ui/drawings";
import { pageDocument } from "./document.ts";
import { Foot } from "./parts/Foot.tsx";
import { sheets } from "./styles/sheets.ts";
import type { PageDocument, Reader } from "./page.types.ts";
import { alone, button, drawn, soft } from "./styles/css.ts";
import { words as allWords } from "./words/all.ts";

/**
 * The page of a link that opens nothing, the same for unknown, ended and revoked ones; or of a
 * server that has no answer now. What is said of something else is a title and a sentence.
 */
export function closedPage(
  reader: Reader,
  productName: string,
  status: number,
  said?: readonly [string, string],
): PageDocument {
  const words = allWords[reader.lang];
  const { closed, common, page } = words;
  const unavailable = [
    common.unavailableTitle,
    status === 429 ? closed.busyText : closed.serverText,
  ] as const;
  const failed = status === 500 ? ([page.crashTitle, page.crashText] as const) : unavailable;
  // A page that is there and cannot be made now stays before its reader, and says why.
  const isGone = said !== undefined || status === 404;
  const [title, text] = said ?? (isGone ? [closed.invalidTitle, closed.invalidText] : failed);
  const children = [
    jsx(
      "svg",
      {
        className: drawn,
        viewBox: "0 0 160 120",
        "aria-hidden": true,
        dangerouslySetInnerHTML: { __html: lost },
      },
      "drawing",
    ),
    jsx("h1", { tabIndex: -1, children: title }, "title"),
    jsx("p", { className: soft, ...(!isGone && { "data-said": "" }), children: text }, "text"),
    // To where it stands: the page itself, or the form's address, which leads to it.
    ...(isGone ? [] : [jsx("a", { className: button, href: "", children: page.reload }, "again")]),
  ];
  const whole = { id: "content", className: alone, ...(isGone && { "data-gone": "" }), children };
  return pageDocument({
    reader,
    words,
    title,
    status,
    sheet: sheets["closed"] ?? "",
    head: "",
    colours: "",
    body: jsxs("div", {
      children: [
        jsx("main", whole, "page"),
        jsx(Foot, { words, productName, lang: reader.lang, path: "" }, "foot"),
      ],
    }),
  });
}

import { jsx, jsxs } from "react/jsx-runtime";
import { lost } from "@jubilee/ui/drawings";
import { pageDocument } from "./document.ts";
import { Foot } from "./parts/Foot.tsx";
import { sheets } from "./styles/sheets.ts";
import type { PageDocument, Reader } from "./page.types.ts";
import { alone, drawn, soft } from "./styles/css.ts";
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
  const { closed, common } = words;
  const failed = [
    common.unavailableTitle,
    status === 429 ? closed.busyText : closed.serverText,
  ] as const;
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

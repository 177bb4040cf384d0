import { jsx, jsxs } from "react/jsx-runtime";
import { pageDocument } from "./document.ts";
import { Foot } from "./parts/Foot.tsx";
import type { PageDocument, Reader } from "./pages.types.ts";
import { alone, soft } from "./styles/css.ts";
import { words as allWords } from "./words/all.ts";

/**
 * The page of a link that opens nothing, the same for unknown, ended and revoked ones; or of a
 * server that has no answer now.
 */
export function closedPage(reader: Reader, productName: string, status: number): PageDocument {
  const words = allWords[reader.lang];
  const { closed, common } = words;
  const [title, text] =
    status === 404
      ? [closed.invalidTitle, closed.invalidText]
      : [common.unavailableTitle, status === 429 ? closed.busyText : closed.serverText];
  const children = [
    jsx("h1", { children: title }, "title"),
    jsx("p", { className: soft, children: text }, "text"),
  ];
  return pageDocument({
    reader,
    words,
    title,
    status,
    head: "",
    colours: "",
    body: jsxs("div", {
      children: [
        jsx("main", { id: "content", className: alone, children }, "page"),
        jsx(Foot, { words, productName, lang: reader.lang, path: "" }, "foot"),
      ],
    }),
  });
}

import { drawRichText } from "@jubilee/core/base/rich-drawing.rules";
import type { RichText } from "@jubilee/core/base/rich-text.types";
import type { ReactNode } from "react";
import * as css from "./RichWords.css.ts";

/** Titles within a text stand under the title of what it belongs to. */
const lower = { h2: "h4", h3: "h5" } as const;

/** What hosts wrote with form, as every page and mail draws it. */
export function RichWords({ text }: { text: RichText }) {
  return (
    <div className={css.words}>
      {drawRichText<ReactNode>(text, (tag, attributes, children) => {
        const Tag = tag === "h2" || tag === "h3" ? lower[tag] : tag;
        return children.length === 0 ? (
          <Tag {...attributes} />
        ) : (
          <Tag {...attributes}>{children}</Tag>
        );
      })}
    </div>
  );
}

import { drawRichText } from "@jubilee/core/base/rich-drawing.rules";
import { readRichText } from "@jubilee/core/base/rich-text.rules";
import type { RichText } from "@jubilee/core/base/rich-text.types";
import { Prose, type ProseProps } from "@jubilee/ui/prose";
import { createElement, Fragment, type ReactElement } from "react";

interface RichTextViewProps extends Omit<ProseProps, "children" | "dir"> {
  text: RichText;
}

/** A stored text as the page shows it. */
export function RichTextView({ text, ...prose }: RichTextViewProps) {
  const drawn = drawRichText<ReactElement>(readRichText(text), (tag, attributes, children) =>
    createElement(tag, attributes, ...children),
  );
  return <Prose {...prose}>{createElement(Fragment, {}, ...drawn)}</Prose>;
}

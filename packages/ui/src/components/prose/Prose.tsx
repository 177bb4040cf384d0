import type { ReactNode } from "react";
import { prose } from "./Prose.css.ts";

export interface ProseProps {
  /** `story` is an invitation's own text: bigger, to be read. */
  size?: "normal" | "story";
  /** At most 62 characters a line. */
  measure?: boolean;
  /** Text in a language of its own tells its direction: "auto". */
  dir?: "auto" | "ltr" | "rtl";
  lang?: string;
  /** Plain elements: titles, paragraphs, lists, quotations. */
  children: ReactNode;
}

/** Text to read, with titles, lists and quotations in it. A sentence of the interface is a Text. */
export function Prose({ size = "normal", measure = false, children, ...rest }: ProseProps) {
  return (
    <div {...rest} className={prose({ size, measure })}>
      {children}
    </div>
  );
}

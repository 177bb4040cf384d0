import type { ReactNode } from "react";
import { Heading } from "../heading/Heading.tsx";
import { body, card, head } from "./Card.css.ts";

export interface CardProps {
  as?: "section" | "article" | "div" | "aside" | "li";
  title?: ReactNode;
  /** The title's rank in the outline. */
  level?: 2 | 3 | 4;
  /** Right of the title: a link or a small button. */
  action?: ReactNode;
  tone?: "default" | "sunken" | "attention" | "danger";
  /** `none` for covers, tables and lists that reach the edge. */
  padding?: "normal" | "none";
  /** Cuts what reaches over the rounded corners. */
  clip?: boolean;
  /** As high as its row. */
  fill?: boolean;
  /** With a shadow: only the one raised thing of a page. */
  raised?: boolean;
  id?: string;
  children?: ReactNode;
}

/** A panel with a hairline. Never a card in a card: divide inside by Dividers. */
export function Card({
  as: Element = "section",
  title,
  level = 2,
  action,
  tone = "default",
  padding = "normal",
  clip = false,
  fill = false,
  raised = false,
  id,
  children,
}: CardProps) {
  const titled = title !== undefined || action !== undefined;
  const inside = padding === "none" ? "none" : titled ? "underHead" : "normal";
  return (
    <Element id={id} className={card({ tone, clip, fill, raised })}>
      {titled && (
        <div className={head}>
          <Heading level={level} size="panel">
            {title}
          </Heading>
          {action}
        </div>
      )}
      <div className={body({ padding: inside })}>{children}</div>
    </Element>
  );
}

import type { ReactNode } from "react";
import { Heading, type HeadingSize } from "../heading/Heading.tsx";
import { actions as actionsStyle, header, words } from "./PageHeader.css.ts";

export interface PageHeaderProps {
  title: ReactNode;
  size?: Extract<HeadingSize, "page" | "event">;
  /** Above the title: breadcrumbs. */
  before?: ReactNode;
  /** Under the title: facts in one line. */
  meta?: ReactNode;
  /** Right: the event switcher and the one primary action. */
  actions?: ReactNode;
}

/**
 * The top of a page: its one h1 and its one primary action. A part of a page is headed by its
 * Section.
 */
export function PageHeader({ title, size = "page", before, meta, actions }: PageHeaderProps) {
  return (
    <header className={header}>
      <div className={words}>
        {before}
        <Heading level={1} size={size}>
          {title}
        </Heading>
        {meta}
      </div>
      {actions && <div className={actionsStyle}>{actions}</div>}
    </header>
  );
}

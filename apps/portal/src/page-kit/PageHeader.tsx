import { Heading } from "@jubilee/ui/heading";
import type { ReactNode } from "react";
import { header, lead as leadStyle, titles } from "./PageFrame.css.ts";

interface PageHeaderProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Right of the title: at most one filled button. */
  actions?: ReactNode;
}

/** A page's title with what can be done on it. */
export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  return (
    <header className={header}>
      <div className={titles}>
        <Heading level={1}>{title}</Heading>
        {lead && <p className={leadStyle}>{lead}</p>}
      </div>
      {actions}
    </header>
  );
}

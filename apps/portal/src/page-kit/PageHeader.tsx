import { Heading } from "@jubilee/ui/heading";
import { lazy, Suspense, type ReactNode } from "react";
import { header } from "../app/frame/page.css.ts";
import { lead as leadStyle, named, titles } from "./PageFrame.css.ts";

const HelpMark = lazy(async () => {
  const { HelpMark } = await import("./help/HelpMark.tsx");
  return { default: HelpMark };
});

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
        <div className={named}>
          <Heading level={1}>{title}</Heading>
          <Suspense fallback={null}>
            <HelpMark isInTitle />
          </Suspense>
        </div>
        {lead && <p className={leadStyle}>{lead}</p>}
      </div>
      {actions}
    </header>
  );
}

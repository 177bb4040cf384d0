import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { body, item as itemStyle, list, summary } from "./Accordion.css.ts";

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
  open?: boolean;
}

/**
 * Questions that open their answers, found by the browser's own search too. Parts of which one
 * shows at a time are Tabs; a part that is always open is a Section.
 */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <div className={list}>
      {items.map((item) => (
        <details key={item.id} id={item.id} open={item.open} className={itemStyle}>
          <summary className={summary}>
            {item.title}
            <Plus aria-hidden="true" />
          </summary>
          <div className={body}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}

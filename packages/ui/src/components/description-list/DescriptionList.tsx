import type { ReactNode } from "react";
import { detail, list, pair, term } from "./DescriptionList.css.ts";

export interface Description {
  term: string;
  detail: ReactNode;
}

export interface DescriptionListProps {
  items: readonly Description[];
  /** rows: two columns; lines: detail at the end, hairlines between. */
  look?: "rows" | "lines";
}

/** Facts about one thing, each with its name. Many things of one kind are a DataTable. */
export function DescriptionList({ items, look = "rows" }: DescriptionListProps) {
  return (
    <dl className={list({ look })}>
      {items.map((item) => (
        <div key={item.term} className={pair({ look })}>
          <dt className={term}>{item.term}</dt>
          <dd className={detail}>{item.detail}</dd>
        </div>
      ))}
    </dl>
  );
}

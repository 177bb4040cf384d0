import type { ReactNode } from "react";
import * as css from "./Talk.css.ts";
import { useWhen } from "./useWhen.ts";

interface JudgedProps {
  label: string;
  /** Who wrote it; null: they have left. */
  author: string | null;
  at: string;
  said: string;
  /** Why somebody has to judge it. */
  why: ReactNode;
  /** What can be done about it. */
  children: ReactNode;
}

/** Something that was written and waits for somebody's judgement. */
export function Judged({ label, author, at, said, why, children }: JudgedProps) {
  const whenOf = useWhen();
  return (
    <article className={css.report} aria-label={label}>
      <span className={css.row}>
        <bdi className={css.name}>{author ?? "Somebody who left"}</bdi>
        <time dateTime={at} className={css.small}>
          {whenOf(at)}
        </time>
      </span>
      <blockquote dir="auto" className={css.reported}>
        {said}
      </blockquote>
      <p className={css.reportWhy}>{why}</p>
      <div className={css.chips}>{children}</div>
    </article>
  );
}

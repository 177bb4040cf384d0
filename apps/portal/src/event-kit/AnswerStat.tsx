import { caption, dots, figure, stat } from "./AnswerStats.css.ts";

export interface AnswerStatProps {
  value: string;
  label: string;
  dot?: keyof typeof dots;
}

/** One large figure with what it counts. */
export function AnswerStat({ value, label, dot }: AnswerStatProps) {
  return (
    <div className={stat}>
      <dt className={caption}>
        {dot && <span aria-hidden="true" className={dots[dot]} />}
        <span>{label}</span>
      </dt>
      <dd className={figure}>{value}</dd>
    </div>
  );
}

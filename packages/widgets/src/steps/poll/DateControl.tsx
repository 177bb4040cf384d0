import type { DateMark } from "@jubilee/core/planning/polls.types";
import { unseen } from "../../styles/base.css.ts";
import { three } from "../../styles/poll-dates.css.ts";
import { Mark } from "./Mark.tsx";

interface Props {
  /** Unique inside the widget. */
  name: string;
  /** The time, in words. */
  label: string;
  words: Record<DateMark, string>;
  value: DateMark | null;
  onValue: (value: DateMark) => void;
}

/** Yes, if need be, no: three cells that are large enough for a thumb. */
export function DateControl({ name, label, words, value, onValue }: Props) {
  return (
    <div className={three} role="radiogroup" aria-label={label}>
      {(["yes", "maybe", "no"] as const).map((mark) => (
        <label key={mark} title={words[mark]}>
          <input
            type="radio"
            name={name}
            value={mark}
            checked={value === mark}
            onChange={() => onValue(mark)}
          />
          <span>
            <Mark mark={mark} />
            <b className={unseen}>{words[mark]}</b>
          </span>
        </label>
      ))}
    </div>
  );
}

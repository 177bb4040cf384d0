import type { RsvpAnswer } from "@jubilee/core/sharing/public-event.types";
import { Icon } from "../parts/Icon.tsx";
import { check, cross, question } from "../parts/icons.ts";
import { choice } from "../styles/rsvp.css.ts";
import { mayAskFirst } from "./may-ask-first.ts";

interface Props {
  label: string;
  words: Record<RsvpAnswer, string>;
  value: RsvpAnswer | null;
  invalid: boolean;
  /** Nothing else is asked yet: three buttons, which the page dresses as it asks them before. */
  open: boolean;
  onValue: (value: RsvpAnswer) => void;
}

const options = [
  { value: "yes", lines: check },
  { value: "maybe", lines: question },
  { value: "no", lines: cross },
] as const;

export function Choice({ label, words, value, invalid, open, onValue }: Props) {
  return (
    <div
      className={choice}
      part={mayAskFirst && open ? "answers" : undefined}
      role="radiogroup"
      aria-label={label}
      aria-invalid={invalid || undefined}
    >
      {options.map((option) => (
        <label key={option.value} part={mayAskFirst && open ? option.value : undefined}>
          <input
            type="radio"
            name="answer"
            value={option.value}
            checked={value === option.value}
            onChange={() => onValue(option.value)}
          />
          <span part={mayAskFirst && open ? `face face-${option.value}` : undefined}>
            {value === option.value && <Icon lines={option.lines} />}
            <bdi>{words[option.value]}</bdi>
          </span>
        </label>
      ))}
    </div>
  );
}

import { round } from "../styles/css.ts";
import { Icon } from "./Icon.tsx";
import { copy } from "./icons.ts";

interface CopyButtonProps {
  text: string;
  label: string;
  /** What it says once it has. */
  done: string;
}

/** Copies a text; it comes with the script that can. */
export function CopyButton({ text, label, done }: CopyButtonProps) {
  return (
    <button
      type="button"
      className={round}
      aria-label={label}
      data-copy={text}
      data-done={done}
      hidden
    >
      <Icon lines={copy} />
    </button>
  );
}

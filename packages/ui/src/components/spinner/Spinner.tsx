import { spinner } from "./Spinner.css.ts";

export interface SpinnerProps {
  size?: "s" | "m" | "l";
  /** Said to screen readers; without it the ring is decoration beside a text that says it. */
  label?: string;
}

/** A turning ring. Use a skeleton where the shape of what comes is known. */
export function Spinner({ size = "s", label }: SpinnerProps) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return <span {...spoken} className={spinner[size]} />;
}

import { spinner } from "./Spinner.css.ts";

export interface SpinnerProps {
  size?: "s" | "m" | "l";
  /** Said to screen readers; without it the ring is decoration beside a text that says it. */
  label?: string;
}

/**
 * A turning ring. Where the shape of what comes is known use Skeleton; where its end is, Progress.
 */
export function Spinner({ size = "s", label }: SpinnerProps) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return <span {...spoken} className={spinner[size]} />;
}

import type { ReactNode } from "react";
import { button, primary } from "../styles/base.css.ts";

interface Props {
  children: ReactNode;
  main?: boolean;
  /** Keeps its place and says so; pressing does nothing. */
  busy?: boolean;
  type?: "submit";
  onPress?: () => void;
}

export function Button({ children, main, busy, type, onPress }: Props) {
  return (
    <button
      className={main ? `${button} ${primary}` : button}
      type={type ?? "button"}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onPress}
    >
      {children}
    </button>
  );
}

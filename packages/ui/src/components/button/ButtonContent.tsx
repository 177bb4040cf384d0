import type { ReactNode } from "react";
import { Spinner } from "../spinner/Spinner.tsx";
import { centred, hidden, inner } from "./Button.css.ts";

export interface ButtonContentProps {
  icon?: ReactNode;
  iconEnd?: ReactNode;
  loading?: boolean;
  children?: ReactNode;
}

/** The turning ring takes the icon's place; without an icon it lies over the text, so the width stays. */
export function ButtonContent({ icon, iconEnd, loading = false, children }: ButtonContentProps) {
  if (loading && !icon) {
    return (
      <>
        <span className={`${inner} ${hidden}`} aria-hidden="true">
          <span>{children}</span>
          {iconEnd}
        </span>
        <span className={centred}>
          <Spinner />
        </span>
      </>
    );
  }
  return (
    <>
      {loading ? <Spinner /> : icon}
      <span>{children}</span>
      {iconEnd}
    </>
  );
}

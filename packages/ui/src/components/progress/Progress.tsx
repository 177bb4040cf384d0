import type { ReactNode } from "react";
import { inlineVars } from "../../inlineVars.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { fill, head, name, shareVar, track, value as valueStyle } from "./Progress.css.ts";

export interface ProgressProps {
  /** Its spoken name, and seen unless hidden. */
  label: string;
  hideLabel?: boolean;
  /** Leave out while the length is not known. */
  value?: number;
  max?: number;
  /** Right of the label: "96 of 120". */
  detail?: ReactNode;
  tone?: "action" | "success" | "celebrate" | "danger";
}

/**
 * How far something has come: an import, a ticket type's sales. Where no end is known use Spinner;
 * a flow of a few steps is Steps.
 */
export function Progress({
  label,
  hideLabel = false,
  value,
  max = 100,
  detail,
  tone = "action",
}: ProgressProps) {
  const share = value === undefined ? 0 : Math.min(1, Math.max(0, max === 0 ? 0 : value / max));
  const known = value === undefined ? {} : { value: share, max: 1 };
  return (
    <div>
      {(!hideLabel || detail) && (
        <div className={head}>
          {!hideLabel && <span className={name}>{label}</span>}
          {detail && <span className={valueStyle}>{detail}</span>}
        </div>
      )}
      <VisuallyHidden>
        <progress aria-label={label} {...known} />
      </VisuallyHidden>
      <div aria-hidden="true" data-figure="" className={track}>
        <div
          className={fill({ tone, unknown: value === undefined })}
          style={inlineVars({ [shareVar]: `${share * 100}%` })}
        />
      </div>
    </div>
  );
}

import { useMemo } from "react";
import { inlineVars } from "../../inlineVars.ts";
import { plate, sizeVar } from "./QrCode.css.ts";
import { qrSquares } from "./qrSquares.ts";

export interface QrCodeProps {
  value: string;
  /** What scanning it does. */
  label: string;
  sizePx?: number;
}

/** A code to scan, dark on a white plate by day and night. Give the same address as text with a CopyButton. */
export function QrCode({ value, label, sizePx = 148 }: QrCodeProps) {
  const { path, size } = useMemo(() => qrSquares(value), [value]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={plate}
      style={inlineVars({ [sizeVar]: `${sizePx}px` })}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

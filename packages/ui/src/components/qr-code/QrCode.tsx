import { encode } from "uqr";
import { useMemo } from "react";
import { inlineVars } from "../../inlineVars.ts";
import { plate, sizeVar } from "./QrCode.css.ts";

export interface QrCodeProps {
  value: string;
  /** What scanning it does. */
  label: string;
  sizePx?: number;
}

/** A code to scan, dark on a white plate by day and night. Give the same address as text with a CopyButton. */
export function QrCode({ value, label, sizePx = 148 }: QrCodeProps) {
  const { path, size } = useMemo(() => {
    const code = encode(value, { border: 0, ecc: "M" });
    const squares = code.data.flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { path: squares.join(""), size: code.size };
  }, [value]);
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

import type { FactDrawing, FactTone } from "../../../../page-kit/fact.types.ts";
import { drawing as drawingStyle, tone as toneStyles } from "./Category.css.ts";
import { columnsOf, daysOf, ringOf } from "./drawings.rules.ts";

const fill = (tone: FactTone) => ({ className: toneStyles[tone], fill: "currentColor" });

function Marks({ drawing }: { drawing: FactDrawing }) {
  if (drawing.kind === "columns")
    return columnsOf(drawing.values).map(({ x, y, width, height, isMost }) => (
      <rect
        key={x}
        x={x}
        y={y}
        width={width}
        height={height}
        rx={3}
        {...fill(isMost ? "strong" : "quiet")}
      />
    ));
  if (drawing.kind === "days")
    return daysOf(drawing.values).map(({ x, y, size, isTaken }) => (
      <rect
        key={`${x} ${y}`}
        x={x}
        y={y}
        width={size}
        height={size}
        rx={3}
        {...fill(isTaken ? "strong" : "quiet")}
      />
    ));
  return ringOf(drawing.parts).map(({ from, share, tone }) => (
    <circle
      key={from}
      cx={84}
      cy={32}
      r={21}
      pathLength={100}
      fill="none"
      stroke="currentColor"
      strokeWidth={12}
      strokeDasharray={`${share} 200`}
      strokeDashoffset={-from}
      transform="rotate(-90 84 32)"
      className={toneStyles[tone]}
    />
  ));
}

/** A feature's own data as a small picture; what it shows is said in the line beside it. */
export function FactPicture({ drawing }: { drawing: FactDrawing }) {
  return (
    <svg viewBox="0 0 112 64" className={drawingStyle} aria-hidden="true">
      <Marks drawing={drawing} />
    </svg>
  );
}

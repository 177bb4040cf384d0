import { inlineVars } from "../../inlineVars.ts";
import { ChartTable } from "../line-chart/ChartTable.tsx";
import { bar, part as partStyle, shareVar } from "./StackedBar.css.ts";
import { useWords } from "../../words/useWords.ts";
import { chartWords } from "../line-chart/chart.copy.ts";

export interface StackPart {
  label: string;
  value: number;
  tone: "success" | "warning" | "danger" | "plum" | "info" | "neutral";
}

export interface StackedBarProps {
  label: string;
  parts: readonly StackPart[];
}

/** How a whole is divided. Write the figures beside it, as StatTiles with the same marks. */
export function StackedBar({ label, parts }: StackedBarProps) {
  const words = useWords("chart", chartWords);
  return (
    <figure>
      <div aria-hidden="true" className={bar}>
        {parts
          .filter(({ value }) => value > 0)
          .map(({ label: name, value, tone }) => (
            <span
              key={name}
              title={`${name}: ${value.toLocaleString()}`}
              className={partStyle({ tone })}
              style={inlineVars({ [shareVar]: `${value}` })}
            />
          ))}
      </div>
      <ChartTable
        caption={label}
        head={[words.part, label]}
        rows={parts.map((part) => [part.label, part.value])}
      />
    </figure>
  );
}

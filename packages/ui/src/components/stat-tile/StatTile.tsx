import { TrendingDown, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import {
  detail as detailStyle,
  label as labelStyle,
  mark as markStyle,
  tile,
  value as valueStyle,
} from "./StatTile.css.ts";

export interface StatTileProps {
  label: ReactNode;
  value: ReactNode;
  /** Under the figure: "of $12,000", or what changed. */
  detail?: ReactNode;
  trend?: "up" | "down";
  detailTone?: "muted" | "success" | "danger";
  /** A dot that ties it to a part of a chart. */
  mark?: "success" | "warning" | "danger" | "neutral" | "plum";
  size?: "m" | "l";
  /** Figure first, label under it. */
  labelAfter?: boolean;
}

/** One figure with its name; set several in a StatGroup. Facts in words are a DescriptionList. */
export function StatTile({
  label,
  value,
  detail,
  trend,
  detailTone = "muted",
  mark,
  size = "m",
  labelAfter = false,
}: StatTileProps) {
  const name = (
    <dt className={labelStyle} style={{ order: labelAfter ? 1 : 0 }}>
      {mark && <span aria-hidden="true" className={markStyle({ tone: mark })} />}
      <span>{label}</span>
    </dt>
  );
  return (
    <div className={tile}>
      {name}
      <dd className={valueStyle({ size })}>{value}</dd>
      {detail && (
        <dd
          className={detailStyle({ tone: detailTone })}
          style={{ order: 2, marginInlineStart: 0 }}
        >
          {trend === "up" && <TrendingUp aria-hidden="true" />}
          {trend === "down" && <TrendingDown aria-hidden="true" />}
          <span>{detail}</span>
        </dd>
      )}
    </div>
  );
}

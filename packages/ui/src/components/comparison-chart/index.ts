export { ComparisonChart, type ComparisonChartProps } from "./ComparisonChart.tsx";
export type { ComparedPoint, ComparedSeries } from "./comparison.ts";

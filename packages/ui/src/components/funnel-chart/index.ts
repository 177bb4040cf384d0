export { FunnelChart, type FunnelChartProps } from "./FunnelChart.tsx";
export type { FunnelStep } from "./funnelSteps.ts";

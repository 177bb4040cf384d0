export { LineChart, type LineChartProps, type LineSeries } from "./LineChart.tsx";
export type { ChartPoint } from "./lineChart.ts";

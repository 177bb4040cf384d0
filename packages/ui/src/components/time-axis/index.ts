export { criticalChain } from "./axis.rules.ts";
export { TimeAxis } from "./TimeAxis.tsx";
export type { AxisSpan, AxisTerms, AxisZoom, TimeAxisProps } from "./timeAxis.types.ts";

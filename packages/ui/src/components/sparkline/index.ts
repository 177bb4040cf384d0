export { Sparkline, type SparklineProps, type SparkValue } from "./Sparkline.tsx";

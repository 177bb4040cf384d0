export { Drawing, type DrawingProps } from "./Drawing.tsx";
export type { DrawingName } from "../../drawings/drawings.ts";

export { StackedBar, type StackPart, type StackedBarProps } from "./StackedBar.tsx";

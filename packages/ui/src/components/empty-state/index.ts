export { EmptyState, type EmptyStateProps } from "./EmptyState.tsx";
export type { DrawingName } from "../../drawings/drawings.ts";

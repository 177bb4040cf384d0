export { Link, type LinkProps } from "./Link.tsx";
export { LinkProvider, type LinkProviderProps } from "./LinkProvider.tsx";
export type { AnchorComponent } from "./LinkContext.ts";
export { mayLeave } from "./mayLeave.ts";

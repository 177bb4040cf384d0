export { Box, type BoxProps } from "./Box.tsx";
export type { LayoutTag } from "./box.types.ts";

export { CommandPalette, type Command, type CommandPaletteProps } from "./CommandPalette.tsx";
export { useCommandKey } from "./useCommandKey.ts";

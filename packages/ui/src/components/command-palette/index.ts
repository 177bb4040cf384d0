export { CommandPalette, type CommandPaletteProps } from "./CommandPalette.tsx";
export { CommandSearch, type CommandSearchProps, type CommandWays } from "./CommandSearch.tsx";
export type { Choice, Command } from "./command.types.ts";
export { useCommandKey } from "./useCommandKey.ts";

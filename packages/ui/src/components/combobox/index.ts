export { Combobox, type ComboboxProps } from "./Combobox.tsx";
export type { ComboboxOption, LoadOptions } from "./combobox.types.ts";
export { matchOptions } from "./matchOptions.ts";

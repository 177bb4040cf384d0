export { ColorPicker, type ColorPickerProps } from "./ColorPicker.tsx";
export type { ColorPreset } from "./ColorPanel.tsx";
export { nearestReadable, readColour } from "./nearestReadable.ts";

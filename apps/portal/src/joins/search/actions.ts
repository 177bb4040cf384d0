import type { PaletteAction } from "../../event-kit/actions/action.types.ts";

/** Every `*.action.ts`, wherever its area keeps it. */
const found = import.meta.glob<{ action: PaletteAction }>("../../features/**/*.action.ts", {
  eager: true,
});

/** What can be done from the palette, in its order. */
export const actions: readonly PaletteAction[] = Object.values(found)
  .map((one) => one.action)
  .toSorted((one, other) => one.order - other.order);

import type { EventSetting } from "../../event-kit/event/setting.types.ts";

const found = import.meta.glob<{ setting: EventSetting }>("../../features/**/*.setting.ts", {
  eager: true,
});

/** Every `*.setting.ts`, wherever its area keeps it, in their order. */
export const eventSettings: readonly EventSetting[] = Object.values(found)
  .map(({ setting }) => setting)
  .toSorted((one, other) => one.order - other.order);

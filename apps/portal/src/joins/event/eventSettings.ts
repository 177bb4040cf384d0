import type { EventSetting } from "../../event-kit/event/setting.types.ts";
import { mayDo } from "../../event-kit/event/may.rules.ts";

const found = import.meta.glob<{ setting: EventSetting }>("../../features/**/*.setting.ts", {
  eager: true,
});

/** Every `*.setting.ts`, wherever its area keeps it, in their order. */
export const eventSettings: readonly EventSetting[] = Object.values(found)
  .map(({ setting }): EventSetting => ({
    ...setting,
    isShown: (place, nowMs) =>
      mayDo(place.overview, setting.asks) && (setting.isShown?.(place, nowMs) ?? true),
  }))
  .toSorted((one, other) => one.order - other.order);

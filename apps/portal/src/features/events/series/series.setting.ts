import type { EventSetting } from "../../../event-kit/event/setting.types.ts";
import { SeriesDates } from "./SeriesDates.tsx";
import { seriesRead } from "./useSeries.ts";

declare module "../../../event-kit/event/setting.types.ts" {
  interface EventSettingKeys {
    dates: true;
  }
}

export const setting: EventSetting = {
  key: "dates",
  label: "Dates",
  lead: "The other dates of its series.",
  order: 15,
  asks: "events.write",
  isShown: ({ event }) => event.seriesId !== null,
  reads: async ({ client, read }, { id, seriesId }) =>
    seriesId === null ? undefined : read(seriesRead(client, id)),
  Part: SeriesDates,
};

import { formatDatesBriefly, formatDay } from "@jubilee/core/base/time.rules";
import { counted } from "@jubilee/core/base/words.rules";
import { href } from "../../../app/routing/href.ts";
import type { FactTelling } from "../../../page-kit/fact.types.ts";

export const fact: FactTelling = {
  feature: "event-management",
  act: { label: "Create event", address: href("events.create") },
  words: ({ figures, about }, { locale }) => {
    if (!figures["ahead"] || !about?.at || !about.timeZone) return null;
    const next = `next ${about.name}, ${formatDatesBriefly({ startDate: about.at, endDate: about.at, timeZone: about.timeZone }, locale)}`;
    return { text: `${counted(figures["ahead"], "event")} ahead, ${next}` };
  },
  next: "Create the first: name, day, place",
  drawing: ({ series }) => ({ kind: "columns", values: series }),
  row: ({ id, at, timeZone }, { locale }) => ({
    address: href("events.details", { eventId: id }),
    detail: at && timeZone ? formatDay(at, timeZone, locale, "short") : "",
  }),
};

import type { WidgetCopy } from "../../../copy/copy.types.ts";

export const copy: Pick<WidgetCopy, "countdown"> = {
  countdown: {
    label: "Countdown",
    region: "Countdown",
    left: (distance, when) => `Noch ${distance} bis ${when}`,
    soon: (when) => `Weniger als eine Minute bis ${when}`,
    begun: "Es hat begonnen",
    until: (time) => `Bis ${time}`,
    ended: "Es ist vorbei",
    thanks: "Danke an alle, die dabei waren.",
    cancelled: "Abgesagt",
    cancelledText: "Die Gastgeber haben abgesagt.",
    addToCalendar: "In den Kalender",
    page: "Seite der Veranstaltung",
    noneTitle: "Gerade ist nichts geplant",
    noneText: "Der nächste Termin erscheint hier von selbst.",
  },
};

import type { WidgetCopy } from "../../../copy/copy.types.ts";

export const copy: Pick<WidgetCopy, "countdown"> = {
  countdown: {
    label: "Cuenta atrás",
    region: "Cuenta atrás",
    left: (distance, when) => `Quedan ${distance}. Empieza: ${when}`,
    soon: (when) => `Queda menos de un minuto. Empieza: ${when}`,
    begun: "Ya ha empezado",
    until: (time) => `Hasta: ${time}`,
    ended: "Ya ha terminado",
    thanks: "Gracias a quienes vinieron.",
    cancelled: "Cancelado",
    cancelledText: "Los anfitriones lo han cancelado.",
    addToCalendar: "Añadir al calendario",
    page: "Ver la página del evento",
    noneTitle: "Ahora mismo no hay nada previsto",
    noneText: "La próxima fecha aparecerá aquí sola.",
  },
};

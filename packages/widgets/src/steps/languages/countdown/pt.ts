import type { WidgetCopy } from "../../../copy/copy.types.ts";

export const copy: Pick<WidgetCopy, "countdown"> = {
  countdown: {
    label: "Contagem regressiva",
    region: "Contagem regressiva",
    left: (distance, when) => `Faltam ${distance}. Começa: ${when}`,
    soon: (when) => `Falta menos de um minuto. Começa: ${when}`,
    begun: "Já começou",
    until: (time) => `Até: ${time}`,
    ended: "Já terminou",
    thanks: "Obrigado a quem veio.",
    cancelled: "Cancelado",
    cancelledText: "Os anfitriões cancelaram.",
    addToCalendar: "Adicionar ao calendário",
    page: "Ver a página do evento",
    noneTitle: "Nada está planejado agora",
    noneText: "A próxima data aparecerá aqui sozinha.",
  },
};

import type { WidgetCopy } from "../../../copy/copy.types.ts";

export const copy: Pick<WidgetCopy, "phone"> = {
  phone: {
    offer: "Auf dem Handy weitermachen",
    text: "Richten Sie die Kamera Ihres Handys auf den Code. Was Sie eingegeben oder reserviert haben, kommt mit.",
    once: "Der Code gilt einmal, zehn Minuten lang.",
    code: "QR-Code, der dies auf dem Handy öffnet",
    takenTitle: "Jetzt auf Ihrem Handy",
    takenText: "Ihre Eingaben sind dort. Sie können dies schließen.",
    stay: "Doch hier weitermachen",
    overTitle: "Dieser Code ist abgelaufen",
    overText: "Ihre Eingaben sind noch hier.",
    again: "Neuen Code erstellen",
    goneTitle: "Dieser Code wurde schon benutzt oder ist abgelaufen",
    goneText:
      "Ihre Eingaben sind noch auf dem anderen Bildschirm: Erstellen Sie dort einen neuen Code oder beginnen Sie hier.",
  },
};

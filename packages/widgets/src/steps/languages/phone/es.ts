import type { WidgetCopy } from "../../../copy/copy.types.ts";

export const copy: Pick<WidgetCopy, "phone"> = {
  phone: {
    offer: "Continuar en el móvil",
    text: "Apunta al código con la cámara del móvil. Lo que has rellenado o reservado te acompaña.",
    once: "El código sirve una vez, durante diez minutos.",
    code: "Código QR que abre esto en el móvil",
    takenTitle: "Ahora en tu móvil",
    takenText: "Lo que has rellenado está allí. Puedes cerrar esto.",
    stay: "Mejor seguir aquí",
    overTitle: "Este código ha caducado",
    overText: "Lo que has rellenado sigue aquí.",
    again: "Crear otro código",
    goneTitle: "Este código ya se ha usado o ha caducado",
    goneText: "Lo que rellenaste sigue en la otra pantalla: crea allí otro código o empieza aquí.",
  },
};

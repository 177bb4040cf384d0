import type { WidgetCopy } from "../../../copy/copy.types.ts";

export const copy: Pick<WidgetCopy, "phone"> = {
  phone: {
    offer: "Continuar no celular",
    text: "Aponte a câmera do celular para o código. O que você preencheu ou reservou vai junto.",
    once: "O código vale uma vez, por dez minutos.",
    code: "Código QR que abre isto no celular",
    takenTitle: "Agora no seu celular",
    takenText: "O que você preencheu está lá. Pode fechar isto.",
    stay: "Continuar aqui mesmo",
    overTitle: "Este código expirou",
    overText: "O que você preencheu continua aqui.",
    again: "Criar outro código",
    goneTitle: "Este código já foi usado ou expirou",
    goneText: "O que você preencheu continua na outra tela: crie outro código lá ou comece aqui.",
  },
};

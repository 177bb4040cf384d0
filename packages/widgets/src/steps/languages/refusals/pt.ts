import type { WidgetCopy } from "../../../copy/copy.types.ts";

export const copy: Pick<WidgetCopy, "refusals"> = {
  refusals: {
    link_invalid: "Este link já não é válido. Peça o novo aos anfitriões.",
    not_begun: "A votação ainda não começou. Volte um pouco mais tarde.",
    origin_not_allowed: "O anfitrião não autorizou este site. O evento tem a sua própria página.",
    rsvp_closed: "As respostas terminaram. Se algo mudar, escreva aos anfitriões.",
    rsvp_full: "Já não há lugar para tantas pessoas.",
    sold_out:
      "Alguém foi mais rápido: já não há tantos bilhetes. Veja o que resta e escolha de novo.",
    not_on_sale: "Estes bilhetes não estão à venda agora.",
    limit_exceeded: "Um pedido não pode ter essa quantidade.",
    "limit_exceeded.promoCode": "Este código já foi todo usado.",
    hold_expired: "Os bilhetes voltaram à venda. Escolha de novo.",
    already_completed: "Isto já está pago. Procure o nosso e-mail.",
    event_cancelled: "Este evento foi cancelado.",
    event_ended: "Este evento já terminou.",
    invalid_input: "Algo no formulário não está certo. Reveja-o e envie de novo.",
    too_long: "Este texto é longo demais. Encurte-o; nada do que você escreveu se perdeu.",
    "invalid_input.answer": "Escolha sim, talvez ou não.",
    "invalid_input.partySize": "Uma resposta não vale para tantas pessoas.",
    "invalid_input.note": "O seu recado é demasiado longo.",
    "invalid_input.items": "Algo do que escolheu já não está disponível. Escolha de novo.",
    "invalid_input.quantity": "Não se podem pedir tantos bilhetes de uma vez.",
    "invalid_input.promoCode": "Este código não é conhecido aqui ou já terminou.",
    "invalid_input.amount": "Este valor não é aceite aqui. Escreva outro.",
    "invalid_input.dedicationName": "Diga em nome de quem dá.",
    conflict: "Algo mudou entretanto. Veja de novo e volte a enviar.",
    "conflict.items": "Os preços acabam de mudar. Veja-os e escolha de novo.",
    "conflict.link":
      "Este link foi usado tantas vezes quantas o anfitrião permite. Peça-lhe outro.",
    "conflict.changes": "Para mudar a resposta abra o link do nosso e-mail.",
    "conflict.signedPrefill":
      "O que o site preencheu por si expirou. Carregue a página de novo; nada foi enviado.",
    "conflict.signedOnly":
      "Só quem o próprio site indicou pode usar este formulário. Inicie sessão lá primeiro.",
    too_many_requests:
      "Houve demasiadas tentativas daqui em pouco tempo. Espere uns minutos e tente de novo.",
    unavailable: "Não funcionou agora. Nada se perdeu; tente de novo.",
    offline: "Não há ligação. Nada se perdeu; tente de novo.",
    not_allowed: "Isto não pode ser feito aqui.",
  },
};

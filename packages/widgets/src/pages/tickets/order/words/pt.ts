import { copy } from "../../../../steps/languages/tickets/pt.ts";
import type { OrderWords } from "./words.types.ts";

const counted = (tickets: number) => (tickets === 1 ? "1 ingresso" : `${tickets} ingressos`);

export const words: OrderWords = {
  pass: copy.pass,
  checkout: copy.checkout,
  nameless: [
    "Este endereço não indica nenhum pedido",
    "Abra o link do e-mail que veio com os seus ingressos.",
  ],
  order: (code) => `Pedido ${code}.`,
  states: {
    reserved: [
      "Ainda por concluir",
      "Os ingressos estão reservados para você. Volte ao lugar onde os escolheu para concluir.",
    ],
    awaiting_payment: [
      "À espera do pagamento",
      "Esta página mostra os ingressos assim que o pagamento for confirmado.",
    ],
    awaiting_offline: [
      "Reservados para você até o pagamento",
      "Os ingressos chegam por e-mail assim que a organização receber o dinheiro.",
    ],
    refunded: ["O seu dinheiro está a caminho", "Os ingressos deste pedido já não são válidos."],
    cancelled: ["Este pedido foi cancelado", "Nada foi cobrado."],
    expired: [
      "A reserva terminou",
      "Os ingressos voltaram à venda e nada foi cobrado. Você pode escolhê-los de novo.",
    ],
  },
  partlyRefunded: "Uma parte do dinheiro foi devolvida.",
  alsoMailed: (email) => `Os ingressos seguem também para ${email}.`,
  calledOff: (event) => `${event} não vai acontecer`,
  calledOffPaid: "Os ingressos dele não dão mais acesso.",
  calledOffUnpaid: "Por favor, não o pague mais.",
  passedOn: (tickets) =>
    tickets === 1 ? "Você passou o seu ingresso" : "Você passou os seus ingressos",
  invalid: (tickets) =>
    tickets === 1 ? "O seu ingresso não vale mais" : "Os seus ingressos não valem mais",
  admitsNobody: "Nenhum código dele dá mais acesso aqui.",
  lookAgain: "Ver de novo",
  ticket: {
    label: (number) => `Ingresso ${number}`,
    admits: (holder) => `Dá acesso a ${holder}`,
    fill: "Toque para encher a tela",
    showCode: "Mostrar código",
    when: "Quando",
    where: "Onde",
    seatLabel: "Lugar",
    seat: (table, seat) => `${table}, lugar ${seat}`,
    states: {
      checked_in: "Entrada registrada",
      cancelled: "Cancelado: não vale",
      refunded: "Reembolsado: não vale",
      transferred: "Passado adiante: não vale",
    },
    off: "Não dá acesso",
    joinOnline: "Participar on-line",
    copyCode: "Copiar o código",
    toApple: "Adicionar ao Apple Wallet",
    updateApple: "Atualizar no Apple Wallet",
    toGoogle: "Salvar no Google Wallet",
    next: (holder) => `a seguir: ${holder}`,
  },
  rename: {
    open: "Mudar o nome",
    title: "Mudar o nome",
    text: "O código continua o mesmo.",
    name: "Nome",
    save: "Salvar",
    done: "O nome foi mudado",
  },
  transfer: {
    open: "Passar adiante",
    title: "Passar este ingresso adiante",
    text: "A partir daí, o código daqui não vale mais. A outra pessoa recebe por e-mail um ingresso próprio; você pode pegá-lo de volta até que ela o aceite.",
    email: "E-mail da pessoa",
    send: "Passar adiante",
    done: (name) => `O ingresso está a caminho de ${name}`,
  },
  passed: {
    waits: (name, email) =>
      `Espera em ${email} que ${name} o aceite. Não é esse o endereço? Pegue-o de volta.`,
    belongs: (name) => `Agora pertence a ${name}.`,
    from: (name) =>
      `${name ?? "Alguém"} passou-o para você e pode pegá-lo de volta até que você o aceite.`,
    accept: "Aceitar o ingresso",
    accepted: "O ingresso é seu",
    takeBack: "Pegar de volta",
    takenBack: "O ingresso é seu de novo",
    again: "Enviar de novo",
    sentAgain: (email) => `O ingresso está a caminho de ${email}`,
  },
  cancel: {
    open: "Cancelar ingressos",
    text: "O que você cancelar não dá mais acesso e passa logo para outra pessoa.",
    until: (moment) => `Você pode cancelar até ${moment}.`,
    each: (sum) => `${sum} de volta`,
    back: (sum) => `Você recebe ${sum} de volta, pelo mesmo meio de pagamento.`,
    count: (tickets) => `Cancelar ${counted(tickets)}`,
    chosen: "Cancelar os escolhidos",
    keep: "Ficar com eles",
    done: (tickets) =>
      tickets === 1 ? "O ingresso foi cancelado" : "Os ingressos foram cancelados",
  },
  next: {
    title: "O que vem agora",
    pdf: (tickets) => (tickets === 1 ? "Ingresso em PDF" : "Todos os ingressos em PDF"),
    pdfNote: "Em papel, ou para quem vai com você",
    orderPdf: "Pedido em PDF",
    keep: "Guardar neste aparelho",
    kept: "Guardados neste aparelho",
    keepNote: "Abre na entrada sem conexão",
    keepDone: "Esta página agora abre sem conexão",
    forgotten: "Os ingressos saíram deste aparelho",
    keepFailed: "Este aparelho não guardou a página. O PDF funciona em todo lugar.",
    again: "Enviar de novo",
    againNote: (email) => `Por e-mail para ${email}`,
    sentAgain: (email) => `Os ingressos estão a caminho de ${email}`,
  },
  receipt: {
    title: "Recibo e faturas",
    total: "Total",
    taxes: "Impostos incluídos",
    bills: { invoice: "Fatura", credit_note: "Nota de crédito" },
  },
  payLater: {
    title: (sum, code) => `Pague ${sum} e informe o pedido ${code}`,
    until: (moment) => `Os seus ingressos estão reservados até ${moment}.`,
    reference: "Referência",
    account: {
      holder: "Titular da conta",
      iban: "IBAN",
      number: "Número da conta",
      code: "Código do banco",
      bank: "Banco",
    },
    copy: (what) => `Copiar: ${what}`,
    howTo: "Como pagar",
  },
};

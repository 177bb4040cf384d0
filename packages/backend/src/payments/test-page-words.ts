import type { MailLanguage } from "@jubilee/functions/_shared/mails/languages";

/** What guests read on the test provider's payment page. */
export interface TestPageWords {
  testMode: string;
  payingFor: string;
  free: string;
  total: string;
  refused: string;
  receiptTo: (address: string) => string;
  pay: (sum: string) => string;
  decline: string;
  cancel: string;
  paidTitle: string;
  paidText: string;
  endedTitle: string;
  endedText: string;
  goBack: string;
  standsIn: string;
  missingTitle: string;
  missingText: string;
  /** The buyer's bank, by which one sees what becomes of a payment that is asked back. */
  bank: {
    title: string;
    tryIt: string;
    open: string;
    won: string;
    lost: string;
    dispute: string;
    toOrganiser: string;
    toBuyer: string;
  };
}

const en: TestPageWords = {
  testMode: "Test mode: no money moves",
  payingFor: "You are paying for",
  free: "Free",
  total: "Total",
  refused: "The bank said no, and nothing was taken. You can try again.",
  receiptTo: (address) => `The receipt goes to ${address}.`,
  pay: (sum) => `Pay ${sum}`,
  decline: "Decline",
  cancel: "Cancel",
  paidTitle: "This is paid",
  paidText: "Everything worked.",
  endedTitle: "Your reservation has ended",
  endedText: "Nothing was taken. The tickets are back on sale.",
  goBack: "Go back",
  standsIn:
    "This page stands in for a payment provider’s. With one set up, buyers pay there by card or wallet.",
  missingTitle: "This payment does not exist",
  missingText: "Go back to where you came from and try again.",
  bank: {
    title: "The buyer’s bank",
    tryIt: "Try what happens when a buyer asks their bank for the money.",
    open: "The bank asks for the money back. Who gets it?",
    won: "The bank has decided for the organiser.",
    lost: "The bank has decided for the buyer: the money is gone.",
    dispute: "Dispute this payment",
    toOrganiser: "The organiser gets it",
    toBuyer: "The buyer gets it",
  },
};
const de: TestPageWords = {
  testMode: "Testmodus: Es fließt kein Geld",
  payingFor: "Sie bezahlen für",
  free: "Kostenlos",
  total: "Summe",
  refused:
    "Die Bank hat abgelehnt, und nichts wurde abgebucht. Sie können es noch einmal versuchen.",
  receiptTo: (address) => `Die Quittung geht an ${address}.`,
  pay: (sum) => `${sum} bezahlen`,
  decline: "Ablehnen",
  cancel: "Abbrechen",
  paidTitle: "Das ist bezahlt",
  paidText: "Alles hat geklappt.",
  endedTitle: "Ihre Reservierung ist abgelaufen",
  endedText: "Nichts wurde abgebucht. Die Tickets sind wieder im Verkauf.",
  goBack: "Zurück",
  standsIn:
    "Diese Seite steht für die eines Zahlungsanbieters. Ist einer eingerichtet, zahlt man dort mit Karte oder Wallet.",
  missingTitle: "Diese Zahlung gibt es nicht",
  missingText: "Gehen Sie dorthin zurück, woher Sie kamen, und versuchen Sie es noch einmal.",
  bank: {
    title: "Die Bank der Käufer",
    tryIt: "Probieren Sie aus, was geschieht, wenn jemand das Geld über die Bank zurückverlangt.",
    open: "Die Bank verlangt das Geld zurück. Wer bekommt es?",
    won: "Die Bank hat für die Veranstalter entschieden.",
    lost: "Die Bank hat für die Käufer entschieden: Das Geld ist fort.",
    dispute: "Diese Zahlung anfechten",
    toOrganiser: "Die Veranstalter bekommen es",
    toBuyer: "Die Käufer bekommen es",
  },
};
const es: TestPageWords = {
  testMode: "Modo de prueba: no se mueve dinero",
  payingFor: "Está pagando",
  free: "Gratis",
  total: "Total",
  refused: "El banco dijo que no y no se cobró nada. Puede intentarlo de nuevo.",
  receiptTo: (address) => `El recibo se envía a ${address}.`,
  pay: (sum) => `Pagar ${sum}`,
  decline: "Rechazar",
  cancel: "Cancelar",
  paidTitle: "Ya está pagado",
  paidText: "Todo ha ido bien.",
  endedTitle: "Su reserva ha terminado",
  endedText: "No se cobró nada. Las entradas vuelven a estar a la venta.",
  goBack: "Volver",
  standsIn:
    "Esta página ocupa el lugar de la de un proveedor de pagos. Con uno configurado, se paga allí con tarjeta o monedero.",
  missingTitle: "Este pago no existe",
  missingText: "Vuelva a donde estaba e inténtelo de nuevo.",
  bank: {
    title: "El banco de quien compra",
    tryIt: "Pruebe qué ocurre cuando alguien reclama el dinero a su banco.",
    open: "El banco reclama el dinero. ¿Quién se lo queda?",
    won: "El banco ha dado la razón a quien organiza.",
    lost: "El banco ha dado la razón a quien compra: el dinero se ha ido.",
    dispute: "Disputar este pago",
    toOrganiser: "Se lo queda quien organiza",
    toBuyer: "Se lo queda quien compra",
  },
};
const fr: TestPageWords = {
  testMode: "Mode test : aucun argent ne circule",
  payingFor: "Vous payez pour",
  free: "Gratuit",
  total: "Total",
  refused: "La banque a refusé et rien n’a été prélevé. Vous pouvez réessayer.",
  receiptTo: (address) => `Le reçu est envoyé à ${address}.`,
  pay: (sum) => `Payer ${sum}`,
  decline: "Refuser",
  cancel: "Annuler",
  paidTitle: "C’est payé",
  paidText: "Tout s’est bien passé.",
  endedTitle: "Votre réservation a expiré",
  endedText: "Rien n’a été prélevé. Les billets sont de nouveau en vente.",
  goBack: "Retour",
  standsIn:
    "Cette page remplace celle d’un prestataire de paiement. Une fois celui-ci configuré, on y paie par carte ou portefeuille.",
  missingTitle: "Ce paiement n’existe pas",
  missingText: "Revenez d’où vous venez et réessayez.",
  bank: {
    title: "La banque de l’acheteur",
    tryIt: "Essayez ce qui se passe quand quelqu’un réclame l’argent à sa banque.",
    open: "La banque réclame l’argent. Qui le reçoit ?",
    won: "La banque a donné raison à l’organisateur.",
    lost: "La banque a donné raison à l’acheteur : l’argent est parti.",
    dispute: "Contester ce paiement",
    toOrganiser: "L’organisateur le reçoit",
    toBuyer: "L’acheteur le reçoit",
  },
};
const pt: TestPageWords = {
  testMode: "Modo de teste: nenhum dinheiro circula",
  payingFor: "Você está pagando",
  free: "Grátis",
  total: "Total",
  refused: "O banco recusou e nada foi cobrado. Você pode tentar de novo.",
  receiptTo: (address) => `O recibo vai para ${address}.`,
  pay: (sum) => `Pagar ${sum}`,
  decline: "Recusar",
  cancel: "Cancelar",
  paidTitle: "Está pago",
  paidText: "Deu tudo certo.",
  endedTitle: "Sua reserva terminou",
  endedText: "Nada foi cobrado. Os ingressos voltaram à venda.",
  goBack: "Voltar",
  standsIn:
    "Esta página fica no lugar da de um provedor de pagamentos. Com um configurado, paga-se lá com cartão ou carteira.",
  missingTitle: "Este pagamento não existe",
  missingText: "Volte para onde estava e tente de novo.",
  bank: {
    title: "O banco de quem compra",
    tryIt: "Experimente o que acontece quando alguém pede o dinheiro ao banco.",
    open: "O banco pede o dinheiro de volta. Quem fica com ele?",
    won: "O banco decidiu a favor de quem organiza.",
    lost: "O banco decidiu a favor de quem compra: o dinheiro foi embora.",
    dispute: "Contestar este pagamento",
    toOrganiser: "Fica com quem organiza",
    toBuyer: "Fica com quem compra",
  },
};
const ja: TestPageWords = {
  testMode: "テストモード：実際の支払いは発生しません",
  payingFor: "お支払いの内容",
  free: "無料",
  total: "合計",
  refused: "銀行に承認されず、請求はありません。もう一度お試しください。",
  receiptTo: (address) => `領収書は ${address} に届きます。`,
  pay: (sum) => `${sum}を支払う`,
  decline: "拒否する",
  cancel: "キャンセル",
  paidTitle: "お支払い済みです",
  paidText: "完了しました。",
  endedTitle: "予約の期限が切れました",
  endedText: "請求はありません。チケットは再び販売中です。",
  goBack: "戻る",
  standsIn:
    "このページは決済会社のページの代わりです。設定すると、カードやウォレットで支払えます。",
  missingTitle: "この支払いはありません",
  missingText: "元のページに戻って、もう一度お試しください。",
  bank: {
    title: "購入者の銀行",
    tryIt: "購入者が銀行に返金を求めた場合にどうなるかを試せます。",
    open: "銀行が返金を求めています。どちらが受け取りますか？",
    won: "銀行は主催者側の主張を認めました。",
    lost: "銀行は購入者側の主張を認め、代金は戻されました。",
    dispute: "この支払いに異議を申し立てる",
    toOrganiser: "主催者が受け取る",
    toBuyer: "購入者が受け取る",
  },
};
const zh: TestPageWords = {
  testMode: "测试模式：不会产生真实付款",
  payingFor: "您正在支付",
  free: "免费",
  total: "合计",
  refused: "银行拒绝了，没有扣款。您可以再试一次。",
  receiptTo: (address) => `收据将发送至 ${address}。`,
  pay: (sum) => `支付 ${sum}`,
  decline: "拒绝",
  cancel: "取消",
  paidTitle: "已支付",
  paidText: "一切顺利。",
  endedTitle: "您的预订已过期",
  endedText: "没有扣款。门票已重新开售。",
  goBack: "返回",
  standsIn: "此页面代替支付服务商的页面。设置之后，买家可在那里用银行卡或电子钱包支付。",
  missingTitle: "没有这笔付款",
  missingText: "请返回原来的页面再试一次。",
  bank: {
    title: "买家的银行",
    tryIt: "试试买家向银行要求退款时会发生什么。",
    open: "银行要求退还款项。归谁所有？",
    won: "银行裁定归主办方。",
    lost: "银行裁定归买家：款项已被退回。",
    dispute: "对此付款提出争议",
    toOrganiser: "归主办方",
    toBuyer: "归买家",
  },
};
const ar: TestPageWords = {
  testMode: "وضع الاختبار: لا تُدفع أي أموال",
  payingFor: "أنت تدفع مقابل",
  free: "مجاني",
  total: "المجموع",
  refused: "رفض البنك ولم يُخصم شيء. يمكنك المحاولة مرة أخرى.",
  receiptTo: (address) => `يُرسل الإيصال إلى ${address}.`,
  pay: (sum) => `ادفع ${sum}`,
  decline: "رفض",
  cancel: "إلغاء",
  paidTitle: "تم الدفع",
  paidText: "تم كل شيء.",
  endedTitle: "انتهى حجزك",
  endedText: "لم يُخصم شيء. التذاكر معروضة للبيع من جديد.",
  goBack: "رجوع",
  standsIn:
    "تقوم هذه الصفحة مقام صفحة مزوّد الدفع. عند إعداده يدفع المشترون هناك بالبطاقة أو المحفظة.",
  missingTitle: "هذه الدفعة غير موجودة",
  missingText: "عُد إلى حيث كنت وحاول مرة أخرى.",
  bank: {
    title: "بنك المشتري",
    tryIt: "جرّب ما يحدث عندما يطلب المشتري المال من بنكه.",
    open: "يطلب البنك استرداد المال. لمن يكون؟",
    won: "قرر البنك لصالح المنظّم.",
    lost: "قرر البنك لصالح المشتري: ذهب المال.",
    dispute: "الاعتراض على هذه الدفعة",
    toOrganiser: "يكون للمنظّم",
    toBuyer: "يكون للمشتري",
  },
};

/** Its words in every language that guests read. */
export const testPageWords: Readonly<Record<MailLanguage, TestPageWords>> = {
  en,
  de,
  es,
  fr,
  pt,
  ja,
  zh,
  ar,
};

import type { TicketsWords } from "./words.types.ts";

const tickets = (count: number) => `チケット ${count} 枚`;
const hours = (count: number) => `${count} 時間`;

export const words: TicketsWords = {
  order: "注文番号",
  paid: "お支払い済み（手数料・税込）",
  toPay: "お支払い額（手数料・税込）",
  open: () => "チケットを開く",
  seeOrder: "注文を見る",
  seeTicket: "チケットを見る",
  onlineFor: (ticket) => `${ticket}（オンライン）`,
  why: (email, code) => `注文 ${code} に ${email} が入力されたため、お送りしています。`,
  wrote: "主催者より",
  bought: {
    subject: (_isOne, event) => `${event} のチケット`,
    title: "ご参加が決まりました",
    sentence: (isOne) =>
      isOne
        ? "入場時にこのコードを、画面または印刷してお見せください。"
        : "入場時にお一人ずつのコードを、画面または印刷してお見せください。",
  },
  passedOn: {
    title: (from) =>
      from === null ? "チケットが届きました" : `${from}さんからチケットが届きました`,
    why: (from) =>
      `チケットが譲渡されたため、お送りしています。チケットのページで受け取ってください。それまでは${from === null ? "譲った方" : `${from}さん`}が取り戻すことができます。`,
  },
  payLater: {
    subject: (event, code) => `${event} のお支払い方法：注文 ${code}`,
    title: "チケットをお取り置きしています",
    sentence: (sum, code) =>
      `${sum} をお支払いください。主催者に分かるよう、注文番号 ${code} を添えてください。`,
    heldUntil: "お取り置き期限",
    reference: "振込時の記載",
    account: { holder: "口座名義", number: "口座番号", code: "銀行コード", bank: "銀行" },
  },
  refunded: {
    subject: (sum) => `${sum} を返金しました`,
    title: (sum) => `${sum} を返金しています`,
    sentence: "お支払いと同じ方法で、通常 5 日から 10 日で戻ります。",
    whole: (code) => `注文 ${code} は全額返金され、チケットでは入場できなくなりました。`,
    rest: (code) => `注文 ${code} の残りとそのチケットはそのまま有効です。`,
    none: (code) => `注文 ${code} のチケットでは入場できなくなりました。`,
    some: (count, code) =>
      `注文 ${code} の${tickets(count)}は引き続き有効です。返金されたチケットでは入場できません。`,
  },
  cancelled: {
    subject: { order: "注文のキャンセル", tickets: "チケットのキャンセル" },
    title: {
      order: "ご注文はキャンセルされました",
      tickets: "チケットがキャンセルされました",
    },
    sentence: "キャンセルされたチケットでは入場できません。",
    unpaid: (code) => `注文 ${code} のお支払いはなさらないでください。お席はほかの方に回ります。`,
    label: "キャンセル",
    back: (sum) => `${sum} をお支払いと同じ方法で返金しています。`,
    others: (code) => `注文 ${code} のほかのチケットは有効です。`,
  },
  voided: {
    subject: (event) => `${event} のチケットは無効になりました`,
    takenBack: (from) =>
      from === null ? "チケットが取り戻されました" : `${from}さんがチケットを取り戻しました`,
    cancelled: "チケットはキャンセルされました",
    whyBack: (from) =>
      `${from === null ? "譲った方" : `${from}さん`}が、受け取られる前にチケットを取り戻しました。コードでは入場できません。`,
    whyCancelled: (from) =>
      `${from === null ? "譲られた" : `${from}さんから譲られた`}チケットは、注文とともにキャンセルされました。コードでは入場できません。`,
    why: "チケットが譲渡されたため、お送りしています。",
  },
  waiting: {
    tickets,
    hours,
    joined: {
      subject: "キャンセル待ちに登録されました",
      title: "キャンセル待ちです",
      sentence: (ticket, place, count) =>
        `${ticket}は売り切れです。${tickets(count)}を${place === null ? "お待ちいただいています" : `${place} 番目にお待ちいただいています`}。`,
      rule: (most) =>
        `戻ったチケットは順番にご案内します。枚数の合う最初の方にお渡しし、より多い枚数の方は順番を保ちます。ご案内の有効期間は${hours(most)}です。`,
      action: "順番を見る",
    },
    offered: {
      subject: () => "チケットをご用意できました",
      title: "順番が来ました",
      sentence: (count, ticket) =>
        `${ticket}の${tickets(count)}に空きが出て、お取り置きしています。`,
      price: "価格",
      free: "無料",
      takeUntil: "受け取り期限",
      within: (most) => `${hours(most)}以内。その後は次の方にご案内します。`,
      decline: "ご都合が悪くなった場合は同じページでお知らせください。次の方にご案内できます。",
      action: () => "チケットを受け取る",
    },
    expired: {
      subject: "ご案内の期限が過ぎました",
      title: "ご案内の期限が過ぎました",
      sentence: (_isOne, ticket) =>
        `お取り置きしていた${ticket}のチケットは次の方にご案内しました。`,
      again: "キャンセル待ちの登録は終わりました。改めて最後尾に登録できます。",
      action: "キャンセル待ちを見る",
    },
    why: (email) =>
      `${email} がキャンセル待ちに登録されたため、お送りしています。上のリンクはご本人専用で、いつでも登録を取り消せます。`,
    leave: "キャンセル待ちをやめる",
  },
};

import type { WidgetCopy } from "../../../copy/copy.types.ts";

export const copy: Pick<WidgetCopy, "refusals"> = {
  refusals: {
    link_invalid: "このリンクは無効になりました。新しいリンクを主催者にお尋ねください。",
    not_begun: "投票はまだ始まっていません。しばらくしてからお越しください。",
    origin_not_allowed: "主催者がこのサイトを許可していません。イベント専用のページがあります。",
    rsvp_closed: "回答の受付は終了しました。変更は主催者にご連絡ください。",
    rsvp_full: "ご希望の人数分の空きがありません。",
    sold_out:
      "先に購入された方がいるため、その枚数は残っていません。残りをご確認のうえ選び直してください。",
    not_on_sale: "このチケットは現在販売されていません。",
    limit_exceeded: "1回のご注文ではこの枚数を選べません。",
    "limit_exceeded.promoCode": "このコードは使用上限に達しました。",
    hold_expired: "チケットは販売に戻りました。選び直してください。",
    already_completed: "すでにお支払い済みです。メールをご確認ください。",
    event_cancelled: "このイベントは中止になりました。",
    event_ended: "このイベントは終了しました。",
    invalid_input: "入力内容に誤りがあります。ご確認のうえ再送信してください。",
    too_long: "文章が長すぎます。短くしてください。入力した内容は失われていません。",
    "invalid_input.answer": "参加・未定・不参加のいずれかを選んでください。",
    "invalid_input.partySize": "1件の回答ではこの人数を登録できません。",
    "invalid_input.note": "メッセージが長すぎます。",
    "invalid_input.items": "選択された中に取り扱いを終了したものがあります。選び直してください。",
    "invalid_input.quantity": "一度にこの枚数は申し込めません。",
    "invalid_input.promoCode": "このコードは無効か、期限が切れています。",
    "invalid_input.amount": "この金額は受け付けられません。別の金額を入力してください。",
    "invalid_input.dedicationName": "どなたのためのご寄付かをご記入ください。",
    conflict: "内容が変更されました。もう一度ご確認のうえ再送信してください。",
    "conflict.items": "価格が変更されました。ご確認のうえ選び直してください。",
    "conflict.link": "このリンクは使用回数の上限に達しました。別のリンクを主催者にお尋ねください。",
    "conflict.changes": "回答を変更するには、メールのリンクを開いてください。",
    "conflict.signedPrefill":
      "サイトが入力した情報の有効期限が切れました。ページを再読み込みしてください。何も送信されていません。",
    "conflict.signedOnly":
      "このフォームはサイトが指定した方のみ利用できます。先にサイトでサインインしてください。",
    too_many_requests: "短時間に多数の操作がありました。数分待ってから再度お試しください。",
    unavailable: "うまくいきませんでした。入力内容は失われていません。もう一度お試しください。",
    offline: "接続がありません。入力内容は失われていません。もう一度お試しください。",
    not_allowed: "ここではこの操作を行えません。",
  },
};

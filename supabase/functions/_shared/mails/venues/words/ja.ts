import type { VenuesWords } from "./words.types.ts";

export const words: VenuesWords = {
  subjects: {
    asked: "お申し込み",
    confirmed: "予約確定",
    declined: "ご希望に添えません",
    cancelled: "キャンセル",
    moved: "予約の変更",
    expired: "仮予約の終了",
  },
  titles: {
    asked: "お申し込みを受け付けました",
    confirmed: "ご予約が確定しました",
    declined: "ご希望の時間は空いていません",
    cancelled: "ご予約はキャンセルされました",
    moved: "ご予約が変更されました",
    expired: "仮予約の期限が過ぎました",
  },
  sentences: {
    asked: "会場の担当者が確認し、メールでお返事します。まだ予約は確定していません。",
    confirmed: "ご予約が確定しました。",
    declined: "お申し込みはお受けできませんでした。ほかの時間は空いているかもしれません。",
    cancelled: "会場の確保は解除されました。",
    moved: "新しい日時と場所は下記のとおりです。",
    expired: "仮予約の期限までに確定しなかったため、ほかの方が予約できるようになりました。",
  },
  notYou: "お心当たりがない場合はアドレスの入力間違いです。何もなさる必要はありません。",
  again: "引き続きご希望の場合は、このメールに返信するか、改めてお申し込みください。",
  why: (email) => `この会場へのお申し込みに ${email} が入力されたため、お送りしています。`,
};

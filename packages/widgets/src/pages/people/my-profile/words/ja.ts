import type { ProfileCopy } from "./words.types.ts";

export const profile: ProfileCopy = {
  title: "あなたのプロフィール",
  lead: "保存されている内容を確認し、訂正し、誰に何を見せるかを決められます。このリンクはあなた専用です。",
  keepTitle: "アカウントで管理する",
  keepText:
    "写真の追加や、ほかの方の検索ができます。このリンクは使えなくなり、ほかの人が使うことはできません。",
  claim: "自分のプロフィールにする",
  shows: "公開する内容",
  showsText: "各項目の横で、誰に見えるかを選べます。",
  fields: {
    name: "お名前",
    former_name: "以前のお名前",
    group: "グループ",
    city: "お住まいの町",
    bio: "自己紹介",
    photo_then: "当時",
    photo_now: "現在",
    email: "メールアドレス",
    phone: "電話番号",
  },
  sees: {
    everyone: "全員に公開",
    guests: "ゲストに公開",
    organisers: "主催者に公開",
    hidden: "非公開",
  },
  whoSees: (field) => `公開先：${field}`,
  emailWhy:
    "このプロフィールを開くためのものなので、変更できるのは主催者だけです。主催者にご連絡ください。",
  groupWhy: "各イベントの主催者が決めます。",
  picturesLater: "プロフィールをアカウントに結びつけると、当時と現在の写真を追加できます。",
  picturesThere: "写真はログイン後に変更できます。",
  isBack: "前回入力した内容です。まだ保存されていません。",
  save: "保存",
  saved: "プロフィールを保存しました。",
  nameMissing: "お名前を入力してください。",
  tooLong: "長すぎます。",
  othersSee: "ほかの人からの見え方",
  seenBy: "見る人",
  viewers: { everyone: "全員", guests: "ゲスト", organisers: "主催者" },
  meanings: {
    everyone: "イベントの公開名簿を見られるすべての人",
    guests: "同じゲストリストの方と主催者",
    organisers: "主催者とそのチーム",
  },
  unseen: "何も表示されません。お名前が見えないため、名簿にも載りません。",
  held: "保存されている情報",
  heldText: (host) =>
    `${host}がここに保存しているすべての情報です。誤りは上で訂正でき、返信は招待状から変更できます。`,
  hostNotes:
    "主催者はこのほかに独自のメモやタグを付けています。見せてもらうよう主催者にお伝えください。",
  copy: "コピーをダウンロード",
  erase: "自分の情報を消去",
  eraseTitle: "あなたの情報をすべて消去しますか？",
  eraseText:
    "お名前、連絡先、文章、写真、返信、リンクは完全に消去され、これからのイベントの名簿からも外れます。",
  eraseOrders: () => "ご注文は、法律で定められているため、購入者名とともに主催者の帳簿に残ります。",
  eraseRest:
    "過去のイベントには人数だけが残ります。主催者の変更履歴には、消去されたことと、それ以前の変更が残ります。",
  keep: "プロフィールを残す",
  erasedTitle: "消去しました",
  erasedText: "あなたの情報はここには何も残っていません。ありがとうございました。",
  erasedOrders: "ご注文だけが主催者の帳簿に残ります。ありがとうございました。",
};

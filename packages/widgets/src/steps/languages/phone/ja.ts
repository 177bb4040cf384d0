import type { WidgetCopy } from "../../../copy/copy.types.ts";

export const copy: Pick<WidgetCopy, "phone"> = {
  phone: {
    offer: "スマートフォンで続ける",
    text: "スマートフォンのカメラをコードに向けてください。入力や確保した内容が引き継がれます。",
    once: "コードは一度だけ、10分間有効です。",
    code: "スマートフォンで開くQRコード",
    takenTitle: "スマートフォンに移りました",
    takenText: "入力した内容はそちらにあります。ここは閉じてかまいません。",
    stay: "ここで続ける",
    overTitle: "このコードは期限が切れました",
    overText: "入力した内容はここに残っています。",
    again: "新しいコードを作る",
    goneTitle: "このコードは使用済みか期限切れです",
    goneText:
      "入力した内容は元の画面に残っています。そこで新しいコードを作るか、ここで始めてください。",
  },
};

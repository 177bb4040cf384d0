import type { HeldCopy } from "@jubilee/core/people/held.types";

export const held: HeldCopy = {
  person: {
    title: "あなた",
    name: "お名前",
    formerName: "以前のお名前",
    email: "メールアドレス",
    phone: "電話番号",
    language: "言語",
    knownSince: "登録日",
    noMailsSince: "メール停止日",
    details: {
      city: "お住まいの町",
      country: "国",
    },
  },
  travel: {
    title: "旅行",
    records: "旅行の情報",
    alone: (count) => `${count}件（開けるのはあなただけ）`,
  },
  answers: {
    title: "イベントと返信",
    states: {
      yes: "出席",
      no: "欠席",
      maybe: "未定",
      waitlisted: "空席待ち",
      none: "未回答",
    },
    people: (count) => `${count}名`,
    household: (name) => `世帯：${name}`,
    invited: (day) => `招待：${day}`,
    opened: (day) => `開封：${day}`,
    seenAs: (name) => `ページでの表示名：${name}`,
  },
  companions: {
    title: "同伴者",
    nameless: "お名前は未定",
    child: "お子様",
  },
  mails: {
    title: "お送りしたメール",
    kinds: {
      invitation: "ご招待",
      reminder: "お知らせ",
    },
    states: {
      queued: "送信待ち",
      sent: "送信済み",
      skipped: "送信せず",
      failed: "送信失敗",
    },
  },
  sentMails: {
    title: "あなた宛てのメールの状況",
    topics: {
      service: "お手続きについて",
      changes: "予定の変更",
      invitations: "招待",
      announcements: "お知らせ",
      campaigns: "ニュースレター",
      messages: "未読メッセージのお知らせ",
    },
    states: {
      queued: "送信待ち",
      sent: "送信済み",
      delivered: "配達済み",
      bounced: "戻ってきました",
      complained: "迷惑メールとして報告",
      dropped: "送信されませんでした",
    },
    stop: "メールは届きません",
    stops: {
      hard_bounce: "アドレスが受け取れませんでした",
      complaint: "迷惑メールとして報告されました",
      manual: "主催者が決めました",
      unsubscribed: "受け取らない設定です",
    },
  },
  announcements: {
    title: "お知らせ",
    told: (day) => `${day}に送信`,
    read: (day) => `${day}に既読`,
  },
  campaigns: {
    title: "ニュースレター",
    sent: (day) => `${day}に送信`,
    opened: (day) => `${day}に開封`,
    pressed: (links) => `リンクを${links}件クリック`,
  },
  polls: {
    title: "アンケート",
    voted: "投票済み",
    asked: "依頼済み",
  },
  messages: {
    title: "会話",
    as: (name) => `表示名：${name}`,
    written: (count) => `メッセージ${count}件`,
    files: (count) => `ファイル${count}件`,
  },
  questions: { title: "主催者への質問", answered: "回答済み" },
  activities: {
    title: "プログラム",
    states: {
      going: "参加",
      waiting: "空席待ち",
      left: "取り消し",
    },
  },
  orders: {
    title: "ご注文",
    states: {
      reserved: "予約中",
      awaiting_payment: "支払い待ち",
      awaiting_offline: "後日支払い",
      completed: "完了",
      partially_refunded: "一部返金",
      refunded: "返金済み",
      cancelled: "取り消し",
      expired: "期限切れ",
    },
  },
  waitingLists: {
    title: "空席待ち",
    places: (count) => `${count}席`,
    states: {
      waiting: "待機中",
      offered: "ご案内済み",
      accepted: "承諾",
      declined: "辞退",
      expired: "期限切れ",
      left: "取り下げ",
      removed: "削除",
    },
  },
};

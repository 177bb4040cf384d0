import type { WidgetCopy } from "../../../copy/copy.types.ts";
import { apart } from "../../../format/apart.ts";

const people = (count: number) =>
  count === 1
    ? "شخص واحد"
    : count === 2
      ? "شخصين"
      : count <= 10
        ? `${count} أشخاص`
        : `${count} شخصًا`;

export const copy: Pick<WidgetCopy, "donation" | "thanks"> = {
  donation: {
    label: "تبرع",
    region: "التبرع",
    title: "قدّم تبرعًا",
    often: { once: "مرة واحدة", month: "كل شهر", year: "كل سنة" },
    oftenLabel: "كم مرة",
    amountLabel: "كم تعطي",
    other: "مبلغ آخر",
    fund: "لأي غرض",
    anyFund: "حيث تشتد الحاجة",
    cover: (fee) => `أضف ${fee} لرسوم الدفع`,
    coverHelp: (receiver, amount) => `عندئذ يصل ${amount} كاملًا إلى ${apart(receiver)}.`,
    dedicate: "أهدِ التبرع باسم شخص",
    honour: "تكريمًا لـ",
    memory: "في ذكرى",
    theirName: "الاسم",
    wallName: "اسمك على الجدار",
    wallHint: "اتركه فارغًا لتبقى مجهولًا",
    yourName: "اسمك",
    receipt: "البريد الإلكتروني للإيصال",
    today: "اليوم",
    after: { once: "", month: "ثم كل شهر", year: "ثم كل سنة" },
    give: (amount) => `تبرع بمبلغ ${amount}`,
    giveEmpty: "تبرع",
    leaving: "نفتح صفحة الدفع",
    payNote: "تدفع في صفحة مزود الدفع وتعود مباشرة إلى هنا.",
    raised: (goal) => `من ${goal}`,
    givers: (count) => `من ${people(count)}`,
    match: (sponsor) => `${apart(sponsor)} يضيف إلى كل تبرع.`,
    missing: "اختر كم تعطي.",
    small: (least) => `أقل تبرع هنا ${least}.`,
    large: (most) => `أكبر تبرع هنا ${most}.`,
    unsentTitle: "لم يُرسل تبرعك بعد",
    unsentText: "انقطع الاتصال في الطريق. لم يضع شيء، وإعادة الإرسال لا تدفع مرتين.",
  },
  thanks: {
    title: (name) => (name ? `شكرًا لك يا ${apart(name)}` : "شكرًا لك"),
    text: (amount, receiver) => `وصل تبرعك ${amount}. ${apart(receiver)} يشكرك.`,
    honour: (name) => `تكريمًا لـ ${apart(name)}.`,
    memory: (name) => `في ذكرى ${apart(name)}.`,
    sent: (email) => `الإيصال في طريقه إلى ${apart(email)}.`,
    repeats: { month: "تعطي هذا كل شهر.", year: "تعطي هذا كل سنة." },
    change: "غيّر تبرعك أو أنهه",
    again: "تبرع مرة أخرى",
    waitingTitle: "لحظة من فضلك",
    waitingText: "ننتظر وصول دفعتك. ستشكرك هذه الصفحة من نفسها.",
    unpaidTitle: "لم تصل دفعتك",
    unpaidText: "لم يُخصم شيء بحسب علمنا. يمكنك الدفع الآن.",
    cancelledTitle: "لم تدفع بعد",
    cancelledText: "لم يُخصم شيء. المبلغ والإهداء ما زالا هنا.",
    declinedTitle: "رُفضت البطاقة",
    declinedText: "رفض مصرفك الدفع ولم يُخصم شيء. المبلغ والإهداء ما زالا هنا.",
    payAgain: "جرّب بطاقة أخرى",
    refundedTitle: "أُعيد هذا التبرع",
    refundedText: (amount) => `${amount} في طريقه إليك.`,
    endedTitle: "انتهت هذه الحملة",
    endedText: "شكرًا لكل من تبرع.",
    pausedTitle: "لا تُقبل التبرعات الآن",
    pausedText: "عد لاحقًا من فضلك.",
    soonTitle: "تبدأ هذه الحملة قريبًا",
    soonText: (day) => `يبدأ قبول التبرعات في ${day}.`,
  },
};

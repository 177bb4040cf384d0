import type { WidgetCopy } from "../../../copy/copy.types.ts";
import { apart } from "../../../format/apart.ts";

const greet = (text: string, name: string) => (name ? `${text} يا ${apart(name)}` : text);
const people = (count: number) =>
  count === 1
    ? "شخص واحد"
    : count === 2
      ? "شخصان"
      : count <= 10
        ? `${count} أشخاص`
        : `${count} شخصًا`;

export const copy: Pick<WidgetCopy, "rsvp" | "companions" | "sendReply" | "sent"> = {
  rsvp: {
    label: "الرد على الدعوة",
    region: "الرد على الدعوة",
    title: "هل ستكون معنا؟",
    answers: { yes: "نعم", maybe: "ربما", no: "لا" },
    party: "كم عددكم؟",
    partyHelp: (most) => `أنت منهم، حتى ${most}`,
    note: (hosts) => (hosts ? `رسالة إلى ${apart(hosts)}` : "رسالة إلى المضيفين"),
    changeUntil: (day) => `يمكنك تغييره حتى ${day}`,
    sum: {
      yes: (count) => `سيحضر ${people(count)}`,
      maybe: (count) => `ربما يحضر ${people(count)}`,
      no: "لن أحضر",
    },
    send: "أرسل ردي",
    save: "احفظ ردي",
    sending: "جارٍ إرسال ردك",
    coming: (count) => `سيحضر حتى الآن ${people(count)}`,
    few: (places) => `بقي ${places}`,
    fullFlag: (places) => (places === null ? "كل الأماكن محجوزة" : `كل الأماكن محجوزة (${places})`),
    waitTitle: "انتظر مكانًا",
    waitText: (ahead) =>
      `قد تتغير الخطط. اترك بريدك ونكتب لك فور توفر مكان. ${
        ahead === 0 ? "ستكون أول المنتظرين." : `قبلك في الانتظار: ${ahead}.`
      }`,
    wait: "انضم إلى قائمة الانتظار",
  },
  companions: {
    name: (number, of) => (of === 1 ? "من سيرافقك؟" : `اسم المرافق ${number}`),
  },
  sendReply: {
    choose: "اختر نعم أو ربما أو لا.",
    unsentTitle: "لم يُرسل ردك بعد",
    unsentText:
      "انقطع الاتصال في الطريق. لم يضع شيء: إجاباتك ما زالت هنا، وإعادة الإرسال لا تكرر الرد.",
  },
  sent: {
    title: {
      yes: (day, name) => greet(`نراك في ${day}`, name),
      maybe: (_day, name) => greet("سجلنا أنك ربما تأتي", name),
      no: (_day, name) => greet("سنفتقدك", name),
      waitlisted: (_day, name) => greet("أنت في قائمة الانتظار", name),
    },
    text: {
      yes: "وصل ردك إلى المضيفين.",
      maybe: "يعرف المضيفون أنك قد تأتي. أخبرهم حين تتأكد.",
      no: "وصل جوابك إلى المضيفين. إن تغيرت خططك فغيّره هنا.",
      waitlisted: "نكتب لك فور توفر مكان.",
    },
    position: (place) => `رقمك في الانتظار ${place}.`,
    copySent: (email) => `المعتمد هو ما في رسالتنا إلى ${apart(email)}.`,
    party: "العدد",
    people,
    reply: "الرد",
    answers: { yes: "نعم", maybe: "ربما", no: "لا", waitlisted: "في الانتظار" },
    note: "رسالتك",
    addToCalendar: "أضف إلى التقويم",
    calendarFile: "آبل وغيرها (.ics)",
    change: "غيّر الرد",
    final: "أُغلق باب الرد؛ اكتب إلى المضيفين إن تغير شيء.",
    byMail: "لتغييره افتح الرابط في رسالتنا.",
    another: "الرد عن شخص آخر",
  },
};

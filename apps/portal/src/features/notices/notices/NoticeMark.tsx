import type { NoticeTopic } from "@jubilee/core/account/account.types";
import { noticeTopics } from "@jubilee/core/account/account.rules";
import type { NoticeEntry } from "@jubilee/core/notices/notices.types";
import { textOf } from "@jubilee/core/notices/told-words.rules";
import { Avatar } from "@jubilee/ui/avatar";
import {
  ClockAlert,
  CalendarArrowUp,
  AlarmClock,
  AtSign,
  Ban,
  Bell,
  CircleQuestionMark,
  Flag,
  Handshake,
  Hourglass,
  ListChecks,
  MailCheck,
  MailWarning,
  Megaphone,
  MessageSquareText,
  MessagesSquare,
  RotateCcw,
  Ticket,
  Vote,
  type LucideIcon,
} from "lucide-react";
import { kind, kindAlone, kindTones, who } from "./Notices.css.ts";

/** What a topic is known by, before its words are read. */
const drawn: Record<NoticeTopic, { Icon: LucideIcon; tone: keyof typeof kindTones }> = {
  answer: { Icon: MailCheck, tone: "moss" },
  waitlist: { Icon: Hourglass, tone: "marigold" },
  order: { Icon: Ticket, tone: "moss" },
  refund: { Icon: RotateCcw, tone: "brick" },
  poll: { Icon: Vote, tone: "sky" },
  question: { Icon: CircleQuestionMark, tone: "sky" },
  announcement: { Icon: Megaphone, tone: "plum" },
  message: { Icon: AtSign, tone: "plum" },
  conversation: { Icon: MessagesSquare, tone: "plum" },
  moderation: { Icon: Flag, tone: "brick" },
  campaign: { Icon: Ban, tone: "brick" },
  event_moved: { Icon: CalendarArrowUp, tone: "plum" },
  sender_domain: { Icon: MailWarning, tone: "brick" },
  task: { Icon: ListChecks, tone: "plum" },
  task_talk: { Icon: MessageSquareText, tone: "plum" },
  run_late: { Icon: ClockAlert, tone: "marigold" },
  task_due: { Icon: AlarmClock, tone: "marigold" },
  planning: { Icon: Handshake, tone: "sky" },
};

/** Whom a notice is about, with its kind at their corner; its kind alone where nobody is named. */
export function NoticeMark({ notice }: { notice: NoticeEntry }) {
  const topic = noticeTopics.find((one) => one === notice.topic);
  const { Icon, tone } = topic ? drawn[topic] : { Icon: Bell, tone: "plum" as const };
  const name = textOf(notice.detail, "name");
  if (!name) {
    return (
      <span className={`${kindAlone} ${kindTones[tone]}`} aria-hidden="true">
        <Icon size={20} strokeWidth={1.75} />
      </span>
    );
  }
  return (
    <span className={who} aria-hidden="true">
      <Avatar name={name} size="l" />
      <span className={`${kind} ${kindTones[tone]}`}>
        <Icon size={12} strokeWidth={2.25} />
      </span>
    </span>
  );
}

import { accountOf, planWith } from "../account/account-words.rules.ts";
import type { NoticeSwitch, ToldFacts } from "../account/notices.types.ts";
import { textOf, whoOf } from "../notices/told-words.rules.ts";

/** What somebody wrote stays in its conversation: the line tells who, where and how much. */
function messageLine(told: ToldFacts): string {
  const title = textOf(told, "title");
  const who = whoOf(told);
  if (told["isNamed"] === true) return `${who} named you in “${title}”${moreOf(told)}`;
  if (told["kind"] !== "person") return conversationLine(told);
  return `${writersOf(told)} wrote to ${told["isHost"] === true ? title : "the hosts"}${moreOf(told)}`;
}

function conversationLine(told: ToldFacts): string {
  const title = textOf(told, "title");
  return `${writersOf(told)} wrote ${title === "" ? "to you" : `in “${title}”`}${moreOf(told)}`;
}

/** Who wrote what waits: the last one, and that they were not alone. */
const writersOf = (told: ToldFacts): string =>
  told["others"] === true ? `${whoOf(told)} and others` : whoOf(told);

/** How many wait, where it is more than one. */
function moreOf({ count }: ToldFacts): string {
  return typeof count === "number" && count > 1 ? `, ${count} new messages` : "";
}

const page: NoticeSwitch["page"] = {
  label: "Read and answer",
  path: (told) => {
    if (told["kind"] === "task") return `task-management?event=all&task=${textOf(told, "subject")}`;
    if (told["kind"] !== "topic") return `messages?thread=${textOf(told, "threadId")}`;
    return `forum?${new URLSearchParams({
      thread: textOf(told, "threadId"),
      ...(told["messageId"] ? { message: textOf(told, "messageId") } : {}),
    })}`;
  },
};

/** What becomes of an account that is offered to an admin of it. */
const handovers: ReadonlySet<unknown> = new Set(["offered", "withdrawn", "refused", "given"]);

/** Who asks, shares or has answered; each kind is told by `private.notify` in the planning network. */
function planningLine(told: ToldFacts): string {
  const [who, account] = [whoOf(told), textOf(told, "account")];
  switch (told["kind"]) {
    case "asked":
      return `${who} asks you to ${planWith(account, who)}`;
    case "joined":
      return `${who} said yes and plans with ${account} now`;
    case "declined":
      return `${who} cannot plan with ${account}`;
    case "offered":
      return `${who} offers you ${accountOf(account, who)}`;
    case "withdrawn":
      return `${who} keeps ${accountOf(account, who)}: the offer was taken back`;
    case "refused":
      return `${who} does not take over ${account}`;
    case "given":
      return `${who} has taken over ${account}`;
    default:
      return `${who} shares the checklist “${textOf(told, "title")}” with you`;
  }
}

/** What waits for whoever keeps a forum or conversations in order. */
function moderationLine(told: ToldFacts): string {
  const { count, kind } = told;
  const many = typeof count === "number" ? count : 1;
  if (kind === "held")
    return many > 1
      ? `${many} forum posts wait for a moderator`
      : `A post in “${textOf(told, "title")}” waits for a moderator`;
  if (kind === "chat")
    return many > 1
      ? `${many} messages are reported`
      : `A message in “${textOf(told, "title")}” was reported`;
  return many > 1
    ? `${many} forum posts are reported`
    : `A post in “${textOf(told, "title")}” was reported`;
}

/** What people with an account are told of conversations and of other planners. */
export const notices = {
  message: {
    title: "Messages to you",
    help: "Somebody writes to the hosts or to a few of you, or names you in a conversation.",
    usual: "now",
    part: "talk",
    order: 70,
    line: messageLine,
    page,
  },
  conversation: {
    title: "Conversations",
    help: "Somebody writes where many read: at an event, in a group, at an activity.",
    usual: "digest",
    part: "talk",
    order: 80,
    line: conversationLine,
    page,
    less: (told) =>
      told["kind"] === "topic" ? "Stop following this topic" : "Mute this conversation",
  },
  moderation: {
    title: "Moderation",
    help: "A message or a post of the forum was reported, or waits because of a word on your list.",
    usual: "now",
    part: "talk",
    order: 82,
    line: moderationLine,
    page: {
      label: "Decide it",
      path: (told) =>
        told["kind"] === "chat"
          ? `messages?${new URLSearchParams({ thread: textOf(told, "threadId"), message: textOf(told, "messageId") })}`
          : "forum?moderation=open",
    },
  },
  planning: {
    title: "Planning together",
    help: "Somebody asks you to plan with them or offers you their account, answers you, or shares a checklist.",
    usual: "now",
    part: "account",
    order: 85,
    line: planningLine,
    page: {
      label: "See it",
      path: (told) => (handovers.has(told["kind"]) ? "business/multi-admin" : "planning-network"),
    },
  },
} as const satisfies Record<string, NoticeSwitch>;

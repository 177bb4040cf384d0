import type { ForumBan } from "@jubilee/core/talk/forum.types";
import type { ThreadHead, WhyNotWrite } from "@jubilee/core/talk/threads.types";

/** Why nothing can be written in a conversation. */
const closedWords: Record<WhyNotWrite, string> = {
  closed: "This conversation is over. It can still be read.",
  silenced: "The hosts have stopped you from writing here.",
  reader: "You can read along. To write, ask the owner for a role that sends messages.",
  announce_only: "Only the hosts write here.",
  blocked: "This person does not want to hear from you.",
  banned: "You cannot write in this forum.",
};

/** The same of one conversation; nothing where one can write. */
export const closedWhy = (
  { kind, whyNot, ban }: Pick<ThreadHead, "kind" | "whyNot" | "ban">,
  locale: string,
) => {
  if (ban) return banWords(ban, locale);
  return kind === "topic" && whyNot === "closed"
    ? "This topic is locked. It can still be read."
    : whyNot && closedWords[whyNot];
};

/** What somebody is told who is banned from a forum: until when, and why. */
export function banWords({ reason, until }: ForumBan, locale: string): string {
  const day =
    until && new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(Date.parse(until));
  return `You cannot write in this forum${day ? ` until ${day}` : ""}. A moderator says why: ${reason}`;
}

import type { ThreadHead, WhyNotWrite } from "@jubilee/core/talk/threads.types";

/** Why nothing can be written in a conversation. */
const closedWords: Record<WhyNotWrite, string> = {
  closed: "This conversation is over. It can still be read.",
  silenced: "The hosts have stopped you from writing here.",
  reader: "You can read along. To write, ask the owner for a role that sends messages.",
  announce_only: "Only the hosts write here.",
  blocked: "This person does not want to hear from you.",
};

/** The same of one conversation; nothing where one can write. */
export const closedWhy = ({ kind, whyNot }: Pick<ThreadHead, "kind" | "whyNot">) =>
  kind === "topic" && whyNot === "closed"
    ? "This topic is locked. It can still be read."
    : whyNot && closedWords[whyNot];

import type { ThreadHead, ThreadLine } from "@jubilee/core/talk/threads.types";
import { counted } from "@jubilee/core/base/words.rules";

export const everyone = "Everyone who comes";

type Named = Pick<ThreadHead, "title" | "others">;

const calledBy = ({ title, others }: Named): string =>
  title ?? (others.map((name) => name ?? "Somebody who left").join(", ") || "Conversation");

/** What a conversation is called in a list that may be of many events. */
export function threadName(line: Named & Pick<ThreadLine, "kind">, isOfEvent: boolean): string {
  return line.kind === "event" && isOfEvent ? everyone : calledBy(line);
}

/** What is said last in it, in one line. */
export function lastWords({ kind, title, last, announceOnly }: ThreadLine): string {
  if (!last) return "Nothing said yet";
  const { text, files, author, isOwn } = last;
  const said = text ?? "A message was removed";
  const words = said === "" && files > 0 ? counted(files, "file") : said;
  const before = announceOnly ? "Announcements only · " : "";
  // With one guest the row bears their name already.
  if (kind === "person" && !isOwn && author === title) return before + words;
  return `${before}${isOwn ? "You" : (author ?? "Somebody")}: ${words}`;
}

type Belonging = Pick<ThreadHead, "kind" | "people">;

function belonging({ kind, people }: Belonging): string {
  if (kind === "people" && people === 2) return "Only the two of you";
  if (kind === "person") return "You, your team and this guest";
  return people > 1 ? counted(people, "person", "people") : "Only you so far";
}

/** Under its name: how many belong, and who is there. */
export function peopleWords(thread: Belonging, here: number): string {
  const who = belonging(thread);
  return here > 0 ? `${who} · ${here} here now` : who;
}

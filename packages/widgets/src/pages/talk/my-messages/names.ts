import type { GuestThreadLine, ThreadHead } from "@jubilee/core/talk/threads.types";
import type { TalkCopy } from "./words/words.types.ts";

/** What a conversation is called for a guest: their own word with the hosts is not called as they are. */
export function nameOf(
  { kind, title }: Pick<GuestThreadLine | ThreadHead, "kind" | "title">,
  own: TalkCopy,
): string {
  if (kind === "event") return own.everyone;
  if (kind === "person") return own.withHosts;
  return title ?? own.group;
}

/** The signs that are offered. */
export const signs = ["👍", "❤️", "🎉", "😂", "😮", "🙏"] as const;

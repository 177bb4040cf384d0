import type { GuestThreads, ThreadNews } from "@jubilee/core/talk/threads.types";
import type { Part } from "../../page.types.ts";
import type { TalkCopy } from "./words/words.types.ts";

/** What every part of a guest's conversations is given. */
export interface TalkPart extends Part<GuestThreads> {
  own: TalkCopy;
}

/** The same with the conversation that is open. */
export interface OpenPart extends TalkPart {
  news: ThreadNews;
  /** The address of this conversation, with what is asked of it beside. */
  at: (more?: Readonly<Record<string, string>>) => string;
  /** Where one of its forms is sent. */
  action: (form: string) => string;
}

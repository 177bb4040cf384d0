import type { RichText } from "../base/rich-text.types.ts";
import type { Running } from "../schedule/run-of-show.types.ts";
import type { PublicEvent } from "../sharing/public-event.types.ts";
import type { ThreadFile } from "../talk/threads.types.ts";
import type { TaskStep } from "./tasks.types.ts";

/** Somebody without an account who helps with an event by a link of their own. */
export interface TaskHelper {
  id: string;
  name: string;
  /** Null for who may not read addresses, too. */
  email: string | null;
  /** Null once it was closed. */
  url: string | null;
  wantsMail: boolean;
  /** When their link was last opened. */
  seenAt: string | null;
  revokedAt: string | null;
  tasks: number;
  openTasks: number;
}

/** `close`: the link opens nothing any more; `new_link`: another one in its place. */
export type HelperAct = "close" | "new_link";

/** When a task is due. */
export interface HelperDue {
  /** By the clock of the task's `timeZone`; midnight for a whole day. */
  dueLocal: string | null;
  hasClock: boolean;
  /** From when it is late. */
  dueAt: string | null;
}

/** A task as a helper sees it behind their link. */
export interface HelperTask extends HelperDue {
  id: string;
  title: string;
  notes: RichText | null;
  isDone: boolean;
  timeZone: string;
  /** Of one that is done and comes again: when. */
  next: HelperDue | null;
  steps: TaskStep[];
  /** Who else does it, by their names. */
  with: string[];
  /** The last fifty, the oldest first. */
  comments: HelperComment[];
}

/** Something that was said about a task. */
export interface HelperComment {
  id: string;
  at: string;
  /** Null of somebody who is gone. */
  author: string | null;
  isOwn: boolean;
  text: string;
  files: ThreadFile[];
}

/** What a helper hosts on the day: theirs to say that it has started, is done, or is later. */
export interface HelperPart extends Running {
  id: string;
  title: string;
  room: string | null;
  /** Their own press, where it was the last about it: they can take it back. */
  pressId: string | null;
}

/** What a helper's link opens. */
export interface HelperTasks {
  name: string;
  wantsMail: boolean;
  hasEmail: boolean;
  event: PublicEvent;
  /** In the order of the day. */
  parts: HelperPart[];
  tasks: HelperTask[];
}

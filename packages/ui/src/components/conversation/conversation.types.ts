import type { ReactNode } from "react";
import type { MenuEntry } from "../menu/menu.types.ts";

export interface MessageAuthor {
  id: string;
  name: string;
  photoUrl?: string | undefined;
  /** Beside the name: "Host". */
  note?: string;
}

/** A sign that can be given to a message. */
export interface ReactionChoice {
  id: string;
  /** An emoji or an icon. */
  sign: ReactNode;
  /** Spoken: "Heart". */
  name: string;
}

export interface MessageReaction extends ReactionChoice {
  count: number;
  /** The reader is among them. */
  isOwn: boolean;
}

export interface MessageQuote {
  author: string;
  text: string;
}

export interface MessagePicture {
  id: string;
  /** None while it is not known where it is read: its place is kept. */
  src?: string | undefined;
  alt: string;
  /** In pixels of the picture: its place is kept before it is there. */
  width: number;
  height: number;
}

/** What is no picture: a row with its name, which brings the file. */
export interface MessageFile {
  id: string;
  name: string;
  /** How much it weighs: "1.4 MB". */
  detail: string;
  /** Where it is read; none while that is not known. */
  href?: string | undefined;
}

/** `failed` was not sent, `removed` was taken away again. */
export type MessageState = "sent" | "sending" | "failed" | "removed";

export interface Message {
  id: string;
  author: MessageAuthor;
  /** Written by the reader. */
  isOwn: boolean;
  /** An instant: `2027-05-20T12:02:00Z`. */
  sentAt: string;
  text: string;
  /** The text with its mentions and links, where it is more than plain. */
  shown?: ReactNode;
  pictures?: readonly MessagePicture[];
  files?: readonly MessageFile[];
  quote?: MessageQuote;
  reactions?: readonly MessageReaction[];
  /** What it is among the others, over its words: "The answer". */
  mark?: string;
  state?: MessageState;
  isEdited?: boolean;
  /** Why it has not gone yet, or was not taken: "Waits for map.png". */
  why?: string;
  /** Under one's own last message: "Seen by 23". */
  seen?: string;
}

/** What can be done with a message; what is left out is not offered. */
export interface MessageActs {
  retry?: (message: Message) => void;
  reply?: (message: Message) => void;
  /** Gives a sign, or takes it back. */
  react?: (message: Message, reactionId: string) => void;
  reactions?: readonly ReactionChoice[];
  /** Edit, copy, report, take away. */
  menu?: (message: Message) => readonly MenuEntry[];
  openPicture?: (message: Message, index: number) => void;
  openQuote?: (message: Message) => void;
}

/** What lies before the first message that is here. */
export interface OlderMessages {
  state: "more" | "loading" | "failed" | "none";
  /** Asked for as soon as the reader comes near. */
  load: () => void;
}

/** `posts`: each stands alone, over the whole width, under its author's name: a forum's topic. */
export type ConversationLook = "bubbles" | "posts";

/** A message with what stands above it. */
export interface MessageItem {
  message: Message;
  /** The first of a day: its name. */
  day: string | undefined;
  /** The day that it belongs to, for what floats. */
  dayName: string;
  /** The first of what is new: how many that are. */
  fresh: number | undefined;
  /** The first and the last of what one sender wrote in a row. */
  isFirst: boolean;
  isLast: boolean;
}

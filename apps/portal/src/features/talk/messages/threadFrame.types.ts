import type { Talked } from "@jubilee/core/talk/conversation.rules";
import type { ComposerFiles, ComposerQuote } from "@jubilee/ui/composer";
import type { ConversationLook, Message } from "@jubilee/ui/conversation";
import type { MenuEntry } from "@jubilee/ui/menu";
import type { ComponentType, ReactNode } from "react";
import type { TalkedRoom } from "./useTalked.ts";
import type { Words } from "./words.rules.ts";

/** What a kind's own place to write is given. */
export interface WriteProps {
  label: string;
  words: Words;
  onWordsChange: (words: Words) => void;
  onSend: () => void;
  quote: (ComposerQuote & { onLeave: () => void }) | undefined;
  files: ComposerFiles | undefined;
  people: (query: string) => Promise<readonly { id: string; name: string }[]>;
  maxLength: number;
  closed: ReactNode;
  /** Rises when the field is to take the focus. */
  turned: number;
}

/** What a kind with a screen of its own draws in place of what is usual. */
export interface ThreadFrame {
  look: ConversationLook;
  /** Where one writes texts with form, in place of plain words. */
  Write?: ComponentType<WriteProps>;
  Head: ComponentType<{ room: TalkedRoom; talked: Talked; onLeave: () => void }>;
  /** What can be done with a message beside what is usual. */
  menu: (message: Message) => MenuEntry[];
  /** What a message is among the others, if it is something. */
  markOf: (messageId: string) => string | undefined;
  /** What stands where nothing is said yet. */
  empty?: ReactNode;
  /** It stands within another screen, and takes that one's edges. */
  isWithin?: true;
}

import type { Talked } from "@jubilee/core/talk/conversation.rules";
import type { ConversationLook, Message } from "@jubilee/ui/conversation";
import type { MenuEntry } from "@jubilee/ui/menu";
import type { ComponentType, ReactNode } from "react";
import type { TalkedRoom } from "./useTalked.ts";

/** What a kind with a screen of its own draws in place of what is usual. */
export interface ThreadFrame {
  look: ConversationLook;
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

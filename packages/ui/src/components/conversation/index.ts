export { Conversation, type ConversationProps } from "./Conversation.tsx";
export { ConversationSkeleton } from "./ConversationSkeleton.tsx";
export { englishConversation, type ConversationWords } from "./conversationWords.ts";
export type {
  ConversationLook,
  Message,
  MessageActs,
  MessageAuthor,
  MessageFile,
  MessagePicture,
  MessageQuote,
  MessageReaction,
  MessageState,
  OlderMessages,
  ReactionChoice,
} from "./conversation.types.ts";
export type { Reader } from "../../time/reader.types.ts";

/** What a conversation says by itself. Another language gives all of it. */
export interface ConversationWords {
  /** Who wrote it, when it was the reader. */
  you: string;
  fresh: (count: number) => string;
  sending: string;
  failed: string;
  /** The same with the reason, where one is told. */
  failedFor: (why: string | undefined) => string;
  retry: string;
  edited: string;
  removed: string;
  reply: string;
  react: string;
  more: string;
  reaction: (name: string, count: number) => string;
  openPicture: (alt: string) => string;
  toNewest: (arrived: number) => string;
  older: string;
  olderFailed: string;
  /** The name of what speaks new messages. */
  arrived: string;
}

export const englishConversation: ConversationWords = {
  you: "You",
  fresh: (count) => `${count} new`,
  sending: "Sending",
  failed: "Not sent",
  failedFor: (why) => (why === undefined ? "Not sent" : `Not sent: ${why}`),
  retry: "Try again",
  edited: "edited",
  removed: "This message was removed",
  reply: "Reply",
  react: "React",
  more: "More",
  reaction: (name, count) => `${name}: ${count}`,
  openPicture: (alt) => `Open picture: ${alt}`,
  toNewest: (arrived) => {
    if (arrived === 0) return "To the newest";
    return arrived === 1 ? "1 new message" : `${arrived} new messages`;
  },
  older: "Earlier messages are on their way",
  olderFailed: "Earlier messages could not be loaded.",
  arrived: "New messages",
};

import type { NoticeMailsCopy } from "./words.types.ts";

export const noticeMails: NoticeMailsCopy = {
  title: "Your mails",
  topic: {
    ask: "Stop following this topic?",
    means:
      "No mail and no notice tells you of new posts in it any more. You can still read it in the forum.",
    end: "Stop following",
    ended: "You do not follow this topic any more",
    now: "No mail and no notice tells you of new posts in it.",
    again: "Follow it again",
  },
  talk: {
    ask: "Mute this conversation?",
    means: "Nothing tells you of new messages in it any more, unless somebody names you.",
    end: "Mute it",
    ended: "This conversation is muted",
    now: "Nothing tells you of new messages in it, unless somebody names you.",
    again: "Unmute it",
  },
  kinds: {
    ask: "No more of these mails?",
    means:
      "You are not told of this by mail any more. In your account and on your devices nothing changes.",
    end: "Stop these mails",
    ended: "These mails have ended",
    now: "You are not told of this by mail any more. In your account and on your devices nothing has changed.",
    again: "Send them again",
  },
  settings: "Choose everything that you are told",
};

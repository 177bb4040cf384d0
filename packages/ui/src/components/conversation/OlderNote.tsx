import { Button } from "../button/Button.tsx";
import { Spinner } from "../spinner/Spinner.tsx";
import { older as olderStyle, olderPill } from "./Conversation.css.ts";
import type { OlderMessages } from "./conversation.types.ts";
import type { ConversationWords } from "./conversationWords.ts";

interface OlderNoteProps {
  older: OlderMessages | undefined;
  words: ConversationWords;
}

/** How it stands with what lies before the first message. */
export function OlderNote({ older, words }: OlderNoteProps) {
  if (older?.state !== "loading" && older?.state !== "failed") return null;
  return (
    <output className={olderStyle}>
      {older.state === "loading" ? (
        <span className={olderPill}>
          <Spinner />
          <span>{words.older}</span>
        </span>
      ) : (
        <span className={olderPill}>
          <span>{words.olderFailed}</span>
          <Button variant="link" size="sm" onClick={older.load}>
            {words.retry}
          </Button>
        </span>
      )}
    </output>
  );
}

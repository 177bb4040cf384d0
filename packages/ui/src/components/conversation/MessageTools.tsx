import { Ellipsis, Reply, SmilePlus } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Menu } from "../menu/Menu.tsx";
import { Popover } from "../popover/Popover.tsx";
import type { ConversationLook, Message, MessageActs } from "./conversation.types.ts";
import type { ConversationWords } from "./conversationWords.ts";
import { choice, choices, tools } from "./Message.css.ts";

interface MessageToolsProps {
  message: Message;
  acts: MessageActs;
  look: ConversationLook;
  words: ConversationWords;
}

/** What can be done with the message one is at: answer, give a sign, the rest. */
export function MessageTools({ message, acts, look, words }: MessageToolsProps) {
  const entries = acts.menu?.(message) ?? [];
  const signs = acts.react ? (acts.reactions ?? []) : [];
  if (entries.length === 0 && signs.length === 0 && !acts.reply) return null;
  return (
    <div className={tools({ own: message.isOwn && look === "bubbles", look })}>
      {acts.reply && (
        <IconButton
          size="sm"
          label={words.reply}
          icon={<Reply />}
          onClick={() => acts.reply?.(message)}
        />
      )}
      {signs.length > 0 && <ReactionChoices {...{ message, acts, words }} />}
      {entries.length > 0 && (
        <Menu
          align="end"
          trigger={<IconButton size="sm" label={words.more} icon={<Ellipsis />} />}
          entries={entries}
        />
      )}
    </div>
  );
}

function ReactionChoices({ message, acts, words }: Omit<MessageToolsProps, "look">) {
  const [isOpen, setOpen] = useState(false);
  const isGiven = (id: string) =>
    message.reactions?.some((given) => given.id === id && given.isOwn) ?? false;
  return (
    <Popover
      label={words.react}
      padding="none"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<IconButton size="sm" label={words.react} icon={<SmilePlus />} />}
    >
      <div className={choices}>
        {(acts.reactions ?? []).map(({ id, sign, name }) => (
          <button
            key={id}
            type="button"
            className={choice}
            aria-label={name}
            aria-pressed={isGiven(id)}
            title={name}
            onClick={() => {
              setOpen(false);
              acts.react?.(message, id);
            }}
          >
            <span aria-hidden="true">{sign}</span>
          </button>
        ))}
      </div>
    </Popover>
  );
}

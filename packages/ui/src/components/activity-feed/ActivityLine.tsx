import { Ellipsis } from "lucide-react";
import { useRef, useState } from "react";
import { Avatar } from "../avatar/Avatar.tsx";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Menu } from "../menu/Menu.tsx";
import type { MenuEntry } from "../menu/menu.types.ts";
import type { ActivityActs, ActivityEntry } from "./activity.types.ts";
import {
  below,
  clock as clockStyle,
  comment as commentStyle,
  commentText,
  line,
  menu as menuStyle,
  picture,
  said,
  sign,
  trouble,
  words as wordsStyle,
} from "./ActivityFeed.css.ts";
import type { ActivityWords } from "./activityWords.ts";
import { CommentEditor } from "./CommentEditor.tsx";

interface ActivityLineProps {
  entry: ActivityEntry;
  clock: string;
  acts: ActivityActs;
  words: ActivityWords;
}

/** Who did what, or what somebody said. */
export function ActivityLine({ entry, clock, acts, words }: ActivityLineProps) {
  const { who, what, icon, comment } = entry;
  return (
    <li className={line}>
      <span className={picture}>
        <Avatar name={who.name} photoUrl={who.photoUrl} />
        {icon && (
          <span aria-hidden="true" className={sign}>
            {icon}
          </span>
        )}
      </span>
      <div className={wordsStyle}>
        <p className={said}>
          <b>
            <bdi>{who.name}</bdi>
          </b>{" "}
          <span>{what}</span>
          <time dateTime={entry.at} className={clockStyle}>
            {clock}
          </time>
        </p>
        {comment && <Comment {...{ entry, acts, words }} />}
      </div>
    </li>
  );
}

function Comment({ entry, acts, words }: Omit<ActivityLineProps, "clock">) {
  const [isEdited, setEdited] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const { comment } = entry;
  if (!comment) return null;
  const { text, shown, isOwn = false, state = "sent" } = comment;
  const leave = () => {
    setEdited(false);
    requestAnimationFrame(() => menu.current?.querySelector("button")?.focus());
  };
  if (isEdited) {
    const save = (next: string) => {
      if (next !== text) acts.edit?.(entry, next);
      leave();
    };
    return <CommentEditor text={text} words={words} onSave={save} onLeave={leave} />;
  }
  const entries: MenuEntry[] = [
    ...(acts.edit ? [{ id: "edit", label: words.edit, onSelect: () => setEdited(true) }] : []),
    ...(acts.remove
      ? [
          {
            id: "remove",
            label: words.remove,
            destructive: true,
            onSelect: () => acts.remove?.(entry),
          },
        ]
      : []),
  ];
  return (
    <>
      <div className={commentStyle} data-state={state}>
        <div dir="auto" className={commentText}>
          {shown ?? text}
        </div>
        {isOwn && state === "sent" && entries.length > 0 && (
          <div ref={menu} className={menuStyle}>
            <Menu
              align="end"
              trigger={<IconButton size="sm" label={words.more} icon={<Ellipsis />} />}
              entries={entries}
            />
          </div>
        )}
      </div>
      {(state !== "sent" || comment.isEdited) && (
        <div className={below}>
          {state === "failed" && <span className={trouble}>{words.failed}</span>}
          {state === "failed" && acts.retry && (
            <Button variant="link" size="sm" onClick={() => acts.retry?.(entry)}>
              {words.retry}
            </Button>
          )}
          {state === "sending" && <span>{words.sending}</span>}
          {state === "sent" && comment.isEdited && <span>{words.edited}</span>}
        </div>
      )}
    </>
  );
}

import { Button } from "@jubilee/ui/button";
import { Kbd } from "@jubilee/ui/kbd";
import { Menu } from "@jubilee/ui/menu";
import { Text } from "@jubilee/ui/text";
import { ChevronDown, Plus, UserPlus, X } from "lucide-react";
import { lazy, Suspense, useRef, useState, type ClipboardEvent, type KeyboardEvent } from "react";
import { longestTitle } from "@jubilee/core/tasks/tasks.rules";
import type { TaskPerson } from "@jubilee/core/tasks/tasks.types";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { choicesOf, lineWith } from "./entryChoices.ts";
import { chipsOf, partWords, piecesOf } from "./entryParts.ts";
import {
  chip,
  entry as entryStyle,
  hints,
  input,
  line,
  meaning,
  tint,
  typed,
  understood,
  understoodTitle,
} from "./TaskEntry.css.ts";
import type { useTaskEntry } from "./useTaskEntry.ts";

const HelperDialog = lazy(async () => {
  const { HelperDialog: dialog } = await import("../task/HelperDialog.tsx");
  return { default: dialog };
});

interface TaskEntryProps {
  entry: ReturnType<typeof useTaskEntry>;
  people: readonly TaskPerson[];
}

/** A new task in one line: what is understood is tinted, and stands under it in words before it is added. */
export function TaskEntry({ entry, people }: TaskEntryProps) {
  const { text, read, isBusy } = entry;
  const isLong = read.title.length > longestTitle;
  const locale = useLocale();
  const behind = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const focus = () => setTimeout(() => field.current?.focus());
  const put = (line: string) => {
    entry.setText(line);
    focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && text !== "") {
      event.preventDefault();
      entry.setText("");
    }
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void entry.add(event.shiftKey);
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text/plain");
    if (text === "" && pasted.includes("\n") && entry.paste(pasted)) event.preventDefault();
  };
  return (
    <div className={entryStyle}>
      <div className={line}>
        <Plus size={18} aria-hidden="true" />
        <div className={typed}>
          <div ref={behind} className={tint} aria-hidden="true">
            {piecesOf(text, read.parts).map((piece) => (
              <span key={piece.from} className={piece.isUnderstood ? understood : undefined}>
                {piece.text}
              </span>
            ))}
          </div>
          <input
            ref={field}
            className={input}
            dir="auto"
            enterKeyHint="done"
            autoComplete="off"
            maxLength={2000}
            aria-invalid={isLong || undefined}
            aria-label="New task"
            aria-describedby="task-entry-meaning"
            placeholder="New task: Book band Friday 3pm @Ana !high #music"
            value={text}
            onChange={({ target }) => entry.setText(target.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onScroll={({ currentTarget }) => {
              if (behind.current)
                behind.current.style.transform = `translateX(${-currentTarget.scrollLeft}px)`;
            }}
          />
        </div>
        {text.trim() !== "" && (
          <>
            <span className={hints}>
              <Kbd>Enter</Kbd>
              <span>adds</span>
              <Kbd>Shift Enter</Kbd>
              <span>adds and opens</span>
            </span>
            <Button
              size="sm"
              disabled={read.title === "" || isLong}
              onClick={() => void entry.add(false)}
            >
              Add
            </Button>
          </>
        )}
      </div>
      <div id="task-entry-meaning">
        {isLong && (
          <Text size={14} tone="danger">
            {`A task’s name has up to ${longestTitle} characters, this has ${read.title.length}. What is more goes into its notes.`}
          </Text>
        )}
        {read.unread.length > 0 && (
          <div className={meaning}>
            <Text as="span" size={14} tone="muted">
              {`“${read.unread.join("”, “")}” cannot be read as a day or a time, and stays in the name.`}
            </Text>
          </div>
        )}
        {read.parts.length > 0 && (
          <div className={meaning}>
            <bdi className={understoodTitle}>{read.title}</bdi>
            {chipsOf(read.parts).map((part) => (
              <Menu
                key={`${part.kind} ${part.from}`}
                trigger={
                  <button type="button" className={chip}>
                    <bdi>{partWords(part, people, locale, entry.today)}</bdi>
                    <ChevronDown size={14} aria-hidden="true" />
                  </button>
                }
                entries={[
                  ...choicesOf(part, {
                    people,
                    labels: entry.labels,
                    locale,
                    today: entry.today,
                  }).map(({ label, typed: words, isChosen }) => ({
                    id: words,
                    label,
                    checked: isChosen,
                    onSelect: () => put(lineWith(text, read.parts, part, words)),
                  })),
                  ...(part.kind === "start" ? [] : [{ separator: true } as const]),
                  {
                    id: "leave",
                    label: "Not meant: leave it in the name",
                    icon: <X />,
                    onSelect: () => {
                      entry.leave(text.slice(part.from, part.to));
                      focus();
                    },
                  },
                ]}
              />
            ))}
          </div>
        )}
      </div>
      <output>{isBusy && <span className={meaning}>Adding …</span>}</output>
      <Refused entry={entry} />
      <Stranger entry={entry} />
    </div>
  );
}

/** Lines that could not be added: none is lost, a press takes one up again. */
function Refused({ entry: { left, takeUp } }: Pick<TaskEntryProps, "entry">) {
  if (left.length === 0) return null;
  return (
    <div className={meaning}>
      <span>Not added:</span>
      {left.map((words) => (
        <Button key={words} size="sm" variant="outline" onClick={() => takeUp(words)}>
          <bdi>{words.length > 60 ? `${words.slice(0, 60)} …` : words}</bdi>
        </Button>
      ))}
    </div>
  );
}

/** Whoever is named and nobody knows can help by a link; then the line knows them. */
function Stranger({ entry: { stranger, eventId } }: Pick<TaskEntryProps, "entry">) {
  const [asked, setAsked] = useState<string | null>(null);
  if (eventId === null || (stranger === null && asked === null)) return null;
  return (
    <div className={meaning}>
      {stranger !== null && (
        <Button
          size="sm"
          variant="ghost"
          icon={<UserPlus />}
          onClick={() => setAsked(stranger)}
        >{`${stranger} helps by a link`}</Button>
      )}
      <Suspense fallback={null}>
        {asked !== null && (
          <HelperDialog
            eventId={eventId}
            name={asked}
            onAdded={() => undefined}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

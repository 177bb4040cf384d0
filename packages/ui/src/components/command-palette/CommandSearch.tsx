import { Search, X } from "lucide-react";
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { IconButton } from "../icon-button/IconButton.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { CommandHints } from "./CommandHints.tsx";
import { CommandOption } from "./CommandOption.tsx";
import * as css from "./CommandPalette.css.ts";
import type { Choice, Command } from "./command.types.ts";
import { markAfter } from "./markKeys.ts";
import { useWords } from "../../words/useWords.ts";
import { sharedWords } from "../../words/shared.copy.ts";
import { commandPaletteWords } from "./commandPalette.copy.ts";

/** What keys do besides going through the list. */
export interface CommandWays {
  /** Tab goes into the marked one where that has parts. */
  into?: (command: Command) => void;
  /** Backspace in the empty field. */
  back?: () => void;
  /** Ctrl or ⌘ with Enter opens beside what is open. */
  apart?: true;
  /** What Enter does, where it does not open. */
  enter?: string;
  /** Told which one Enter would choose, whenever that is another: what it opens can be fetched. */
  marks?: (command: Command) => void;
}

export interface CommandSearchProps {
  query: string;
  onQueryChange: (query: string) => void;
  /** What the query finds, in the order to show; those of a group stand together. */
  commands: readonly Command[];
  onSelect: (command: Command, choice: Choice) => void;
  ways?: CommandWays;
  placeholder?: string;
  label?: string;
  /** What is searched in, where that is not everything: before the field, and as filters under it. */
  within?: { before?: ReactNode; filters?: ReactNode };
  /** While there is nothing to show. */
  empty?: ReactNode;
  /** Under the list. */
  foot?: ReactNode;
  /** What was found, in words, heard and not seen; null while the answer is to come, for which Enter waits. */
  status?: string | null;
  onClose?: () => void;
}

interface Group {
  name: string | undefined;
  from: number;
  commands: Command[];
}

function inGroups(commands: readonly Command[]): Group[] {
  const groups: Group[] = [];
  for (const [index, command] of commands.entries()) {
    const last = groups.at(-1);
    if (last && last.name === command.group) last.commands.push(command);
    else groups.push({ name: command.group, from: index, commands: [command] });
  }
  return groups;
}

/**
 * A dialog selects what its field holds as it gives it the focus; whoever has begun to type by then
 * goes on at its end.
 */
function writeOn({ currentTarget: field }: FocusEvent<HTMLInputElement>): void {
  queueMicrotask(() => field.setSelectionRange(field.value.length, field.value.length));
}

/** The field with what it finds, on a page. Over any page it is a CommandPalette. */
export function CommandSearch({
  query,
  onQueryChange,
  commands,
  onSelect,
  ways,
  placeholder,
  label,
  within,
  empty,
  foot,
  status = "",
  onClose,
}: CommandSearchProps) {
  const shared = useWords("shared", sharedWords);
  const words = useWords("commandPalette", commandPaletteWords);
  const name = label ?? words.label;
  const id = useId();
  const isBehind = status === null;
  const { into, back, apart = false, enter = words.hints.open, marks } = ways ?? {};
  const [marked, setMarked] = useState<string | null>(null);
  const waiting = useRef<Choice | null>(null);
  // The first one, until another is pointed at; that one stays marked while others come and go.
  const active = Math.max(
    0,
    commands.findIndex((command) => command.id === marked),
  );
  const current = commands[active];
  const change = (text: string) => {
    setMarked(null);
    waiting.current = null;
    onQueryChange(text);
  };
  const choose = (command: Command | undefined, choice: Choice) => {
    if (command) onSelect(command, choice);
  };
  const chooseWhatCame = useEffectEvent(() => {
    if (waiting.current) choose(current, waiting.current);
    waiting.current = null;
  });
  useEffect(() => {
    if (!isBehind) chooseWhatCame();
  }, [isBehind]);

  const tellMarked = useEffectEvent(() => {
    if (current) marks?.(current);
  });
  const currentId = current?.id;
  useEffect(() => {
    if (!isBehind && currentId !== undefined) tellMarked();
  }, [isBehind, currentId]);

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      const choice = { apart: event.ctrlKey || event.metaKey };
      if (isBehind && marked === null) waiting.current = choice;
      else choose(current, choice);
    } else if (event.key === "Tab" && !event.shiftKey && into && current?.hasParts) {
      into(current);
    } else if (event.key === "Backspace" && query === "" && back) {
      back();
    } else if (event.key === "Escape" && !onClose && query !== "") {
      change("");
    } else {
      // With Shift these keys are the text's.
      const next = event.shiftKey ? null : markAfter(event.key, active, commands.length);
      if (next === null || commands.length === 0) return;
      setMarked(commands[next]?.id ?? null);
    }
    event.preventDefault();
  };

  return (
    <>
      <div className={css.search}>
        <Search aria-hidden="true" />
        {within?.before}
        <input
          className={css.input}
          type="text"
          role="combobox"
          aria-label={name}
          aria-expanded={commands.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={current && `${id}-${active}`}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={placeholder ?? words.placeholder}
          value={query}
          onChange={(event) => change(event.target.value)}
          onFocus={writeOn}
          onKeyDown={press}
        />
        {query !== "" && (
          <IconButton
            label={shared.clearSearch}
            icon={<X />}
            size="sm"
            onClick={() => change("")}
          />
        )}
        {query === "" && onClose && (
          <IconButton label={shared.close} icon={<X />} size="sm" onClick={onClose} />
        )}
      </div>
      {within?.filters && <div className={css.filters}>{within.filters}</div>}
      {commands.length > 0 ? (
        <div
          id={`${id}-list`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list of a combobox
          role="listbox"
          aria-label={name}
          aria-busy={isBehind}
          className={css.list}
        >
          {inGroups(commands).map((group) => (
            <div
              key={group.commands[0]?.id}
              role={group.name ? "group" : "presentation"}
              aria-label={group.name}
            >
              {group.name && (
                <div aria-hidden="true" className={css.group}>
                  {group.name}
                </div>
              )}
              {group.commands.map((command, index) => (
                <CommandOption
                  key={command.id}
                  id={`${id}-${group.from + index}`}
                  command={command}
                  active={group.from + index === active}
                  onPoint={() => setMarked(command.id)}
                  onChoose={(choice) => choose(command, choice)}
                />
              ))}
            </div>
          ))}
        </div>
      ) : (
        empty && <div className={css.nothing}>{empty}</div>
      )}
      {foot && <div className={css.foot}>{foot}</div>}
      {commands.length > 0 && (
        <CommandHints
          enter={enter}
          hasParts={into !== undefined && current?.hasParts === true}
          opensApart={apart}
          closes={onClose !== undefined}
        />
      )}
      <VisuallyHidden>
        <output>{status}</output>
      </VisuallyHidden>
    </>
  );
}

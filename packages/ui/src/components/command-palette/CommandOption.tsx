import { useEffect, useRef } from "react";
import { Kbd } from "../kbd/Kbd.tsx";
import * as css from "./CommandPalette.css.ts";
import type { Choice, Command } from "./command.types.ts";
import { useWords } from "../../words/useWords.ts";
import { commandPaletteWords } from "./commandPalette.copy.ts";

export interface CommandOptionProps {
  id: string;
  command: Command;
  active: boolean;
  onPoint: () => void;
  onChoose: (choice: Choice) => void;
}

/** One found thing; the keyboard stays in the search box and points here. */
export function CommandOption({ id, command, active, onPoint, onChoose }: CommandOptionProps) {
  const { keys } = useWords("commandPalette", commandPaletteWords);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) element.current?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <div
      ref={element}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native option cannot hold an icon and a detail
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={css.option}
      onPointerMove={onPoint}
      onClick={(event) => onChoose({ apart: event.ctrlKey || event.metaKey })}
      onAuxClick={(event) => {
        if (event.button === 1) onChoose({ apart: true });
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter") onChoose({ apart: event.ctrlKey || event.metaKey });
      }}
    >
      {command.icon && <span className={css.icon}>{command.icon}</span>}
      <span className={css.words}>
        <span className={css.name}>{command.name ?? command.label}</span>
        {command.detail && <span className={css.detail}>{command.detail}</span>}
      </span>
      {command.end && <span className={css.end}>{command.end}</span>}
      {active && (
        <span className={css.enter} aria-hidden="true">
          <Kbd>{keys.open}</Kbd>
        </span>
      )}
    </div>
  );
}

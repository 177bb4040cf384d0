import { useEffect, useRef } from "react";
import { detail as detailStyle, group, option, words } from "./CommandPalette.css.ts";
import type { Command } from "./CommandPalette.tsx";

export interface CommandOptionProps {
  id: string;
  command: Command;
  startsGroup: boolean;
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** One found thing; the keyboard stays in the search box and points here. */
export function CommandOption({
  id,
  command,
  startsGroup,
  active,
  onPoint,
  onChoose,
}: CommandOptionProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) element.current?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <>
      {startsGroup && command.group && (
        <div role="presentation" className={group}>
          {command.group}
        </div>
      )}
      <div
        ref={element}
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native option cannot hold an icon and a detail
        role="option"
        tabIndex={-1}
        aria-selected={active}
        className={option}
        onPointerMove={onPoint}
        onClick={onChoose}
        onKeyDown={(event) => {
          if (event.key === "Enter") onChoose();
        }}
      >
        {command.icon}
        <span className={words}>
          {command.label}
          {command.detail && <span className={detailStyle}>{command.detail}</span>}
        </span>
        {command.end}
      </div>
    </>
  );
}

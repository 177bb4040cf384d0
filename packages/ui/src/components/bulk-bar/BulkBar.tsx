import { X } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { action as actionStyle, bar, count as countStyle, place } from "./BulkBar.css.ts";
import { useBarFocus } from "./useBarFocus.ts";
import { useWords } from "../../words/useWords.ts";
import { bulkBarWords } from "./bulkBar.copy.ts";

export interface BulkAction {
  id: string;
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
}

export interface BulkBarProps {
  /** How many rows are selected; nothing is shown at 0. */
  count: number;
  actions: readonly BulkAction[];
  onClear: () => void;
}

/**
 * What can be done with the selected rows: the next stop of Tab after the tick of each; Escape
 * clears the selection. What can be done with one row stands in its Menu.
 */
export function BulkBar({ count, actions, onClear }: BulkBarProps) {
  const shown = count > 0;
  useEffect(() => {
    if (!shown) return undefined;
    const clear = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) onClear();
    };
    document.addEventListener("keydown", clear);
    return () => document.removeEventListener("keydown", clear);
  }, [shown, onClear]);
  return shown && <Bar count={count} actions={actions} onClear={onClear} />;
}

function Bar({ count, actions, onClear }: BulkBarProps) {
  const words = useWords("bulkBar", bulkBarWords);
  const toolbar = useRef<HTMLDivElement>(null);
  useBarFocus(toolbar);
  return (
    <div className={place}>
      <div ref={toolbar} role="toolbar" aria-label={words.label} className={bar}>
        <span className={countStyle} aria-live="polite">
          {words.selected(count)}
          <VisuallyHidden>{`. ${words.hint}`}</VisuallyHidden>
        </span>
        {actions.map(({ id, label, icon, onSelect, disabled }) => (
          <button
            key={id}
            type="button"
            className={actionStyle}
            disabled={disabled}
            onClick={onSelect}
          >
            {icon}
            {label}
          </button>
        ))}
        <button type="button" className={actionStyle} aria-label={words.clear} onClick={onClear}>
          <X aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}

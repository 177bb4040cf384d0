import { X } from "lucide-react";
import { useEffect, type ReactNode } from "react";
import { action as actionStyle, bar, count as countStyle, place } from "./BulkBar.css.ts";

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
 * What can be done with the selected rows; Escape clears the selection. What can be done with one
 * row stands in its Menu.
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
  if (!shown) return null;
  return (
    <div className={place}>
      <div role="toolbar" aria-label="Selected rows" className={bar}>
        <span className={countStyle} aria-live="polite">
          {count} selected
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
        <button
          type="button"
          className={actionStyle}
          aria-label="Clear selection"
          onClick={onClear}
        >
          <X aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}

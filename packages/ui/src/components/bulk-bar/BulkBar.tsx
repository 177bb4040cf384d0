import { usePresence } from "@ark-ui/react/presence";
import { X } from "lucide-react";
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
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
  const presence = usePresence({ present: shown, lazyMount: true, unmountOnExit: true });
  // On its way out it says what it said.
  const [said, setSaid] = useState(count);
  if (shown && said !== count) setSaid(count);
  if (presence.unmounted) return null;
  return <Bar count={said} actions={actions} onClear={onClear} shown={shown} presence={presence} />;
}

interface BarProps extends BulkBarProps {
  shown: boolean;
  presence: ReturnType<typeof usePresence>;
}

/** Says on the document that a bar stands at its foot, for what scrolls above it. */
function useMark(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset["bulkBar"] = "";
    return () => {
      delete dataset["bulkBar"];
    };
  }, []);
}

function Bar({ count, actions, onClear, shown, presence }: BarProps) {
  const words = useWords("bulkBar", bulkBarWords);
  const toolbar = useRef<HTMLDivElement>(null);
  useBarFocus(toolbar, shown);
  useMark();
  const { ref: watch } = presence;
  const join = useCallback(
    (element: HTMLDivElement | null) => {
      toolbar.current = element;
      watch(element);
    },
    [watch],
  );
  return (
    <div className={place} inert={!shown}>
      <div
        {...presence.getPresenceProps()}
        ref={join}
        role="toolbar"
        aria-label={words.label}
        className={bar}
      >
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

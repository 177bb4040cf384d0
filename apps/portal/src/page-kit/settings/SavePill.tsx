import { useEffect } from "react";
import { pill, place, save, undo, words } from "./Settings.css.ts";

export interface SavePillProps {
  /** What is different from what is kept, one sentence each; none, no pill. */
  changes: readonly string[];
  isBusy: boolean;
  onUndo: () => void;
}

/** Inside a form of settings: what will be different, in words, to be kept or taken back. */
export function SavePill({ changes, isBusy, onUndo }: SavePillProps) {
  const [only] = changes;
  const isThere = only !== undefined;
  useEffect(() => {
    // It comes up over what is being typed at the window's foot: that moves above it.
    if (isThere) document.activeElement?.scrollIntoView({ block: "nearest" });
  }, [isThere]);
  if (only === undefined) return null;
  return (
    <div className={place} data-page-foot="">
      <div className={pill}>
        <output className={words} title={changes.join("\n")}>
          {changes.length === 1 ? only : `${changes.length} changes`}
        </output>
        <button type="button" className={undo} disabled={isBusy} onClick={onUndo}>
          Undo
        </button>
        <button type="submit" className={save} disabled={isBusy} aria-busy={isBusy}>
          Save
        </button>
      </div>
    </div>
  );
}

import { searchCopy } from "@jubilee/core/site/search.copy";
import { Search, X } from "lucide-react";
import { lazy, Suspense, useRef, useState, type KeyboardEvent } from "react";
import * as css from "./FeatureSearch.css.ts";
import { palette } from "./palette.store.ts";
import { moveFocus } from "./resultKeys.ts";

const FeatureResults = lazy(async () => {
  const { FeatureResults } = await import("./FeatureResults.tsx");
  return { default: FeatureResults };
});

/**
 * The feature search. 'Closed when empty; opens on any non-blank text; closes and clears when a
 * result is chosen or the clear button is pressed.' Source: specification section 4.
 */
export function FeatureSearch() {
  const root = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const isOpen = text.trim() !== "";

  const clear = () => {
    setText("");
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isOpen) return;
    if (event.key === "Escape") {
      event.preventDefault();
      clear();
    }
    if (root.current && moveFocus(event, root.current)) event.preventDefault();
  };

  return (
    <search ref={root} className={css.root}>
      <div className={css.box}>
        <Search size={18} strokeWidth={1.75} className={css.glass} aria-hidden="true" />
        <input
          ref={input}
          type="search"
          className={css.field}
          placeholder={searchCopy.placeholder}
          aria-label="Search features"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <span className={css.end}>
          {text !== "" && (
            <button type="button" className={css.clear} aria-label="Clear search" onClick={clear}>
              <X size={16} />
            </button>
          )}
          {text === "" && (
            <button
              type="button"
              className={css.keys}
              aria-label="Ctrl K, search everything"
              aria-haspopup="dialog"
              aria-keyshortcuts="Control+K Meta+K"
              onClick={() => palette.open()}
            >
              <kbd className={css.key}>Ctrl</kbd> <kbd className={css.key}>K</kbd>
            </button>
          )}
        </span>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <FeatureResults text={text} onKeyDown={onKeyDown} onChosen={() => setText("")} />
        </Suspense>
      )}
    </search>
  );
}

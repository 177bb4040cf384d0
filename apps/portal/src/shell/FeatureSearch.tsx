import { searchCopy } from "@jubilee/core/search/copy";
import { Search, X } from "lucide-react";
import { lazy, Suspense, useId, useRef, useState, type KeyboardEvent } from "react";
import * as css from "./FeatureSearch.css.ts";

const FeatureResults = lazy(async () => {
  const { FeatureResults } = await import("./FeatureResults.tsx");
  return { default: FeatureResults };
});

interface FeatureSearchProps {
  /** In the palette the results lie under the field, and choosing closes the dialog. */
  look?: "box" | "palette";
  onChosen?: () => void;
}

const moves: Record<string, "next" | "previous" | "choose"> = {
  ArrowDown: "next",
  ArrowUp: "previous",
  Enter: "choose",
};

/**
 * The feature search. 'Closed when empty; opens on any non-blank text; closes and clears when a
 * result is chosen or the clear button is pressed.' Source: specification section 4.
 */
export function FeatureSearch({ look = "box", onChosen }: FeatureSearchProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const isOpen = text.trim() !== "";

  const change = (next: string) => {
    setText(next);
    setActive(0);
  };
  const clear = () => {
    change("");
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      change("");
    }
    const move = moves[event.key];
    if (!move || !isOpen) return;
    event.preventDefault();
    if (move === "next") setActive(active + 1);
    if (move === "previous") setActive(Math.max(0, active - 1));
    if (move === "choose") document.getElementById(`${id}-active`)?.click();
  };

  return (
    <search className={look === "palette" ? `${css.root} ${css.wide}` : css.root}>
      <Search size={18} strokeWidth={1.75} className={css.glass} aria-hidden="true" />
      <input
        ref={input}
        type="search"
        className={css.field}
        placeholder={searchCopy.placeholder}
        aria-label="Search features"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-results`}
        aria-activedescendant={isOpen ? `${id}-active` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        autoFocus={look === "palette"}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span className={css.end}>
        {text !== "" && (
          <button type="button" className={css.clear} aria-label="Clear search" onClick={clear}>
            <X size={16} />
          </button>
        )}
        {text === "" && look === "box" && (
          <>
            <kbd className={css.key}>Ctrl</kbd>
            <kbd className={`${css.key} ${css.lastKey}`}>K</kbd>
          </>
        )}
      </span>
      {isOpen && (
        <Suspense fallback={null}>
          <FeatureResults
            id={id}
            text={text}
            active={active}
            look={look}
            onChosen={() => {
              change("");
              onChosen?.();
            }}
          />
        </Suspense>
      )}
    </search>
  );
}

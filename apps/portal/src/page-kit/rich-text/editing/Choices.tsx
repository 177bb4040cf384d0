import { choice, choices } from "./Editing.css.ts";
import type { Choice } from "./useChoices.ts";

interface ChoicesProps {
  label: string;
  list: readonly Choice[];
  at: number;
  listId: string;
}

/** Whom or what can be put in here. The focus stays in the text. */
export function Choices({ label, list, at, listId }: ChoicesProps) {
  return (
    <div
      id={listId}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list of a text that keeps the focus
      role="listbox"
      aria-label={`Put into ${label}`}
      className={choices}
    >
      {list.map(({ id, words, put }, index) => (
        <div
          key={id}
          id={`${listId}-${index}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of that list
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className={choice}
          onMouseDown={(event) => {
            event.preventDefault();
            put();
          }}
        >
          <bdi>{words}</bdi>
        </div>
      ))}
    </div>
  );
}

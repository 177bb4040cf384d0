import { Search, X } from "lucide-react";
import { useRef, type ChangeEvent, type ReactNode } from "react";
import type { Native } from "../../native.types.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import { clear, input, keys, lens, search } from "./SearchField.css.ts";
import { useWords } from "../../words/useWords.ts";
import { sharedWords } from "../../words/shared.copy.ts";

export interface SearchFieldProps extends Native<
  "input",
  "type" | "value" | "size" | "ref" | "aria-label"
> {
  /** What is searched: heard, not seen. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** well = the round one above the title, field = beside a list's filters. */
  look?: "well" | "field";
  /** Right inside while empty: the shortcut. */
  hint?: ReactNode;
}

/** Finds while typing. Filters with few values are FilterPills. */
export function SearchField({
  label,
  value,
  onValueChange,
  look = "field",
  hint,
  onChange,
  ...rest
}: SearchFieldProps) {
  const words = useWords("shared", sharedWords);
  const element = useRef<HTMLInputElement>(null);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onValueChange(event.target.value);
  };
  return (
    <span className={search}>
      <span className={lens} aria-hidden="true">
        <Search />
      </span>
      <input
        {...rest}
        ref={element}
        type="search"
        aria-label={label}
        className={input({ look })}
        value={value}
        onChange={change}
      />
      {value !== "" && (
        <span className={clear}>
          <IconButton
            label={words.clearSearch}
            icon={<X />}
            size="sm"
            onClick={() => {
              onValueChange("");
              element.current?.focus();
            }}
          />
        </span>
      )}
      {value === "" && hint && <span className={keys}>{hint}</span>}
    </span>
  );
}

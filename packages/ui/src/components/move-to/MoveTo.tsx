import { useState, type ReactNode } from "react";
import { gatherGroups, matchOptions } from "../combobox/matchOptions.ts";
import { useWords } from "../../words/useWords.ts";
import { CommandPalette } from "../command-palette/CommandPalette.tsx";
import { fullNote } from "./MoveTo.css.ts";
import { moveToWords } from "./moveTo.copy.ts";

/** Somewhere a thing can be moved to. */
export interface MoveTarget {
  id: string;
  label: string;
  /** What kind of place it is: “Column”, “Place”, “Day”. */
  group?: string;
  icon?: ReactNode;
  detail?: string;
  /** Set where it takes nothing more, in words: “full, 3 of 3”. */
  full?: string;
}

export interface MoveToProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What is moved. */
  name: string;
  targets: readonly MoveTarget[];
  onMove: (target: MoveTarget) => void;
}

/**
 * “Move to…”: every place by name, found by typing. Whatever can be dragged offers it, too, in its
 * menu; a full place is shown last of its kind, says so and takes nothing. A choice inside a form is a Combobox.
 */
export function MoveTo({ open, onOpenChange, name, targets, onMove }: MoveToProps) {
  const words = useWords("moveTo", moveToWords);
  const [query, setQuery] = useState("");
  const [refused, setRefused] = useState<MoveTarget | null>(null);
  const options = targets.map(({ id: value, label, group, detail }) => ({
    value,
    label,
    ...(detail ? { detail } : {}),
    ...(group ? { group, keywords: group } : {}),
  }));
  const found = gatherGroups(matchOptions(options, query)).flatMap((part) =>
    part.options
      .flatMap(({ value }) => targets.filter(({ id }) => id === value))
      .toSorted((one, other) => Number(Boolean(one.full)) - Number(Boolean(other.full))),
  );
  const turn = (next: boolean) => {
    setQuery("");
    setRefused(null);
    onOpenChange(next);
  };
  const says = refused?.full && words.refused(refused.label, refused.full);
  return (
    <CommandPalette
      open={open}
      onOpenChange={turn}
      label={words.label(name)}
      placeholder={words.placeholder}
      ways={{ enter: words.enter }}
      query={query}
      onQueryChange={(text) => {
        setRefused(null);
        setQuery(text);
      }}
      commands={found.map(({ full, ...target }) => ({
        ...target,
        end: full && <span className={fullNote}>{full}</span>,
      }))}
      empty={<p>{words.nothing}</p>}
      foot={says && <span className={fullNote}>{says}</span>}
      status={says ?? (query === "" ? "" : words.places(found.length))}
      onSelect={({ id }) => {
        const target = targets.find((one) => one.id === id);
        if (target?.full) {
          setRefused(target);
          return false;
        }
        setQuery("");
        if (target) onMove(target);
        return true;
      }}
    />
  );
}

import { useLocaleContext } from "@ark-ui/react/locale";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import type { Native } from "../../native.types.ts";
import { chosen, count as countStyle, pill } from "./FilterPill.css.ts";

export interface FilterPillProps extends Native<"button", "value"> {
  /** The chosen value; the pill is active while there is one. */
  value?: ReactNode;
  /** Without the arrow it toggles; with it, it opens a Menu or Popover. */
  opens?: boolean;
  /** How many it would show. */
  count?: number | undefined;
}

/**
 * A filter above a list: its name, and the chosen value. Words to look for go into a SearchField;
 * one of a few that always holds is a SegmentedControl.
 */
export function FilterPill({ value, opens = true, count, children, ...rest }: FilterPillProps) {
  const { locale } = useLocaleContext();
  const active = value !== undefined && value !== null && value !== false;
  return (
    <button
      type="button"
      aria-pressed={opens ? undefined : active}
      {...rest}
      className={pill}
      data-active={active}
    >
      {children}
      {active && value !== true && <strong className={chosen}>{value}</strong>}
      {count !== undefined && (
        <>
          {" "}
          <span className={countStyle}>{count.toLocaleString(locale)}</span>
        </>
      )}
      {opens && <ChevronDown aria-hidden="true" />}
    </button>
  );
}

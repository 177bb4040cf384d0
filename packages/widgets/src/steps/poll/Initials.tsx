import { initialsOf } from "@jubilee/ui/initials";
import { initials } from "../../styles/poll-dates.css.ts";

/** A voter's letters beside the name. */
export function Initials({ name }: { name: string }) {
  return (
    <span className={initials} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

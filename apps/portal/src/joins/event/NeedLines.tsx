import { Button } from "@jubilee/ui/button";
import { LinkButton } from "@jubilee/ui/link-button";
import type { EventNeed, Need } from "../../event-kit/event/need.types.ts";
import type { FoundRow } from "../../event-kit/event/useRows.ts";
import { act, icons, line, quiet, what, why } from "./NeedsCard.css.ts";

interface NeedLinesProps {
  found: readonly FoundRow<EventNeed, Need>[];
  /** What is done about it in a dialog. */
  onAct: (source: EventNeed) => void;
}

/** One line for each thing that waits; only the first has a filled button. */
export function NeedLines({ found, onAct }: NeedLinesProps) {
  return (
    <ul>
      {found.map(({ source, row }, index) => {
        const variant = index === 0 ? "default" : "secondary-light";
        return (
          <li key={source.key} className={line}>
            <span className={icons[row.state]} aria-hidden="true">
              {row.icon}
            </span>
            <div>
              <div className={what}>{row.what}</div>
              <div className={why}>{row.why}</div>
            </div>
            <span className={index === 0 ? act : `${act} ${quiet}`}>
              {row.href === undefined ? (
                <Button variant={variant} onClick={() => onAct(source)}>
                  {row.act}
                </Button>
              ) : (
                <LinkButton variant={variant} href={row.href}>
                  {row.act}
                </LinkButton>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

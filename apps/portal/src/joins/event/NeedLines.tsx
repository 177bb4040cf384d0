import { Button } from "@jubilee/ui/button";
import { LinkButton } from "@jubilee/ui/link-button";
import { useListMotion } from "@jubilee/ui/list-motion";
import { useId, useRef } from "react";
import type { EventNeed, Need } from "../../event-kit/event/need.types.ts";
import type { FoundRow } from "../../event-kit/event/useRows.ts";
import { act, icons, line, quiet, what, why } from "./NeedsCard.css.ts";

interface NeedLinesProps {
  found: readonly FoundRow<EventNeed, Need>[];
  /** What is done about it in a dialog. */
  onAct: (source: EventNeed) => void;
}

/** One line for each thing that waits; only the first has a filled button, if it cannot wait. */
export function NeedLines({ found, onAct }: NeedLinesProps) {
  const place = useId();
  const list = useRef<HTMLUListElement>(null);
  useListMotion(list);
  return (
    <ul ref={list}>
      {found.map(({ source, row }, index) => {
        // What can wait is not pressed upon anybody.
        const leads = index === 0 && row.state !== "open";
        const variant = leads ? "default" : "secondary-light";
        const about = `${place}-${index}`;
        return (
          <li key={source.key} className={line}>
            <span className={icons[row.state]} aria-hidden="true">
              {row.icon}
            </span>
            <div>
              <div id={about} className={what}>
                {row.what}
              </div>
              {row.why && (
                <div className={why} title={row.whole}>
                  {row.why}
                </div>
              )}
            </div>
            <span className={leads ? act : `${act} ${quiet}`}>
              {row.href === undefined ? (
                <Button variant={variant} aria-describedby={about} onClick={() => onAct(source)}>
                  {row.act}
                </Button>
              ) : (
                <LinkButton variant={variant} href={row.href} aria-describedby={about}>
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

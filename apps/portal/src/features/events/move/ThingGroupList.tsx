import { counted } from "@jubilee/core/base/words.rules";
import type { DatedThing } from "@jubilee/core/events/event-moves.types";
import { Button } from "@jubilee/ui/button";
import { Heading } from "@jubilee/ui/heading";
import { useState, type ReactNode } from "react";
import { group, groupCount, groupHead, rows } from "./Move.css.ts";

/** More are there at a press. */
const most = 12;

interface ThingGroupListProps {
  title: string;
  /** Beside the title: how many. */
  note: string;
  act?: ReactNode;
  things: readonly DatedThing[];
  renderRow: (thing: DatedThing) => ReactNode;
}

/** Things of one kind under their title, the first of them at once. */
export function ThingGroupList({ title, note, act, things, renderRow }: ThingGroupListProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? things : things.slice(0, most);
  return (
    <section className={group} aria-label={title}>
      <div className={groupHead}>
        <Heading level={2} size="panel">
          {title}
        </Heading>
        <span className={groupCount}>{note}</span>
        {act}
      </div>
      <ul className={rows}>{shown.map(renderRow)}</ul>
      {things.length > shown.length && (
        <Button variant="ghost" onClick={() => setWhole(true)}>
          {`Show ${counted(things.length - shown.length, "more", "more")}`}
        </Button>
      )}
    </section>
  );
}

import type { EventChange } from "@jubilee/core/events/event-changes.types";
import { moveFigures } from "@jubilee/core/events/event-moves.rules";
import { Heading } from "@jubilee/ui/heading";
import { Text } from "@jubilee/ui/text";
import { line, list, words } from "../../../page-kit/Rows.css.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { dateMoveText } from "../series/wall-words.rules.ts";
import { group, groupHead } from "./Move.css.ts";

/** The other dates of a series that go along, each in a line. */
export function OtherDates({ outlook }: { outlook: EventChange }) {
  const locale = useLocale();
  const others = outlook.dates.filter(({ isEdited }) => !isEdited);
  if (others.length === 0) return null;
  return (
    <section className={group} aria-label="Other dates">
      <div className={groupHead}>
        <Heading level={2} size="panel">
          Other dates
        </Heading>
      </div>
      <ul className={list}>
        {others.map(({ eventId, before, after, things, keeps }) => (
          <li key={eventId} className={line}>
            <div className={words}>
              <Text as="strong" weight="strong">
                {dateMoveText(before, after, locale)}
              </Text>
              <Text as="span" tone="muted">
                {keeps.includes("when") ? "Keeps its own time" : moveFigures(things)}
              </Text>
            </div>
          </li>
        ))}
      </ul>
      {outlook.left > 0 && (
        <Text tone="muted">
          {outlook.left === 1 ? "One date is" : `${outlook.left} dates are`} over or called off and
          left as {outlook.left === 1 ? "it is" : "they are"}.
        </Text>
      )}
    </section>
  );
}

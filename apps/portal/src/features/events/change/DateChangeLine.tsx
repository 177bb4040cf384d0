import { eventChangesCopy } from "@jubilee/core/events/event-changes.copy";
import type { DateChange } from "@jubilee/core/events/event-changes.types";
import { factChanges } from "@jubilee/core/talk/event-notices.rules";
import type { FactChange } from "@jubilee/core/talk/event-notices.types";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Text } from "@jubilee/ui/text";
import { line, words } from "../../../page-kit/Rows.css.ts";
import { dateMoveText, dateText, moveText, wallText } from "../series/wall-words.rules.ts";

const factNames: Record<FactChange["what"], string> = {
  name: "Name",
  when: "When",
  where: "Place",
  online: "Online",
};

export interface DateChangeLineProps {
  change: DateChange;
  locale: string;
  /** Says every thing that moves along, not only how many. */
  inFull: boolean;
}

/** What becomes of one date. */
export function DateChangeLine({ change, locale, inFull }: DateChangeLineProps) {
  const { before, after, moves, stays, keeps, programme, statusBefore, statusAfter } = change;
  const isMoved = before.startLocal !== after.startLocal || before.endLocal !== after.endLocal;
  const taken = stays.filter(({ isTaken }) => isTaken);
  return (
    <li className={line}>
      <div className={words}>
        <Text as="strong" weight="strong">
          {isMoved ? dateMoveText(before, after, locale) : dateText(after, locale)}
        </Text>
        {statusBefore !== statusAfter && (
          <Text as="span" tone={statusAfter === "cancelled" ? "danger" : "success"}>
            {statusAfter === "cancelled" ? "Will be cancelled" : "Will be published"}
          </Text>
        )}
        {factChanges(before, { ...after, cancelled: false }, locale)
          .filter(({ what }) => what !== "when")
          .map(({ what, before: was, after: is }) => (
            <Text as="span" key={what}>
              {factNames[what]}: {was || "–"} → {is || "–"}
            </Text>
          ))}
        {programme && inFull && (
          <Text as="span" tone="muted">
            {programme.changes === 1
              ? "One activity of the published programme changes"
              : `${programme.changes} activities of the published programme change`}
          </Text>
        )}
        {!change.changes && keeps.length === 0 && (
          <Text as="span" tone="muted">
            Stays as it is
          </Text>
        )}
        {keeps.length > 0 && (
          <Text as="span" tone="muted">
            Keeps {keeps.map((part) => eventChangesCopy.keeps[part]).join(" and ")}
          </Text>
        )}
        {!inFull && moves.length > 0 && (
          <Text as="span" tone="muted">
            {moves.length === 1 ? "One thing moves along" : `${moves.length} things move along`}
          </Text>
        )}
        {inFull &&
          moves.map((move) => (
            <Text as="span" key={`${move.kind} ${move.id}`} tone="muted">
              {[eventChangesCopy.kinds[move.kind], move.label].filter(Boolean).join(": ")},{" "}
              {moveText(move.before, move.after, locale)}
            </Text>
          ))}
        {inFull &&
          stays
            .filter(({ isTaken }) => !isTaken)
            .map((stay) => (
              <Text as="span" key={`${stay.kind} ${stay.id}`} tone="muted">
                {[eventChangesCopy.kinds[stay.kind], stay.label].filter(Boolean).join(": ")} stays
                on {wallText(stay.at, locale)}
              </Text>
            ))}
        {taken.map((booking) => (
          <InlineMessage key={booking.id} tone="warning">
            {booking.label} is not free then. The booking stays on {wallText(booking.at, locale)}.
          </InlineMessage>
        ))}
      </div>
    </li>
  );
}

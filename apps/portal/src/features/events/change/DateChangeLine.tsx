import { eventChangesCopy } from "@jubilee/core/events/event-changes.copy";
import type { DateChange } from "@jubilee/core/events/event-changes.types";
import { factChanges } from "@jubilee/core/talk/event-notices.rules";
import type { FactChange } from "@jubilee/core/talk/event-notices.types";
import { Text } from "@jubilee/ui/text";
import { line, words } from "../../../page-kit/Rows.css.ts";
import { dateText } from "../series/wall-words.rules.ts";

const factNames: Record<FactChange["what"], string> = {
  name: "Name",
  when: "When",
  where: "Place",
  online: "Online",
};

export interface DateChangeLineProps {
  change: DateChange;
  locale: string;
}

/** What becomes of one date. */
export function DateChangeLine({ change, locale }: DateChangeLineProps) {
  const { before, after, keeps, statusBefore, statusAfter } = change;
  return (
    <li className={line}>
      <div className={words}>
        <Text as="strong" weight="strong">
          {dateText(after, locale)}
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
      </div>
    </li>
  );
}

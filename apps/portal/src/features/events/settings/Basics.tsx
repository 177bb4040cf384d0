import { formatWhenFor } from "@jubilee/core/base/time.rules";
import { formatPrice } from "@jubilee/core/money/money.rules";
import type { EventVisibility } from "@jubilee/core/events/events.types";
import { LinkButton } from "@jubilee/ui/link-button";
import { CalendarArrowUp, Pencil } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import type { EventCardProps } from "../../../event-kit/event/card.types.ts";
import { detail, fact, row, term } from "../../../page-kit/settings/Settings.css.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";

const seenBy: Record<EventVisibility, string> = {
  public: "Everybody: members find it",
  unlisted: "Everybody with the link",
  private: "Only those you invite",
};

/** What the event's form decides, as it stands, and the way there. */
export function Basics({ event }: EventCardProps) {
  const locale = useLocale();
  const { timeZone: viewerZone } = new Intl.DateTimeFormat().resolvedOptions();
  const place = [event.locationName, event.address].filter(Boolean).join(", ");
  const where = event.kind === "online" ? (event.onlineUrl ?? "") : place;
  const facts = [
    ["Name", event.name],
    ["When", formatWhenFor(event, viewerZone, locale)],
    ["Where", where || "Not said yet"],
    ["Given by", new Intl.ListFormat(locale).format(event.hostNames) || "Not said"],
    ["Who can see it", seenBy[event.visibility]],
    ["Currency", event.currency],
    [
      "Goal",
      event.goalMinor === null ? "None" : formatPrice(event.goalMinor, event.currency, locale),
    ],
  ] as const;
  return (
    <div>
      {facts.map(([name, words]) => (
        <dl key={name} className={`${row} ${fact}`}>
          <dt className={term}>{name}</dt>
          <dd className={detail} dir="auto">
            {words}
          </dd>
        </dl>
      ))}
      <div className={row}>
        <LinkButton
          variant="outline"
          icon={<Pencil />}
          href={href("events.edit", { eventId: event.id })}
        >
          Edit
        </LinkButton>
        {(event.status === "draft" || event.status === "published") && (
          <LinkButton
            variant="ghost"
            icon={<CalendarArrowUp />}
            href={href("events.move", { eventId: event.id })}
          >
            Move to another day
          </LinkButton>
        )}
      </div>
    </div>
  );
}

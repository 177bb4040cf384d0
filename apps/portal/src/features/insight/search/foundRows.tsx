import { joined } from "@jubilee/core/base/words.rules";
import { formatDay, formatInstant } from "@jubilee/core/base/time.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import type { Found, FoundGroup } from "@jubilee/core/insight/own-search.types";
import { formatMoney } from "@jubilee/core/money/money.rules";
import { Avatar } from "@jubilee/ui/avatar";
import { Cover } from "../../../page-kit/Cover.tsx";
import type { FoundThings } from "../../../page-kit/found.types.ts";
import { picture } from "./Search.css.ts";
import type { PaletteRow } from "./palette.types.ts";

interface ThingIconProps {
  things: FoundThings;
  title: string;
  event: EventRecord | undefined;
}

/** A person's mark, an event's cover, or the sign of its kind. */
export function ThingIcon({ things, title, event }: ThingIconProps) {
  const Icon = things.icon;
  if (things.kind === "guests") return <Avatar name={title} />;
  if (things.kind !== "events" || !event) return <Icon aria-hidden="true" />;
  const { coverUrl, eventTypeId, coverSeed } = event;
  return (
    <span className={picture}>
      {coverUrl ? (
        <img src={coverUrl} alt="" width={36} height={36} className={picture} />
      ) : (
        <Cover typeId={eventTypeId} seed={coverSeed} width={72} height={72} />
      )}
    </span>
  );
}

/** What is said of it beside its place; the event stands there already. */
function factOf(
  { detail, at, day, timeZone, totalMinor, currency }: Found,
  eventName: string | undefined,
  locale: string,
): string {
  const fact =
    totalMinor !== undefined && currency
      ? formatMoney(totalMinor, currency, locale)
      : at && timeZone
        ? formatInstant(at, timeZone, locale)
        : day
          ? formatDay(`${day}T00:00Z`, "UTC", locale, "short")
          : null;
  const others = (detail ?? "").split(" · ").filter((part) => part !== eventName);
  return joined([fact, ...others]);
}

/** What was found of one's own, in the order of its kinds. */
export function foundRows(
  kinds: readonly FoundThings[],
  groups: readonly FoundGroup[],
  events: readonly EventRecord[],
  locale: string,
): PaletteRow[] {
  return kinds.flatMap((things) => {
    const rows = groups.find(({ kind }) => kind === things.kind)?.rows ?? [];
    const titleOf = (found: Found) => found.title ?? things.unnamed?.(found) ?? things.one;
    // Of what is called the same and opens the same place, one is enough.
    const single = new Map(
      rows.map((found) => [`${titleOf(found)} ${things.address(found)}`, found]),
    );
    return [...single.values()].map((found) => {
      const title = titleOf(found);
      const event = events.find(({ id }) => id === found.eventId);
      const to = things.address(found);
      const isEvent = things.kind === "events";
      return {
        id: found.id,
        key: to,
        title,
        kind: things.kind,
        group: things.name,
        detail: factOf(found, isEvent ? undefined : event?.name, locale),
        place: isEvent || !event ? things.one : `${things.one} · ${event.name}`,
        icon: <ThingIcon things={things} title={title} event={event} />,
        opens: { to },
        ...(isEvent ? { eventId: found.id } : {}),
      };
    });
  });
}

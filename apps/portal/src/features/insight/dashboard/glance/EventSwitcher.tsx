import { formatDay } from "@jubilee/core/base/time.rules";
import { Menu } from "@jubilee/ui/menu";
import { usePlanner } from "../../../../app/portal/usePlanner.ts";
import { href } from "../../../../app/routing/href.ts";
import { useAccount } from "../../../../app/session/useRights.ts";
import { useUser } from "../../../../app/session/useUser.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { AllEvents } from "./AllEvents.tsx";
import { useReadValue } from "../../../../page-kit/data/useRead.ts";

/** Leads to any of the newest events. Source: specification section 7, the events summary. */
export function EventSwitcher({ count }: { count: number }) {
  const { queries } = usePlanner();
  const { id } = useUser();
  const userId = useAccount()?.ownerId ?? id;
  const locale = useLocale();
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { data: events = [] } = useReadValue(
    ["event-summaries", userId],
    () => queries.listEventSummaries(userId),
    { staleTime: 0 },
  );
  return (
    <Menu
      align="end"
      trigger={<AllEvents count={count} />}
      entries={[
        ...events.map(({ id, name, start_date: start }) => ({
          id,
          label: `${name}, ${formatDay(start, zone, locale, "short")}`,
          href: href("events.details", { eventId: id }),
        })),
        { separator: true },
        { id: "all", label: "Manage events", href: href("events.manage") },
      ]}
    />
  );
}

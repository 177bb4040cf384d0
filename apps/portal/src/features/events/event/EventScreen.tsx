import type { EventRecord } from "@jubilee/core/events/events.types";
import { Skeleton } from "@jubilee/ui/skeleton";
import { lazy, Suspense } from "react";
import { useLocation, useSearchParams } from "wouter";
import { useOverview } from "../../../event-kit/data/useOverview.ts";
import { ActivitiesTab } from "../../schedule/event-activities/ActivitiesTab.tsx";
import { CheckInTab } from "../../door/event-check-in/CheckInTab.tsx";
import { GuestsTab } from "../../people/guests/GuestsTab.tsx";
import { OrdersTab } from "../../tickets/orders/OrdersTab.tsx";
import { OverviewTab } from "../../../joins/event/OverviewTab.tsx";
import { RsvpsTab } from "../../answers/rsvps/RsvpsTab.tsx";
import { ShareTab } from "../../sharing/share/ShareTab.tsx";
import { TicketsTab } from "../../tickets/types/TicketsTab.tsx";
import { AdministratorView } from "./AdministratorView.tsx";
import { EventActions } from "./EventActions.tsx";
import { EventHead } from "./EventHead.tsx";
import { content, page } from "../../../event-kit/event/EventPage.css.ts";
import { EventTabs } from "./EventTabs.tsx";
import { readTab, tabLabel, type EventTab } from "../../../event-kit/event/tabs.rules.ts";
import { useLiveEvent } from "./useLiveEvent.ts";

/** The floor plan with its solver is a weight that other tabs need not carry. */
const SeatingTab = lazy(async () => {
  const { SeatingTab } = await import("../../venues/seating/SeatingTab.tsx");
  return { default: SeatingTab };
});

const GalleryTab = lazy(async () => {
  const { GalleryTab } = await import("../../media/gallery/GalleryTab.tsx");
  return { default: GalleryTab };
});

/** One event: head, tabs, and the tab that the address names. */
export function EventScreen({ event }: { event: EventRecord }) {
  const [path] = useLocation();
  const [query] = useSearchParams();
  const tab = readTab(query.get("tab"));
  const glowing = useLiveEvent(event.id);
  const { data: overview, isPending } = useOverview(event.id);
  if (overview?.seenAs === "administrator") {
    return (
      <div className={page}>
        <EventHead event={event} />
        <div className={content}>
          <AdministratorView overview={overview} />
        </div>
      </div>
    );
  }
  const pageToken = overview?.pageToken ?? (isPending ? undefined : null);
  const counts: Partial<Record<EventTab, number>> = overview
    ? {
        guests: overview.event.guestCount,
        rsvps: overview.event.guestCount - overview.event.answers.pending,
        tickets: overview.ticketSales.length,
        orders: overview.orderCount,
      }
    : {};
  return (
    <div className={page}>
      <EventHead event={event} tab={tab === "overview" ? undefined : tabLabel(tab)}>
        <EventActions event={event} pageToken={pageToken} tab={tab} />
      </EventHead>
      <EventTabs path={path} current={tab} counts={counts} />
      <div className={content}>
        {tab === "overview" && <OverviewTab event={event} />}
        {tab === "guests" && <GuestsTab event={event} glowing={glowing} />}
        {tab === "rsvps" && <RsvpsTab event={event} glowing={glowing} />}
        {tab === "tickets" && <TicketsTab event={event} />}
        {tab === "orders" && <OrdersTab event={event} glowing={glowing} />}
        {tab === "seating" && (
          <Suspense fallback={<Skeleton shape="panel" height={480} />}>
            <SeatingTab event={event} />
          </Suspense>
        )}
        {tab === "activities" && <ActivitiesTab event={event} />}
        {tab === "check-in" && <CheckInTab event={event} />}
        {tab === "gallery" && (
          <Suspense fallback={<Skeleton height={480} />}>
            <GalleryTab event={event} />
          </Suspense>
        )}
        {tab === "share" && <ShareTab event={event} />}
      </div>
    </div>
  );
}

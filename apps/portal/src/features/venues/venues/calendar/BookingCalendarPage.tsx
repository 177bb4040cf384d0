import { stepOf } from "@jubilee/core/schedule/planner-calendar.rules";
import { bookingsCopy } from "@jubilee/core/venues/bookings.copy";
import { draftOfBooking, newBookingDraft } from "@jubilee/core/venues/bookings.rules";
import type { Booking, BookingDraft } from "@jubilee/core/venues/bookings.types";
import { Button } from "@jubilee/ui/button";
import { Chip } from "@jubilee/ui/chip";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { Section } from "@jubilee/ui/section";
import { Skeleton } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { Plus } from "lucide-react";
import { useState } from "react";
import { href } from "../../../../app/routing/href.ts";
import { useMay } from "../../../../app/session/useRights.ts";
import { LoadFailed } from "../../../../page-kit/LoadFailed.tsx";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { monthsText, spanText } from "../../../../page-kit/calendar/calendar-words.rules.ts";
import { CalendarBar } from "../../../../page-kit/calendar/CalendarBar.tsx";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../../page-kit/PageHeader.tsx";
import { legend, onlyWide, venueChoice } from "./BookingCalendar.css.ts";
import { BookingDialog } from "./BookingDialog.tsx";
import { BookingList } from "./BookingList.tsx";
import { BookingMonth } from "./BookingMonth.tsx";
import { BookingPanel } from "./BookingPanel.tsx";
import { ShownBookings } from "./ShownBookings.tsx";
import { SpaceWeek } from "./SpaceWeek.tsx";
import { BookingChip } from "../../../../event-kit/BookingChip.tsx";
import { useCalendar } from "./useCalendar.ts";
import { VenueChoice } from "./VenueChoice.tsx";

const views = [
  { value: "month", label: "Month" },
  { value: "week", label: "Week by space" },
] as const;

interface Editing {
  draft: BookingDraft;
  booking: Booking | null;
}

/** Holds, requests and bookings of all spaces, by month or by week. */
export default function BookingCalendarPage() {
  const { today, day, days, view, isPastFolded, isLonger, venueId, openId, list, pages, set } =
    useCalendar();
  const locale = useLocale();
  const [editing, setEditing] = useState<Editing | null>(null);
  const mayWrite = useMay("venues.write");
  const { spaces, isMore, isLoadingMore, loadMore } = pages;
  const opened = list.data?.find(({ id }) => id === openId);
  const error = list.error ?? pages.error;
  const add = (on: string, spaceId = spaces?.[0]?.id ?? "") =>
    setEditing({ draft: newBookingDraft(spaceId, on), booking: null });
  const open = (booking: Booking) => set({ booking: booking.id });
  const requests = list.data?.filter(({ status }) => status === "requested") ?? [];
  const shared = { today, bookings: list.data ?? [], onOpen: open };
  return (
    <PageFrame>
      <PageHeader
        title="Booking calendar"
        actions={
          mayWrite &&
          spaces &&
          spaces.length > 0 && (
            <Button icon={<Plus />} onClick={() => add(day < today ? today : day)}>
              <span>Book</span>
              <span className={onlyWide}> a space</span>
            </Button>
          )
        }
      />
      {error && (
        <LoadFailed
          what="The bookings"
          error={error}
          onRetry={() => Promise.all([list.refetch(), pages.refetch()])}
        />
      )}
      {!error && (!list.data || !spaces) && <Skeleton shape="panel" height={620} />}
      {spaces?.length === 0 && !venueId && (
        <EmptyState
          drawing="calendar"
          title="No space to book yet"
          action={<LinkButton href={href("venues.create")}>Add a venue</LinkButton>}
        >
          Bookings stand in the spaces of your venues. Add the first one.
        </EmptyState>
      )}
      {spaces?.length === 0 && venueId && (
        <EmptyState
          drawing="calendar"
          title="This venue has no space to book"
          action={<Button onClick={() => set({ venue: "" })}>Show all venues</Button>}
        >
          It is inactive, or it was removed.
        </EmptyState>
      )}
      {list.data && spaces && spaces.length > 0 && (
        <>
          <CalendarBar
            title={
              isLonger
                ? monthsText(today, days.at(-1) ?? today, locale)
                : spanText(view, days, day, locale)
            }
            views={views}
            view={view}
            stepName={view}
            onView={(chosen) => set({ view: chosen === "week" ? "week" : "" })}
            onStep={(direction) => set({ day: stepOf(day, view, direction) })}
            onToday={() => set({ day: today })}
          >
            <div className={venueChoice}>
              <VenueChoice
                venueId={venueId}
                venueName={spaces[0]?.venueName ?? ""}
                onChange={(chosen) => set({ venue: chosen })}
              />
            </div>
          </CalendarBar>
          {view === "month" ? (
            <BookingMonth
              {...shared}
              day={day}
              isPastFolded={isPastFolded}
              onDay={mayWrite ? (on) => add(on) : undefined}
              onMove={(on) => set({ day: on })}
            />
          ) : (
            <SpaceWeek {...shared} days={days} spaces={spaces} onDay={mayWrite ? add : undefined} />
          )}
          {view === "week" && isMore && (
            <Inline justify="center">
              <Button variant="outline" loading={isLoadingMore} onClick={loadMore}>
                Show more spaces
              </Button>
            </Inline>
          )}
          <div className={legend} aria-hidden="true">
            <Chip tone="success">{bookingsCopy.statuses.confirmed}</Chip>
            <BookingChip status="hold" />
            <BookingChip status="requested" />
          </div>
          <Stack gap="5">
            {requests.length > 0 && (
              <Section title="Waiting for your answer">
                <BookingList bookings={requests} onOpen={open} />
              </Section>
            )}
            <Section title="Everything shown">
              {list.data.length > 0 ? (
                <ShownBookings
                  bookings={list.data}
                  fileName={`bookings-${day}.csv`}
                  onOpen={open}
                />
              ) : (
                <Text tone="muted">
                  {`Nothing is booked here.${mayWrite ? " Choose a day to begin." : ""}`}
                </Text>
              )}
            </Section>
          </Stack>
        </>
      )}
      {opened && !editing && (
        <BookingPanel
          key={opened.id}
          booking={opened}
          onChange={() => setEditing({ draft: draftOfBooking(opened), booking: opened })}
          onClose={() => set({ booking: "" })}
        />
      )}
      {editing && (
        <BookingDialog
          initial={editing.draft}
          booking={editing.booking}
          onClose={() => setEditing(null)}
        />
      )}
    </PageFrame>
  );
}

import { bookingActions } from "@jubilee/core/venues/bookings.rules";
import type { BookingDecision } from "@jubilee/core/venues/bookings.api";
import type { Booking } from "@jubilee/core/venues/bookings.types";
import { formatSpan } from "@jubilee/core/base/time.rules";
import { Button } from "@jubilee/ui/button";
import { Checkbox } from "@jubilee/ui/checkbox";
import { DescriptionList } from "@jubilee/ui/description-list";
import { Drawer } from "@jubilee/ui/drawer";
import { Link } from "@jubilee/ui/link";
import { Stack } from "@jubilee/ui/stack";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { href } from "../../../../app/routing/href.ts";
import { useMay } from "../../../../app/session/useRights.ts";
import { MailWords } from "../../../../page-kit/mail/MailWords.tsx";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { useTellMoment } from "../../../../event-kit/useTellMoment.ts";
import { useNow } from "../../../../page-kit/useNow.ts";
import { keys } from "../data/keys.ts";
import { BookingChip } from "../../../../event-kit/BookingChip.tsx";
import { panel } from "./BookingCalendar.css.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createBookingsApi } from "@jubilee/core/venues/bookings.api";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";

export interface BookingPanelProps {
  booking: Booking;
  onChange: () => void;
  onClose: () => void;
}

const told: Record<BookingDecision["status"], string> = {
  confirmed: "Confirmed",
  hold: "Held for 72 hours from now",
  declined: "Declined",
  cancelled: "Cancelled",
};

function factsOf(booking: Booking, locale: string, tell: ReturnType<typeof useTellMoment>) {
  const { timeZone, holdExpiresAt, requesterName, requesterEmail } = booking;
  const asker = [requesterName, requesterEmail].filter(Boolean).join(", ");
  return [
    { term: "State", detail: <BookingChip status={booking.status} /> },
    { term: "Where", detail: `${booking.venueName}, ${booking.spaceName}` },
    { term: "When", detail: formatSpan(booking.startDate, booking.endDate, timeZone, locale) },
    ...(holdExpiresAt ? [{ term: "Hold ends", detail: tell("", holdExpiresAt, timeZone) }] : []),
    ...(booking.partySize ? [{ term: "People", detail: booking.partySize }] : []),
    ...(booking.eventId && booking.eventName
      ? [
          {
            term: "Event",
            detail: (
              <Link href={href("events.details", { eventId: booking.eventId })}>
                {booking.eventName}
              </Link>
            ),
          },
        ]
      : []),
    ...(asker ? [{ term: "Asked by", detail: asker }] : []),
    ...(booking.note ? [{ term: "Note", detail: booking.note }] : []),
    ...(booking.decidedReason ? [{ term: "Reason", detail: booking.decidedReason }] : []),
  ];
}

/** One booking at the side: its facts, and what can be decided about it. */
export function BookingPanel({ booking, onChange, onClose }: BookingPanelProps) {
  const bookings = useApi(createBookingsApi);
  const [locale, tell] = [useLocale(), useTellMoment()];
  const nowMs = useNow();
  const { isBusy, run } = useWrite(keys.all, "Booking calendar");
  const [reason, setReason] = useState("");
  const [following, setFollowing] = useState(false);
  const mayWrite = useMay("venues.write");
  const actions = mayWrite ? bookingActions(booking, nowMs) : [];
  const decide = async (status: BookingDecision["status"]) => {
    const done = await run(() => bookings.decide(booking.id, { status, reason, following }));
    if (!done) return;
    toast.success(told[status], {
      description: done.changed > 1 ? `${done.changed} dates.` : undefined,
    });
    onClose();
  };
  const says = actions.includes("decline") || actions.includes("cancel");
  return (
    <Drawer
      open
      side="end"
      title={booking.title}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <div className={panel}>
        <DescriptionList items={factsOf(booking, locale, tell)} />
        {actions.length > 0 && booking.seriesId && (
          <Checkbox
            label="Also the later dates of this series"
            checked={following}
            onCheckedChange={setFollowing}
          />
        )}
        <Stack gap="2">
          {actions.includes("confirm") && (
            <Button fullWidth loading={isBusy} onClick={() => void decide("confirmed")}>
              Confirm
            </Button>
          )}
          {actions.includes("hold") && (
            <Button
              variant="outline"
              fullWidth
              disabled={isBusy}
              onClick={() => void decide("hold")}
            >
              {booking.status === "hold" ? "Hold for another 72 hours" : "Hold for 72 hours"}
            </Button>
          )}
          {actions.includes("change") && (
            <Button variant="outline" fullWidth disabled={isBusy} onClick={onChange}>
              Move or change
            </Button>
          )}
        </Stack>
        {says && (
          <Stack gap="2">
            {booking.requesterEmail && (
              <MailWords
                label="A word to who asked"
                optional
                rows={2}
                value={reason}
                onValueChange={setReason}
                maxLength={1000}
              />
            )}
            <Button
              variant="destructive"
              fullWidth
              disabled={isBusy}
              onClick={() => void decide(actions.includes("decline") ? "declined" : "cancelled")}
            >
              {actions.includes("decline") ? "Decline" : "Cancel the booking"}
            </Button>
          </Stack>
        )}
      </div>
    </Drawer>
  );
}

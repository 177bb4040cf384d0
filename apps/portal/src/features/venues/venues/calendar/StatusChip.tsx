import { bookingsCopy } from "@jubilee/core/venues/bookings.copy";
import type { BookingStatus } from "@jubilee/core/venues/bookings.types";
import { Chip, type ChipProps } from "@jubilee/ui/chip";

const looks: Record<BookingStatus, Pick<ChipProps, "tone" | "mark">> = {
  hold: { tone: "warning" },
  requested: { tone: "info", mark: "hollow" },
  confirmed: { tone: "success" },
  declined: { tone: "danger" },
  cancelled: { tone: "neutral" },
  expired: { tone: "neutral", mark: "hollow" },
};

/** Where a booking stands, in a word. */
export function StatusChip({ status }: { status: BookingStatus }) {
  return <Chip {...looks[status]}>{bookingsCopy.statuses[status]}</Chip>;
}

import { bookingsCopy } from "@jubilee/core/venues/bookings.copy";
import type { BookingStatus } from "@jubilee/core/venues/bookings.types";
import { Chip, type ChipProps } from "@jubilee/ui/chip";

const looks: Record<BookingStatus, Pick<ChipProps, "tone" | "mark">> = {
  hold: { tone: "warning" },
  requested: { tone: "info", mark: "hollow" },
  confirmed: { tone: "usual" },
  declined: { tone: "danger" },
  cancelled: { tone: "neutral" },
  expired: { tone: "neutral", mark: "hollow" },
};

export interface BookingChipProps {
  status: BookingStatus;
  /** Where bookings stand among other things: "Booking confirmed". */
  label?: string;
}

/** Where a booking stands, in a word. */
export function BookingChip({ status, label }: BookingChipProps) {
  return <Chip {...looks[status]}>{label ?? bookingsCopy.statuses[status]}</Chip>;
}

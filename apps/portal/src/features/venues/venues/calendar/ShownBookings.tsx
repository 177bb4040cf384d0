import { bookingSortNames } from "@jubilee/core/venues/venue-lists.copy";
import { bookingsCsv, bookingSorts, sortBookings } from "@jubilee/core/venues/venue-lists.rules";
import type { BookingSort } from "@jubilee/core/venues/venue-lists.types";
import type { Booking } from "@jubilee/core/venues/bookings.types";
import { Button } from "@jubilee/ui/button";
import { Inline } from "@jubilee/ui/inline";
import { Select } from "@jubilee/ui/select";
import { Download } from "lucide-react";
import { useState } from "react";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { downloadText } from "../../../../page-kit/downloadText.ts";
import { BookingList } from "./BookingList.tsx";
import { listTools, sortBox } from "./BookingList.css.ts";

const atOnce = 50;

export interface ShownBookingsProps {
  bookings: readonly Booking[];
  fileName: string;
  onOpen: (booking: Booking) => void;
}

/** The bookings of the weeks that are shown, in an order of one's own, and as a file. */
export function ShownBookings({ bookings, fileName, onOpen }: ShownBookingsProps) {
  const locale = useLocale();
  const [sort, setSort] = useState<BookingSort>("time");
  const [shown, setShown] = useState(atOnce);
  const sorted = sortBookings(bookings, sort, locale);
  return (
    <>
      <div className={listTools}>
        <div className={sortBox}>
          <Select
            label="Sorted by"
            hideLabel
            options={bookingSorts.map((value) => ({ value, label: bookingSortNames[value] }))}
            value={sort}
            onValueChange={(value) => setSort(bookingSorts.find((one) => one === value) ?? "time")}
          />
        </div>
        <Button
          variant="ghost"
          icon={<Download />}
          onClick={() => downloadText(fileName, "text/csv", bookingsCsv(sorted))}
        >
          Export as CSV
        </Button>
      </div>
      <BookingList bookings={sorted.slice(0, shown)} onOpen={onOpen} />
      {sorted.length > shown && (
        <Inline justify="center">
          <Button variant="outline" onClick={() => setShown(shown + atOnce)}>
            Show more of {sorted.length}
          </Button>
        </Inline>
      )}
    </>
  );
}

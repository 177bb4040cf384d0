import { bookingSortNames } from "@jubilee/core/venues/venue-lists.copy";
import { bookingsCsv, bookingSorts, sortBookings } from "@jubilee/core/venues/venue-lists.rules";
import type { BookingSort } from "@jubilee/core/venues/venue-lists.types";
import type { Booking } from "@jubilee/core/venues/bookings.types";
import { Select } from "@jubilee/ui/select";
import { useState } from "react";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { BookingList } from "./BookingList.tsx";
import { listTools, sortBox } from "./BookingList.css.ts";
import { AtOnce } from "../../../../page-kit/list/AtOnce.tsx";
import { ExportButton } from "../../../../page-kit/list/ExportButton.tsx";

const sorts = bookingSorts.map((value) => ({ value, label: bookingSortNames[value] }));

export interface ShownBookingsProps {
  bookings: readonly Booking[];
  fileName: string;
  onOpen: (booking: Booking) => void;
}

/** The bookings of the weeks that are shown, in an order of one's own, and as a file. */
export function ShownBookings({ bookings, fileName, onOpen }: ShownBookingsProps) {
  const locale = useLocale();
  const [sort, setSort] = useState<BookingSort>("time");
  const sorted = sortBookings(bookings, sort, locale);
  return (
    <>
      <div className={listTools}>
        <div className={sortBox}>
          <Select
            label="Sorted by"
            hideLabel
            options={sorts}
            value={sort}
            onValueChange={setSort}
          />
        </div>
        <ExportButton name={fileName} rows={sorted} csv={bookingsCsv} inLine />
      </div>
      <AtOnce rows={sorted} count={50}>
        {(some) => <BookingList bookings={some} onOpen={onOpen} />}
      </AtOnce>
    </>
  );
}

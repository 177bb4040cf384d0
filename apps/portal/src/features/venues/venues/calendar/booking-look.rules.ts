import type { Booking } from "@jubilee/core/venues/bookings.types";

/** By which colour of the legend a booking is seen. */
export const lookOf = ({ status }: Pick<Booking, "status">) =>
  status === "confirmed" || status === "hold" || status === "requested" ? status : "other";

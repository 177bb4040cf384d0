-- Booking calls: grants.

grant execute on function public.check_venue_booking(jsonb, uuid), public.book_venue(jsonb),
  public.change_venue_booking(uuid, jsonb), public.set_booking_status(uuid, text, text, boolean),
  public.list_booking_spaces(jsonb), public.release_event_bookings(uuid) to authenticated, service_role;

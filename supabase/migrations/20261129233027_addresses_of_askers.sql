-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.booking_view(booking public.venue_bookings)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', booking.id, 'venueId', v.id, 'venueName', v.name,
    'spaceId', s.id, 'spaceName', s.name, 'timeZone', v.time_zone,
    'startDate', lower(booking.during), 'endDate', upper(booking.during),
    'startLocal', private.wall_text(lower(booking.during) at time zone v.time_zone),
    'endLocal', private.wall_text(upper(booking.during) at time zone v.time_zone),
    'status', booking.status, 'title', booking.title, 'note', booking.note,
    'partySize', booking.party_size, 'eventId', booking.event_id,
    'eventName', (select e.name from public.events e where e.id = booking.event_id),
    'requesterName', booking.requester_name,
    'requesterEmail', case when private.may('guests.read_contact', booking.account_id, booking.event_id) then booking.requester_email end,
    'holdExpiresAt', booking.hold_expires_at, 'seriesId', booking.series_id,
    'fromLink', booking.share_link_id is not null, 'decidedReason', booking.decided_reason)
  from public.venues v join public.venue_spaces s on s.id = booking.space_id
  where v.id = booking.venue_id
$function$;

comment on function private.booking_view(public.venue_bookings) is 'Booking: instants, and wall times in the venue''s zone; the address of who asked for those who see guests'' addresses.';

revoke select on table public.venue_bookings from authenticated;

grant select (account_id) on table public.venue_bookings to authenticated;

grant select (created_at) on table public.venue_bookings to authenticated;

grant select (decided_reason) on table public.venue_bookings to authenticated;

grant select (during) on table public.venue_bookings to authenticated;

grant select (event_id) on table public.venue_bookings to authenticated;

grant select (hold_expires_at) on table public.venue_bookings to authenticated;

grant select (id) on table public.venue_bookings to authenticated;

grant select (note) on table public.venue_bookings to authenticated;

grant select (party_size) on table public.venue_bookings to authenticated;

grant select (requested_by) on table public.venue_bookings to authenticated;

grant select (requester_name) on table public.venue_bookings to authenticated;

grant select (series_id) on table public.venue_bookings to authenticated;

grant select (share_link_id) on table public.venue_bookings to authenticated;

grant select (space_id) on table public.venue_bookings to authenticated;

grant select (status) on table public.venue_bookings to authenticated;

grant select (submit_key) on table public.venue_bookings to authenticated;

grant select (title) on table public.venue_bookings to authenticated;

grant select (updated_at) on table public.venue_bookings to authenticated;

grant select (venue_id) on table public.venue_bookings to authenticated;

reset check_function_bodies;

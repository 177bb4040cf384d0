-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.booking_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'to', coalesce(job.payload ->> 'to', b.requester_email, u.email), 'locale', a.default_locale,
    'venue', v.name, 'address', concat_ws(', ', v.street, concat_ws(' ', v.postal_code, v.city)),
    'isPlanner', job.payload ? 'to' or b.requester_email is null,
    'contactEmail', v.contact_email, 'booking', private.booking_view(b))
  from public.venue_bookings b
  join public.venues v on v.id = b.venue_id
  join public.accounts a on a.id = b.account_id
  left join auth.users u on u.id = b.requested_by
  where b.id::text = job.payload ->> 'bookingId'
$function$;

comment on function private.booking_source(public.jobs) is 'What a booking''s mail says and to whom it goes: {to, locale, venue, address, isPlanner, contactEmail, booking}; null when it is gone.';

reset check_function_bodies;

-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.list_guest_counts()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('eventId', e.id,
    'guests', (select count(*) from public.event_guests g where g.event_id = e.id),
    'coming', (select c.yes from private.standing_counts(e.id) c))), '[]')
  from public.events e
  where e.account_id in (select private.shown_accounts('guests.read')) or e.id in (select private.shown_events('guests.read'))
$function$;

comment on function public.list_guest_counts() is 'GuestCount[] of the events of the account that is shown: guests on the list, and those of them who come.';

grant execute on function public.list_guest_counts() to authenticated;

grant execute on function public.list_guest_counts() to service_role;

reset check_function_bodies;

-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.entered_at(of_event uuid, guest_id uuid)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (select min(c.at) from public.check_ins c join public.check_in_lists l on l.id = c.list_id
  where c.event_guest_id = guest_id and c.event_id = of_event and l.kind = 'entrance'
    and c.result = 'ok' and c.undone_at is null);
end
$function$;

CREATE OR REPLACE FUNCTION private.guest_online_url(event public.events, link public.personal_links)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (select event.online_url where exists (
    select from private.party_of(link) m join public.rsvps r on r.event_guest_id = m.id and r.answer in ('yes', 'maybe')));
end
$function$;

CREATE OR REPLACE FUNCTION private.party_closes(link public.personal_links, event public.events)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (select case when event.rsvp_deadline is not null
    then greatest(event.rsvp_deadline, (select max(m.answer_until) from private.party_of(link) m)) end);
end
$function$;

CREATE OR REPLACE FUNCTION private.places_taken(of_activity uuid)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (select coalesce(sum(s.people), 0)::integer from public.activity_sign_ups s where s.activity_id = of_activity and s.status = 'going');
end
$function$;

CREATE OR REPLACE FUNCTION private.released_entry(of_activity public.activities)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (select (s.entry - 'visibility' - 'hostGuestId' - 'hostMemberId') || jsonb_build_object('cancelled',
    (s.entry ->> 'cancelled')::boolean or of_activity.status = 'cancelled'
      or v.number < (private.last_schedule(of_activity.event_id)).number)
  from public.schedule_versions v cross join lateral jsonb_array_elements(v.snapshot) s (entry)
  where v.event_id = of_activity.event_id and s.entry ->> 'id' = of_activity.id::text
  order by v.number desc limit 1);
end
$function$;

CREATE OR REPLACE FUNCTION private.rsvp_receipt(answer public.rsvps, link public.personal_links, event public.events)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (select jsonb_build_object(
    'state', answer.answer,
    'partySize', answer.party_size,
    'note', answer.note,
    'name', coalesce(link.shown_name, g.full_name),
    'waitlistPosition', private.rsvp_position(answer),
    'personalToken', private.personal_token(link),
    'canEdit', private.can_edit_answer(event, eg.answer_until))
  from public.event_guests eg join public.guests g on g.id = eg.guest_id
  where eg.id = answer.event_guest_id);
end
$function$;

reset check_function_bodies;

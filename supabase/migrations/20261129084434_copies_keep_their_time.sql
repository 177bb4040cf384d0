-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.copy_activities(source public.events, copy public.events)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  distance interval := copy.start_local - source.start_local;
  copied integer;
begin
  with taken as materialized (
    select a.*, gen_random_uuid() as copied_id from public.activities a where a.event_id = source.id and a.status <> 'cancelled'),
  made as (
    insert into public.activities (id, event_id, title, description, kind, status, visibility, start_local, end_local,
      room, host_name, host_member_id, sign_up, asks_rsvp, requires_rsvp, capacity, ticket_type_id, tags, materials)
    select a.copied_id, copy.id, a.title, a.description, a.kind, a.status, a.visibility, a.start_local + distance, a.end_local + distance,
      a.room, a.host_name, case when m.status = 'active' then m.id end, a.sign_up, a.asks_rsvp, a.requires_rsvp, a.capacity,
      private.copied_type(a.ticket_type_id, copy.id), a.tags, a.materials
    from taken a left join public.team_members m on m.id = a.host_member_id
    order by a.start_at, a.id
    returning id, event_id, account_id),
  kept as (
    insert into public.activity_runs (activity_id, event_id, account_id, is_fixed)
    select made.id, made.event_id, made.account_id, true
    from made join taken on taken.copied_id = made.id join public.activity_runs r on r.activity_id = taken.id
    where r.is_fixed)
  select count(*) into copied from made;
  update public.ticket_types t set activity_id = made.id
  from public.ticket_types old
  join public.activities was on was.id = old.activity_id
  join public.activities made on made.event_id = copy.id and made.title = was.title
    and made.start_local = was.start_local + distance
  where old.event_id = source.id and t.id = private.copied_type(old.id, copy.id);
  return copied;
end
$function$;

comment on function private.copy_activities(public.events, public.events) is 'The activities of an event in its copy, as far apart as the two events start; without cancelled ones, sign-ups, guests as hosts, published versions and how the day went; what keeps its time does so. Tickets are those of the same name and place in the copy. How many.';

reset check_function_bodies;

-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.asked_audience(question jsonb, of_account uuid, of_event uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  clean jsonb;
  other uuid;
begin
  if of_event is not null and not exists (select from public.events e where e.id = of_event and e.account_id = of_account)
    or not private.may('guests.read', of_account, of_event) then
    perform private.refuse(404, 'not_found', 'This does not exist, or you may not see it');
  end if;
  clean := private.check_audience(question, of_account, of_event);
  for other in select (p ->> 'eventId')::uuid from jsonb_array_elements((clean -> 'who') || (clean -> 'without')) p
    where p ? 'eventId' loop
    perform private.require_permission('guests.read', of_account, other);
  end loop;
  return clean;
end
$function$;

CREATE OR REPLACE FUNCTION public.get_audience_choices(account_id_param uuid, event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  account uuid := private.audience_account(account_id_param, event_id_param);
  whole boolean := event_id_param is null;
begin
  if not whole and not exists (select from public.events e where e.id = event_id_param and e.account_id = account)
    or not private.may('guests.read', account, event_id_param) then
    perform private.refuse(404, 'not_found', 'This does not exist, or you may not see it');
  end if;
  return (
    with people as materialized (
      select g.id, g.tags, g.custom, eg.group_label, eg.opened_at, eg.responded_at,
        case when whole then null when eg.tickets_held is null and eg.tickets_due = 0 then coalesce(r.answer, 'pending')
          else private.standing(r.answer, eg.tickets_held, eg.tickets_due) end as standing
      from public.guests g
      left join public.event_guests eg on eg.guest_id = g.id and eg.event_id = event_id_param
      left join public.rsvps r on r.event_guest_id = eg.id
      left join private.member_profiles d on d.guest_id = g.id
      where g.account_id = account and g.status = 'active' and d.died_on is null and (whole or eg.id is not null)
    ), fields as (
      select f.name, v.value, v.n, row_number() over (partition by f.name order by v.n desc, v.value) as place
      from (select distinct k.name from people p, jsonb_object_keys(p.custom) k (name)) f,
        lateral (select trim(p.custom ->> f.name) as value, count(*) as n from people p
          where trim(p.custom ->> f.name) <> '' group by 1 limit 200) v
    )
    select jsonb_build_object(
      'locale', (select coalesce(e.locale, a.default_locale) from public.accounts a left join public.events e on e.id = event_id_param where a.id = account),
      'people', (select count(*) from people),
      'answers', case when whole then '{}'::jsonb else (select jsonb_object_agg(s.standing, (select count(*) from people p where p.standing = s.standing))
        from unnest(array['yes', 'maybe', 'no', 'waitlisted', 'pending']) s (standing)) end,
      'opened', (select count(*) from people p where p.opened_at is not null or p.responded_at is not null),
      'groups', (select coalesce(jsonb_agg(jsonb_build_object('value', x.value, 'people', x.n) order by x.value), '[]')
        from (select p.group_label as value, count(*) as n from people p where p.group_label is not null group by 1 order by 2 desc limit 500) x),
      'tags', (select coalesce(jsonb_agg(jsonb_build_object('value', x.value, 'people', x.n) order by x.value), '[]')
        from (select t.value, count(*) as n from people p, unnest(p.tags) t (value) group by 1 order by 2 desc limit 500) x),
      'fields', (select coalesce(jsonb_agg(x.field order by x.name), '[]') from (
        select f.name, jsonb_build_object('name', f.name, 'values',
          jsonb_agg(jsonb_build_object('value', f.value, 'people', f.n) order by f.place) filter (where f.place <= 50)) as field
        from fields f group by f.name limit 100) x),
      'tickets', (select coalesce(jsonb_agg(jsonb_build_object('value', y.id, 'name', y.name, 'people', y.sold_count) order by y.position, y.id), '[]')
        from public.ticket_types y where y.event_id = event_id_param),
      'activities', (select coalesce(jsonb_agg(jsonb_build_object('value', a.id, 'name', a.title, 'people',
          (select count(*) from public.activity_sign_ups s where s.activity_id = a.id and s.status = 'going')) order by a.start_at, a.id), '[]')
        from public.activities a where a.event_id = event_id_param and (a.sign_up or a.host_guest_id is not null)),
      'team', (select count(*) from private.audience_team('{}', account, event_id_param))));
end
$function$;

CREATE OR REPLACE FUNCTION public.send_profile_links(guest_ids uuid[])
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person public.guests;
  sent integer := 0;
  left_out integer := 0;
begin
  if coalesce(cardinality(guest_ids), 0) not between 1 and 500 then
    perform private.refuse(400, 'invalid_input', 'Choose between 1 and 500 people', 'guest_ids');
  end if;
  for person in select g.* from public.guests g where g.id = any (guest_ids) loop
    -- Somebody else's guest is as one that is not there.
    continue when not private.may('guests.write', person.account_id, (select eg.event_id from public.event_guests eg
      where eg.guest_id = person.id and eg.event_id in (select private.my_events('guests.write')) limit 1));
    if person.email is null or person.unsubscribed_at is not null or person.status in ('erased', 'blocked')
      or exists (select from private.member_profiles p
        where p.guest_id = person.id and p.link_sent_at > now() - interval '20 hours') then
      left_out := left_out + 1;
    else
      perform private.mail_profile_link(person);
      perform private.audit(person.account_id, 'profiles.link_sent', 'guests', person.id::text);
      sent := sent + 1;
    end if;
  end loop;
  if sent + left_out = 0 then
    perform private.refuse(404, 'not_found', 'This does not exist, or you may not change it');
  end if;
  return jsonb_build_object('sent', sent, 'leftOut', left_out);
end
$function$;

reset check_function_bodies;

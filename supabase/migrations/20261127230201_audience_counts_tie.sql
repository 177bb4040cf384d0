-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.count_audience(account_id_param uuid, event_id_param uuid, question_param jsonb, about_param text DEFAULT 'announcements'::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  account uuid := private.audience_account(account_id_param, event_id_param);
  question jsonb := private.asked_audience(question_param, account, event_id_param);
begin
  return (
    with people as materialized (select * from private.audience_people(question, account, event_id_param, about_param))
    select jsonb_build_object(
      'people', count(*),
      'email', count(*) filter (where 'email' = any (p.channels)),
      'product', count(*) filter (where 'product' = any (p.channels)),
      'push', count(*) filter (where 'push' = any (p.channels)),
      'withoutAddress', count(*) filter (where 'no_address' = any (p.off)),
      'switchedOff', count(*) filter (where 'unsubscribed' = any (p.off)),
      'comesBack', count(*) filter (where p.off && '{bounced,complained,stopped}'),
      'sharedAddress', count(*) filter (where p.off = '{shared_address}'),
      'languages', (select coalesce(jsonb_agg(jsonb_build_object('locale', l.locale, 'people', l.n) order by l.n desc, l.locale), '[]')
        from (select q.locale, count(*) as n from people q group by q.locale) l),
      'zones', (select count(distinct q.time_zone) from people q),
      'notMeant', (select count(*) from private.audience_matches(question, account, event_id_param) m
        join public.guests g on g.id = m.person and g.account_id = account
        left join private.member_profiles d on d.guest_id = g.id
        where g.status in ('missing', 'blocked') or g.status = 'active' and d.died_on is not null),
      'sample', (select coalesce(jsonb_agg(s.full_name order by s.full_name, s.person), '[]')
        from (select q.full_name, q.person from people q order by q.person limit 4) s))
    from people p);
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
  if not whole and not exists (select from public.events e where e.id = event_id_param and e.account_id = account) then
    perform private.refuse(404, 'not_found', 'This does not exist, or you may not see it');
  end if;
  perform private.require_permission('guests.read', account, event_id_param);
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

comment on function public.count_audience(uuid, uuid, jsonb, text) is 'How many people a question means, how many of them can be reached how, and how many more it would mean who are missing, blocked or dead. AudienceCount.';

reset check_function_bodies;

-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.events_ahead(mine uuid[], most integer)
 RETURNS SETOF public.events
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select e.* from public.events e
  where e.account_id = any (mine) and e.status in ('draft', 'published') and e.end_date > now()
  order by e.start_date, e.id limit most
$function$;

CREATE OR REPLACE FUNCTION private.fact(figures jsonb, about jsonb DEFAULT NULL::jsonb, series jsonb DEFAULT NULL::jsonb, rows jsonb DEFAULT NULL::jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object('figures', figures, 'about', about,
    'series', coalesce(series, '[]'), 'rows', coalesce(rows, '[]'))
$function$;

CREATE OR REPLACE FUNCTION private.fact_activity_management(mine uuid[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select private.fact(jsonb_build_object(
      'published', count(*) filter (where a.status = 'published'),
      'drafts', count(*) filter (where a.status = 'draft'),
      'full', count(*) filter (where a.status = 'published' and a.capacity <= private.places_taken(a.id))))
    from public.activities a
    where a.account_id = any (mine) and a.end_at > now() and a.status <> 'cancelled'
      and a.event_id in (select e.id from private.events_ahead(mine, 50) e));
end
$function$;

CREATE OR REPLACE FUNCTION private.fact_activity_schedule(mine uuid[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  ahead constant uuid[] := array(select e.id from private.events_ahead(mine, 50) e);
begin
  return private.fact('{}',
    (select jsonb_build_object('name', a.title, 'at', a.start_at, 'timeZone', e.time_zone)
      from public.activities a join public.events e on e.id = a.event_id
      where a.event_id = any (ahead) and a.status = 'published' and a.start_at > now()
      order by a.start_at, a.id limit 1),
    (select jsonb_agg(d.activities order by d.day) from (
      select a.start_local::date as day, count(*) as activities from public.activities a
      where a.event_id = any (ahead) and a.status <> 'cancelled' and a.end_at > now()
      group by 1 order by 1 limit 7) d));
end
$function$;

CREATE OR REPLACE FUNCTION private.fact_booking_calendar(mine uuid[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  open_rows jsonb;
  counted jsonb;
begin
  select jsonb_agg(b.row order by b.at) into open_rows from (
    select coalesce(b.hold_expires_at, lower(b.during)) as at, jsonb_build_object('id', b.id, 'title', b.title, 'detail', v.name,
      'state', b.status, 'at', coalesce(b.hold_expires_at, lower(b.during)), 'timeZone', v.time_zone) as row
    from public.venue_bookings b join public.venues v on v.id = b.venue_id
    where b.account_id = any (mine) and upper(b.during) > now()
      and (b.status = 'requested' or b.status = 'hold' and b.hold_expires_at > now())
    order by 1, b.id limit 5) b;
  select jsonb_build_object('confirmed', count(*) filter (where b.status = 'confirmed'),
      'holds', count(*) filter (where b.status = 'hold' and b.hold_expires_at > now()),
      'requests', count(*) filter (where b.status = 'requested')) into counted
    from public.venue_bookings b where b.account_id = any (mine) and upper(b.during) > now();
  return private.fact(counted, null, null, open_rows);
end
$function$;

CREATE OR REPLACE FUNCTION private.fact_calendar_integration(mine uuid[])
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.fact(jsonb_build_object('calendars', count(*), 'fetched', count(*) filter (where f.last_used_at > now() - interval '7 days')))
  from public.calendar_feeds f
  where f.account_id = any (mine) and f.user_id = (select auth.uid()) and f.revoked_at is null
$function$;

CREATE OR REPLACE FUNCTION private.fact_countdown(mine uuid[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select private.fact('{}', jsonb_build_object('name', e.name, 'at', e.start_date, 'timeZone', e.time_zone))
    from public.events e
    where e.account_id = any (mine) and e.status = 'published' and e.start_date > now()
    order by e.start_date, e.id limit 1);
end
$function$;

CREATE OR REPLACE FUNCTION private.fact_directory(mine uuid[])
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.fact(jsonb_build_object('people', count(*), 'missing', count(*) filter (where g.status = 'missing')))
  from public.guests g where g.account_id = any (mine) and g.status in ('active', 'missing')
$function$;

CREATE OR REPLACE FUNCTION private.fact_event_management(mine uuid[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select private.fact(
      jsonb_build_object('ahead', count(*), 'drafts', count(*) filter (where e.status = 'draft')),
      (select jsonb_build_object('name', n.name, 'at', n.start_date, 'timeZone', n.time_zone) from private.events_ahead(mine, 1) n),
      (select jsonb_agg(m.events order by m.n) from (
        select month.n, count(a.id) as events from generate_series(0, 5) month (n)
        left join public.events a on a.account_id = any (mine) and a.status in ('draft', 'published') and a.end_date > now()
          and date_trunc('month', greatest(a.start_date, now())) = date_trunc('month', now()) + month.n * interval '1 month'
        group by month.n) m),
      (select jsonb_agg(jsonb_build_object('id', n.id, 'title', n.name, 'detail', n.location_name,
        'at', n.start_date, 'timeZone', n.time_zone) order by n.start_date, n.id) from private.events_ahead(mine, 5) n))
    from public.events e
    where e.account_id = any (mine) and e.status in ('draft', 'published') and e.end_date > now());
end
$function$;

CREATE OR REPLACE FUNCTION private.fact_fundraising(mine uuid[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select private.fact(
      jsonb_build_object('open', count(*), 'percent',
        (array_agg(floor(100.0 * r.raised / c.goal_minor) order by r.raised desc, c.id) filter (where c.goal_minor is not null))[1]),
      jsonb_build_object('name', (array_agg(c.name order by r.raised desc, c.id) filter (where c.goal_minor is not null))[1]))
    from public.campaigns c
    cross join lateral (select (private.campaign_progress(c.id) ->> 'raisedMinor')::bigint as raised) r
    where c.account_id = any (mine) and c.status = 'live' and private.campaign_state(c) = 'open');
end
$function$;

CREATE OR REPLACE FUNCTION private.fact_fundraising_tracking(mine uuid[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.fact(
    (select jsonb_build_object('month', count(*) filter (where d.status = 'succeeded' and d.created_at > now() - interval '30 days'),
        'open', count(*) filter (where d.needs_attention is not null))
      from public.donations d where d.account_id = any (mine)), null,
    (select jsonb_agg(w.gifts order by w.n desc) from (
      select week.n, count(d.id) as gifts from generate_series(0, 5) week (n)
      left join public.donations d on d.account_id = any (mine) and d.status = 'succeeded'
        and d.created_at > now() - (week.n + 1) * interval '7 days' and d.created_at <= now() - week.n * interval '7 days'
      group by week.n) w));
end
$function$;

CREATE OR REPLACE FUNCTION private.fact_interactive_calendar(mine uuid[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  days jsonb;
begin
  select jsonb_agg(d.events order by d.n) into days from (
    select day.n, count(e.id) as events from generate_series(0, 27) day (n)
    left join public.events e on e.account_id = any (mine) and e.status in ('draft', 'published')
      and e.start_local::date <= (now() at time zone e.time_zone)::date + day.n
      and e.end_local >= ((now() at time zone e.time_zone)::date + day.n)::timestamp
    group by day.n) d;
  return private.fact(jsonb_build_object('days', (select count(*) from jsonb_array_elements(days) d where d <> '0')), null, days);
end
$function$;

CREATE OR REPLACE FUNCTION private.fact_payments(mine uuid[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.fact(
    (select jsonb_build_object('month', count(*) filter (where p.status = 'succeeded' and p.created_at > now() - interval '30 days'),
        'open', count(*) filter (where p.status in ('disputed', 'mismatch')))
      from public.payments p where p.account_id = any (mine)), null,
    (select jsonb_agg(w.payments order by w.n desc) from (
      select week.n, count(p.id) as payments from generate_series(0, 5) week (n)
      left join public.payments p on p.account_id = any (mine) and p.status = 'succeeded'
        and p.created_at > now() - (week.n + 1) * interval '7 days' and p.created_at <= now() - week.n * interval '7 days'
      group by week.n) w));
end
$function$;

CREATE OR REPLACE FUNCTION private.fact_polls(mine uuid[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select private.fact(jsonb_build_object('open', count(*), 'votes', coalesce(sum(b.votes), 0)), null,
      to_jsonb((array_agg(b.votes order by p.created_at desc, p.id))[1:6]),
      to_jsonb((array_agg(jsonb_build_object('id', p.id, 'title', p.title, 'detail', e.name, 'count', b.votes,
        'at', p.closes_at, 'timeZone', e.time_zone) order by p.closes_at, p.id))[1:5]))
    from public.polls p join public.events e on e.id = p.event_id
    cross join lateral (select count(*) as votes from public.poll_ballots b where b.poll_id = p.id) b
    where p.account_id = any (mine) and p.state = 'open' and coalesce(p.closes_at > now(), true));
end
$function$;

CREATE OR REPLACE FUNCTION private.fact_rsvp(mine uuid[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select private.fact(jsonb_build_object(
        'heads', coalesce(sum(c.coming_heads), 0), 'yes', coalesce(sum(c.yes), 0), 'maybe', coalesce(sum(c.maybe), 0),
        'no', coalesce(sum(c.no), 0), 'pending', coalesce(sum(c.pending), 0)), null, null,
      jsonb_agg(jsonb_build_object('id', e.id, 'title', e.name, 'count', c.pending, 'at', e.rsvp_deadline, 'timeZone', e.time_zone)
        order by e.rsvp_deadline, e.start_date, e.id) filter (where c.pending > 0))
    from private.events_ahead(mine, 20) e cross join lateral private.standing_counts(e.id) c
    where e.status = 'published');
end
$function$;

CREATE OR REPLACE FUNCTION private.fact_security_center(mine uuid[])
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.fact(jsonb_build_object('devices', count(*)))
  from auth.sessions s where s.user_id = (select auth.uid()) and coalesce(s.not_after > now(), true)
$function$;

CREATE OR REPLACE FUNCTION private.fact_support(mine uuid[])
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.fact(
    jsonb_build_object('open', count(*) filter (where r.status = 'open'), 'answered', count(*) filter (where r.status = 'answered')),
    null, null,
    to_jsonb((array_agg(jsonb_build_object('id', r.id, 'title', r.subject, 'detail', r.reference, 'state', r.status)
      order by r.updated_at desc, r.id) filter (where r.status <> 'closed'))[1:5]))
  from public.support_requests r where r.user_id = (select auth.uid())
$function$;

CREATE OR REPLACE FUNCTION private.fact_tagging(mine uuid[])
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with tagged as (
    select t.tag, count(*) as people
    from public.guests g cross join lateral unnest(g.tags) t (tag)
    where g.account_id = any (mine) and g.status in ('active', 'missing') group by 1)
  select private.fact(
    jsonb_build_object('tags', count(*), 'people', (select count(*) from public.guests g
      where g.account_id = any (mine) and g.status in ('active', 'missing') and cardinality(g.tags) > 0)), null,
    to_jsonb((array_agg(t.people order by t.people desc, t.tag))[1:6]))
  from tagged t
$function$;

CREATE OR REPLACE FUNCTION private.fact_ticket_management(mine uuid[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select private.fact(jsonb_build_object(
      'types', count(*) filter (where t.status = 'on_sale'), 'sold', coalesce(sum(t.sold_count), 0),
      'held', coalesce(sum(t.reserved_count), 0),
      'free', coalesce(sum(greatest(t.quantity - t.sold_count - t.reserved_count, 0)), 0),
      'unlimited', count(*) filter (where t.quantity is null)))
    from public.ticket_types t
    where t.event_id in (select e.id from private.events_ahead(mine, 50) e) and t.status <> 'draft');
end
$function$;

CREATE OR REPLACE FUNCTION private.fact_venue_management(mine uuid[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select private.fact(jsonb_build_object('venues', count(*), 'rooms', coalesce(sum(r.rooms), 0)), null,
      to_jsonb((array_agg(r.rooms order by r.rooms desc, v.id))[1:6]))
    from public.venues v
    cross join lateral (select count(*) as rooms from public.venue_spaces s where s.venue_id = v.id and s.status = 'active') r
    where v.account_id = any (mine) and v.status = 'active');
end
$function$;

CREATE OR REPLACE FUNCTION public.get_category_facts(features text[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mine constant uuid[] := array(select private.my_accounts());
  facts jsonb := '{}';
  feature text;
  fact jsonb;
begin
  for feature in select f from unnest(features[1:40]) f join pg_catalog.pg_proc p
      on p.proname = 'fact_' || replace(f, '-', '_')
    where p.pronamespace = 'private'::regnamespace order by 1
  loop
    execute format('select private.%I($1)', 'fact_' || replace(feature, '-', '_')) using mine into fact;
    facts := facts || jsonb_build_object(feature, fact);
  end loop;
  return facts;
end
$function$;

comment on function private.events_ahead(uuid[], integer) is 'The events still ahead or running, the nearest first; neither archived nor cancelled.';

comment on function private.fact(jsonb, jsonb, jsonb, jsonb) is '{figures: {name: number}, about: {name, at, timeZone} or null, series: numbers to draw, rows: [{id, title, detail, count, at, timeZone}]}.';

comment on function private.fact_activity_management(uuid[]) is 'The activities still ahead: published, of those full, and drafts.';

comment on function private.fact_activity_schedule(uuid[]) is 'The activity that begins next, and how many there are on each of the next days that have any.';

comment on function private.fact_booking_calendar(uuid[]) is 'Bookings still ahead: confirmed, held, asked for; the rows are those that wait for somebody.';

comment on function private.fact_calendar_integration(uuid[]) is 'The caller''s own calendars that follow, and those of them that were fetched within a week.';

comment on function private.fact_countdown(uuid[]) is 'The published event that is counted down to first.';

comment on function private.fact_directory(uuid[]) is 'How many people there are, and how many of them nobody can reach.';

comment on function private.fact_event_management(uuid[]) is 'How many events are ahead, which is next, and how they stand over six months.';

comment on function private.fact_fundraising(uuid[]) is 'Campaigns that take gifts now, and how far the one is that raised most towards its goal.';

comment on function private.fact_fundraising_tracking(uuid[]) is 'Gifts of 30 days and those that need a look; the series has six weeks, this one last.';

comment on function private.fact_interactive_calendar(uuid[]) is 'Which of the next four weeks'' days have an event, by each event''s own zone.';

comment on function private.fact_payments(uuid[]) is 'Payments of 30 days and those that need a look; the series has six weeks, this one last.';

comment on function private.fact_polls(uuid[]) is 'Polls that are open and the votes in them; the rows are those polls, the first to close first.';

comment on function private.fact_rsvp(uuid[]) is 'Who comes to the twenty nearest events; the rows are the events that still wait for answers.';

comment on function private.fact_security_center(uuid[]) is 'On how many devices the caller is signed in.';

comment on function private.fact_support(uuid[]) is 'The caller''s own requests that are not closed.';

comment on function private.fact_tagging(uuid[]) is 'How many tags are on how many people; the series has the six most used.';

comment on function private.fact_ticket_management(uuid[]) is 'Tickets to the events ahead: types on sale, sold, held, free, and types without a limit.';

comment on function private.fact_venue_management(uuid[]) is 'How many venues with how many rooms; the series has the rooms of the largest six.';

comment on function public.get_category_facts(text[]) is '{<feature>: private.fact} for those of the features that have one, over all events of the caller''s accounts.';

grant execute on function public.get_category_facts(text[]) to authenticated;

grant execute on function public.get_category_facts(text[]) to service_role;

reset check_function_bodies;

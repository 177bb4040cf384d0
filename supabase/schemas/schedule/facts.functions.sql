-- What activities and calendars tell of themselves on the pages of categories.

create function private.fact_activity_management(mine uuid[])
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
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
$$;
comment on function private.fact_activity_management(uuid[]) is 'The activities still ahead: published, of those full, and drafts.';

create function private.fact_activity_schedule(mine uuid[])
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
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
$$;
comment on function private.fact_activity_schedule(uuid[]) is 'The activity that begins next, and how many there are on each of the next days that have any.';

create function private.fact_calendar_integration(mine uuid[])
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select private.fact(jsonb_build_object('calendars', count(*), 'fetched', count(*) filter (where f.last_used_at > now() - interval '7 days')))
  from public.calendar_feeds f
  where f.account_id = any (mine) and f.user_id = (select auth.uid()) and f.revoked_at is null
$$;
comment on function private.fact_calendar_integration(uuid[]) is 'The caller''s own calendars that follow, and those of them that were fetched within a week.';

-- What events tell of themselves on the pages of categories.

create function private.events_ahead(mine uuid[], most integer)
returns setof public.events
language sql stable
security definer
set search_path = ''
as $$
  select e.* from public.events e
  where e.account_id = any (mine) and e.status in ('draft', 'published') and e.end_date > now()
  order by e.start_date, e.id limit most
$$;
comment on function private.events_ahead(uuid[], integer) is 'The events still ahead or running, the nearest first; neither archived nor cancelled.';

create function private.fact_event_management(mine uuid[])
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
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
$$;
comment on function private.fact_event_management(uuid[]) is 'How many events are ahead, which is next, and how they stand over six months.';

create function private.fact_interactive_calendar(mine uuid[])
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
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
$$;
comment on function private.fact_interactive_calendar(uuid[]) is 'Which of the next four weeks'' days have an event, by each event''s own zone.';

create function private.fact_countdown(mine uuid[])
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (
    select private.fact('{}', jsonb_build_object('name', e.name, 'at', e.start_date, 'timeZone', e.time_zone))
    from public.events e
    where e.account_id = any (mine) and e.status = 'published' and e.start_date > now()
    order by e.start_date, e.id limit 1);
end
$$;
comment on function private.fact_countdown(uuid[]) is 'The published event that is counted down to first.';

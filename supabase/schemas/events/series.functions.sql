-- Series: one event on several dates. Each date is an event of its own; the series says that they
-- belong together and by which rule they were chosen.

create function private.keep_exdate()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.event_series s set exdates = s.exdates || old.series_start
  where s.id = old.series_id and cardinality(s.exdates) < 1000;
  delete from public.event_series s where s.id = old.series_id
    and not exists (select from public.events e where e.series_id = s.id);
  return null;
end
$$;
comment on function private.keep_exdate() is 'A date that is deleted is an exception of its series; the last one ends it.';

create function private.series_view(event public.events)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', s.id, 'rule', s.rule, 'timeZone', s.time_zone,
    'dates', (select jsonb_agg(jsonb_build_object('eventId', e.id, 'name', e.name, 'status', e.status,
        'startDate', e.start_date, 'endDate', e.end_date, 'timeZone', e.time_zone,
        'startLocal', private.wall_text(e.start_local), 'endLocal', private.wall_text(e.end_local),
        'isMoved', e.start_local <> e.series_start) order by e.start_date, e.id)
      from public.events e where e.series_id = s.id and private.may('events.read', e.account_id, e.id)))
  from public.event_series s where s.id = event.series_id
$$;
comment on function private.series_view(public.events) is 'EventSeries, with the dates that the caller sees; null for an event of its own.';

create function public.get_event_series(event_id_param uuid)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select private.series_view(e) from public.events e
  where e.id = event_id_param and private.may('events.read', e.account_id, e.id)
$$;
comment on function public.get_event_series(uuid) is 'EventSeries of one of its dates, in their order; null for an event of its own.';

create function private.ensure_page(event public.events)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if event.visibility <> 'private' and not exists (
    select from public.share_links l where l.event_id = event.id and l.kind = 'event_info_view'
      and l.revoked_at is null and l.suspended_at is null) then
    perform public.create_share_link(event.id, 'event_info_view');
  end if;
end
$$;
comment on function private.ensure_page(public.events) is 'Makes the link of an event''s page where it may have one and has none.';

create function private.publish_date(event public.events)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.events e set status = 'published' where e.id = event.id and e.status = 'draft';
  perform private.ensure_page(event);
end
$$;
comment on function private.publish_date(public.events) is 'Publishes one date, with a link to its page where it may have one.';

create function private.open_to_others()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.ensure_page(new);
  return null;
end
$$;
comment on function private.open_to_others() is 'A private event that others may see now gets the page that publishing did not give it.';

create function public.repeat_event(
  event_id_param uuid, rule_param text, starts_param timestamp[], with_tickets_param boolean default true)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  source public.events;
  copy public.events;
  start timestamp;
  has_tickets boolean;
  known integer;
begin
  select * into source from public.events e where e.id = event_id_param for no key update;
  perform private.require_permission('events.write', source.account_id);
  if source.status not in ('draft', 'published') then
    perform private.refuse(409, 'conflict', 'An event that is cancelled or put away cannot repeat. Bring it back first');
  end if;
  select count(*) into known from public.events e where e.id = source.id or e.series_id = source.series_id;
  if coalesce(cardinality(starts_param), 0) not between 1 and 100 - known
    or array_position(starts_param, null) is not null then
    perform private.refuse(400, 'invalid_input',
      'A series has at most 100 dates, ' || known || ' are there. Choose fewer', 'starts_param');
  elsif (select bool_or(s <= source.start_local or s > source.start_local + interval '20 years')
    or count(*) <> count(distinct s) from unnest(starts_param) s) then
    perform private.refuse(400, 'invalid_input', 'Each date comes once, after the first and within 20 years', 'starts_param');
  elsif rule_param !~ '^FREQ=' then
    perform private.refuse(400, 'invalid_input', 'Choose how it repeats', 'rule_param');
  end if;
  has_tickets := private.copies_tickets(source, with_tickets_param);
  if source.series_id is null then
    insert into public.event_series (account_id, rule, time_zone, first_start, created_by)
    values (source.account_id, rule_param, source.time_zone, source.start_local, auth.uid())
    returning id into source.series_id;
    update public.events e set series_id = source.series_id, series_start = e.start_local where e.id = source.id;
  else
    update public.event_series s set rule = null where s.id = source.series_id;
  end if;
  foreach start in array starts_param loop
    continue when exists (select from public.events e
      where e.series_id = source.series_id and start in (e.series_start, e.start_local));
    copy := private.copy_event(source, source.name, start, has_tickets);
    update public.events e set series_id = source.series_id, series_start = start,
      cover_seed = private.dated_seed(source.cover_seed, start) where e.id = copy.id;
    if source.status = 'published' then
      perform private.publish_date(copy);
    end if;
  end loop;
  return private.series_view(source);
exception when check_violation then
  perform private.refuse(400, 'invalid_input', 'Choose how it repeats', 'rule_param');
  return null;
end
$$;
comment on function public.repeat_event(uuid, text, timestamp[], boolean) is
  'Makes an event the first of a series, with a copy on each further date (wall times in its zone, up to 100 in all), or adds dates to the series it is in. Copies of a published event are published. EventSeries.';

create function private.public_dates(event public.events)
returns jsonb
language sql
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('startDate', d.start_date, 'endDate', d.end_date,
    'timeZone', d.time_zone, 'cancelled', d.status = 'cancelled', 'isThis', d.id = event.id,
    'pageUrl', d.page) order by d.start_date, d.id), '[]')
  from (select e.id, e.start_date, e.end_date, e.time_zone, e.status, private.page_url(e, null) as page
    from public.events e
    where e.series_id = event.series_id and e.end_date > now() and e.status in ('published', 'cancelled')
      and e.visibility <> 'private') d
  where d.page is not null or d.id = event.id
$$;
comment on function private.public_dates(public.events) is
  'PublicDate[]: the dates of its series that are still to come and have a page; [] for an event of its own.';

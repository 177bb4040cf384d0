-- Changes with all that hangs on them: one event, this and the following dates of its series, or
-- all. A preview makes the change, reads what came of it and takes it back; so it is what happens.

create function private.dated_seed(seed text, start timestamp)
returns text
language sql immutable
set search_path = ''
as $$ select left(split_part(seed, '@', 1), 80) || '@' || to_char(start, 'YYYYMMDD') $$;
comment on function private.dated_seed(text, timestamp) is
  'The seed of a cover for one date of a series: the same subject as the others, drawn anew for its day.';

create function private.changed_event(target public.events, edited public.events, patch jsonb, for_others boolean)
returns public.events
language plpgsql stable
set search_path = ''
as $$
declare
  own jsonb := to_jsonb(target) || jsonb_build_object('cover_seed', split_part(target.cover_seed, '@', 1));
  first jsonb := to_jsonb(edited) || jsonb_build_object('cover_seed', split_part(edited.cover_seed, '@', 1));
  wanted jsonb := '{}';
  part text[];
  field text;
  new_start timestamp := coalesce((patch ->> 'start_local')::timestamp, edited.start_local);
  new_end timestamp := coalesce((patch ->> 'end_local')::timestamp, edited.end_local);
begin
  foreach field in array array['name', 'description', 'event_type_id', 'currency', 'locale', 'time_zone', 'visibility', 'host_names', 'goal_minor'] loop
    if patch ? field and own -> field = first -> field then
      wanted := wanted || jsonb_build_object(field, patch -> field);
    end if;
  end loop;
  for part in select array['kind', 'venue_id', 'location_name', 'address', 'online_url']
    union all select array['cover_url', 'cover_seed', 'cover_look']
  loop
    if not exists (select from unnest(part) p where own -> p <> first -> p) then
      wanted := wanted || (select coalesce(jsonb_object_agg(p, patch -> p), '{}') from unnest(part) p where patch ? p);
    end if;
  end loop;
  if patch ?| array['start_local', 'end_local'] and (target.id = edited.id or target.start_local = target.series_start) then
    wanted := wanted || jsonb_build_object(
      'start_local', target.start_local + (new_start - edited.start_local),
      'end_local', target.start_local + (new_start - edited.start_local)
        + case when target.end_local - target.start_local = edited.end_local - edited.start_local
          then new_end - new_start else target.end_local - target.start_local end);
    if for_others and target.series_start is not null then
      wanted := wanted || jsonb_build_object('series_start', target.series_start + (new_start - edited.start_local));
    end if;
  end if;
  if wanted ? 'cover_seed' and target.id <> edited.id then
    wanted := wanted || jsonb_build_object('cover_seed',
      private.dated_seed(wanted ->> 'cover_seed', coalesce(target.series_start, target.start_local)));
  end if;
  return jsonb_populate_record(target, wanted);
end
$$;
comment on function private.changed_event(public.events, public.events, jsonb, boolean) is
  'A date as the change of another makes it: what it has of its own (name, place, cover, time) it keeps.';

create function private.programme_moved(was public.events, event public.events)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  last public.schedule_versions := private.last_schedule(event.id);
  differs integer;
begin
  if last.id is null or event.status = 'archived'
    or (was.start_local, was.time_zone) is not distinct from (event.start_local, event.time_zone) then
    return null;
  end if;
  differs := jsonb_array_length(private.schedule_changes(last.snapshot, private.schedule_now(event.id)));
  return case when differs > 0 then jsonb_build_object('version', last.number, 'changes', differs) end;
end
$$;
comment on function private.programme_moved(public.events, public.events) is
  'What guests'' published programme lacks after an event moved with its activities: {version, changes}; null when nothing.';

create function private.change_date(target public.events, edited public.events, request jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  patch jsonb := coalesce(request -> 'patch', '{}');
  wanted public.events := private.changed_event(target, edited, patch, coalesce(request ->> 'scope', 'this') <> 'this');
  known jsonb := (select coalesce(jsonb_agg(t), '[]') from private.dated_things(target) t);
  along jsonb := coalesce(request -> 'along', '[]');
  done jsonb;
  programme jsonb;
  is_published boolean := false;
begin
  update public.events e set name = wanted.name, description = wanted.description, event_type_id = wanted.event_type_id,
    currency = wanted.currency, locale = wanted.locale, visibility = wanted.visibility, host_names = wanted.host_names, goal_minor = wanted.goal_minor, kind = wanted.kind, venue_id = wanted.venue_id, location_name = wanted.location_name,
    address = wanted.address, online_url = wanted.online_url, cover_url = wanted.cover_url, cover_seed = wanted.cover_seed, cover_look = wanted.cover_look,
    time_zone = wanted.time_zone, start_local = wanted.start_local, end_local = wanted.end_local,
    series_start = wanted.series_start
  where e.id = target.id returning * into wanted;
  done := private.move_things(target, wanted, known, request);
  if patch ->> 'status' = 'published' and wanted.status = 'draft' then
    perform private.publish_date(wanted);
  elsif patch ->> 'status' in ('cancelled', 'published') and wanted.status <> patch ->> 'status' then
    update public.events e set status = patch ->> 'status' where e.id = wanted.id;
  end if;
  select * into wanted from public.events e where e.id = target.id;
  if along ? 'activities' then
    programme := private.programme_moved(target, wanted);
    if programme is not null and along ? 'programme' then
      perform public.publish_schedule(wanted.id);
      is_published := true;
    end if;
  end if;
  return jsonb_build_object('eventId', target.id, 'isEdited', target.id = edited.id, 'programme', programme,
    'before', private.event_facts(target), 'after', private.event_facts(wanted),
    'statusBefore', target.status, 'statusAfter', wanted.status,
    'changes', to_jsonb(target) - 'sequence' - 'updated_at' - 'series_start' - 'told_facts'
      <> to_jsonb(wanted) - 'sequence' - 'updated_at' - 'series_start' - 'told_facts',
    'keeps', case when target.id = edited.id then '[]'::jsonb else (
      select coalesce(jsonb_agg(k), '[]') from (
        select 'when' as k where patch ?| array['start_local', 'end_local'] and target.start_local <> target.series_start
        union all select 'name' where patch ? 'name' and target.name <> edited.name
        union all select 'where' where patch ?| array['location_name', 'address', 'online_url', 'kind', 'venue_id']
          and (target.kind, target.location_name, target.address, target.online_url)
            is distinct from (edited.kind, edited.location_name, edited.address, edited.online_url)) k) end,
    'warnings', private.event_warnings(target, wanted), 'things', private.things_moved(target, wanted, done),
    'undo', jsonb_build_object('eventId', target.id, 'before', private.moved_columns(target), 'after', private.moved_columns(wanted),
      'published', is_published, 'things', private.things_written(wanted, done)));
end
$$;
comment on function private.change_date(public.events, public.events, jsonb) is
  'DateChange: changes one event as asked of another (or of itself) and says what became of all that hangs on it.';

create function private.change_events(event_id_param uuid, request jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  edited public.events;
  target public.events;
  scope text := coalesce(request ->> 'scope', 'this');
  patch jsonb := coalesce(request -> 'patch', '{}');
  dates jsonb := '[]';
  over integer := 0;
  ids uuid[] := '{}';
  basis text;
  people jsonb;
  rule_before text;
begin
  select * into edited from public.events e where e.id = event_id_param for update;
  perform private.require_permission('events.write', edited.account_id, edited.id);
  if scope not in ('this', 'following', 'all') or scope <> 'this' and edited.series_id is null then
    perform private.refuse(400, 'invalid_input', 'Say which dates are meant: this, this and the following, or all', 'scope');
  elsif jsonb_typeof(patch) <> 'object' or patch ->> 'status' not in ('published', 'cancelled') then
    perform private.refuse(400, 'invalid_input', 'Say what changes', 'patch');
  end if;
  basis := private.change_basis(edited, scope);
  if request ->> 'basis' <> basis then
    perform private.refuse(409, 'conflict', 'Somebody has changed something of this since. Look at it once more', 'basis');
  end if;
  for target in
    select e.* from public.events e where e.id in (select d.id from private.dates_of_change(edited, scope) d)
    order by e.start_local, e.id for update
  loop
    if target.id <> edited.id and (target.end_date <= now() or target.status = 'archived'
      or target.status = 'cancelled' and not patch ? 'status') then
      over := over + 1;
      continue;
    elsif not private.may('events.write', target.account_id, target.id) then
      perform private.refuse(403, 'not_allowed', 'Some of these dates are not yours to change. Change this one alone', 'scope');
    end if;
    dates := dates || private.change_date(target, edited, request);
    ids := ids || target.id;
  end loop;
  if scope <> 'this' and patch ? 'start_local'
    and (patch ->> 'start_local')::timestamp::date <> edited.start_local::date then
    rule_before := (select s.rule from public.event_series s where s.id = edited.series_id);
    update public.event_series s set rule = case when scope = 'all' then request ->> 'rule' end
    where s.id = edited.series_id;
  end if;
  if coalesce(request ->> 'blocked', 'refuse') <> 'stays' and jsonb_path_exists(dates, '$[*].things[*] ? (@.blocked != null)') then
    perform private.refuse(409, 'conflict', 'Some of it cannot move. Choose what stays where it is', 'choices');
  end if;
  select jsonb_build_object('total', count(*), 'coming', count(*) filter (where r.audience = 'coming'), 'invited', count(*) filter (where r.audience = 'invited'),
    'buyers', count(*) filter (where r.audience = 'buyers'), 'waiting', count(*) filter (where r.audience = 'waiting'), 'team', count(*) filter (where r.audience = 'team'))
  into people from (
    select distinct on (n.email) n.audience from public.events e, lateral private.notice_recipients(e.id) n
    where e.id = any (ids) and private.pending_notice(e) is not null order by n.email, n.audience = 'invited', n.audience) r;
  if coalesce((request ->> 'tell')::boolean, false) and (people ->> 'total')::integer > 0 then
    perform private.queue_notices(ids, request ->> 'message');
  end if;
  perform private.keep_move(edited, dates, rule_before, case when coalesce((request ->> 'tell')::boolean, false) then (people ->> 'total')::integer else 0 end);
  return jsonb_build_object('dates', (select coalesce(jsonb_agg(d.date - 'undo' order by d.n), '[]') from jsonb_array_elements(dates) with ordinality d (date, n)),
    'left', over, 'people', (people ->> 'total')::integer, 'audiences', people - 'total', 'basis', basis);
exception
  when invalid_datetime_format or datetime_field_overflow then
    perform private.refuse(400, 'invalid_input', 'Say when it starts and ends', 'start_local');
    return null;
  when invalid_text_representation or check_violation or foreign_key_violation then
    perform private.refuse(400, 'invalid_input', 'Something in it is not allowed. Look through the fields', 'patch');
    return null;
end
$$;
comment on function private.change_events(uuid, jsonb) is
  'EventChange: dates that are over, put away or called off are left alone and counted; all others must be the caller''s to change.';

create function public.change_event(event_id_param uuid, request jsonb)
returns jsonb
language sql
security definer
set search_path = ''
as $$ select private.change_events(event_id_param, request) $$;
comment on function public.change_event(uuid, jsonb) is
  'Changes an event by {scope: this|following|all, patch: {column: value}, along: [activities, programme, tickets, deadline, mails, bookings], choices: {"kind:id": moves|stays}, blocked: refuse|stays, basis, rule, tell, message}: with what hangs on it, and with one mail a person when tell is set. Refused where what it was looked at from (basis) has changed since, and where something cannot move that nobody let stay. EventChange.';

create function public.preview_event_change(event_id_param uuid, request jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  outcome jsonb;
begin
  begin
    outcome := private.change_events(event_id_param, request - 'tell' - 'basis' || '{"blocked": "stays"}');
    raise exception using errcode = 'JUBPV';
  exception when sqlstate 'JUBPV' then
    return outcome;
  end;
end
$$;
comment on function public.preview_event_change(uuid, jsonb) is
  'What change_event would do, found by doing it and taking it back. EventChange; nothing is kept, nobody is told.';

create function public.remove_series_dates(event_id_param uuid, scope_param text default 'this', dry_run boolean default false)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  chosen public.events;
  gone jsonb;
  kept jsonb;
begin
  select * into chosen from public.events e where e.id = event_id_param and private.may('events.delete', e.account_id, e.id);
  if chosen.id is null then
    perform private.refuse(404, 'not_found', 'This does not exist, or you may not remove it');
  elsif chosen.series_id is null or scope_param not in ('this', 'following', 'all') then
    perform private.refuse(400, 'invalid_input', 'Say which dates of a series are meant', 'scope_param');
  end if;
  if exists (select from private.dates_of_change(chosen, scope_param) e where not private.may('events.delete', e.account_id, e.id)) then
    perform private.refuse(403, 'not_allowed', 'Some of these dates are not yours to remove. Remove this one alone', 'scope_param');
  end if;
  with meant as (
    select e.id, e.start_local, e.end_date <= now() or exists (select from public.event_guests g where g.event_id = e.id)
      or exists (select from public.orders o where o.event_id = e.id and o.status <> 'expired') as stays
    from public.events e
    where e.series_id = chosen.series_id and (e.id = chosen.id or scope_param = 'all'
      or scope_param = 'following' and e.start_local > chosen.start_local)
    order by e.id for update)
  select coalesce(jsonb_agg(m.id order by m.start_local) filter (where not m.stays), '[]'),
    coalesce(jsonb_agg(m.id order by m.start_local) filter (where m.stays), '[]')
  into gone, kept from meant m;
  if not dry_run then
    delete from public.events e where e.id in (select g::uuid from jsonb_array_elements_text(gone) g);
  end if;
  return jsonb_build_object('removed', gone, 'kept', kept);
end
$$;
comment on function public.remove_series_dates(uuid, text, boolean) is
  'Deletes dates of a series that nobody was asked to, bought for or came to; the others are kept, to be called off instead. {removed: id[], kept: id[]}; a dry run only says.';

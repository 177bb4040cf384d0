-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.announcement_view(of public.announcements)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', of.id, 'accountId', of.account_id, 'eventId', e.id, 'eventName', e.name,
    'eventTypeId', e.event_type_id, 'coverSeed', e.cover_seed, 'coverUrl', e.cover_url, 'eventPlace', coalesce(e.location_name, ''),
    'timeZone', e.time_zone, 'texts', of.texts, 'mainLocale', of.main_locale, 'audience', of.audience, 'byEmail', of.by_email, 'onPage', of.on_page,
    'pinned', of.pinned, 'takesReplies', of.takes_replies, 'languagesMayMiss', of.languages_may_miss, 'state', of.state,
    'clock', of.clock, 'sendLocal', private.wall_text(of.send_local), 'sendAt', of.send_at, 'finishedAt', of.finished_at,
    'editedAt', of.edited_at, 'toldAgainAt', of.told_again_at, 'author', (select p.display_name from public.profiles p where p.user_id = coalesce(of.sent_by, of.created_by)),
    'counts', private.announcement_counts(of), 'figures', private.mail_figures('announcement', of.id), 'createdAt', of.created_at, 'updatedAt', of.updated_at,
    'versions', (select coalesce(jsonb_agg(jsonb_build_object('texts', v.texts, 'at', v.changed_at, 'by', p.display_name) order by v.id desc), '[]')
      from public.announcement_versions v left join public.profiles p on p.user_id = v.changed_by where v.announcement_id = of.id))
  from public.events e where e.id = of.event_id
$function$;

CREATE OR REPLACE FUNCTION private.change_date(target public.events, edited public.events, request jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.changed_event(target public.events, edited public.events, patch jsonb, for_others boolean)
 RETURNS public.events
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.admin_list_events(request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  patterns constant text[] := private.word_patterns(request ->> 'text');
  wanted constant text := coalesce(request ->> 'filter', 'all');
  one constant uuid := request ->> 'id';
  sort constant text := private.sort_of(request, '{created,start,name,host}');
  down constant boolean := private.sorts_down(request);
  size constant integer := private.page_size(request);
  start constant integer := private.page_start(request);
begin
  perform private.require_right();
  return (
    with matching as not materialized (
      select e.*, p.display_name,
        case sort when 'created' then e.created_at when 'start' then e.start_date end as by_time,
        case sort when 'name' then lower(e.name) when 'host' then lower(p.display_name) end as by_word
      from public.events e
      left join public.profiles p on p.user_id = e.user_id
      where (patterns = '{}' or private.search_words(concat_ws(' ', e.name, p.display_name, e.location_name)) like all (patterns))
        and (e.id = one or one is null and not exists (select from private.sandboxes x where x.account_id = e.account_id))
        and case
          when wanted in ('draft', 'published', 'cancelled', 'archived') then e.status = wanted
          when wanted = 'upcoming' then e.status = 'published' and e.end_date > now()
          else true end),
    page as (
      select m.* from matching m
      order by case when down then m.by_time end desc nulls last, case when not down then m.by_time end,
        case when down then m.by_word end desc nulls last, case when not down then m.by_word end, m.id
      limit size offset start)
    select jsonb_build_object('total', (select count(*) from matching), 'rows', coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'name', c.name, 'status', c.status, 'visibility', c.visibility,
      'eventTypeId', c.event_type_id, 'coverSeed', c.cover_seed, 'startDate', c.start_date, 'endDate', c.end_date,
      'timeZone', c.time_zone, 'locationName', c.location_name, 'createdAt', c.created_at,
      'hostId', c.user_id, 'hostName', c.display_name,
      'guestCount', (select count(*) from public.event_guests g where g.event_id = c.id),
      'answerCount', (select count(*) from public.rsvps v where v.event_id = c.id),
      'orderCount', (select count(*) from public.orders o where o.event_id = c.id and o.completed_at is not null),
      'linkCount', (select count(*) from public.share_links l where l.event_id = c.id
        and l.revoked_at is null and l.suspended_at is null))), '[]'))
    from page c);
end
$function$;

reset check_function_bodies;

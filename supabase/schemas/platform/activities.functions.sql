-- Activities of everybody, for administrators: what happens where, with counts and without people.

create function public.admin_list_activities(request jsonb default '{}')
returns jsonb
language plpgsql stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  patterns constant text[] := private.word_patterns(request ->> 'text');
  wanted constant text := coalesce(request ->> 'filter', 'all');
  sort constant text := private.sort_of(request, '{created,start,title,event,account}');
  down constant boolean := private.sorts_down(request);
  size constant integer := private.page_size(request);
  start constant integer := private.page_start(request);
begin
  perform private.require_right();
  return (
    with matching as not materialized (
      select t.*, e.name as event_name, e.time_zone, a.name as account_name, a.owner_user_id,
        case sort when 'created' then t.created_at when 'start' then t.start_at end as by_time,
        case sort when 'title' then lower(t.title) when 'event' then lower(e.name) when 'account' then lower(a.name) end as by_word
      from public.activities t
      join public.events e on e.id = t.event_id
      join public.accounts a on a.id = t.account_id
      where (patterns = '{}' or private.search_words(concat_ws(' ', t.title, e.name, a.name)) like all (patterns))
        and not exists (select from private.sandboxes x where x.account_id = t.account_id)
        and case
          when wanted in ('draft', 'published', 'cancelled') then t.status = wanted
          when wanted = 'upcoming' then t.status = 'published' and t.end_at > now()
          else true end),
    page as (
      select m.* from matching m
      order by case when down then m.by_time end desc nulls last, case when not down then m.by_time end,
        case when down then m.by_word end desc nulls last, case when not down then m.by_word end, m.id
      limit size offset start)
    select jsonb_build_object('total', (select count(*) from matching), 'rows', coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'title', c.title, 'kind', c.kind, 'status', c.status,
      'startAt', c.start_at, 'timeZone', c.time_zone, 'room', c.room, 'capacity', c.capacity,
      'eventId', c.event_id, 'eventName', c.event_name, 'accountName', c.account_name,
      'ownerId', c.owner_user_id, 'createdAt', c.created_at,
      'signUpCount', (select count(*) from public.activity_sign_ups s
        where s.activity_id = c.id and s.status = 'going'))), '[]'))
    from page c);
end
$$;
comment on function public.admin_list_activities(jsonb) is
  'Activities of everybody with counts, without who signed up; filter is a status or upcoming.';

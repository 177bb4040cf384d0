-- Activities of everybody, for administrators: what happens where, with counts and without people.

create function public.admin_list_activities(request jsonb default '{}')
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  patterns text[] := private.word_patterns(request ->> 'text');
  wanted text := coalesce(request ->> 'filter', 'all');
  source text := 'from public.activities t
    join public.events e on e.id = t.event_id
    join public.accounts a on a.id = t.account_id
    where ($1 = ''{}'' or private.search_words(concat_ws('' '', t.title, e.name, a.name)) like all ($1)) and ' || case
      when wanted in ('draft', 'published', 'cancelled') then format('t.status = %L', wanted)
      when wanted = 'upcoming' then 't.status = ''published'' and t.end_at > now()'
      else 'true' end;
  total bigint;
  found jsonb;
begin
  perform private.require_right();
  execute 'select count(*) ' || source into total using patterns;
  execute 'select coalesce(jsonb_agg(r.line order by r.n), ''[]'') from (
    select row_number() over () as n, jsonb_build_object(
      ''id'', c.id, ''title'', c.title, ''kind'', c.kind, ''status'', c.status,
      ''startAt'', c.start_at, ''timeZone'', c.time_zone, ''room'', c.room, ''capacity'', c.capacity,
      ''eventId'', c.event_id, ''eventName'', c.event_name, ''accountName'', c.account_name,
      ''ownerId'', c.owner_user_id, ''createdAt'', c.created_at,
      ''signUpCount'', (select count(*) from public.activity_sign_ups s
        where s.activity_id = c.id and s.status = ''going'')) as line
    from (select t.*, e.name as event_name, e.time_zone, a.name as account_name, a.owner_user_id '
      || source || ' order by ' ||
      private.order_of(request, '{"created": "t.created_at", "start": "t.start_at", "title": "lower(t.title)",
        "event": "lower(e.name)", "account": "lower(a.name)"}', 'created')
      || ', t.id ' || private.page_of(request) ||
    ') c) r' into found using patterns;
  return jsonb_build_object('total', total, 'rows', found);
end
$$;
comment on function public.admin_list_activities(jsonb) is
  'Activities of everybody with counts, without who signed up; filter is a status or upcoming.';

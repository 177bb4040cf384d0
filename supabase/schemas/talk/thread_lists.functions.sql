-- Threads in a list: a planner's inbox, of one event or of all, and what a search finds in them.

create function private.thread_others(thread public.threads, me public.thread_members)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(x.name), '[]') from (select private.member_name(o) as name from public.thread_members o
    where thread.kind = 'people' and o.thread_id = thread.id and o.id is distinct from me.id and o.left_at is null
    order by o.joined_at, o.id limit 3) x
$$;
comment on function private.thread_others(public.threads, public.thread_members) is 'The first three others of a small group, by name; of other kinds nobody.';

create function private.thread_line(thread public.threads, me public.thread_members)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('id', thread.id, 'kind', thread.kind, 'subject', thread.subject, 'title', private.thread_title(thread),
      'eventId', thread.event_id, 'eventName', e.name, 'heard', thread.heard, 'channel', private.thread_channel(thread),
      'announceOnly', thread.announce_only, 'isClosed', private.is_closed(thread), 'tells', coalesce(me.tells, 'daily'),
      'unread', private.unread_in(thread, me), 'lastAt', thread.last_message_at,
      'last', (select jsonb_build_object('text', case when l.removed_at is null and l.hidden_at is null then left(l.body, 140) end,
          'files', (select count(*) from public.thread_files f where f.message_id = l.id and l.hidden_at is null),
          'author', private.member_name(w), 'isOwn', w.id is not distinct from me.id)
        from public.thread_messages l join public.thread_members w on w.id = l.author_id
        where l.thread_id = thread.id and l.held_at is null and not private.has_blocked(me, l.author_id) order by l.place desc limit 1),
      'others', private.thread_others(thread, me))
    from (select 1) one left join public.events e on e.id = thread.event_id);
end
$$;
comment on function private.thread_line(public.threads, public.thread_members) is 'ThreadLine.';

create function private.own_threads(of_event uuid)
returns setof public.threads
language sql stable
security definer
set search_path = ''
as $$
  select t.* from public.threads t join private.thread_kinds k on k.kind = t.kind and k.open_to_team and not k.own_list
  where (of_event is null or t.event_id = of_event)
    and (t.account_id in (select private.my_accounts('messages.read')) or t.event_id in (select private.my_events('messages.read')))
  union
  select t.* from public.thread_members m join public.threads t on t.id = m.thread_id
  join private.thread_kinds k on k.kind = t.kind and not k.open_to_team
  where m.user_id = (select auth.uid()) and m.left_at is null and t.account_id in (select private.my_teams()) and (of_event is null or t.event_id = of_event)
$$;
comment on function private.own_threads(uuid) is 'Threads of the caller''s inbox: those they read as one of a team, and those they are a member of.';

create function public.list_threads(request jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  of_event uuid := (request ->> 'eventId')::uuid;
  closed boolean := coalesce((request ->> 'closed')::boolean, false);
  size integer := private.page_size(request);
  event public.events;
  lines jsonb;
  total bigint;
begin
  -- An event's own conversation is there from the beginning, so that it can be begun.
  select * into event from public.events e where e.id = of_event;
  if event.id is not null and private.may('messages.read', event.account_id, event.id) then
    perform private.ensure_thread('event', event.id::text, event.account_id, event.id);
  end if;
  select count(*), coalesce(jsonb_agg(private.thread_line(f.thread, f.me) order by f.n) filter (where f.n > private.page_start(request)
    and f.n <= private.page_start(request) + size), '[]') into total, lines
  from (select t as thread, m as me, row_number() over (order by coalesce(t.last_message_at, t.created_at) desc, t.id) as n
    from private.own_threads(of_event) t
    left join public.thread_members m on m.thread_id = t.id and m.user_id = auth.uid()
    where private.is_closed(t) = closed and (t.last_message_at is not null or t.created_by = auth.uid() or t.event_id = of_event and t.kind = 'event')
      and case request ->> 'shows' when 'private' then t.kind in ('person', 'people') when 'events' then t.kind not in ('person', 'people')
        when 'unread' then t.last_place > coalesce(m.read_place, 0) and private.unread_in(t, m) > 0 else true end
      and (coalesce(request ->> 'text', '') = '' or private.search_words(private.thread_title(t)) like all (private.word_patterns(request ->> 'text')))) f;
  return jsonb_build_object('rows', lines, 'total', total);
end
$$;
comment on function public.list_threads(jsonb) is
  'The caller''s conversations {eventId?, closed?, shows?, text?, from?, size?}, the newest first; shows is private, events or unread. ListPage of ThreadLine.';

create function public.count_unread_threads(event_id_param uuid default null)
returns integer
language sql stable
security definer
set search_path = ''
as $$
  select count(*)::integer from private.own_threads(event_id_param) t
  left join public.thread_members m on m.thread_id = t.id and m.user_id = (select auth.uid())
  where coalesce(m.tells, 'daily') <> 'off' and t.last_place > coalesce(m.read_place, 0) and private.unread_in(t, m) > 0 and not private.is_closed(t)
$$;
comment on function public.count_unread_threads(uuid) is 'In how many conversations that are not muted something is new.';

create function public.search_messages(text_param text, event_id_param uuid default null)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'threadId', f.thread_id, 'thread', private.thread_title(f.t), 'at', f.created_at,
    'text', f.body, 'author', private.member_name(f.w)) order by f.created_at desc, f.id), '[]')
  from (select m.id, m.thread_id, m.created_at, left(m.body, 300) as body, t, w
    from private.own_threads(event_id_param) t join public.thread_messages m on m.thread_id = t.id
    join public.thread_members w on w.id = m.author_id
    left join public.thread_members me on me.thread_id = t.id and me.user_id = (select auth.uid())
    where length(trim(text_param)) > 1 and m.removed_at is null and m.hidden_at is null and m.held_at is null
      and m.body_words like all (private.word_patterns(text_param)) and not private.has_blocked(me, m.author_id)
    order by m.created_at desc limit 30) f
$$;
comment on function public.search_messages(text, uuid) is 'FoundMessage[]: up to thirty in all one''s conversations, the newest first; none of whom one blocked.';

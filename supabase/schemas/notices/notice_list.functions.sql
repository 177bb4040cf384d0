-- One's own notices: the list, what is unread, marks, muted events, devices.

create function private.unread_notices(person_id uuid)
returns integer
language sql stable
security definer
set search_path = ''
as $$
  select count(*)::integer from (
    select from public.notices n where n.user_id = person_id and n.in_product and n.read_at is null limit 100) n
$$;
comment on function private.unread_notices(uuid) is 'How many notices wait for somebody; 100 means a hundred or more.';

create function public.count_unread_notices()
returns integer
language sql stable
security definer
set search_path = ''
as $$ select private.unread_notices((select auth.uid())) $$;
comment on function public.count_unread_notices() is 'How many notices wait for the caller; 100 means a hundred or more.';

create function private.notice_entry(told public.notices)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', told.id, 'topic', told.topic, 'detail', told.detail, 'eventId', told.event_id,
    'eventName', (select e.name from public.events e where e.id = told.event_id), 'at', told.created_at, 'isRead', told.read_at is not null)
$$;
comment on function private.notice_entry(public.notices) is 'NoticeEntry.';

create function public.list_notices(
  event_id_param uuid default null, topic_param text default null, unread_param boolean default false, before_param bigint default null)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  found jsonb;
begin
  select coalesce(jsonb_agg(private.notice_entry(n) order by n.id desc), '[]') into found
  from (
    select o.* from public.notices o
    where o.user_id = (select auth.uid()) and o.in_product
      and (before_param is null or o.id < before_param)
      and (event_id_param is null or o.event_id = event_id_param)
      and (topic_param is null or o.topic = topic_param)
      and (not unread_param or o.read_at is null)
      and o.account_id in (select private.my_reach('events.read'))
    order by o.id desc limit 51) n;
  return jsonb_build_object('notices', case when jsonb_array_length(found) > 50 then found - 50 else found end,
    'isMore', jsonb_array_length(found) > 50,
    'unread', private.unread_notices((select auth.uid())),
    'serverTime', now());
end
$$;
comment on function public.list_notices(uuid, text, boolean, bigint) is
  'The caller''s notices, newest first, fifty a page: {notices, isMore, unread}; of one event, one topic, or unread ones; the next page is before the last id.';

create function public.mark_notices_read(
  ids_param bigint[] default null, event_id_param uuid default null, topic_param text default null)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.notices n set read_at = now()
  where n.user_id = (select auth.uid()) and n.in_product and n.read_at is null
    and (ids_param is null or n.id = any (ids_param))
    and (event_id_param is null or n.event_id = event_id_param)
    and (topic_param is null or n.topic = topic_param);
  return private.unread_notices((select auth.uid()));
end
$$;
comment on function public.mark_notices_read(bigint[], uuid, text) is
  'The caller has read these, or (without ids) all, or all of an event or a topic; how many are left. What is read does not come by mail any more.';

create function public.list_noticed_events()
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'name', e.name, 'startDate', e.start_date, 'timeZone', e.time_zone,
    'isMuted', exists (select from public.notice_mutes m where m.user_id = (select auth.uid()) and m.event_id = e.id))
    order by e.end_date < now(), abs(extract(epoch from e.start_date - now()))), '[]')
  from (
    select * from public.events o
    where o.id in (select m.event_id from public.notice_mutes m where m.user_id = (select auth.uid()))
      or o.status <> 'archived' and o.end_date > now() - interval '30 days'
        and (o.account_id in (select private.my_accounts('events.read')) or o.id in (select private.my_events('events.read')))
    order by o.end_date > now() desc, o.start_date limit 200) e
$$;
comment on function public.list_noticed_events() is 'Events that the caller can mute, with those that are: [{id, name, startDate, timeZone, isMuted}].';

create function public.set_notice_mute(event_id_param uuid, muted_param boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if muted_param then
    perform private.require_event_permission('events.read', event_id_param);
    insert into public.notice_mutes (user_id, event_id) values ((select auth.uid()), event_id_param) on conflict do nothing;
  else
    delete from public.notice_mutes m where m.user_id = (select auth.uid()) and m.event_id = event_id_param;
  end if;
end
$$;
comment on function public.set_notice_mute(uuid, boolean) is 'The caller hears nothing of an event any more, or again.';

create function public.save_push_subscription(endpoint_param text, p256dh_param text, auth_param text, label_param text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  saved uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('push_devices:' || me, 0));
  if me is null or (select count(*) from public.push_subscriptions s where s.user_id = me and s.endpoint <> endpoint_param) >= 20 then
    perform private.refuse(409, 'conflict', 'Twenty devices are the most. Switch one off first');
  end if;
  insert into public.push_subscriptions (user_id, endpoint, p256dh, auth_secret, label, session_id)
  values (me, endpoint_param, p256dh_param, auth_param,
    left(coalesce(nullif(trim(label_param), ''), 'A browser'), 100), ((select auth.jwt()) ->> 'session_id')::uuid)
  on conflict (endpoint) do update set user_id = excluded.user_id, p256dh = excluded.p256dh,
    auth_secret = excluded.auth_secret, label = excluded.label, session_id = excluded.session_id
  returning id into saved;
  return saved;
end
$$;
comment on function public.save_push_subscription(text, text, text, text) is 'This device tells the caller''s notices from now on and nobody else''s, until it is signed out.';

create function public.remove_push_subscription(endpoint_param text)
returns void
language sql
security definer
set search_path = ''
as $$ delete from public.push_subscriptions s where s.user_id = (select auth.uid()) and s.endpoint = endpoint_param $$;
comment on function public.remove_push_subscription(text) is 'This device tells the caller nothing any more.';

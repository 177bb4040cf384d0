-- Threads for guests, by their own link: no account, under the name they chose, only what they belong to.

create function public.get_guest_threads(token text)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  link public.personal_links := private.find_personal_link(token);
  place public.event_guests;
  event public.events;
  known text;
begin
  if link.id is null then
    perform private.refuse_link();
  end if;
  select * into strict place from public.event_guests eg where eg.id = link.event_guest_id;
  select * into strict event from public.events e where e.id = link.event_id;
  known := private.guest_name_at(place.id);
  return private.event_look(event, null) || jsonb_build_object('event', private.public_event(event, false)
      - array['description', 'address', 'onlineUrl', 'currency'], 'serverTime', now(), 'name', known,
    'wantsMail', private.message_mail_wish(place),
    'suggested', coalesce(known, link.shown_name, (select g.full_name from public.guests g where g.id = place.guest_id)),
    'threads', coalesce((select jsonb_agg(private.thread_line(o.thread, m) || jsonb_build_object('channel', null, 'id', (o.thread).id,
        'people', belongs.people + private.hosts_in(o.thread))
      order by array_position(array['event', 'person', 'group', 'activity', 'people'], (o.thread).kind), (o.thread).last_message_at desc nulls last)
      from (select coalesce(t, jsonb_populate_record(null::public.threads, jsonb_build_object('account_id', place.account_id, 'event_id', place.event_id,
          'kind', g.kind, 'subject', g.subject, 'announce_only', false, 'kept_open', false, 'generation', 1, 'last_place', 0, 'heard', 0))) as thread
        from private.guest_threads(place) g
        left join public.threads t on t.account_id = place.account_id and t.kind = g.kind and t.subject = g.subject) o
      left join public.thread_members m on m.thread_id = (o.thread).id and m.event_guest_id = place.id
      cross join lateral (select count(*) as people, bool_or(g.id = place.id) as is_in from private.thread_guests(o.thread) g (id)) belongs
      where belongs.is_in and ((o.thread).last_place > 0 or not private.is_closed(o.thread))), '[]'));
end
$$;
comment on function public.get_guest_threads(text) is 'GuestThreads: the conversations a guest belongs to, opened or not, and what they are called there.';

create function public.open_guest_thread(token text, payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.personal_links := private.find_personal_link(token);
  place public.event_guests;
  thread public.threads;
begin
  if link.id is null then
    perform private.refuse_link();
  end if;
  select * into strict place from public.event_guests eg where eg.id = link.event_guest_id;
  if not exists (select from private.guest_threads(place) g where g.kind = payload ->> 'kind' and g.subject = payload ->> 'subject') then
    perform private.refuse_thread();
  end if;
  thread := private.ensure_thread(payload ->> 'kind', payload ->> 'subject', place.account_id, place.event_id);
  if not exists (select from private.thread_guests(thread, place.id)) then
    perform private.refuse_thread();
  end if;
  if payload ? 'name' then
    insert into public.thread_members (account_id, thread_id, event_guest_id, name)
    values (thread.account_id, thread.id, place.id, private.check_name(payload ->> 'name', 'name'))
    on conflict (thread_id, event_guest_id) do update set name = excluded.name;
  end if;
  return private.thread_news(private.guest_member(token, thread.id), '{}');
end
$$;
comment on function public.open_guest_thread(text, jsonb) is
  'Comes into a conversation {kind, subject, name?}; without a name that was chosen before, one is asked for. ThreadNews.';

create function public.get_guest_thread(token text, thread_id_param uuid, asked jsonb default '{}')
returns jsonb
language sql
security definer
set search_path = ''
as $$ select private.thread_news(private.guest_member(token, thread_id_param), asked) $$;
comment on function public.get_guest_thread(text, uuid, jsonb) is 'ThreadNews for a guest, as get_thread.';

create function public.act_in_guest_thread(token text, payload jsonb)
returns jsonb
language sql
security definer
set search_path = ''
as $$ select private.act_in_thread(private.guest_member(token, (payload ->> 'threadId')::uuid), payload ->> 'act', payload -> 'given') $$;
comment on function public.act_in_guest_thread(text, jsonb) is 'Does {threadId, act, given} as a guest. ThreadNews.';

create function public.sign_in_guest_thread(token text, payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  me public.thread_members := private.guest_member(token, (payload ->> 'threadId')::uuid);
begin
  if payload ? 'read' then
    perform private.read_upto(me, (payload ->> 'read')::bigint);
  else
    perform private.pass_sign(me, payload ->> 'sign');
  end if;
  return '{}';
end
$$;
comment on function public.sign_in_guest_thread(text, jsonb) is 'A guest of {threadId} has read up to a place {read}, or passes a sign {sign}.';

create function public.find_guest_people(token text, thread_id_param uuid, text_param text)
returns jsonb
language sql
security definer
set search_path = ''
as $$ select private.thread_people(private.guest_member(token, thread_id_param), text_param) $$;
comment on function public.find_guest_people(text, uuid, text) is 'ThreadPeople for a guest.';

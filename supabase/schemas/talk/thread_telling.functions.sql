-- Who is told of messages outside the conversation: people with an account by notices, guests by a mail once one waited.

create function private.waits_for(thread public.threads, me public.thread_members)
returns setof public.thread_messages
language sql stable
security definer
set search_path = ''
as $$
  select m.* from public.thread_messages m
  where m.thread_id = thread.id and m.place > coalesce(me.read_place, 0) and m.author_id is distinct from me.id
    and m.removed_at is null and m.hidden_at is null and m.held_at is null
    and (coalesce(me.tells, 'daily') <> 'off' or me.id = any (m.mentions))
    and not exists (select from public.thread_blocks b where b.member_id = me.id and b.blocked_id = m.author_id)
$$;
comment on function private.waits_for(public.threads, public.thread_members) is
  'Messages that a member has not read and is to be told of: none of a muted thread but those that name them, none of somebody they blocked.';

create function private.thread_readers(thread public.threads)
returns setof uuid
language sql stable
security definer
set search_path = ''
as $$
  select t.user_id from public.team_members t join private.thread_kinds k on k.kind = thread.kind and k.open_to_team
  where t.account_id = thread.account_id and t.status = 'active'
    and private.person_may(t.user_id, k.reads, thread.account_id, thread.event_id)
    and (not k.own_list or private.is_thread_reader(thread, t.user_id)
      and (exists (select from public.thread_members m where m.thread_id = thread.id and m.user_id = t.user_id)
        or t.user_id in (select private.thread_followers(thread))))
  union
  select m.user_id from public.thread_members m join private.thread_kinds k on k.kind = thread.kind and not k.open_to_team
  join public.team_members t on t.user_id = m.user_id and t.account_id = thread.account_id and t.status = 'active'
  where m.thread_id = thread.id and m.left_at is null
$$;
comment on function private.thread_readers(public.threads) is 'People with an account who are told of a thread: its team, its members where it is theirs alone, those who came in or follow it where its kind has a list of its own.';

create function private.tell_readers(people uuid[], about text, thread public.threads, told jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  waiting public.notices[] := array(select n from public.notices n where n.user_id = any (people) and n.topic = about
    and n.subject_id = thread.id and n.read_at is null for update);
begin
  delete from public.notices n using unnest(waiting) w where n.id = w.id;
  perform private.notify(people, about, told || '{"count": 1}', thread.account_id, thread.event_id, thread.id);
  -- It leads to the first that they have not read.
  update public.notices n set detail = n.detail || jsonb_build_object('count', (w.detail ->> 'count')::integer + 1,
      'messageId', coalesce(w.detail -> 'messageId', n.detail -> 'messageId'),
      -- What they count is not the last one's alone.
      'others', coalesce(w.detail -> 'others' = 'true', false) or w.detail -> 'authorId' is distinct from n.detail -> 'authorId'),
    mail_due_at = case
      when w.mailed_at is null then least(w.mail_due_at, n.mail_due_at)
      when private.notice_choice(p.notification_prefs, about) = 'now' then w.mail_due_at
      else n.mail_due_at end,
    mail_batch = case when w.mailed_at is null then w.mail_batch end,
    mailed_at = case when private.notice_choice(p.notification_prefs, about) = 'now' then w.mailed_at end
  from unnest(waiting) w join public.profiles p on p.user_id = w.user_id
  where n.user_id = w.user_id and n.topic = about and n.subject_id = thread.id and n.read_at is null;
end
$$;
comment on function private.tell_readers(uuid[], text, public.threads, jsonb) is
  'Tells people of a thread: one notice each until they have read it, which counts on. Whoever is told at once gets one mail until then, whoever is told in bundles finds it in each bundle since when somebody wrote.';

create function private.tell_of_message(thread public.threads, message public.thread_messages)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  author public.thread_members;
  between_few boolean := (select k.between_few from private.thread_kinds k where k.kind = thread.kind);
  told jsonb;
  close_to uuid[];
  others uuid[];
begin
  select * into strict author from public.thread_members m where m.id = message.author_id;
  told := jsonb_build_object('threadId', thread.id, 'kind', thread.kind, 'subject', thread.subject, 'title', private.thread_title(thread),
    'messageId', message.id, 'name', private.member_name(author), 'authorId', author.id, 'isHost', author.user_id is not null);
  select array_agg(r.user_id) filter (where r.is_named or between_few and r.tells <> 'off'),
    array_agg(r.user_id) filter (where not r.is_named and not between_few and r.tells <> 'off') into close_to, others
  from (
    select u.user_id, coalesce(m.tells, 'daily') as tells, coalesce(m.id = any (message.mentions), false) as is_named
    from private.thread_readers(thread) u (user_id)
    left join public.thread_members m on m.thread_id = thread.id and m.user_id = u.user_id
    where u.user_id is distinct from author.user_id
      and not exists (select from public.thread_blocks b where b.member_id = m.id and b.blocked_id = author.id)) r;
  perform private.tell_readers(coalesce(close_to, '{}'), 'message', thread,
    told || jsonb_build_object('isNamed', not between_few));
  perform private.tell_readers(coalesce(others, '{}'), (select k.told_as from private.thread_kinds k where k.kind = thread.kind), thread, told);
  if between_few then
    -- From the first message on it is known what its guests have read, whether they came in or not.
    insert into public.thread_members (account_id, thread_id, event_guest_id, name)
    select thread.account_id, thread.id, g.place, private.guest_name_at(g.place) from private.thread_guests(thread) g (place)
    on conflict (thread_id, event_guest_id) do nothing;
  end if;
  update public.thread_members m set mail_at = private.notice_clock() + interval '10 minutes'
  where m.thread_id = thread.id and m.event_guest_id is not null and m.left_at is null and m.id <> author.id
    and m.mail_at is null and m.mailed_at is null and (m.tells <> 'off' or m.id = any (message.mentions));
end
$$;
comment on function private.tell_of_message(public.threads, public.thread_messages) is
  'A message was written: who reads the thread with an account is told as they wish, of what is between few or names them under a topic of its own; guests owe nothing for ten minutes.';

create function private.note_thread_read()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  thread public.threads;
begin
  select * into strict thread from public.threads t where t.id = new.thread_id;
  new.mailed_at := null;
  if not exists (select from private.waits_for(thread, new)) then
    new.mail_at := null;
    update public.notices n set read_at = now() where n.user_id = new.user_id and n.topic in ('message', (select k.told_as from private.thread_kinds k where k.kind = thread.kind))
      and n.subject_id = thread.id and n.read_at is null;
  end if;
  return new;
end
$$;
comment on function private.note_thread_read() is 'Trigger of members: what one has read one is not told of any more, and may be told of what comes next.';

create function private.is_over_conversation(told public.notices)
returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  thread public.threads;
  me public.thread_members;
begin
  select * into thread from public.threads t where t.id = told.subject_id;
  select * into me from public.thread_members m where m.thread_id = thread.id and m.user_id = told.user_id;
  return thread.id is null or told.user_id not in (select private.thread_readers(thread))
    or not exists (select from private.waits_for(thread, me));
end
$$;
comment on function private.is_over_conversation(public.notices) is
  'Nothing waits any more: it was read, taken away or hidden, the thread was muted or left.';

create function private.is_over_message(told public.notices)
returns boolean
language sql stable
security definer
set search_path = ''
as $$ select private.is_over_conversation(told) $$;
comment on function private.is_over_message(public.notices) is 'As of conversations.';

create function private.notice_subject_conversation(person uuid, of_thread_id uuid)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('kind', t.kind, 'name', private.thread_title(t), 'isTold', m.tells <> 'off')
  from public.threads t join public.thread_members m on m.thread_id = t.id and m.user_id = person
  where t.id = of_thread_id and private.thread_title(t) is not null and person in (select private.thread_readers(t))
$$;
comment on function private.notice_subject_conversation(uuid, uuid) is
  'A thread that somebody came into can be left by itself, as long as they read it.';

create function private.tell_subject_conversation(person uuid, of_thread_id uuid, wanted boolean)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.thread_members m set tells = case when wanted then 'daily' else 'off' end
  where m.thread_id = of_thread_id and m.user_id = person and (m.tells <> 'off') <> wanted
$$;
comment on function private.tell_subject_conversation(uuid, uuid, boolean) is 'Mutes a thread for somebody, or has it tell them again.';

-- Guests, by mail -----------------------------------------------------------------------------------

create function private.guest_name_at(place_id uuid)
returns text
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (
    select m.name from public.thread_members m join public.threads t on t.id = m.thread_id
    join public.event_guests eg on eg.id = place_id and eg.event_id = t.event_id
    where m.event_guest_id = place_id and m.name is not null order by m.joined_at desc limit 1);
end
$$;
comment on function private.guest_name_at(uuid) is 'Under which name a guest talks at their event; null until they chose one.';

create function private.message_mail(me public.thread_members)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  thread public.threads;
  place public.event_guests;
  event public.events;
  person public.guests;
  newest public.thread_messages;
  waiting integer;
  page text;
begin
  select * into thread from public.threads t where t.id = me.thread_id;
  select * into place from public.event_guests eg where eg.id = me.event_guest_id;
  select * into event from public.events e where e.id = place.event_id and e.status <> 'draft';
  select * into person from public.guests g where g.id = place.guest_id and g.status = 'active';
  select count(*) into waiting from private.waits_for(thread, me);
  if person.email is null or event.id is null or waiting = 0 or me.left_at is not null
    or not exists (select from private.thread_guests(thread, place.id)) then
    return null;
  end if;
  select * into newest from private.waits_for(thread, me) w order by w.place desc limit 1;
  page := private.site_url() || '/my-messages/' || private.personal_token(private.ensure_personal_link(place, 'invitation'));
  return jsonb_build_object('to', person.email, 'name', person.full_name, 'locale', coalesce(person.locale, event.locale),
    'zone', coalesce((select z.name from private.time_zones z where z.name = person.time_zone), event.time_zone),
    'event', private.public_event(event, false), 'url', page || '?thread=' || thread.id,
    'allUrl', page,
    'author', (select private.member_name(m) from public.thread_members m where m.id = newest.author_id),
    'talk', case when thread.kind <> 'person' then private.thread_title(thread) end,
    'text', nullif(left(newest.body, 600), ''), 'count', waiting);
end
$$;
comment on function private.message_mail(public.thread_members) is
  'MessageMailSource: what a guest is told of a thread at this moment; null where nothing waits, they have no address, or they do not belong any more.';

create function public.queue_message_mails()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  me public.thread_members;
  mail jsonb;
  moment timestamptz := private.notice_clock();
  later timestamptz;
begin
  for me in select * from public.thread_members m where m.mail_at <= moment order by m.mail_at limit 500 for update skip locked loop
    mail := private.message_mail(me);
    later := private.after_quiet_hours(moment, '{"quiet": {"from": "21:00", "to": "08:00"}}', mail ->> 'zone');
    if mail is null or not private.may_mail(mail ->> 'to', me.account_id, 'messages') then
      update public.thread_members m set mail_at = null where m.id = me.id;
    elsif later > moment then
      update public.thread_members m set mail_at = later where m.id = me.id;
    else
      perform private.queue_mail('message_mail', jsonb_build_object('memberId', me.id), mail ->> 'to', 'messages', me.account_id,
        (mail #>> '{event,id}')::uuid, 'thread', me.thread_id);
      update public.thread_members m set mail_at = null, mailed_at = moment where m.id = me.id;
    end if;
  end loop;
end
$$;
comment on function public.queue_message_mails() is
  'Each minute: a mail to every guest for whom a message has waited long enough, one a thread until they have read it; between nine in the evening and eight by their own clock it waits.';

create function private.message_mail_source(job public.jobs)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  me public.thread_members;
  mail jsonb;
begin
  select * into me from public.thread_members m where m.id::text = job.payload ->> 'memberId' for update;
  mail := private.message_mail(me);
  if mail is null then
    update public.thread_members m set mailed_at = null where m.id = me.id;
  end if;
  return mail - 'zone';
end
$$;
comment on function private.message_mail_source(public.jobs) is
  'MessageMailSource as it is at this moment; null when it was read or taken away meanwhile, after which the next message may be told.';

create function private.message_mail_wish(place public.event_guests)
returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (
    select case private.mail_stopped_by(g.email, g.account_id, 'messages') when 'unsubscribed' then false else
      case when private.may_mail(g.email, g.account_id, 'messages') then true end end
    from public.guests g where g.id = place.guest_id and g.email is not null);
end
$$;
comment on function private.message_mail_wish(public.event_guests) is
  'Whether a guest is told of messages by mail; null where no mail of ours reaches them whatever they wish.';

create function public.set_message_mails(token text, wants_mail boolean)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  meant record := private.mail_end_of(token);
  link public.personal_links := private.find_personal_link(token);
begin
  if meant.email is null and link.id is null then
    perform private.refuse_link();
  end if;
  if meant.email is not null and wants_mail then
    perform private.allow_mail(meant.email, 'unsubscribed', meant.account_id, 'messages');
  elsif meant.email is not null then
    perform private.suppress_mail(meant.email, 'unsubscribed', meant.account_id, 'messages');
  end if;
  perform private.audit(meant.account_id, 'guests.mail_wish', 'event_guests', link.event_guest_id::text, null,
    jsonb_build_object('wantsMail', coalesce(wants_mail, false), 'topic', 'messages'));
  return jsonb_build_object('wantsMail', coalesce(wants_mail, false));
end
$$;
comment on function public.set_message_mails(text, boolean) is 'A guest wants no mails about messages of this host, or wants them again, by their own link, whether or not it still opens anything: {wantsMail}.';

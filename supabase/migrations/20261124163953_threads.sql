-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

-- Threads: messages under a subject, whatever that is: an event, an activity, a person, later a photo or a task.
-- Read and written by calls alone: everything a person may see depends on whether they belong.

insert into public.plan_gates (feature_key, title, required_plan, writes) values
  ('private-messages', 'Private Messages', 'premium', 'what hosts write to one person or to a small group');

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('talk', 'talk', false, 10485760,
  array['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'application/pdf', 'text/plain', 'text/csv', 'audio/mpeg', 'audio/mp4', 'video/mp4'])
on conflict (id) do nothing;

create table private.thread_kinds (
  kind text primary key check (kind ~ '^[a-z_]+$'),
  open_to_team boolean not null,
  plan_feature text references public.plan_gates (feature_key),
  days_after integer check (days_after > 0),
  most_letters integer not null default 4000 check (most_letters between 1 and 20000)
);
comment on table private.thread_kinds is
  'What a thread can be about; each area adds its rows. private.thread_title_<kind>(thread) names it, private.thread_guests_<kind>(thread, place) tells which guests belong.';
comment on column private.thread_kinds.open_to_team is 'Whoever may read the event''s messages reads it; else only its members do.';
comment on column private.thread_kinds.plan_feature is 'What hosts'' writing needs of their plan; guests'' never needs any.';
comment on column private.thread_kinds.days_after is 'How long after its event it still takes messages; null: always.';
create index thread_kinds_plan_feature on private.thread_kinds (plan_feature);
alter table private.thread_kinds enable row level security;
insert into private.thread_kinds (kind, open_to_team, plan_feature, days_after) values
  ('event', true, null, 15),
  ('activity', true, null, 15),
  ('group', true, null, 15),
  ('person', true, 'private-messages', null),
  ('people', false, 'private-messages', null);

create table public.threads (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  event_id uuid,
  kind text not null references private.thread_kinds (kind),
  subject text not null check (length(subject) between 1 and 300),
  title text check (length(trim(title)) between 1 and 120),
  announce_only boolean not null default false,
  kept_open boolean not null default false,
  closed_at timestamptz,
  generation integer not null default 1,
  last_place bigint not null default 0,
  heard bigint not null default 0,
  last_message_at timestamptz,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (id, account_id),
  unique (account_id, kind, subject),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.threads is 'A conversation under its subject, made when it is first opened. Its row is the lock that keeps messages in order.';
comment on column public.threads.subject is 'What it is about, as its kind reads it: an id, or an event''s id and the name of a group.';
comment on column public.threads.announce_only is 'Only hosts write.';
comment on column public.threads.kept_open is 'A host wants it open after its time.';
comment on column public.threads.generation is 'Part of the secret name of its channel.';
comment on column public.threads.last_place is 'The place of its newest message.';
comment on column public.threads.heard is 'Rises with each change, so that whoever watches asks for what is newer.';
create index threads_event on public.threads (event_id, last_message_at desc);
create index threads_recent on public.threads (account_id, last_message_at desc nulls last, id);
create index threads_kind on public.threads (kind);
create index threads_created_by on public.threads (created_by);
alter table public.threads enable row level security;

create table public.thread_members (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  thread_id uuid not null,
  user_id uuid references auth.users (id) on delete set null,
  event_guest_id uuid references public.event_guests (id) on delete set null,
  name text check (length(name) between 1 and 200),
  read_place bigint not null default 0,
  tells text not null default 'daily' check (tells in ('off', 'now', 'daily')),
  silenced_at timestamptz,
  left_at timestamptz,
  joined_at timestamptz not null default now(),
  unique (id, thread_id),
  unique (thread_id, user_id),
  unique (thread_id, event_guest_id),
  check (num_nonnulls(user_id, event_guest_id) <= 1),
  foreign key (thread_id, account_id) references public.threads (id, account_id) on delete cascade
);
comment on table public.thread_members is 'Who has come into a thread. Whoever is gone keeps a row without a name, so that words stay and nobody is named.';
comment on column public.thread_members.name is 'Under which a guest talks; a planner''s is their profile''s.';
comment on column public.thread_members.read_place is 'The place of the last message they have seen.';
comment on column public.thread_members.tells is 'Whether and when they are told of what is new outside the product.';
comment on column public.thread_members.silenced_at is 'Since when a host has them read only.';
create index thread_members_user on public.thread_members (user_id);
create index thread_members_guest on public.thread_members (event_guest_id);
create index thread_members_thread on public.thread_members (thread_id, account_id);
alter table public.thread_members enable row level security;

create table public.thread_messages (
  id uuid primary key,
  account_id uuid not null,
  thread_id uuid not null,
  place bigint not null,
  heard bigint not null,
  author_id uuid not null,
  body text not null check (length(body) <= 20000),
  body_words text not null generated always as (private.search_words(body)) stored,
  rich jsonb check (jsonb_typeof(rich) = 'object' and length(rich::text) <= 60000),
  reply_to uuid,
  mentions uuid[] not null default '{}' check (cardinality(mentions) <= 50),
  edited_at timestamptz,
  removed_at timestamptz,
  hidden_at timestamptz,
  created_at timestamptz not null default now(),
  unique (id, thread_id),
  unique (thread_id, place),
  foreign key (thread_id, account_id) references public.threads (id, account_id) on delete cascade,
  foreign key (author_id, thread_id) references public.thread_members (id, thread_id) on delete cascade,
  foreign key (reply_to, thread_id) references public.thread_messages (id, thread_id) on delete set null (reply_to)
);
comment on table public.thread_messages is 'Messages in their order. The client makes the id, so that one that is sent again is the same.';
comment on column public.thread_messages.place is 'One more than the message before it.';
comment on column public.thread_messages.heard is 'The thread''s count when it last changed.';
comment on column public.thread_messages.body is 'The words as plain text, also where rich says them with their form; empty once removed.';
comment on column public.thread_messages.rich is 'The same as rich text, where it is more than words.';
comment on column public.thread_messages.mentions is 'Members it names by @.';
create index thread_messages_heard on public.thread_messages (thread_id, heard);
create index thread_messages_author on public.thread_messages (author_id, created_at desc);
create index thread_messages_author_thread on public.thread_messages (author_id, thread_id);
create index thread_messages_reply on public.thread_messages (reply_to, thread_id);
create index thread_messages_thread on public.thread_messages (thread_id, account_id);
alter table public.thread_messages enable row level security;

create table public.thread_edits (
  id bigint generated always as identity primary key,
  message_id uuid not null references public.thread_messages (id) on delete cascade,
  body text not null,
  rich jsonb,
  written_at timestamptz not null default now()
);
comment on table public.thread_edits is 'What a message said before it was changed; gone a month later.';
create index thread_edits_message on public.thread_edits (message_id, id);
create index thread_edits_written on public.thread_edits (written_at);
alter table public.thread_edits enable row level security;

create table public.thread_reactions (
  message_id uuid not null,
  thread_id uuid not null,
  member_id uuid not null,
  sign text not null check (length(sign) between 1 and 24),
  created_at timestamptz not null default now(),
  primary key (message_id, member_id, sign),
  foreign key (message_id, thread_id) references public.thread_messages (id, thread_id) on delete cascade,
  foreign key (member_id, thread_id) references public.thread_members (id, thread_id) on delete cascade
);
comment on table public.thread_reactions is 'Signs that members gave a message, each once.';
create index thread_reactions_message on public.thread_reactions (message_id, thread_id);
create index thread_reactions_member on public.thread_reactions (member_id, thread_id);
alter table public.thread_reactions enable row level security;

create table public.thread_files (
  id uuid primary key,
  account_id uuid not null,
  thread_id uuid not null,
  member_id uuid not null,
  message_id uuid,
  position integer not null default 0,
  path text not null unique,
  name text not null check (length(name) between 1 and 200),
  mime text not null check (length(mime) <= 100),
  size integer not null check (size between 1 and 10485760),
  width integer check (width between 1 and 20000),
  height integer check (height between 1 and 20000),
  created_at timestamptz not null default now(),
  check (path = thread_id || '/' || id),
  check (num_nonnulls(width, height) in (0, 2)),
  foreign key (thread_id, account_id) references public.threads (id, account_id) on delete cascade,
  foreign key (member_id, thread_id) references public.thread_members (id, thread_id) on delete cascade,
  foreign key (message_id, thread_id) references public.thread_messages (id, thread_id) on delete cascade
);
comment on table public.thread_files is 'Pictures and files of messages, in the closed bucket talk as <thread>/<id>; not of a message yet while one is written.';
create index thread_files_message on public.thread_files (message_id, thread_id);
create index thread_files_member on public.thread_files (member_id, thread_id);
create index thread_files_thread on public.thread_files (thread_id, account_id);
create index thread_files_waiting on public.thread_files (created_at) where message_id is null;
alter table public.thread_files enable row level security;

create table public.thread_blocks (
  member_id uuid not null,
  blocked_id uuid not null,
  thread_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (member_id, blocked_id),
  check (member_id <> blocked_id),
  foreign key (member_id, thread_id) references public.thread_members (id, thread_id) on delete cascade,
  foreign key (blocked_id, thread_id) references public.thread_members (id, thread_id) on delete cascade
);
comment on table public.thread_blocks is 'Whose messages a member does not want to see.';
create index thread_blocks_blocked on public.thread_blocks (blocked_id, thread_id);
create index thread_blocks_member on public.thread_blocks (member_id, thread_id);
alter table public.thread_blocks enable row level security;

create table public.thread_reports (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  thread_id uuid not null,
  message_id uuid not null,
  member_id uuid not null,
  reason text not null check (reason in ('rude', 'spam', 'private', 'other')),
  note text check (length(note) between 1 and 500),
  said text not null,
  outcome text check (outcome in ('kept', 'hidden')),
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  unique (message_id, member_id),
  check ((outcome is null) = (decided_at is null)),
  foreign key (thread_id, account_id) references public.threads (id, account_id) on delete cascade,
  foreign key (message_id, thread_id) references public.thread_messages (id, thread_id) on delete cascade,
  foreign key (member_id, thread_id) references public.thread_members (id, thread_id) on delete cascade
);
comment on table public.thread_reports is 'Messages that somebody reported to the hosts, with what they said then; gone three months after they were decided.';
create index thread_reports_waiting on public.thread_reports (account_id, created_at desc) where outcome is null;
create index thread_reports_message on public.thread_reports (message_id, thread_id);
create index thread_reports_member on public.thread_reports (member_id, thread_id);
create index thread_reports_thread on public.thread_reports (thread_id, account_id);
create index thread_reports_decided_by on public.thread_reports (decided_by);
create index thread_reports_decided on public.thread_reports (decided_at) where decided_at is not null;
alter table public.thread_reports enable row level security;

-- rows public.permissions: {"opens": ["fact_fundraising", "fact_fundraising_tracking"], "of_events": true, "needs_team": false, "permission": "giving.read"} {"opens": ["fact_payments"], "of_events": true, "needs_team": false, " becomes {"opens": ["fact_fundraising", "fact_fundraising_tracking"], "of_events": true, "needs_team": false, "permission": "giving.read"} {"opens": ["fact_payments"], "of_events": true, "needs_team": false, "
-- rows public.role_permissions: {"role_id": "2e21fec1-fbf1-901c-7ba3-01c6ea9730db", "permission": "account.manage"} {"role_id": "2e21fec1-fbf1-901c-7ba3-01c6ea9730db", "permission": "answers.write"} {"role_id": "2e21fec1-fbf1-901c-7 becomes {"role_id": "2e21fec1-fbf1-901c-7ba3-01c6ea9730db", "permission": "account.manage"} {"role_id": "2e21fec1-fbf1-901c-7ba3-01c6ea9730db", "permission": "answers.write"} {"role_id": "2e21fec1-fbf1-901c-7
insert into public.permissions (permission, of_events, needs_team, opens) values
  ('messages.read', true, false, '{}'),
  ('messages.moderate', true, true, '{}');

insert into public.role_permissions (role_id, permission)
select private.built_in_role(r.role), p.permission
from (values
  ('messages.read', '{owner,admin,editor,volunteer_coordinator,viewer}'::text[]),
  ('messages.moderate', '{owner,admin,editor}'::text[])) as p (permission, roles), unnest(p.roles) as r (role);

CREATE OR REPLACE FUNCTION private.act_in_thread(me public.thread_members, act text, given jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  thread public.threads;
begin
  if coalesce(act, '') !~ '^[a-z_]{1,20}$' or to_regprocedure(format('private.%I(public.threads,public.thread_members,jsonb)', 'talk_' || act)) is null then
    perform private.refuse(400, 'invalid_input', 'Nothing of that name can be done here', 'act');
  end if;
  select * into strict thread from public.threads t where t.id = me.thread_id for no key update;
  execute format('select private.%I($1, $2, $3)', 'talk_' || act) using thread, me, coalesce(given, '{}');
  select * into strict me from public.thread_members m where m.id = me.id;
  return private.thread_news(me, jsonb_build_object('since', coalesce((given ->> 'since')::bigint, thread.heard)));
end
$function$;

CREATE OR REPLACE FUNCTION private.check_mentions(thread public.threads, given jsonb)
 RETURNS uuid[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(array_agg(m.id), '{}') from (select m.id from public.thread_members m where m.thread_id = thread.id
    and m.id::text in (select jsonb_array_elements_text(case jsonb_typeof(given -> 'mentions') when 'array' then given -> 'mentions' else '[]' end))
    limit 50) m
$function$;

CREATE OR REPLACE FUNCTION private.check_words(thread public.threads, given jsonb)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return coalesce(private.check_text(given ->> 'text', (select k.most_letters from private.thread_kinds k where k.kind = thread.kind),
    'text', 'A message'), '');
end
$function$;

CREATE OR REPLACE FUNCTION private.comes_to(target_event_id uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select eg.id from public.event_guests eg
  join public.guests g on g.id = eg.guest_id and g.status in ('active', 'missing')
  where eg.event_id = target_event_id and (eg.role = 'host' or coalesce(eg.tickets_held, 0) > 0
    or exists (select from public.rsvps r where r.event_guest_id = eg.id and r.answer in ('yes', 'maybe', 'waitlisted')))
$function$;

CREATE OR REPLACE FUNCTION private.ensure_thread(about text, what text, of_account uuid, of_event uuid DEFAULT NULL::uuid)
 RETURNS public.threads
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  thread public.threads;
begin
  select * into thread from public.threads t where t.account_id = of_account and t.kind = about and t.subject = what;
  if thread.id is null then
    insert into public.threads (account_id, event_id, kind, subject, created_by)
    values (of_account, of_event, about, what, auth.uid()) on conflict (account_id, kind, subject) do nothing;
    select * into strict thread from public.threads t where t.account_id = of_account and t.kind = about and t.subject = what;
  end if;
  return thread;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_messages(person public.guests)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  places uuid[] := array(select eg.id from public.event_guests eg where eg.guest_id = person.id);
  members uuid[] := array(select m.id from public.thread_members m where m.event_guest_id = any (places));
begin
  delete from public.threads t where t.account_id = person.account_id and t.kind = 'person' and t.subject = any (places::text[]);
  delete from public.thread_files f where f.member_id = any (members);
  delete from public.thread_edits e using public.thread_messages m where e.message_id = m.id and m.author_id = any (members);
  update public.thread_reports r set said = '' where r.message_id in (select m.id from public.thread_messages m where m.author_id = any (members));
  -- What they said goes; that somebody said something stays, so that answers to it can be read.
  update public.thread_messages m set body = '', rich = null, mentions = '{}', removed_at = coalesce(m.removed_at, now()) where m.author_id = any (members);
  update public.thread_members m set name = null, event_guest_id = null, left_at = coalesce(m.left_at, now()) where m.id = any (members);
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_thread()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.threads t where t.account_id = old.account_id and t.kind = tg_argv[0] and t.subject = old.id::text;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.guest_member(token text, of_thread_id uuid)
 RETURNS public.thread_members
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link public.personal_links := private.find_personal_link(token);
  thread public.threads;
  me public.thread_members;
begin
  if link.id is null then
    perform private.refuse_link();
  end if;
  select * into thread from public.threads t where t.id = of_thread_id and t.event_id = link.event_id;
  if thread.id is null or not exists (select from private.thread_guests(thread, link.event_guest_id)) then
    perform private.refuse_thread();
  end if;
  select * into me from public.thread_members m where m.thread_id = thread.id and m.event_guest_id = link.event_guest_id;
  if me.id is null then
    insert into public.thread_members (account_id, thread_id, event_guest_id, name)
    select thread.account_id, thread.id, link.event_guest_id, m.name
    from public.thread_members m join public.threads t on t.id = m.thread_id and t.event_id = link.event_id
    where m.event_guest_id = link.event_guest_id and m.name is not null order by m.joined_at desc limit 1
    on conflict (thread_id, event_guest_id) do update set name = public.thread_members.name returning * into me;
  end if;
  if me.id is null or me.name is null then
    perform private.refuse(409, 'conflict', 'Tell us first how the others shall call you', 'name');
  end if;
  return me;
end
$function$;

CREATE OR REPLACE FUNCTION private.guest_threads(place public.event_guests)
 RETURNS TABLE(kind text, subject text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select 'event', place.event_id::text
  union all select 'person', place.id::text
  union all select 'group', place.event_id || ':' || place.group_label where place.group_label is not null
  union all select 'activity', s.activity_id::text from public.activity_sign_ups s
    where s.event_guest_id = place.id and s.status in ('going', 'waiting')
  union all select t.kind, t.subject from public.thread_members m join public.threads t on t.id = m.thread_id and t.kind = 'people'
    where m.event_guest_id = place.id and m.left_at is null
$function$;

CREATE OR REPLACE FUNCTION private.hear_thread(thread public.threads)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ update public.threads t set heard = t.heard + 1 where t.id = thread.id returning t.heard $function$;

CREATE OR REPLACE FUNCTION private.held_messages(of_guest public.guests)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('messages', coalesce((select jsonb_agg(jsonb_build_object('thread', private.thread_title(t), 'name', m.name,
      'written', (select count(*) from public.thread_messages w where w.author_id = m.id and w.removed_at is null),
      'last', (select max(w.created_at) from public.thread_messages w where w.author_id = m.id and w.removed_at is null)) order by m.joined_at, m.id)
    from public.thread_members m join public.threads t on t.id = m.thread_id
    where m.event_guest_id in (select eg.id from public.event_guests eg where eg.guest_id = of_guest.id)), '[]'))
$function$;

CREATE OR REPLACE FUNCTION private.hosts_thread(thread public.threads, me public.thread_members)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select me.user_id is not null and private.person_may(me.user_id, 'messages.send', thread.account_id, thread.event_id) $function$;

CREATE OR REPLACE FUNCTION private.is_closed(thread public.threads)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select coalesce(private.thread_closes_at(thread) <= now(), false) $function$;

CREATE OR REPLACE FUNCTION private.keep_file(me public.thread_members, file jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  thread public.threads;
  stored record;
begin
  select * into strict thread from public.threads t where t.id = me.thread_id;
  perform private.require_voice(thread, me);
  if (select count(*) from public.thread_files f where f.member_id = me.id and f.created_at > now() - interval '1 hour') >= 60 then
    perform private.refuse(429, 'too_many_requests', 'That was very much at once. Try again in an hour');
  end if;
  -- What a file is and weighs, its bucket found out from the bytes; the client says only its name.
  select o.name, o.metadata into stored from storage.objects o where o.bucket_id = 'talk' and o.name = thread.id || '/' || (file ->> 'id');
  if stored.name is null then
    perform private.refuse(404, 'not_found', 'This file has not arrived', 'file');
  end if;
  insert into public.thread_files (id, account_id, thread_id, member_id, path, name, mime, size, width, height)
  values ((file ->> 'id')::uuid, thread.account_id, thread.id, me.id, stored.name,
    coalesce(private.check_text(file ->> 'name', 200, 'name', 'A file''s name'), 'file'),
    stored.metadata ->> 'mimetype', (stored.metadata ->> 'size')::integer,
    (file ->> 'width')::integer, (file ->> 'height')::integer) on conflict (id) do nothing;
  return jsonb_build_object('id', file ->> 'id', 'path', stored.name);
end
$function$;

CREATE OR REPLACE FUNCTION private.may_add_to_talk(folder text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from private.own_threads(null) t join private.thread_kinds k on k.kind = t.kind
    where t.id::text = folder and (not k.open_to_team or private.may('messages.send', t.account_id, t.event_id)))
$function$;

CREATE OR REPLACE FUNCTION private.may_see_talk(folder text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select exists (select from private.own_threads(null) t where t.id::text = folder) $function$;

CREATE OR REPLACE FUNCTION private.member_name(who public.thread_members)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select case when who.user_id is null then who.name else (select p.display_name from public.profiles p where p.user_id = who.user_id) end $function$;

CREATE OR REPLACE FUNCTION private.member_view(thread public.threads, who public.thread_members)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', who.id, 'name', private.member_name(who),
    'photoUrl', (select p.avatar_url from public.profiles p where p.user_id = who.user_id),
    'isHost', private.hosts_thread(thread, who) or exists (
      select from public.event_guests eg where eg.id = who.event_guest_id and eg.role = 'host'),
    'isSilenced', who.silenced_at is not null)
$function$;

CREATE OR REPLACE FUNCTION private.message_of(thread public.threads, given jsonb)
 RETURNS public.thread_messages
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  message public.thread_messages;
begin
  select * into message from public.thread_messages m where m.id::text = given ->> 'id' and m.thread_id = thread.id;
  if message.id is null or message.removed_at is not null then
    perform private.refuse(404, 'not_found', 'This message is not there any more', 'id');
  end if;
  return message;
end
$function$;

CREATE OR REPLACE FUNCTION private.message_view(message public.thread_messages, me public.thread_members)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', message.id, 'place', message.place, 'heard', message.heard, 'authorId', message.author_id,
    'at', message.created_at,
    'state', case when message.removed_at is not null then 'removed' when message.hidden_at is not null then 'hidden' else 'sent' end,
    'text', case when s.shown then message.body else '' end, 'rich', case when s.shown then message.rich end,
    'edited', message.edited_at is not null and s.shown,
    'mentions', to_jsonb(message.mentions),
    'replyTo', (select private.quote_view(r) from public.thread_messages r where r.id = message.reply_to),
    'reactions', coalesce((select jsonb_agg(jsonb_build_object('sign', x.sign, 'count', x.n, 'own', x.own) order by x.first, x.sign)
      from (select r.sign, count(*) as n, bool_or(r.member_id = me.id) as own, min(r.created_at) as first
        from public.thread_reactions r where s.shown and r.message_id = message.id group by r.sign) x), '[]'),
    'files', coalesce((select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', f.id, 'name', f.name, 'mime', f.mime, 'size', f.size,
        'width', f.width, 'height', f.height)) order by f.position, f.id)
      from public.thread_files f where s.shown and f.message_id = message.id), '[]'),
    'seen', case when message.author_id = me.id then (select count(*) from public.thread_members m
      where m.thread_id = message.thread_id and m.id <> me.id and m.read_place >= message.place) end)
  from (select message.removed_at is null and message.hidden_at is null as shown) s
$function$;

CREATE OR REPLACE FUNCTION private.moderates_thread(thread public.threads, me public.thread_members)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select me.user_id is not null and private.person_may(me.user_id, 'messages.moderate', thread.account_id, thread.event_id) $function$;

CREATE OR REPLACE FUNCTION private.own_member(of_thread_id uuid)
 RETURNS public.thread_members
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  thread public.threads;
  me public.thread_members;
begin
  select * into thread from public.threads t where t.id = of_thread_id;
  select * into me from public.thread_members m where m.thread_id = thread.id and m.user_id = auth.uid();
  if thread.id is not null and private.reads_thread(thread) then
    if me.id is null then
      insert into public.thread_members (account_id, thread_id, user_id) values (thread.account_id, thread.id, auth.uid())
      on conflict (thread_id, user_id) do update set left_at = null returning * into me;
    end if;
  elsif me.id is null or me.left_at is not null or thread.account_id not in (select private.my_teams())
    or exists (select from private.thread_kinds k where k.kind = thread.kind and k.open_to_team) then
    perform private.refuse_thread();
  end if;
  return me;
end
$function$;

CREATE OR REPLACE FUNCTION private.own_threads(of_event uuid)
 RETURNS SETOF public.threads
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select t.* from public.threads t join private.thread_kinds k on k.kind = t.kind and k.open_to_team
  where (of_event is null or t.event_id = of_event)
    and (t.account_id in (select private.my_accounts('messages.read')) or t.event_id in (select private.my_events('messages.read')))
  union
  select t.* from public.thread_members m join public.threads t on t.id = m.thread_id
  join private.thread_kinds k on k.kind = t.kind and not k.open_to_team
  where m.user_id = (select auth.uid()) and m.left_at is null and t.account_id in (select private.my_teams()) and (of_event is null or t.event_id = of_event)
$function$;

CREATE OR REPLACE FUNCTION private.pass_sign(me public.thread_members, sign text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  thread public.threads;
begin
  if sign not in ('typing', 'here') then
    perform private.refuse(400, 'invalid_input', 'Nothing of that name can be told here', 'sign');
  end if;
  select * into strict thread from public.threads t where t.id = me.thread_id;
  perform private.tell_channel(private.thread_channel(thread), sign, jsonb_build_object('memberId', me.id, 'name', private.member_name(me)));
end
$function$;

CREATE OR REPLACE FUNCTION private.quote_view(message public.thread_messages)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', message.id, 'authorId', message.author_id,
    'text', case when message.removed_at is null and message.hidden_at is null then left(message.body, 200) end)
$function$;

CREATE OR REPLACE FUNCTION private.read_upto(me public.thread_members, upto bigint)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  thread public.threads;
begin
  update public.thread_members m set read_place = least(upto, t.last_place) from public.threads t
  where m.id = me.id and t.id = m.thread_id and m.read_place < least(upto, t.last_place);
  if found then
    select * into strict thread from public.threads t where t.id = me.thread_id;
    perform private.tell_channel(private.thread_channel(thread), 'read', jsonb_build_object('memberId', me.id, 'place', upto));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.reads_thread(thread public.threads)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from private.thread_kinds k where k.kind = thread.kind and k.open_to_team)
    and private.may('messages.read', thread.account_id, thread.event_id)
$function$;

CREATE OR REPLACE FUNCTION private.refuse_thread()
 RETURNS void
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  perform private.refuse(404, 'not_found', 'This conversation does not exist, or you do not belong to it');
end
$function$;

CREATE OR REPLACE FUNCTION private.require_moderator(thread public.threads, me public.thread_members)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.moderates_thread(thread, me) then
    perform private.refuse(403, 'not_allowed', 'Your role does not include this');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_voice(thread public.threads, me public.thread_members)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  why text := private.why_not_write(thread, me);
  feature text := (select k.plan_feature from private.thread_kinds k where k.kind = thread.kind);
begin
  if why is not null then
    perform private.refuse(case why when 'closed' then 409 else 403 end, case why when 'closed' then 'conflict' else 'not_allowed' end, case why
      when 'closed' then 'This conversation is over and can only be read'
      when 'announce_only' then 'Only the hosts write here'
      when 'silenced' then 'The hosts have stopped you from writing here'
      when 'blocked' then 'This person does not want to hear from you'
      else 'You can read this conversation, not write in it' end, why);
  end if;
  if feature is not null and me.user_id is not null then
    perform private.require_plan(thread.account_id, feature);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.talk_block(thread public.threads, me public.thread_members, given jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if coalesce((given ->> 'on')::boolean, true) then
    insert into public.thread_blocks (member_id, blocked_id, thread_id)
    select me.id, m.id, thread.id from public.thread_members m
    where m.thread_id = thread.id and m.id::text = given ->> 'memberId' and m.id <> me.id on conflict do nothing;
  else
    delete from public.thread_blocks b where b.member_id = me.id and b.blocked_id::text = given ->> 'memberId';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.talk_edit(thread public.threads, me public.thread_members, given jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  message public.thread_messages := private.message_of(thread, given);
  words text := private.check_words(thread, given);
begin
  if message.author_id <> me.id then
    perform private.refuse(403, 'not_allowed', 'Only whoever wrote a message changes it');
  end if;
  perform private.require_voice(thread, me);
  if words = '' and not exists (select from public.thread_files f where f.message_id = message.id) then
    perform private.refuse(400, 'invalid_input', 'Write something first', 'text');
  end if;
  if words = message.body and nullif(given -> 'rich', 'null') is not distinct from message.rich then
    return;
  end if;
  insert into public.thread_edits (message_id, body, rich, written_at)
  values (message.id, message.body, message.rich, coalesce(message.edited_at, message.created_at));
  update public.thread_messages m set body = words, rich = nullif(given -> 'rich', 'null'), mentions = private.check_mentions(thread, given),
    edited_at = now(), heard = private.hear_thread(thread) where m.id = message.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.talk_hide(thread public.threads, me public.thread_members, given jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  message public.thread_messages := private.message_of(thread, given);
  hides boolean := coalesce((given ->> 'on')::boolean, true);
begin
  perform private.require_moderator(thread, me);
  update public.thread_messages m set hidden_at = case when hides then now() end, heard = private.hear_thread(thread) where m.id = message.id;
  update public.thread_reports r set outcome = case when hides then 'hidden' else 'kept' end, decided_by = me.user_id, decided_at = now()
  where r.message_id = message.id and (r.outcome is null or not hides);
  perform private.audit(thread.account_id, case when hides then 'messages.hidden' else 'messages.shown' end, 'thread_messages', message.id::text);
end
$function$;

CREATE OR REPLACE FUNCTION private.talk_keep(thread public.threads, me public.thread_members, given jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_moderator(thread, me);
  update public.thread_reports r set outcome = 'kept', decided_by = me.user_id, decided_at = now()
  where r.thread_id = thread.id and r.message_id::text = given ->> 'id' and r.outcome is null;
  perform private.hear_thread(thread);
end
$function$;

CREATE OR REPLACE FUNCTION private.talk_leave(thread public.threads, me public.thread_members, given jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if thread.kind <> 'people' then
    perform private.refuse(409, 'conflict', 'Mute this conversation; it belongs to the event');
  end if;
  update public.thread_members m set left_at = now() where m.id = me.id;
  perform private.hear_thread(thread);
end
$function$;

CREATE OR REPLACE FUNCTION private.talk_react(thread public.threads, me public.thread_members, given jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  message public.thread_messages := private.message_of(thread, given);
  given_sign text := private.check_text(given ->> 'sign', 24, 'sign', 'A sign');
begin
  if private.is_closed(thread) or me.silenced_at is not null or given_sign is null then
    perform private.refuse(409, 'conflict', 'Nothing can be added here any more');
  end if;
  if coalesce((given ->> 'on')::boolean, true) then
    if (select count(distinct r.sign) from public.thread_reactions r where r.message_id = message.id and r.sign <> given_sign) >= 20 then
      perform private.refuse(409, 'conflict', 'A message can have up to 20 signs');
    end if;
    insert into public.thread_reactions (message_id, thread_id, member_id, sign) values (message.id, thread.id, me.id, given_sign) on conflict do nothing;
  else
    delete from public.thread_reactions r where r.message_id = message.id and r.member_id = me.id and r.sign = given_sign;
  end if;
  if found then
    update public.thread_messages m set heard = private.hear_thread(thread) where m.id = message.id;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.talk_remove(thread public.threads, me public.thread_members, given jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  message public.thread_messages := private.message_of(thread, given);
begin
  if message.author_id <> me.id then
    perform private.refuse(403, 'not_allowed', 'Only whoever wrote a message takes it away');
  end if;
  delete from public.thread_edits e where e.message_id = message.id;
  delete from public.thread_files f where f.message_id = message.id;
  delete from public.thread_reactions r where r.message_id = message.id;
  update public.thread_messages m set body = '', rich = null, mentions = '{}', removed_at = now(), heard = private.hear_thread(thread)
  where m.id = message.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.talk_report(thread public.threads, me public.thread_members, given jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  message public.thread_messages := private.message_of(thread, given);
begin
  if message.author_id = me.id then
    perform private.refuse(409, 'conflict', 'You can take your own message away');
  elsif coalesce(given ->> 'reason', '') not in ('rude', 'spam', 'private', 'other') then
    perform private.refuse(400, 'invalid_input', 'Say what is wrong with it', 'reason');
  end if;
  insert into public.thread_reports (account_id, thread_id, message_id, member_id, reason, note, said)
  values (thread.account_id, thread.id, message.id, me.id, given ->> 'reason',
    private.check_text(given ->> 'note', 500, 'note', 'A note'), message.body) on conflict (message_id, member_id) do nothing;
end
$function$;

CREATE OR REPLACE FUNCTION private.talk_run(thread public.threads, me public.thread_members, given jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_moderator(thread, me);
  update public.threads t set
    announce_only = coalesce((given ->> 'announceOnly')::boolean, t.announce_only),
    kept_open = coalesce((given ->> 'keptOpen')::boolean, t.kept_open),
    closed_at = case when not given ? 'closed' then t.closed_at when (given ->> 'closed')::boolean then now() end,
    title = case when given ? 'title' then private.check_text(given ->> 'title', 120, 'title', 'A name') else t.title end,
    heard = t.heard + 1
  where t.id = thread.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.talk_send(thread public.threads, me public.thread_members, given jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  words text := private.check_words(thread, given);
  was public.thread_messages;
  files uuid[];
begin
  if coalesce(given ->> 'id', '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    perform private.refuse(400, 'invalid_input', 'Reload the page and send again', 'id');
  end if;
  select * into was from public.thread_messages m where m.id = (given ->> 'id')::uuid;
  if was.id is not null then
    if was.author_id <> me.id then
      perform private.refuse(409, 'conflict', 'Send this again as a new message', 'id');
    end if;
    return;
  end if;
  perform private.require_voice(thread, me);
  if (select count(*) from (select from public.thread_messages m where m.author_id = me.id and m.created_at > now() - interval '30 seconds' limit 20) n) = 20 then
    perform private.refuse(429, 'too_many_requests', 'That was very much at once. Wait half a minute');
  end if;
  files := array(select f.id from public.thread_files f where f.thread_id = thread.id and f.member_id = me.id and f.message_id is null
    and f.id::text in (select jsonb_array_elements_text(case jsonb_typeof(given -> 'files') when 'array' then given -> 'files' else '[]' end)) limit 10);
  if words = '' and cardinality(files) = 0 then
    perform private.refuse(400, 'invalid_input', 'Write something first', 'text');
  end if;
  update public.threads t set last_place = t.last_place + 1, heard = t.heard + 1, last_message_at = clock_timestamp()
  where t.id = thread.id returning * into thread;
  insert into public.thread_messages (id, account_id, thread_id, place, heard, author_id, body, rich, reply_to, mentions, created_at)
  values ((given ->> 'id')::uuid, thread.account_id, thread.id, thread.last_place, thread.heard, me.id, words,
    nullif(given -> 'rich', 'null'), (select m.id from public.thread_messages m where m.thread_id = thread.id and m.id::text = given ->> 'replyTo'),
    private.check_mentions(thread, given), thread.last_message_at);
  update public.thread_files f set message_id = (given ->> 'id')::uuid, position = array_position(files, f.id) where f.id = any (files);
  update public.thread_members m set read_place = thread.last_place where m.id = me.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.talk_silence(thread public.threads, me public.thread_members, given jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_moderator(thread, me);
  update public.thread_members m set silenced_at = case when coalesce((given ->> 'on')::boolean, true) then coalesce(m.silenced_at, now()) end
  where m.thread_id = thread.id and m.id::text = given ->> 'memberId' and m.id <> me.id;
  perform private.hear_thread(thread);
end
$function$;

CREATE OR REPLACE FUNCTION private.talk_tells(thread public.threads, me public.thread_members, given jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if coalesce(given ->> 'tells', '') not in ('off', 'now', 'daily') then
    perform private.refuse(400, 'invalid_input', 'Choose how loud it may be', 'tells');
  end if;
  update public.thread_members m set tells = given ->> 'tells' where m.id = me.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_channel(channel text, event text, told jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- On Supabase the database sends by itself; elsewhere the server listens and passes it on.
  if to_regprocedure('realtime.send(jsonb,text,text,boolean)') is not null then
    execute 'select realtime.send($1, $2, $3, false)' using told, event, channel;
  else
    perform pg_notify('told_channels', jsonb_build_object('topic', channel, 'event', event, 'payload', told)::text);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_thread()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.tell_channel(private.thread_channel(new), 'heard', jsonb_build_object('heard', new.heard));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.thread_channel(thread public.threads)
 RETURNS text
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ select 'talk:' || private.derive_token('talk', thread.id, thread.generation) $function$;

CREATE OR REPLACE FUNCTION private.thread_closes_at(thread public.threads)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(thread.closed_at, case when not thread.kept_open then e.end_date + make_interval(days => k.days_after) end)
  from private.thread_kinds k left join public.events e on e.id = thread.event_id where k.kind = thread.kind
$function$;

CREATE OR REPLACE FUNCTION private.thread_event_activity(what text)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select a.event_id from public.activities a where a.id::text = what $function$;

CREATE OR REPLACE FUNCTION private.thread_event_event(what text)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select e.id from public.events e where e.id::text = what $function$;

CREATE OR REPLACE FUNCTION private.thread_event_group(what text)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select eg.event_id from public.event_guests eg
  where eg.event_id::text = left(what, 36) and eg.group_label = substr(what, 38) limit 1
$function$;

CREATE OR REPLACE FUNCTION private.thread_event_person(what text)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select eg.event_id from public.event_guests eg where eg.id::text = what $function$;

CREATE OR REPLACE FUNCTION private.thread_guests(thread public.threads, place uuid DEFAULT NULL::uuid)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query execute format('select * from private.%I($1, $2)', 'thread_guests_' || thread.kind) using thread, place;
end
$function$;

CREATE OR REPLACE FUNCTION private.thread_guests_activity(thread public.threads, place uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select eg.id from public.activities a join public.event_guests eg on eg.event_id = a.event_id
  where a.id::text = thread.subject and a.event_id = thread.event_id and a.status = 'published' and a.visibility <> 'team'
    and (place is null or eg.id = place)
    and case when a.sign_up then exists (select from public.activity_sign_ups s
        where s.activity_id = a.id and s.event_guest_id = eg.id and s.status in ('going', 'waiting'))
      else eg.id in (select private.comes_to(a.event_id)) end
$function$;

CREATE OR REPLACE FUNCTION private.thread_guests_event(thread public.threads, place uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select c from private.comes_to(thread.event_id) c where place is null or c = place $function$;

CREATE OR REPLACE FUNCTION private.thread_guests_group(thread public.threads, place uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select eg.id from public.event_guests eg
  join public.guests g on g.id = eg.guest_id and g.status in ('active', 'missing')
  left join public.rsvps r on r.event_guest_id = eg.id
  where eg.event_id = thread.event_id and eg.group_label = substr(thread.subject, 38)
    and r.answer is distinct from 'no' and (place is null or eg.id = place)
$function$;

CREATE OR REPLACE FUNCTION private.thread_guests_people(thread public.threads, place uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select m.event_guest_id from public.thread_members m
  where m.thread_id = thread.id and m.left_at is null and m.event_guest_id is not null and (place is null or m.event_guest_id = place)
$function$;

CREATE OR REPLACE FUNCTION private.thread_guests_person(thread public.threads, place uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select eg.id from public.event_guests eg
  where eg.id::text = thread.subject and eg.event_id = thread.event_id and (place is null or eg.id = place)
$function$;

CREATE OR REPLACE FUNCTION private.thread_head(thread public.threads, me public.thread_members)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', thread.id, 'kind', thread.kind, 'subject', thread.subject, 'title', private.thread_title(thread),
    'accountId', thread.account_id, 'eventId', thread.event_id,
    'eventName', e.name, 'timeZone', e.time_zone,
    'announceOnly', thread.announce_only, 'keptOpen', thread.kept_open, 'closesAt', private.thread_closes_at(thread), 'isClosed', private.is_closed(thread),
    'people', (select count(*) from private.thread_guests(thread)) + (select count(*) from public.thread_members m
      where m.thread_id = thread.id and m.user_id is not null and m.left_at is null),
    'channel', private.thread_channel(thread), 'heard', thread.heard, 'newest', thread.last_place,
    'lastAt', thread.last_message_at,
    'isHost', private.hosts_thread(thread, me), 'mayModerate', private.moderates_thread(thread, me),
    'whyNot', private.why_not_write(thread, me),
    'me', jsonb_build_object('id', me.id, 'name', private.member_name(me), 'readPlace', me.read_place, 'tells', me.tells,
      'unread', private.unread_in(thread, me),
      'blocked', coalesce((select jsonb_agg(b.blocked_id) from public.thread_blocks b where b.member_id = me.id), '[]')))
  from (select 1) one left join public.events e on e.id = thread.event_id
$function$;

CREATE OR REPLACE FUNCTION private.thread_hits(me public.thread_members, typed text)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('messages', coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'place', f.place, 'at', f.created_at,
    'text', f.body, 'author', f.author) order by f.place desc), '[]'))
  from (select m.id, m.place, m.created_at, left(m.body, 300) as body, private.member_name(w) as author
    from public.thread_messages m join public.thread_members w on w.id = m.author_id
    where m.thread_id = me.thread_id and m.removed_at is null and m.hidden_at is null
      and m.body_words like all (private.word_patterns(typed)) order by m.place desc limit 50) f
$function$;

CREATE OR REPLACE FUNCTION private.thread_line(thread public.threads, me public.thread_members)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', thread.id, 'kind', thread.kind, 'subject', thread.subject, 'title', private.thread_title(thread),
    'eventId', thread.event_id, 'eventName', e.name, 'heard', thread.heard, 'channel', private.thread_channel(thread),
    'announceOnly', thread.announce_only, 'isClosed', private.is_closed(thread), 'tells', coalesce(me.tells, 'daily'),
    'unread', private.unread_in(thread, me), 'lastAt', thread.last_message_at,
    'last', (select jsonb_build_object('text', case when l.removed_at is null and l.hidden_at is null then left(l.body, 140) end,
        'files', (select count(*) from public.thread_files f where f.message_id = l.id and l.hidden_at is null),
        'author', private.member_name(w), 'isOwn', w.id is not distinct from me.id)
      from public.thread_messages l join public.thread_members w on w.id = l.author_id
      where l.thread_id = thread.id order by l.place desc limit 1),
    'others', (select coalesce(jsonb_agg(x.name), '[]') from (select private.member_name(o) as name from public.thread_members o
      where thread.kind = 'people' and o.thread_id = thread.id and o.id is distinct from me.id and o.left_at is null
      order by o.joined_at, o.id limit 3) x))
  from (select 1) one left join public.events e on e.id = thread.event_id
$function$;

CREATE OR REPLACE FUNCTION private.thread_news(me public.thread_members, asked jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- Not stable: whoever has come in by the same call is among its members.
  thread public.threads;
  size constant integer := 60;
  since bigint := (asked ->> 'since')::bigint;
  upto bigint := (asked ->> 'before')::bigint;
  start bigint;
  messages public.thread_messages[];
begin
  select * into strict thread from public.threads t where t.id = me.thread_id;
  if since is not null and (select count(*) from (select from public.thread_messages m
    where m.thread_id = thread.id and m.heard > since limit 301) n) <= 300 then
    messages := array(select m from public.thread_messages m where m.thread_id = thread.id and m.heard > since order by m.place);
    return private.told_messages(thread, me, messages, null) || '{"isPage": false}';
  end if;
  if asked ? 'at' then
    -- A page with the first message of that moment in its upper third.
    start := (select min(m.place) from public.thread_messages m where m.thread_id = thread.id and m.created_at >= (asked ->> 'at')::timestamptz);
    upto := start + size * 2 / 3;
  elsif asked ? 'around' then
    start := (select m.place from public.thread_messages m where m.thread_id = thread.id and m.id = (asked ->> 'around')::uuid);
    upto := start + size * 2 / 3;
  end if;
  -- Whoever has missed much still finds where they were, with the line of what is new.
  if upto is null and not asked ? 'since' and thread.last_place - me.read_place between size / 2 and 200 then
    messages := array(select m from public.thread_messages m where m.thread_id = thread.id and m.place > me.read_place - 20 order by m.place);
  else
    messages := array(select m from public.thread_messages m where m.thread_id = thread.id and m.place in (
      select p.place from public.thread_messages p where p.thread_id = thread.id and (upto is null or p.place < upto)
      order by p.place desc limit size) order by m.place);
  end if;
  return private.told_messages(thread, me, messages, coalesce(upto <= thread.last_place, false)) || '{"isPage": true}';
end
$function$;

CREATE OR REPLACE FUNCTION private.thread_people(me public.thread_members, typed text)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('total', (select count(*) from public.thread_members m where m.thread_id = me.thread_id and m.left_at is null
      and private.member_name(m) is not null),
    'members', coalesce((select jsonb_agg(p.row order by p.name, p.id) from (
      select m.id, private.member_name(m) as name, private.member_view(t, m) as row
      from public.thread_members m join public.threads t on t.id = m.thread_id
      where m.thread_id = me.thread_id and m.left_at is null and private.member_name(m) is not null
        and private.search_words(private.member_name(m)) like all (private.word_patterns(typed))
      order by private.member_name(m), m.id limit 50) p), '[]'))
$function$;

CREATE OR REPLACE FUNCTION private.thread_title(thread public.threads)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  named text;
begin
  execute format('select private.%I($1)', 'thread_title_' || thread.kind) using thread into named;
  return coalesce(thread.title, named);
end
$function$;

CREATE OR REPLACE FUNCTION private.thread_title_activity(thread public.threads)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select a.title from public.activities a where a.id::text = thread.subject and a.event_id = thread.event_id $function$;

CREATE OR REPLACE FUNCTION private.thread_title_event(thread public.threads)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select e.name from public.events e where e.id = thread.event_id $function$;

CREATE OR REPLACE FUNCTION private.thread_title_group(thread public.threads)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select substr(thread.subject, 38) $function$;

CREATE OR REPLACE FUNCTION private.thread_title_people(thread public.threads)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select thread.title $function$;

CREATE OR REPLACE FUNCTION private.thread_title_person(thread public.threads)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select g.full_name from public.event_guests eg join public.guests g on g.id = eg.guest_id where eg.id::text = thread.subject
$function$;

CREATE OR REPLACE FUNCTION private.told_messages(thread public.threads, me public.thread_members, messages public.thread_messages[], has_newer boolean)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('thread', private.thread_head(thread, me),
    'messages', coalesce((select jsonb_agg(private.message_view(m, me) order by m.place) from unnest(messages) m), '[]'),
    'hasOlder', coalesce((select min(m.place) from unnest(messages) m) > (
      select min(m.place) from public.thread_messages m where m.thread_id = thread.id), false),
    'hasNewer', coalesce(has_newer, false),
    'members', coalesce((select jsonb_agg(private.member_view(thread, w)) from public.thread_members w where w.thread_id = thread.id and (w.id = me.id
      or w.id in (select m.author_id from unnest(messages) m union select unnest(m.mentions) from unnest(messages) m
        union select r.author_id from unnest(messages) m join public.thread_messages r on r.id = m.reply_to))), '[]'))
$function$;

CREATE OR REPLACE FUNCTION private.unread_in(thread public.threads, me public.thread_members)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select count(*)::integer from (select from public.thread_messages m
    where m.thread_id = thread.id and m.place > coalesce(me.read_place, 0) and m.author_id is distinct from me.id
      and m.removed_at is null and m.hidden_at is null limit 100) n
$function$;

CREATE OR REPLACE FUNCTION private.why_not_write(thread public.threads, me public.thread_members)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return case
    when private.is_closed(thread) then 'closed'
    when me.silenced_at is not null then 'silenced'
    when me.user_id is not null and exists (select from private.thread_kinds k where k.kind = thread.kind and k.open_to_team)
      and not private.hosts_thread(thread, me) then 'reader'
    when thread.announce_only and not private.hosts_thread(thread, me) then 'announce_only'
    when (select count(*) from public.thread_members m where m.thread_id = thread.id) = 2 and exists (
      select from public.thread_blocks b where b.thread_id = thread.id and b.blocked_id = me.id) then 'blocked' end;
end
$function$;

CREATE OR REPLACE FUNCTION public.act_in_guest_thread(token text, payload jsonb)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ select private.act_in_thread(private.guest_member(token, (payload ->> 'threadId')::uuid), payload ->> 'act', payload -> 'given') $function$;

CREATE OR REPLACE FUNCTION public.act_in_thread(thread_id_param uuid, act text, given jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.act_in_thread(private.own_member(thread_id_param), act, given);
end
$function$;

CREATE OR REPLACE FUNCTION public.count_unread_threads(event_id_param uuid DEFAULT NULL::uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select count(*)::integer from private.own_threads(event_id_param) t
  left join public.thread_members m on m.thread_id = t.id and m.user_id = (select auth.uid())
  where coalesce(m.tells, 'daily') <> 'off' and t.last_place > coalesce(m.read_place, 0) and private.unread_in(t, m) > 0 and not private.is_closed(t)
$function$;

CREATE OR REPLACE FUNCTION public.find_guest_people(token text, thread_id_param uuid, text_param text)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ select private.thread_people(private.guest_member(token, thread_id_param), text_param) $function$;

CREATE OR REPLACE FUNCTION public.find_in_thread(thread_id_param uuid, text_param text)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ select private.thread_hits(private.own_member(thread_id_param), text_param) $function$;

CREATE OR REPLACE FUNCTION public.get_guest_file(token text, thread_id_param uuid, file_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select (select jsonb_build_object('path', f.path, 'name', f.name, 'mime', f.mime) from public.thread_files f
    where f.id = file_id and f.thread_id = (private.guest_member(token, thread_id_param)).thread_id)
$function$;

CREATE OR REPLACE FUNCTION public.get_guest_thread(token text, thread_id_param uuid, asked jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ select private.thread_news(private.guest_member(token, thread_id_param), asked) $function$;

CREATE OR REPLACE FUNCTION public.get_guest_threads(token text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
  known := (select m.name from public.thread_members m where m.event_guest_id = place.id and m.name is not null order by m.joined_at desc limit 1);
  return private.event_look(event, null) || jsonb_build_object('event', private.public_event(event, false)
      - array['description', 'address', 'onlineUrl', 'currency'], 'serverTime', now(), 'name', known,
    'suggested', coalesce(known, link.shown_name, (select g.full_name from public.guests g where g.id = place.guest_id)),
    'threads', coalesce((select jsonb_agg(private.thread_line(o.thread, m) || jsonb_build_object('channel', null, 'id', (o.thread).id,
        'people', (select count(*) from private.thread_guests(o.thread)))
      order by array_position(array['event', 'person', 'group', 'activity', 'people'], (o.thread).kind), (o.thread).last_message_at desc nulls last)
      from (select coalesce(t, jsonb_populate_record(null::public.threads, jsonb_build_object('account_id', place.account_id, 'event_id', place.event_id,
          'kind', g.kind, 'subject', g.subject, 'announce_only', false, 'kept_open', false, 'generation', 1, 'last_place', 0, 'heard', 0))) as thread
        from private.guest_threads(place) g
        left join public.threads t on t.account_id = place.account_id and t.kind = g.kind and t.subject = g.subject) o
      left join public.thread_members m on m.thread_id = (o.thread).id and m.event_guest_id = place.id
      where exists (select from private.thread_guests(o.thread, place.id))
        and ((o.thread).last_place > 0 or not private.is_closed(o.thread))), '[]'));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_thread(thread_id_param uuid, asked jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.thread_news(private.own_member(thread_id_param), asked);
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_guest_file(token text, thread_id_param uuid, file jsonb)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ select private.keep_file(private.guest_member(token, thread_id_param), file) $function$;

CREATE OR REPLACE FUNCTION public.keep_thread_file(thread_id_param uuid, file jsonb)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ select private.keep_file(private.own_member(thread_id_param), file) $function$;

CREATE OR REPLACE FUNCTION public.list_message_reports(event_id_param uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('messageId', r.message_id, 'threadId', t.id, 'thread', private.thread_title(t), 'eventId', t.event_id,
    'said', r.said, 'author', private.member_name(a), 'authorId', a.id, 'isSilenced', a.silenced_at is not null,
    'isGone', m.removed_at is not null, 'at', r.created_at, 'by', private.member_name(w), 'reason', r.reason, 'note', r.note)
    order by r.created_at desc, r.id), '[]')
  from public.thread_reports r
  join public.threads t on t.id = r.thread_id
  join public.thread_messages m on m.id = r.message_id
  join public.thread_members a on a.id = m.author_id
  join public.thread_members w on w.id = r.member_id
  where r.outcome is null and (event_id_param is null or t.event_id = event_id_param)
    and (t.account_id in (select private.my_accounts('messages.moderate')) or t.event_id in (select private.my_events('messages.moderate')))
$function$;

CREATE OR REPLACE FUNCTION public.list_thread_people(thread_id_param uuid, text_param text DEFAULT ''::text)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ select private.thread_people(private.own_member(thread_id_param), text_param) $function$;

CREATE OR REPLACE FUNCTION public.list_threads(request jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
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
      and (coalesce(request ->> 'text', '') = '' or private.search_words(private.thread_title(t)) like all (private.word_patterns(request ->> 'text')))) f;
  return jsonb_build_object('rows', lines, 'total', total);
end
$function$;

CREATE OR REPLACE FUNCTION public.open_guest_thread(token text, payload jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
    insert into public.thread_members (account_id, thread_id, event_guest_id, name, tells)
    values (thread.account_id, thread.id, place.id, private.check_name(payload ->> 'name', 'name'),
      case when (payload ->> 'mail')::boolean then 'daily' else 'off' end)
    on conflict (thread_id, event_guest_id) do update set name = excluded.name, tells = excluded.tells;
  end if;
  return private.thread_news(private.guest_member(token, thread.id), '{}');
end
$function$;

CREATE OR REPLACE FUNCTION public.open_thread(kind_param text, subject_param text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  feature text;
begin
  if to_regprocedure(format('private.%I(text)', 'thread_event_' || coalesce(kind_param, ''))) is null then
    perform private.refuse_thread();
  end if;
  -- What it is about leads to its event; whoever reads the event's messages makes the thread by opening it.
  execute format('select * from public.events e where e.id = private.%I($1)', 'thread_event_' || kind_param) using subject_param into event;
  if event.id is null or not private.may('messages.read', event.account_id, event.id) then
    perform private.refuse_thread();
  end if;
  select k.plan_feature into feature from private.thread_kinds k where k.kind = kind_param;
  if feature is not null and not exists (select from public.threads t
    where t.account_id = event.account_id and t.kind = kind_param and t.subject = subject_param) then
    perform private.require_permission('messages.send', event.account_id, event.id);
    perform private.require_plan(event.account_id, feature);
  end if;
  return private.thread_news(private.own_member((private.ensure_thread(kind_param, subject_param, event.account_id, event.id)).id), '{}');
end
$function$;

CREATE OR REPLACE FUNCTION public.read_thread(thread_id_param uuid, place_param bigint)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ select private.read_upto(private.own_member(thread_id_param), place_param) $function$;

CREATE OR REPLACE FUNCTION public.search_messages(text_param text, event_id_param uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'threadId', f.thread_id, 'thread', private.thread_title(f.t), 'at', f.created_at,
    'text', f.body, 'author', private.member_name(f.w)) order by f.created_at desc, f.id), '[]')
  from (select m.id, m.thread_id, m.created_at, left(m.body, 300) as body, t, w
    from private.own_threads(event_id_param) t join public.thread_messages m on m.thread_id = t.id
    join public.thread_members w on w.id = m.author_id
    where length(trim(text_param)) > 1 and m.removed_at is null and m.hidden_at is null
      and m.body_words like all (private.word_patterns(text_param))
    order by m.created_at desc limit 30) f
$function$;

CREATE OR REPLACE FUNCTION public.sign_in_guest_thread(token text, payload jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.sign_in_thread(thread_id_param uuid, sign text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ select private.pass_sign(private.own_member(thread_id_param), sign) $function$;

CREATE OR REPLACE FUNCTION public.start_people_thread(account_id_param uuid, title_param text, people jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  events uuid[] := array(select distinct eg.event_id from public.event_guests eg where eg.account_id = account_id_param
    and eg.id::text in (select jsonb_array_elements_text(coalesce(people -> 'guests', '[]'))));
  users uuid[] := array(select m.user_id from public.team_members m where m.account_id = account_id_param and m.status = 'active'
    and m.user_id <> auth.uid() and m.user_id::text in (select jsonb_array_elements_text(coalesce(people -> 'users', '[]'))));
  guests uuid[] := array(select eg.id from public.event_guests eg where eg.account_id = account_id_param
    and eg.id::text in (select jsonb_array_elements_text(coalesce(people -> 'guests', '[]'))));
  thread public.threads;
begin
  perform private.require_permission('messages.send', account_id_param, events[1]);
  perform private.require_plan(account_id_param, 'private-messages');
  if cardinality(events) > 1 then
    perform private.refuse(400, 'invalid_input', 'Choose guests of one event', 'guests');
  elsif cardinality(users) + cardinality(guests) not between 1 and 50 then
    perform private.refuse(400, 'invalid_input', 'Choose between one and fifty people', 'people');
  end if;
  -- Two people have one conversation, however often it is begun.
  thread := private.ensure_thread('people', case when cardinality(guests) = 0 and cardinality(users) = 1
      then least(auth.uid(), users[1]) || '+' || greatest(auth.uid(), users[1]) else gen_random_uuid()::text end,
    account_id_param, events[1]);
  update public.threads t set title = private.check_text(title_param, 120, 'title', 'A name') where t.id = thread.id and title_param is not null;
  insert into public.thread_members (account_id, thread_id, user_id)
  select account_id_param, thread.id, u from unnest(users || auth.uid()) u on conflict (thread_id, user_id) do update set left_at = null;
  insert into public.thread_members (account_id, thread_id, event_guest_id, name)
  select account_id_param, thread.id, eg.id, g.full_name from public.event_guests eg join public.guests g on g.id = eg.guest_id
  where eg.id = any (guests) on conflict (thread_id, event_guest_id) do nothing;
  return private.thread_news(private.own_member(thread.id), '{}');
end
$function$;

CREATE OR REPLACE FUNCTION public.tidy_threads()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from public.thread_edits e where e.written_at < now() - interval '30 days';
  delete from public.thread_reports r where r.decided_at < now() - interval '90 days';
  delete from public.thread_files f where f.message_id is null and f.created_at < now() - interval '1 day';
$function$;

CREATE TRIGGER audit_row AFTER UPDATE OF announce_only, kept_open, closed_at, title ON public.threads FOR EACH ROW EXECUTE FUNCTION private.audit_row();

CREATE TRIGGER forget_thread AFTER DELETE ON public.activities FOR EACH ROW EXECUTE FUNCTION private.forget_thread('activity');

CREATE TRIGGER forget_thread AFTER DELETE ON public.event_guests FOR EACH ROW EXECUTE FUNCTION private.forget_thread('person');

CREATE TRIGGER tell_thread AFTER UPDATE OF heard ON public.threads FOR EACH ROW EXECUTE FUNCTION private.tell_thread();

create policy "people add files to their conversations" on storage.objects
as permissive for insert to authenticated with check (((bucket_id = 'talk'::text) AND private.may_add_to_talk(split_part(name, '/'::text, 1))));

create policy "people see files of their conversations" on storage.objects
as permissive for select to authenticated using (((bucket_id = 'talk'::text) AND private.may_see_talk(split_part(name, '/'::text, 1))));

create policy "people see their conversations" on public.threads
as permissive for select to authenticated using ((id IN ( SELECT t.id
   FROM private.own_threads(NULL::uuid) t(id, account_id, event_id, kind, subject, title, announce_only, kept_open, closed_at, generation, last_place, heard, last_message_at, created_by, created_at))));

comment on function private.act_in_thread(public.thread_members, text, jsonb) is 'Does one thing in a thread and answers what changed since the client''s count. ThreadNews.';

comment on function private.check_mentions(public.threads, jsonb) is 'Who is named by @, as far as they are members.';

comment on function private.check_words(public.threads, jsonb) is 'The words of a message, trimmed, as long as its kind of thread takes.';

comment on function private.comes_to(uuid) is 'Places on an event''s list of those who come or may: by their answer, a ticket, or as hosts.';

comment on function private.ensure_thread(text, text, uuid, uuid) is 'The one thread of a subject, made when it is first asked for. Who asks was looked at before.';

comment on function private.forget_messages(public.guests) is 'A guest''s own conversation with the hosts and all they wrote elsewhere; a nameless place stays where others answered.';

comment on function private.forget_thread() is 'Trigger of what threads are about: with it goes what was said under it.';

comment on function private.guest_member(text, uuid) is 'Who a guest is in a thread they belong to, by their own link; they come in under the name they chose at first.';

comment on function private.guest_threads(public.event_guests) is 'Conversations that are offered to a guest on their own page, whether they were opened or not.';

comment on function private.hear_thread(public.threads) is 'One more change of a thread that others are to hear of.';

comment on function private.held_messages(public.guests) is '{messages}: the conversations somebody is in, under which name, and how much they wrote.';

comment on function private.hosts_thread(public.threads, public.thread_members) is 'Whether a member speaks as a host.';

comment on function private.is_closed(public.threads) is 'Whether a thread takes no more messages.';

comment on function private.keep_file(public.thread_members, jsonb) is 'A file {id, name, width?, height?} that has arrived in the bucket, for the next message of whoever sent it up.';

comment on function private.may_add_to_talk(text) is 'Whether a folder of the bucket talk is a thread in which the caller writes.';

comment on function private.may_see_talk(text) is 'Whether a folder of the bucket talk is a thread of the caller.';

comment on function private.member_name(public.thread_members) is 'What a member is called; null of somebody who is gone.';

comment on function private.member_view(public.threads, public.thread_members) is 'ThreadMember.';

comment on function private.message_of(public.threads, jsonb) is 'The message that is meant; refused when it is gone.';

comment on function private.message_view(public.thread_messages, public.thread_members) is 'ThreadMessage; seen is how many others have read one''s own.';

comment on function private.moderates_thread(public.threads, public.thread_members) is 'Whether a member may hide what others say, and silence them.';

comment on function private.own_member(uuid) is 'Who the caller is in a thread: one of the team comes in by reading, others were asked in; the one refusal else.';

comment on function private.own_threads(uuid) is 'Threads that the caller reads: as one of a team, or as a member.';

comment on function private.pass_sign(public.thread_members, text) is 'Tells the others that somebody is writing, or here; it is kept nowhere.';

comment on function private.quote_view(public.thread_messages) is 'What a reply stands under.';

comment on function private.read_upto(public.thread_members, bigint) is 'A member has seen a thread up to a place; it never goes back.';

comment on function private.reads_thread(public.threads) is 'Whether the caller reads a thread as one of its account''s team, member or not.';

comment on function private.refuse_thread() is 'The one answer to threads that are not there and to those that are not one''s own.';

comment on function private.require_moderator(public.threads, public.thread_members) is 'Refuses whoever may not hide what others say.';

comment on function private.require_voice(public.threads, public.thread_members) is 'Refuses whoever cannot write in a thread now.';

comment on function private.talk_block(public.threads, public.thread_members, jsonb) is 'Sees nothing more of a member {memberId}, or again {on: false}.';

comment on function private.talk_edit(public.threads, public.thread_members, jsonb) is 'Changes one''s own message {id, text, rich?, mentions?}; what it said before is kept a month.';

comment on function private.talk_hide(public.threads, public.thread_members, jsonb) is 'Hides a message {id} from everybody, or shows it again {on: false}; reports of it are decided by that.';

comment on function private.talk_keep(public.threads, public.thread_members, jsonb) is 'Decides that a reported message {id} stays.';

comment on function private.talk_leave(public.threads, public.thread_members, jsonb) is 'Leaves a small group.';

comment on function private.talk_react(public.threads, public.thread_members, jsonb) is 'Gives a message {id} a sign {sign}, or takes it back {on: false}.';

comment on function private.talk_remove(public.threads, public.thread_members, jsonb) is 'Takes one''s own message {id} away: its place stays, its words are gone. A report keeps what it said.';

comment on function private.talk_report(public.threads, public.thread_members, jsonb) is 'Reports a message {id, reason, note?} to the hosts, once.';

comment on function private.talk_run(public.threads, public.thread_members, jsonb) is 'How a thread is run: {announceOnly?, keptOpen?, closed?, title?}.';

comment on function private.talk_send(public.threads, public.thread_members, jsonb) is 'Sends {id, text, rich?, replyTo?, mentions?, files?}. The client made the id: the same one again is the same message.';

comment on function private.talk_silence(public.threads, public.thread_members, jsonb) is 'Stops a member {memberId} from writing, or lets them again {on: false}.';

comment on function private.talk_tells(public.threads, public.thread_members, jsonb) is 'How loud a thread may be for oneself {tells}: off is mute.';

comment on function private.tell_channel(text, text, jsonb) is 'Tells everybody who listens to a channel; nothing is kept of it.';

comment on function private.tell_thread() is 'Trigger of threads: who listens hears that there is something new, and asks for it.';

comment on function private.thread_channel(public.threads) is 'The channel on which a thread''s members hear that something is new; its name is told to members alone, and no words go through it.';

comment on function private.thread_closes_at(public.threads) is 'From when on a thread is read only: so many days after its event, which moves with it; null: never.';

comment on function private.thread_event_activity(text) is 'The event of an activity.';

comment on function private.thread_event_event(text) is 'The event itself.';

comment on function private.thread_event_group(text) is 'The event of a group, which is named as <event>:<label>.';

comment on function private.thread_event_person(text) is 'The event of a place on its list.';

comment on function private.thread_guests(public.threads, uuid) is 'Which places on the event''s list belong to a thread, by its kind; with a place, that one if it does.';

comment on function private.thread_guests_activity(public.threads, uuid) is 'Those who signed up, or everyone who comes where nobody signs up. What the team keeps to itself has no guests.';

comment on function private.thread_guests_event(public.threads, uuid) is 'Everyone who comes, or the one who asks.';

comment on function private.thread_guests_group(public.threads, uuid) is 'Those of a group who have not said no.';

comment on function private.thread_guests_people(public.threads, uuid) is 'Guests who were asked into a small group.';

comment on function private.thread_guests_person(public.threads, uuid) is 'The one guest.';

comment on function private.thread_head(public.threads, public.thread_members) is 'ThreadHead: a thread as one member finds it.';

comment on function private.thread_hits(public.thread_members, text) is 'FoundMessages: up to fifty, the newest first.';

comment on function private.thread_line(public.threads, public.thread_members) is 'ThreadLine.';

comment on function private.thread_news(public.thread_members, jsonb) is 'ThreadNews: what changed since a count, or a page: the newest, those before a place, those around a message or a moment.';

comment on function private.thread_people(public.thread_members, text) is 'ThreadPeople: who has come in, by name; for mentions and the list of members.';

comment on function private.thread_title(public.threads) is 'What a thread is called: by its own title, or by its kind.';

comment on function private.thread_title_activity(public.threads) is 'An activity''s conversation is called as the activity.';

comment on function private.thread_title_event(public.threads) is 'An event''s conversation is called as the event.';

comment on function private.thread_title_group(public.threads) is 'A group''s conversation is called as the group.';

comment on function private.thread_title_people(public.threads) is 'A small group has the name it was given, if any.';

comment on function private.thread_title_person(public.threads) is 'What hosts and one guest say to each other is called as the guest.';

comment on function private.told_messages(public.threads, public.thread_members, public.thread_messages[], boolean) is 'ThreadNews of these messages, with everybody who is named in them.';

comment on function private.unread_in(public.threads, public.thread_members) is 'How many messages of others are new to a member, a hundred at most.';

comment on function private.why_not_write(public.threads, public.thread_members) is 'Why a member cannot write now: closed, silenced, reader, announce_only, blocked; null where they can.';

comment on function public.act_in_guest_thread(text, jsonb) is 'Does {threadId, act, given} as a guest. ThreadNews.';

comment on function public.act_in_thread(uuid, text, jsonb) is 'send, edit, remove, react, tells, block, report, leave; for hosts run, silence, hide, keep. ThreadNews.';

comment on function public.count_unread_threads(uuid) is 'In how many conversations that are not muted something is new.';

comment on function public.find_guest_people(text, uuid, text) is 'ThreadPeople for a guest.';

comment on function public.find_in_thread(uuid, text) is 'FoundMessages of one conversation.';

comment on function public.get_guest_file(text, uuid, uuid) is 'Where a file of one''s conversation lies, for the server that signs its address.';

comment on function public.get_guest_thread(text, uuid, jsonb) is 'ThreadNews for a guest, as get_thread.';

comment on function public.get_guest_threads(text) is 'GuestThreads: the conversations a guest belongs to, opened or not, and what they are called there.';

comment on function public.get_thread(uuid, jsonb) is 'ThreadNews: {since} what changed, {before} older ones, {around} a message, {at} a moment, or the newest.';

comment on function public.keep_guest_file(text, uuid, jsonb) is 'A guest''s file that has arrived. {id, path}.';

comment on function public.keep_thread_file(uuid, jsonb) is 'A file that has arrived, for one''s next message. {id, path}.';

comment on function public.list_message_reports(uuid) is 'MessageReport[]: what was reported and nobody has decided, the newest first, of one event or of all.';

comment on function public.list_thread_people(uuid, text) is 'ThreadPeople: who has come into a conversation, by name.';

comment on function public.list_threads(jsonb) is 'The caller''s conversations {eventId?, closed?, text?, from?, size?}, the newest first. ListPage of ThreadLine.';

comment on function public.open_guest_thread(text, jsonb) is 'Comes into a conversation {kind, subject, name?, mail?}; without a name that was chosen before, one is asked for. ThreadNews.';

comment on function public.open_thread(text, text) is 'The conversation of an event, activity, group (<event>:<label>) or person (their place on the list), made at its first opening. ThreadNews.';

comment on function public.read_thread(uuid, bigint) is 'One has seen a conversation up to a place.';

comment on function public.search_messages(text, uuid) is 'FoundMessage[]: up to thirty in all one''s conversations, the newest first.';

comment on function public.sign_in_guest_thread(text, jsonb) is 'A guest of {threadId} has read up to a place {read}, or passes a sign {sign}.';

comment on function public.sign_in_thread(uuid, text) is 'Tells the others of a conversation: typing or here.';

comment on function public.start_people_thread(uuid, text, jsonb) is 'A conversation of a few {users?, guests?}: of the team, and of guests of one event by their places on its list. ThreadNews.';

comment on function public.tidy_threads() is 'What nobody needs any more: earlier wordings after a month, reports three months after they were decided, files that were never sent.';

grant execute on function private.may_add_to_talk(text) to authenticated;

grant execute on function private.may_add_to_talk(text) to service_role;

grant execute on function private.may_see_talk(text) to authenticated;

grant execute on function private.may_see_talk(text) to service_role;

grant execute on function private.own_threads(uuid) to authenticated;

grant execute on function private.own_threads(uuid) to service_role;

grant execute on function public.act_in_guest_thread(text, jsonb) to service_role;

grant execute on function public.act_in_thread(uuid, text, jsonb) to authenticated;

grant execute on function public.act_in_thread(uuid, text, jsonb) to service_role;

grant execute on function public.count_unread_threads(uuid) to authenticated;

grant execute on function public.count_unread_threads(uuid) to service_role;

grant execute on function public.find_guest_people(text, uuid, text) to service_role;

grant execute on function public.find_in_thread(uuid, text) to authenticated;

grant execute on function public.find_in_thread(uuid, text) to service_role;

grant execute on function public.get_guest_file(text, uuid, uuid) to service_role;

grant execute on function public.get_guest_thread(text, uuid, jsonb) to service_role;

grant execute on function public.get_guest_threads(text) to service_role;

grant execute on function public.get_thread(uuid, jsonb) to authenticated;

grant execute on function public.get_thread(uuid, jsonb) to service_role;

grant execute on function public.keep_guest_file(text, uuid, jsonb) to service_role;

grant execute on function public.keep_thread_file(uuid, jsonb) to authenticated;

grant execute on function public.keep_thread_file(uuid, jsonb) to service_role;

grant execute on function public.list_message_reports(uuid) to authenticated;

grant execute on function public.list_message_reports(uuid) to service_role;

grant execute on function public.list_thread_people(uuid, text) to authenticated;

grant execute on function public.list_thread_people(uuid, text) to service_role;

grant execute on function public.list_threads(jsonb) to authenticated;

grant execute on function public.list_threads(jsonb) to service_role;

grant execute on function public.open_guest_thread(text, jsonb) to service_role;

grant execute on function public.open_thread(text, text) to authenticated;

grant execute on function public.open_thread(text, text) to service_role;

grant execute on function public.read_thread(uuid, bigint) to authenticated;

grant execute on function public.read_thread(uuid, bigint) to service_role;

grant execute on function public.search_messages(text, uuid) to authenticated;

grant execute on function public.search_messages(text, uuid) to service_role;

grant execute on function public.sign_in_guest_thread(text, jsonb) to service_role;

grant execute on function public.sign_in_thread(uuid, text) to authenticated;

grant execute on function public.sign_in_thread(uuid, text) to service_role;

grant execute on function public.start_people_thread(uuid, text, jsonb) to authenticated;

grant execute on function public.start_people_thread(uuid, text, jsonb) to service_role;

grant execute on function public.tidy_threads() to service_role;

grant select, update, usage on sequence public.thread_edits_id_seq to service_role;

grant all on table public.thread_blocks to service_role;

grant all on table public.thread_edits to service_role;

grant all on table public.thread_files to service_role;

grant all on table public.thread_members to service_role;

grant all on table public.thread_messages to service_role;

grant all on table public.thread_reactions to service_role;

grant all on table public.thread_reports to service_role;

grant select on table public.threads to authenticated;

grant all on table public.threads to service_role;

select private.guard_half_sessions();

reset check_function_bodies;

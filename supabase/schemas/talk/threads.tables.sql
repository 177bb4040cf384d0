-- Threads: messages under a subject, whatever that is: an event, an activity, a person, later a photo or a task.
-- Read and written by calls alone: everything a person may see depends on whether they belong.

insert into public.plan_gates (feature_key, title, required_plan, writes) values
  ('private-messages', 'Private Messages', 'premium', 'what hosts write to one person or to a small group');

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('talk', 'talk', false, 10485760,
  array['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'application/pdf', 'text/plain', 'text/csv', 'audio/mpeg', 'audio/mp4', 'video/mp4',
    'audio/x-m4a', 'video/quicktime', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation'])
on conflict (id) do nothing;

insert into private.notice_topics (topic, usual) values
  ('message', 'now'),
  ('conversation', 'digest');

create table private.thread_kinds (
  kind text primary key check (kind ~ '^[a-z_]+$'),
  open_to_team boolean not null,
  plan_feature text references public.plan_gates (feature_key),
  days_after integer check (days_after > 0),
  most_letters integer not null default 4000 check (most_letters between 1 and 20000),
  between_few boolean not null default false,
  own_list boolean not null default false,
  reads text not null default 'messages.read',
  writes text not null default 'messages.send',
  told_as text not null default 'conversation' references private.notice_topics (topic)
);
comment on table private.thread_kinds is
  'What a thread can be about; each area adds its rows. private.thread_title_<kind>(thread) names it, private.thread_guests_<kind>(thread, place) tells which guests belong.';
comment on column private.thread_kinds.open_to_team is 'Whoever may read the event''s messages reads it; else only its members do.';
comment on column private.thread_kinds.plan_feature is 'What hosts'' writing needs of their plan; guests'' never needs any.';
comment on column private.thread_kinds.days_after is 'How long after its event it still takes messages; null: always.';
comment on column private.thread_kinds.between_few is 'Each message is to everyone in it, who is told soon; in others people look when they like.';
comment on column private.thread_kinds.own_list is
  'Its area lists and searches it, the inbox does not; private.thread_reader_<kind>(thread, person) says who of the team reads it. Who comes in hears of it only once they follow it.';
comment on column private.thread_kinds.reads is 'The permission by which one of the team reads it, where it is open to the team.';
comment on column private.thread_kinds.writes is 'The permission by which one of the team speaks in it as a host.';
comment on column private.thread_kinds.told_as is 'The topic under which people with an account are told of what is neither between few nor names them.';
create index thread_kinds_told_as on private.thread_kinds (told_as);
create index thread_kinds_plan_feature on private.thread_kinds (plan_feature);
alter table private.thread_kinds enable row level security;
insert into private.thread_kinds (kind, open_to_team, plan_feature, days_after, between_few) values
  ('event', true, null, 15, false),
  ('activity', true, null, 15, false),
  ('group', true, null, 15, false),
  ('person', true, 'private-messages', null, true),
  ('people', false, 'private-messages', null, true);

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
  mail_at timestamptz,
  mailed_at timestamptz,
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
comment on column public.thread_members.mail_at is 'When a guest is to hear by mail that something waits; null while nothing does.';
comment on column public.thread_members.mailed_at is 'Since when a guest has been told by mail and not read; until they do, no second mail goes.';
create index thread_members_mail on public.thread_members (mail_at) where mail_at is not null;
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
  held_at timestamptz,
  held_for text check (length(held_for) <= 80),
  moved_from uuid,
  moved_heard bigint,
  unique (id, thread_id),
  unique (thread_id, place),
  foreign key (thread_id, account_id) references public.threads (id, account_id) on delete cascade,
  foreign key (author_id, thread_id) references public.thread_members (id, thread_id) on delete cascade,
  foreign key (reply_to, thread_id) references public.thread_messages (id, thread_id) on delete set null (reply_to),
  foreign key (moved_from, account_id) references public.threads (id, account_id) on delete set null (moved_from)
);
comment on table public.thread_messages is 'Messages in their order. The client makes the id, so that one that is sent again is the same.';
comment on column public.thread_messages.place is 'One more than the message before it.';
comment on column public.thread_messages.heard is 'The thread''s count when it last changed.';
comment on column public.thread_messages.body is 'The words as plain text, also where rich says them with their form; empty once removed.';
comment on column public.thread_messages.rich is 'The same as rich text, where it is more than words.';
comment on column public.thread_messages.held_at is 'Since when it waits for a moderator: until then only its writer and moderators see it.';
comment on column public.thread_messages.held_for is 'The word for which it waits.';
comment on column public.thread_messages.moved_from is 'The thread it was moved out of last, whose readers let go of it.';
comment on column public.thread_messages.moved_heard is 'The count of that thread when it left.';
comment on column public.thread_messages.mentions is 'Members it names by @.';
create index thread_messages_heard on public.thread_messages (thread_id, heard);
create index thread_messages_moved on public.thread_messages (moved_from, account_id, moved_heard);
create index thread_messages_held on public.thread_messages (thread_id, held_at) where held_at is not null;
create index thread_messages_author on public.thread_messages (author_id, created_at desc);
create index thread_messages_author_thread on public.thread_messages (author_id, thread_id);
create index thread_messages_reply on public.thread_messages (reply_to, thread_id);
create index thread_messages_found on public.thread_messages using gin (to_tsvector('simple', body_words));
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
  check (split_part(path, '/', 2) = id::text),
  check (num_nonnulls(width, height) in (0, 2)),
  foreign key (thread_id, account_id) references public.threads (id, account_id) on delete cascade,
  foreign key (member_id, thread_id) references public.thread_members (id, thread_id) on delete cascade,
  foreign key (message_id, thread_id) references public.thread_messages (id, thread_id) on delete cascade
);
comment on table public.thread_files is 'Pictures and files of messages, in the closed bucket talk as <thread>/<id>, the thread they went up to; not of a message yet while one is written.';
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

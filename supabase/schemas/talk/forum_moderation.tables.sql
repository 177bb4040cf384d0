-- Who keeps the forum in order: people who may not write in it for a while, and words that wait for a moderator.

insert into private.notice_topics (topic, usual, permission) values
  ('moderation', 'now', 'messages.moderate');

create table public.forum_bans (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  reason text not null check (length(trim(reason)) between 1 and 300),
  until timestamptz,
  banned_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (account_id, user_id)
);
comment on table public.forum_bans is 'Who may not take part in an account''s forum: they read what everybody reads, and are told why.';
comment on column public.forum_bans.until is 'When it ends by itself; null: when a moderator ends it.';
create index forum_bans_user on public.forum_bans (user_id);
create index forum_bans_by on public.forum_bans (banned_by);
create index forum_bans_until on public.forum_bans (until) where until is not null;
alter table public.forum_bans enable row level security;

create table public.forum_rules (
  account_id uuid primary key references public.accounts (id) on delete cascade,
  held_words text[] not null default '{}' check (cardinality(held_words) <= 200)
);
comment on table public.forum_rules is 'What holds a post back until a moderator has looked at it.';
comment on column public.forum_rules.held_words is 'Words and phrases; one that ends in * stands for all that begin so.';
alter table public.forum_rules enable row level security;

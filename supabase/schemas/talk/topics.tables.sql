-- The forum of an account: topics under categories. A topic is a thread (decision 57) with a title and a place;
-- what is written in it are the thread's messages. Read and written by calls alone.

insert into private.thread_kinds (kind, open_to_team, plan_feature, days_after, most_letters, between_few, own_list) values
  ('topic', true, null, null, 8000, false, true);

create table public.forum_categories (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  name text not null check (length(trim(name)) between 1 and 80),
  about text check (length(about) between 1 and 300),
  visibility text not null default 'members' check (visibility in ('members', 'group', 'everybody')),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  files_open boolean not null default false,
  unique (id, account_id)
);
comment on table public.forum_categories is 'What the topics of an account''s forum are sorted by.';
comment on column public.forum_categories.visibility is 'members: whoever reads the account''s messages; group: those of them who were chosen, and moderators; everybody: whoever has the address reads, without an account.';
comment on column public.forum_categories.files_open is 'Where everybody reads it: pictures and files, too.';
create unique index forum_categories_name on public.forum_categories (account_id, lower(name));
create index forum_categories_created_by on public.forum_categories (created_by);
alter table public.forum_categories enable row level security;

create table public.forum_category_people (
  category_id uuid not null,
  account_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  primary key (category_id, user_id),
  foreign key (category_id, account_id) references public.forum_categories (id, account_id) on delete cascade
);
comment on table public.forum_category_people is 'Who reads a category that is for a group.';
create index forum_category_people_category on public.forum_category_people (category_id, account_id);
create index forum_category_people_user on public.forum_category_people (user_id);
alter table public.forum_category_people enable row level security;

create table public.forum_topics (
  id uuid primary key,
  account_id uuid not null,
  category_id uuid not null,
  title text not null check (length(trim(title)) between 1 and 160),
  title_words text not null generated always as (private.search_words(title)) stored,
  pinned_at timestamptz,
  solved_id uuid,
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  held_at timestamptz,
  foreign key (id, account_id) references public.threads (id, account_id) on delete cascade,
  foreign key (category_id, account_id) references public.forum_categories (id, account_id),
  foreign key (solved_id, id) references public.thread_messages (id, thread_id) on delete set null (solved_id)
);
comment on table public.forum_topics is 'Topics of a forum; the id is that of its thread, whose closed_at locks it.';
comment on column public.forum_topics.solved_id is 'The message that answers what was asked.';
comment on column public.forum_topics.held_at is 'Since when its first post waits for a moderator: until then only who began it and moderators see it.';
comment on column public.forum_topics.removed_at is 'Since when nobody sees it; a month later it is gone with what was written.';
create index forum_topics_thread on public.forum_topics (id, account_id);
create index forum_topics_category on public.forum_topics (category_id, account_id);
create index forum_topics_solved on public.forum_topics (solved_id, id);
create index forum_topics_found on public.forum_topics using gin (to_tsvector('simple', title_words));
create index forum_topics_removed on public.forum_topics (removed_at) where removed_at is not null;
alter table public.forum_topics enable row level security;

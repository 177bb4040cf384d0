-- Questions: what the hosts answer on the event's page, and what guests ask them there.

insert into private.notice_topics (topic, usual, permission) values
  ('question', 'now', 'guests.read_contact');

create table public.page_questions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  question text not null check (length(trim(question)) between 1 and 200),
  answer text not null check (length(trim(answer)) between 1 and 2000),
  position integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  is_draft boolean not null default false,
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.page_questions is 'Questions with their answers on an event''s page, in the order of the hosts. One without an answer cannot be.';
comment on column public.page_questions.is_draft is 'Brought by a template and not read by a host yet: guests do not see it.';
create index page_questions_event on public.page_questions (event_id, position);
create index page_questions_account on public.page_questions (account_id);
alter table public.page_questions enable row level security;

create table public.asked_questions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  event_guest_id uuid references public.event_guests (id) on delete set null,
  name text not null check (length(name) between 1 and 200),
  email text check (length(email) <= 254),
  locale text check (length(locale) <= 35),
  question text not null check (length(question) between 1 and 1000),
  answer text check (length(trim(answer)) between 1 and 2000),
  answered_by uuid references auth.users (id) on delete set null,
  answered_at timestamptz,
  put_away_at timestamptz,
  published_id uuid references public.page_questions (id) on delete set null,
  submit_key text not null check (length(submit_key) between 8 and 100),
  created_at timestamptz not null default now(),
  unique (event_id, submit_key),
  check (num_nonnulls(answer, answered_at) in (0, 2)),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.asked_questions is 'What guests asked the hosts on the event''s page; seen by the hosts alone.';
comment on column public.asked_questions.event_guest_id is 'Whoever asked by a link of their own.';
comment on column public.asked_questions.email is 'Where the answer goes; null where nobody knows, which only happens by a link of one''s own.';
comment on column public.asked_questions.published_id is 'What the hosts made of it on the page, without the asker''s name.';
create index asked_questions_event on public.asked_questions (event_id, created_at desc);
create index asked_questions_account on public.asked_questions (account_id);
create index asked_questions_guest on public.asked_questions (event_guest_id);
create index asked_questions_answered_by on public.asked_questions (answered_by);
create index asked_questions_published on public.asked_questions (published_id);
alter table public.asked_questions enable row level security;

create table private.question_takers (
  event_id uuid primary key references public.events (id) on delete cascade
);
comment on table private.question_takers is 'Events whose page takes questions: those of which the hosts have said so.';
alter table private.question_takers enable row level security;

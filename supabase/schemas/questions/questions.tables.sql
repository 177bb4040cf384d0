-- Questions: what the hosts answer on the event's page.

create table public.page_questions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  question text not null check (length(trim(question)) between 1 and 200),
  answer text not null check (length(trim(answer)) between 1 and 2000),
  position integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.page_questions is 'Questions with their answers on an event''s page, in the order of the hosts. One without an answer cannot be.';
create index page_questions_event on public.page_questions (event_id, position);
create index page_questions_account on public.page_questions (account_id);
alter table public.page_questions enable row level security;

-- One link answers for everybody in the household: who comes, what they eat, who comes along.

create table public.late_answers (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  event_guest_id uuid not null,
  scope text not null check (scope in ('self', 'invitation')),
  payload jsonb not null check (jsonb_typeof(payload) = 'object'),
  status text not null default 'waiting' check (status in ('waiting', 'accepted', 'declined')),
  asked_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  decided_by uuid references auth.users (id) on delete set null,
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  foreign key (event_guest_id, event_id) references public.event_guests (id, event_id) on delete cascade
);
comment on table public.late_answers is 'Answers that came after the deadline and wait for the host''s word.';
comment on column public.late_answers.scope is
  'Of the link it came by: a link of one''s own answers for its guest alone, an invitation for the household.';
create unique index late_answers_once on public.late_answers (event_guest_id, scope) where status = 'waiting';
create index late_answers_guest on public.late_answers (event_guest_id, asked_at desc);
create index late_answers_event on public.late_answers (event_id, asked_at desc);
create index late_answers_decided_by on public.late_answers (decided_by);
alter table public.late_answers enable row level security;

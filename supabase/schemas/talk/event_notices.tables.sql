-- Notices: one mail to everybody affected when an event moves, is called off, or takes place after all.

create table public.event_notices (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  kind text not null check (kind in ('changed', 'cancelled', 'restored')),
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  after jsonb not null check (jsonb_typeof(after) = 'object'),
  message text check (length(message) <= 2000),
  recipient_count integer not null check (recipient_count >= 0),
  sent_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.event_notices is 'What guests and buyers were told by mail about a changed or cancelled event, once each.';
comment on column public.event_notices.before is 'EventFacts as they were told before.';
comment on column public.event_notices.after is 'EventFacts as this notice tells them.';
create index event_notices_event on public.event_notices (event_id, created_at desc);
create index event_notices_account on public.event_notices (account_id);
create index event_notices_sent_by on public.event_notices (sent_by);
alter table public.event_notices enable row level security;

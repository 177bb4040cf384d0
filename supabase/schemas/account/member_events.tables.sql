-- Chosen events: which events a member works on whose scope is not the whole account.

create table public.member_events (
  member_id uuid not null,
  event_id uuid not null,
  account_id uuid not null,
  primary key (member_id, event_id),
  foreign key (member_id, account_id) references public.team_members (id, account_id) on delete cascade,
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.member_events is 'The events of a member whose scope is chosen ones.';
create index member_events_event on public.member_events (event_id, account_id);
alter table public.member_events enable row level security;

-- Places in activities: who goes, who waits, decided under locks that are taken in one order everywhere:

create table public.activity_sign_ups (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  activity_id uuid not null,
  event_guest_id uuid not null,
  status text not null check (status in ('going', 'waiting', 'left')),
  people integer not null default 1 check (people > 0),
  absent smallint[] not null default '{}' check (cardinality(absent) <= 100),
  signed_up_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now(),
  unique (activity_id, event_guest_id),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  foreign key (activity_id, event_id) references public.activities (id, event_id) on delete cascade,
  foreign key (event_guest_id, event_id) references public.event_guests (id, event_id) on delete cascade
);
comment on table public.activity_sign_ups is 'One guest''s place in an activity; written by the server alone, who leaves keeps a row.';
comment on column public.activity_sign_ups.people is 'How many places it takes: the guest and whom they bring, without the absent.';
comment on column public.activity_sign_ups.absent is
  'Who of them does not come to this activity: 0 the guest, from 1 on those whom the guest brings, in their order.';
create index activity_sign_ups_line on public.activity_sign_ups (activity_id, status, signed_up_at, id);
create index activity_sign_ups_waiting on public.activity_sign_ups (activity_id) where status = 'waiting';
create index activity_sign_ups_guest on public.activity_sign_ups (event_guest_id, event_id);
create index activity_sign_ups_event on public.activity_sign_ups (event_id, account_id);
alter table public.activity_sign_ups enable row level security;

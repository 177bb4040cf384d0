-- The public form through which others help to find a missing member, and what hosts make of it.

create table public.member_leads (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  guest_id uuid not null,
  kind text not null check (kind in ('contact', 'died', 'other')),
  message text not null check (length(message) between 1 and 2000),
  contact text check (length(contact) <= 300),
  from_name text not null check (length(from_name) between 1 and 200),
  from_email text not null check (length(from_email) <= 254),
  status text not null default 'new' check (status in ('new', 'accepted', 'dismissed')),
  submit_key text not null unique check (length(submit_key) between 8 and 100),
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  foreign key (guest_id, account_id) references public.guests (id, account_id) on delete cascade
);
comment on table public.member_leads is 'What strangers know of a missing member; nothing of it is shown or used before a host says so.';
create index member_leads_event on public.member_leads (event_id, status, created_at desc);
create index member_leads_guest on public.member_leads (guest_id);
create index member_leads_decided_by on public.member_leads (decided_by);
alter table public.member_leads enable row level security;

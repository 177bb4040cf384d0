-- Invitations and reminders by e-mail: one a party, with its own link; nobody who said no to mails.

create table public.invitation_mails (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  event_guest_id uuid not null,
  kind text not null check (kind in ('invitation', 'reminder')),
  message text check (length(message) <= 2000),
  status text not null default 'queued' check (status in ('queued', 'sent', 'skipped', 'failed')),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  foreign key (event_guest_id, event_id) references public.event_guests (id, event_id) on delete cascade
);
comment on table public.invitation_mails is 'Every invitation and reminder, and whether it went out.';
create index invitation_mails_event on public.invitation_mails (event_id, created_at desc);
create index invitation_mails_guest on public.invitation_mails (event_guest_id, created_at desc);
create index invitation_mails_created_by on public.invitation_mails (created_by);
alter table public.invitation_mails enable row level security;

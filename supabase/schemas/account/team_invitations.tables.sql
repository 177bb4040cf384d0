-- Invitations to a team: a link by mail that opens a role in an account, once.

create table public.team_invitations (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  role_id uuid not null references public.roles (id),
  event_ids uuid[] check (cardinality(event_ids) > 0),
  token_hash bytea not null unique,
  generation integer not null default 1,
  invited_by uuid references auth.users (id) on delete set null,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  ended_at timestamptz,
  accepted_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  check (role_id <> private.built_in_role('owner'))
);
comment on table public.team_invitations is 'Who was asked into a team. Ended with accepted_by: accepted; ended without: taken back or declined.';
comment on column public.team_invitations.event_ids is 'The events that they are to work on; null: all there are and will be.';
comment on column public.team_invitations.generation is 'Each link that is sent makes the one before it void.';
create unique index team_invitations_open on public.team_invitations (account_id, email) where ended_at is null;
create index team_invitations_account on public.team_invitations (account_id, created_at);
create index team_invitations_role on public.team_invitations (role_id);
create index team_invitations_invited_by on public.team_invitations (invited_by);
create index team_invitations_accepted_by on public.team_invitations (accepted_by);
alter table public.team_invitations enable row level security;

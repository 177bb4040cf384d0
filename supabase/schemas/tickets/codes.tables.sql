-- Ticket codes: what a QR says is signed with the event's own Ed25519 key, so that a scanner that

create table public.ticket_keys (
  event_id uuid primary key,
  account_id uuid not null,
  public_key text not null check (public_key ~ '^[A-Za-z0-9_-]{43}$'),
  created_at timestamptz not null default now(),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.ticket_keys is
  'The key that verifies an event''s ticket codes: 32 bytes of an Ed25519 public key as base64url.';
create index ticket_keys_account on public.ticket_keys (account_id);
alter table public.ticket_keys enable row level security;

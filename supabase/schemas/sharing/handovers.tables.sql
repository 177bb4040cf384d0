-- Going on at the phone: what a visitor has filled in or holds on a wide screen waits, sealed, for one taking.

create table private.handovers (
  id uuid primary key default gen_random_uuid(),
  share_link_id uuid not null references public.share_links (id) on delete cascade,
  token_hash bytea not null unique,
  sealed text check (length(sealed) between 16 and 20000),
  expires_at timestamptz not null default now() + interval '10 minutes'
);
comment on table private.handovers is
  'What goes on at another screen: taken once, then only that it was taken is known, until it is forgotten.';
create index handovers_share_link on private.handovers (share_link_id, expires_at);
create index handovers_age on private.handovers (expires_at);
alter table private.handovers enable row level security;

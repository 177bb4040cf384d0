-- The ends of mails: what the "no more mails" of a mail goes on acting on when its guest is gone.

create table private.mail_ends (
  token_hash bytea primary key,
  account_id uuid not null references public.accounts (id) on delete cascade,
  email text not null check (email = lower(trim(email)) and length(email) <= 254),
  created_at timestamptz not null default now()
);
comment on table private.mail_ends is
  'Links of guests who were taken off a list, or got a new link: they open nothing any more, but the mails that hold them still end the mails of this host to this address.';
create index mail_ends_address on private.mail_ends (account_id, email);
alter table private.mail_ends enable row level security;

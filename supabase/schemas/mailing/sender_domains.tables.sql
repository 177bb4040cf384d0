-- Sender domains: from which domain of its own an account's campaigns and announcements go, once its records say so.

insert into private.notice_topics (topic, usual, permission) values
  ('sender_domain', 'now', 'messages.send');

create table private.sender_domains (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null unique references public.accounts (id) on delete cascade,
  domain text not null check (private.is_sender_domain(domain)),
  local_part text not null check (local_part ~ '^[a-z0-9]([a-z0-9._+-]{0,62}[a-z0-9])?$' and local_part !~ '\.\.'),
  from_name text not null check (from_name = trim(from_name) and length(from_name) between 1 and 100 and from_name !~ '[\u0001-\u001f\u007f\u2028\u2029]'),
  reply_to text not null check (reply_to = lower(trim(reply_to)) and length(reply_to) <= 254),
  selector text not null check (selector ~ '^[a-z0-9-]{1,40}$'),
  public_key text check (public_key ~ '^[A-Za-z0-9+/=]+$' and length(public_key) between 200 and 1000),
  sealed_key text,
  records jsonb not null default '[]' check (jsonb_typeof(records) = 'array'),
  checked_at timestamptz,
  verified_at timestamptz,
  lost_at timestamptz,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  check ((public_key is null) = (sealed_key is null)),
  check (lost_at is null or verified_at is not null)
);
comment on table private.sender_domains is
  'The domain of its own from which an account''s campaigns and announcements go: one an account, with the key that signs its mails, closed with the server''s secret.';
comment on column private.sender_domains.selector is 'Under which name of the domain the key is published; another for each account, so that two with one domain are in nobody''s way.';
comment on column private.sender_domains.sealed_key is 'Only the server that made it can open it.';
comment on column private.sender_domains.records is 'SenderRecord[]: how its three records stood when they were last looked up.';
comment on column private.sender_domains.verified_at is 'Since when all three are right; mails go from it while lost_at is null.';
comment on column private.sender_domains.lost_at is 'Since when a record is gone or changed that had been right: mails go from the product''s own address.';
create index sender_domains_due on private.sender_domains (checked_at nulls first);
create index sender_domains_created_by on private.sender_domains (created_by);
alter table private.sender_domains enable row level security;

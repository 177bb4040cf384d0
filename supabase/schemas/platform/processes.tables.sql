-- Processes: which servers work on this database at the moment, and who does what only one may do.

create table private.server_processes (
  id uuid primary key,
  host text not null check (length(host) between 1 and 255),
  pid integer not null,
  listens_at text not null check (length(listens_at) <= 255),
  release text not null check (length(release) between 1 and 60),
  site_url text not null check (length(site_url) between 1 and 2000),
  payments text not null check (payments in ('off', 'test', 'stripe')),
  keys text not null check (length(keys) between 1 and 64),
  started_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp(),
  files text not null default 'disk' check (length(files) between 1 and 2000)
);
comment on table private.server_processes is
  'Servers on this database. One that has not been seen for half a minute is gone; keys is a fingerprint that leads back to none.';
alter table private.server_processes enable row level security;

create table private.server_chores (
  name text primary key check (length(name) between 1 and 60),
  process_id uuid,
  begun_at timestamptz not null default now()
);
comment on table private.server_chores is 'What only one server may do at a time: who does it, and when it was last begun.';
alter table private.server_chores enable row level security;

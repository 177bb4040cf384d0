-- The directory of an event's members: each field as its owner allows; who is missing, who is

create table public.event_directories (
  event_id uuid primary key,
  account_id uuid not null,
  is_open boolean not null default false,
  intro text check (length(intro) <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.event_directories is 'Whether an event''s guests may look each other up, and what the page for helpers says.';
comment on column public.event_directories.account_id is 'Filled in: the event''s account.';
create index event_directories_account on public.event_directories (account_id);
create index event_directories_event on public.event_directories (event_id, account_id);
alter table public.event_directories enable row level security;

insert into private.link_kinds (kind, path, opens, shows, opener) values
  ('directory', '/help-us-find/', 'directory', '{}', 'opens_event');

-- An administrator looks at the portal as somebody else sees it. The database itself keeps it to

create table private.viewings (
  id uuid primary key default gen_random_uuid(),
  administrator_id uuid not null references auth.users (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  reason text not null check (length(reason) between 1 and 500),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 minutes',
  ended_at timestamptz
);
comment on table private.viewings is 'When an administrator looked at somebody''s account, why, and until when.';
create index viewings_administrator on private.viewings (administrator_id, created_at desc);
create index viewings_user on private.viewings (user_id, created_at desc);
alter table private.viewings enable row level security;

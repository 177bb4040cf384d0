-- Roles: named permissions, and roles as sets of them. Each area adds the permissions of its own.

create table public.permissions (
  permission text primary key check (permission ~ '^[a-z_]+\.[a-z_]+$'),
  of_events boolean not null default true,
  needs_team boolean not null,
  opens text[] not null default '{}'
);
comment on table public.permissions is 'Everything that a member of a team may be allowed, by name; each area adds the rows of its own.';
comment on column public.permissions.of_events is 'It can be held for chosen events; else it is of the whole account.';
comment on column public.permissions.needs_team is
  'It changes something, or shows the account''s log: others than the owner hold it only while the plan has a team.';
comment on column public.permissions.opens is
  'Which functions that areas name it opens: what a search finds (found_, texts_) and facts beside features (fact_).';
alter table public.permissions enable row level security;

create table public.roles (
  id uuid primary key default gen_random_uuid(),
  account_id uuid references public.accounts (id) on delete cascade,
  key text unique check (id = private.built_in_role(key)),
  name text not null check (length(trim(name)) between 1 and 60),
  position integer not null default 100,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (account_id, name),
  check ((account_id is null) = (key is not null))
);
comment on table public.roles is 'Sets of permissions: those that every account has (with a key), and an account''s own.';
alter table public.roles enable row level security;

create table public.role_permissions (
  role_id uuid not null references public.roles (id) on delete cascade,
  permission text not null references public.permissions (permission) on delete cascade,
  primary key (role_id, permission)
);
comment on table public.role_permissions is 'What a role allows.';
create index role_permissions_permission on public.role_permissions (permission);
alter table public.role_permissions enable row level security;

insert into public.roles (id, key, name, position)
select private.built_in_role(r.key), r.key, r.name, r.position
from (values ('owner', 'Owner', 1), ('admin', 'Admin', 2), ('editor', 'Editor', 3), ('finance', 'Finance', 4),
  ('check_in', 'Check-in', 5), ('volunteer_coordinator', 'Volunteer coordinator', 6), ('viewer', 'Viewer', 7)) as r (key, name, position);

create table public.team_members (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  status text not null default 'active' check (status in ('invited', 'active', 'removed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  role_id uuid not null references public.roles (id),
  event_scope text not null default 'all' check (event_scope in ('all', 'chosen')),
  unique (account_id, user_id),
  unique (id, account_id),
  check (event_scope = 'all' or role_id <> private.built_in_role('owner'))
);
comment on table public.team_members is 'Who works in an account, in which role, and whether for all of its events or for chosen ones (member_events).';
create index team_members_user on public.team_members (user_id, status);
create index team_members_role on public.team_members (role_id);
create unique index team_members_one_owner on public.team_members (account_id) where role_id = private.built_in_role('owner');
alter table public.team_members enable row level security;

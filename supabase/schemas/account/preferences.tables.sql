-- How a person likes to work, the same on every device of theirs: views and columns of lists, height of rows.

create table public.person_preferences (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (name ~ '^[a-z][a-z0-9-]{0,59}$'),
  value jsonb not null check (jsonb_typeof(value) = 'object' and octet_length(value::text) <= 20000),
  updated_at timestamptz not null default now(),
  primary key (user_id, name)
);
comment on table public.person_preferences is 'What a person has chosen for a screen; nobody else sees it, administrators neither.';
comment on column public.person_preferences.name is 'What it is about: lists, list-guests, list-orders.';
alter table public.person_preferences enable row level security;

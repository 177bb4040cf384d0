-- Feature flags: a feature of the catalogue that is switched off, for everybody or for all but

create table public.feature_flags (
  feature_key text primary key check (feature_key ~ '^[a-z0-9-]{2,60}$'),
  state text not null check (state in ('off', 'administrators')),
  note text check (length(note) between 1 and 200),
  changed_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.feature_flags is 'Features that are not open to everybody at the moment; a missing row means on.';
comment on column public.feature_flags.note is 'What people read in its place.';
create index feature_flags_changed_by on public.feature_flags (changed_by);
alter table public.feature_flags enable row level security;

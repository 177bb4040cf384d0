-- Guest imports: line by line, the same file again changes nothing, and all of it can be undone.

create table public.guest_imports (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  file_name text not null check (length(file_name) between 1 and 300),
  mapping jsonb not null default '{}',
  status text not null default 'running' check (status in ('running', 'finished', 'undone')),
  added integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  refused integer not null default 0,
  removed integer not null default 0,
  restored integer not null default 0,
  kept integer not null default 0,
  refusals jsonb not null default '[]' check (jsonb_typeof(refusals) = 'array'),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  undone_at timestamptz,
  unique (id, event_id),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.guest_imports is 'One file of guests brought into an event.';
comment on column public.guest_imports.kept is 'Who stayed when it was undone; removed and restored are what went and what is as before.';
comment on column public.guest_imports.refusals is
  'Lines that did not go in [{line, reason}], without what they say: whoever was erased is not kept here.';
create index guest_imports_event on public.guest_imports (event_id, created_at desc);
create index guest_imports_created_by on public.guest_imports (created_by);
alter table public.guest_imports enable row level security;

create table public.guest_import_rows (
  id bigint generated always as identity primary key,
  account_id uuid not null,
  event_id uuid not null,
  import_id uuid not null,
  row_key text not null check (length(row_key) between 1 and 500),
  row_hash bytea not null,
  household_key text,
  line integer not null,
  outcome text not null check (outcome in ('added', 'updated', 'unchanged')),
  guest_id uuid,
  event_guest_id uuid,
  made_guest boolean not null default false,
  made_event_guest boolean not null default false,
  before jsonb,
  is_alias boolean not null default false,
  created_at timestamptz not null default now(),
  unique (import_id, row_key),
  foreign key (import_id, event_id) references public.guest_imports (id, event_id) on delete cascade,
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  foreign key (guest_id, account_id) references public.guests (id, account_id) on delete set null (guest_id),
  foreign key (event_guest_id, event_id) references public.event_guests (id, event_id)
    on delete set null (event_guest_id)
);
comment on table public.guest_import_rows is 'What became of each imported line, by its key; before is what an undo restores.';
comment on column public.guest_import_rows.is_alias is
  'A line that was merged into another person: it fills gaps and changes nothing of theirs.';
create index guest_import_rows_key on public.guest_import_rows (event_id, row_key, id desc);
create index guest_import_rows_household on public.guest_import_rows (event_id, household_key);
create index guest_import_rows_guest on public.guest_import_rows (guest_id);
create index guest_import_rows_event_guest on public.guest_import_rows (event_guest_id);
alter table public.guest_import_rows enable row level security;

create type private.import_line as (
  place integer, data jsonb, key text, hash bytea, name text, address text, label text, needs text, household_key text, role text,
  guest_id uuid, event_guest_id uuid, is_known boolean, is_listed boolean, only_gaps boolean,
  is_same boolean, must_wait boolean, was_guest public.guests, was_listed public.event_guests, answer jsonb);
comment on type private.import_line is
  'A line on its way in. is_same: the file said just this before; must_wait: an earlier line of the call may be the same person.';

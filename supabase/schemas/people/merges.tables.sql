-- Two entries about one person become one, and can be two again for thirty days.

create table public.guest_merges (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  kept_guest_id uuid not null,
  kept_name text not null,
  merged_names text[] not null,
  before jsonb not null,
  after jsonb not null,
  earlier jsonb not null default '{}',
  status text not null default 'done' check (status in ('done', 'undone')),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  undone_at timestamptz,
  foreign key (kept_guest_id, account_id) references public.guests (id, account_id) on delete cascade
);
comment on table public.guest_merges is
  'Who was merged into whom. before and after hold every row that the merge touched, so that undoing gives it back; kept for thirty days, gone when the person is erased.';
comment on column public.guest_merges.earlier is 'Merges into those who were merged here, with whom they had kept: {merge id: guest id}.';
create index guest_merges_kept on public.guest_merges (kept_guest_id, account_id);
create index guest_merges_account on public.guest_merges (account_id, created_at desc);
create index guest_merges_created_by on public.guest_merges (created_by);
alter table public.guest_merges enable row level security;

create table private.guest_aliases (
  id bigint generated always as identity primary key,
  account_id uuid not null,
  guest_id uuid not null,
  former_id uuid not null,
  name_key text not null,
  email text,
  merge_id uuid references public.guest_merges (id) on delete set null,
  foreign key (guest_id, account_id) references public.guests (id, account_id) on delete cascade
);
comment on table private.guest_aliases is 'Under which id, name and address a merged person was known, so that a file that comes again finds them.';
create index guest_aliases_guest on private.guest_aliases (guest_id, account_id);
create index guest_aliases_merge on private.guest_aliases (merge_id);
create index guest_aliases_former on private.guest_aliases (account_id, former_id);
create index guest_aliases_email on private.guest_aliases (account_id, email, name_key);
alter table private.guest_aliases enable row level security;

create table public.guests_apart (
  account_id uuid not null,
  one_id uuid not null,
  other_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (one_id, other_id),
  check (one_id < other_id),
  foreign key (one_id, account_id) references public.guests (id, account_id) on delete cascade,
  foreign key (other_id, account_id) references public.guests (id, account_id) on delete cascade
);
comment on table public.guests_apart is 'Two who look alike and are not one person: nobody suggests it again.';
create index guests_apart_account on public.guests_apart (account_id);
create index guests_apart_other on public.guests_apart (other_id, account_id);
alter table public.guests_apart enable row level security;

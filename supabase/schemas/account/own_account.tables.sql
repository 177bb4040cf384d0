-- One's own account: picture, a copy of everything, leaving.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('avatars', 'avatars', true, 5242880, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do nothing;

create table public.account_deletions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null,
  check (due_at >= requested_at)
);
comment on table public.account_deletions is 'Accounts that are to be deleted, and when; taken back by signing in and saying so.';
create index account_deletions_due on public.account_deletions (due_at);
alter table public.account_deletions enable row level security;

-- Sign-ins: the history people see of their own account, their devices, and the links they gave out.

create table public.sign_ins (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid,
  succeeded boolean not null,
  is_new_device boolean not null default false,
  user_agent text check (length(user_agent) <= 300),
  ip_prefix text check (length(ip_prefix) <= 60),
  created_at timestamptz not null default now()
);
comment on table public.sign_ins is 'Every sign-in of an account and every wrong password; addresses are shortened, kept 90 days.';
comment on column public.sign_ins.is_new_device is 'The account was never signed in to with this browser before; false for the first of all.';
create index sign_ins_user on public.sign_ins (user_id, created_at desc);
create index sign_ins_created on public.sign_ins (created_at);
alter table public.sign_ins enable row level security;

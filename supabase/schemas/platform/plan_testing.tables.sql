-- Plan testing: an administrator tries the product as each plan, on sample data of their own.

create table private.plan_tests (
  user_id uuid primary key references auth.users (id) on delete cascade,
  own_plan text not null check (own_plan in ('free', 'premium', 'pro', 'business')),
  acting_as text not null check (acting_as in ('free', 'premium', 'pro', 'business')),
  started_at timestamptz not null default now()
);
comment on table private.plan_tests is 'Administrators who act as another plan, and the plan to go back to.';
alter table private.plan_tests enable row level security;

-- Support: what people ask the operator, with a reference number, a state and the answers.

create table public.support_requests (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique check (reference ~ '^S-[0-9A-Z]{3}-[0-9A-Z]{4}$'),
  user_id uuid references auth.users (id) on delete cascade,
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) between 3 and 254),
  topic text not null
    check (topic in ('question', 'problem', 'billing', 'data', 'security', 'other')),
  subject text not null check (length(subject) between 1 and 150),
  page text check (length(page) <= 300),
  priority boolean not null default false,
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  submit_key text unique check (length(submit_key) between 8 and 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.support_requests is
  'A question to the operator. Priority is what the plan (business) gives; visitors have no user_id. It goes with its account.';
create index support_requests_user on public.support_requests (user_id, updated_at desc);
create index support_requests_queue on public.support_requests (status, priority desc, updated_at desc);
alter table public.support_requests enable row level security;

create table public.support_messages (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.support_requests (id) on delete cascade,
  author text not null check (author in ('requester', 'operator')),
  author_user_id uuid references auth.users (id) on delete set null,
  body text not null check (length(body) between 1 and 5000),
  created_at timestamptz not null default now()
);
comment on table public.support_messages is 'What was said under a support request, oldest first; never edited.';
create index support_messages_request on public.support_messages (request_id, created_at);
create index support_messages_author on public.support_messages (author_user_id);
alter table public.support_messages enable row level security;

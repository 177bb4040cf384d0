-- Notices: what people with an account are told, in the product, by mail and on their devices.

create table public.notices (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  account_id uuid not null references public.accounts (id) on delete cascade,
  event_id uuid references public.events (id) on delete cascade,
  topic text not null references private.notice_topics (topic),
  subject_id uuid,
  detail jsonb not null check (jsonb_typeof(detail) = 'object'),
  in_product boolean not null default true,
  read_at timestamptz,
  mail_due_at timestamptz,
  mail_batch uuid,
  mailed_at timestamptz,
  push_due_at timestamptz,
  pushed_at timestamptz,
  dropped text check (dropped in ('read', 'muted', 'not_allowed', 'newer', 'over', 'off')),
  created_at timestamptz not null default now()
);
comment on table public.notices is
  'What one person is told: of which topic, at which event, with the facts that are told. It is shown in the product, goes out by mail and to devices as they wish, or is dropped when its reason is gone.';
comment on column public.notices.subject_id is 'What it is about, such as an answer: of several about the same only the newest goes out.';
comment on column public.notices.mail_due_at is 'When it goes by mail; null where it does not, or does not any more.';
comment on column public.notices.mail_batch is 'The mail it goes with: several that are due together are one.';
comment on column public.notices.dropped is 'Why mail and push did not go after all.';
create index notices_user on public.notices (user_id, id desc) where in_product;
create index notices_unread on public.notices (user_id, event_id) where in_product and read_at is null;
create index notices_of_user on public.notices (user_id, topic, subject_id);
create index notices_account on public.notices (account_id);
create index notices_event on public.notices (event_id);
create index notices_topic on public.notices (topic);
create index notices_mail_due on public.notices (mail_due_at) where mail_due_at is not null and mailed_at is null;
create index notices_push_due on public.notices (push_due_at) where push_due_at is not null and pushed_at is null;
create index notices_created on public.notices (created_at);
alter table public.notices enable row level security;

create table public.notice_mutes (
  user_id uuid not null references auth.users (id) on delete cascade,
  event_id uuid not null references public.events (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, event_id)
);
comment on table public.notice_mutes is 'Events that somebody wants to hear nothing of.';
create index notice_mutes_event on public.notice_mutes (event_id);
alter table public.notice_mutes enable row level security;

create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  endpoint text not null unique check (endpoint ~ '^https?://' and length(endpoint) <= 2000),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_=-]{80,100}$'),
  auth_secret text not null check (auth_secret ~ '^[A-Za-z0-9_=-]{20,30}$'),
  label text not null check (length(label) between 1 and 100),
  created_at timestamptz not null default now(),
  session_id uuid references auth.sessions (id) on delete cascade
);
comment on table public.push_subscriptions is 'Devices that get notices, as their browsers'' push services know them.';
comment on column public.push_subscriptions.session_id is 'The sign-in it belongs to: whose device is signed out is told nothing there any more.';
create index push_subscriptions_session on public.push_subscriptions (session_id);
create index push_subscriptions_user on public.push_subscriptions (user_id);
alter table public.push_subscriptions enable row level security;

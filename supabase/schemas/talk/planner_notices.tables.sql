-- What planners are told by mail, as each of them decides per topic.

create table public.planner_notices (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  event_id uuid not null references public.events (id) on delete cascade,
  topic text not null references private.notice_topics (topic),
  detail jsonb not null,
  due_at timestamptz not null,
  sent_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.planner_notices is 'What a planner is still to be told by mail; several become one mail.';
create index planner_notices_user on public.planner_notices (user_id, due_at);
create index planner_notices_due on public.planner_notices (due_at) where sent_at is null;
create index planner_notices_event on public.planner_notices (event_id);
create index planner_notices_topic on public.planner_notices (topic);
create index planner_notices_sent on public.planner_notices (sent_at) where sent_at is not null;
alter table public.planner_notices enable row level security;

-- The ends of notice mails: what "no more of these" in a mail to somebody with an account acts on, without a sign-in.

create table private.notice_ends (
  id uuid primary key,
  token_hash bytea not null unique,
  user_id uuid not null references auth.users (id) on delete cascade,
  topics text[] not null check (cardinality(topics) > 0),
  subject_id uuid,
  before jsonb not null default '{}' check (jsonb_typeof(before) = 'object'),
  created_at timestamptz not null default now(),
  unique nulls not distinct (user_id, topics, subject_id)
);
comment on table private.notice_ends is
  'What the link of a notice mail ends for one person: the one thing it told of, or the kinds of notices that stood in it. The same mails have the same link, whenever they were sent.';
comment on column private.notice_ends.subject_id is 'The one thing, such as a topic of the forum; null where the kinds are meant.';
comment on column private.notice_ends.before is 'What the person had chosen for these kinds, so that taking it back brings that again.';
alter table private.notice_ends enable row level security;

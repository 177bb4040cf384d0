-- What people with an account can be told of; each area adds the rows of its own.

create table private.notice_topics (
  topic text primary key check (topic ~ '^[a-z_]+$'),
  usual text not null check (usual in ('now', 'digest')),
  permission text not null default 'events.read'
);
comment on table private.notice_topics is 'What people with an account can be told of; each area adds the rows of its own.';
comment on column private.notice_topics.usual is 'By mail at once (and to devices), or in the daily digest, until a person chooses.';
comment on column private.notice_topics.permission is 'Who lacks it is not told.';
alter table private.notice_topics enable row level security;

-- What planners can be told of by mail; each area adds the rows of its own.

create table private.notice_topics (
  topic text primary key check (topic ~ '^[a-z_]+$'),
  usual text not null check (usual in ('now', 'digest'))
);
comment on table private.notice_topics is 'What planners can be told of by mail; each area adds the rows of its own.';
comment on column private.notice_topics.usual is 'At once or in the daily digest, until a person chooses.';
alter table private.notice_topics enable row level security;

-- Calls that are sent again: the same submit makes nothing more.

create table private.idempotency_keys (
  scope text not null,
  key text not null check (length(key) between 8 and 200),
  request_hash bytea not null,
  result_id uuid,
  created_at timestamptz not null default now(),
  primary key (scope, key, request_hash)
);
comment on table private.idempotency_keys is 'What a submit made, so that sending it again makes nothing more.';
create index idempotency_keys_created on private.idempotency_keys (created_at);
alter table private.idempotency_keys enable row level security;

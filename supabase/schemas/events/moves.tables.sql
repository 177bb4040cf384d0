-- Moves: what an event's last move changed, so that it can be taken back within the hour.

insert into private.notice_topics (topic, usual, permission) values
  ('event_moved', 'now', 'events.read');

create table private.event_moves (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  event_id uuid not null references public.events (id) on delete cascade,
  user_id uuid references auth.users (id) on delete set null,
  dates jsonb not null check (jsonb_typeof(dates) = 'array'),
  rule text,
  told integer not null default 0 check (told >= 0),
  made_at timestamptz not null default clock_timestamp(),
  undone_at timestamptz
);
comment on table private.event_moves is 'How each move of an event is taken back: of each date what stood there before and what stands there now. Kept for a day.';
comment on column private.event_moves.event_id is 'The event that was moved; of a series the date at which it was asked for.';
comment on column private.event_moves.dates is '[{eventId, before, after: columns of the event, things: [{kind, id, label, before, after}], published}]';
comment on column private.event_moves.rule is 'The rule of its series before, where the move changed it.';
comment on column private.event_moves.told is 'How many people were told by mail.';
create index event_moves_event on private.event_moves (event_id, made_at desc);
create index event_moves_account on private.event_moves (account_id);
create index event_moves_user on private.event_moves (user_id);
create index event_moves_made on private.event_moves (made_at);
alter table private.event_moves enable row level security;

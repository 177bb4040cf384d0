-- Audiences: questions about people of an event or an account, kept by their name and asked anew each time.

create table public.audiences (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  event_id uuid,
  name text not null check (name = trim(name) and length(name) between 1 and 80),
  question jsonb not null check (jsonb_typeof(question) = 'object'),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, account_id),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.audiences is
  'Saved questions about people: who they are is found out when they are asked, never kept. Of an event, or (without one) of the account.';
comment on column public.audiences.question is 'AudienceQuestion, as private.check_audience left it.';
create unique index audiences_name on public.audiences (account_id, event_id, lower(name)) nulls not distinct;
create index audiences_event on public.audiences (event_id, account_id);
create index audiences_created_by on public.audiences (created_by);
alter table public.audiences enable row level security;

create table private.audience_kinds (
  kind text primary key check (kind ~ '^[a-z_]+$'),
  takes text not null check (takes in ('nothing', 'words', 'ids')),
  of_event boolean not null,
  may_be_empty boolean not null default false,
  known text[]
);
comment on table private.audience_kinds is
  'What a part of an audience can ask; each area adds rows of its own, and a function private.audience_<kind>(part, account, event) that answers with people and why.';
comment on column private.audience_kinds.takes is 'What its values are: none, words, or ids.';
comment on column private.audience_kinds.of_event is 'It asks about one event: its own eventId, else the event of the whole audience.';
comment on column private.audience_kinds.may_be_empty is 'Without values it asks for any.';
comment on column private.audience_kinds.known is 'The only words it takes, where they are few.';
alter table private.audience_kinds enable row level security;

insert into private.audience_kinds (kind, takes, of_event, may_be_empty, known) values
  ('everyone', 'nothing', false, true, null),
  ('group', 'words', true, true, null),
  ('tag', 'words', false, false, null),
  ('answer', 'words', true, false, '{yes,maybe,waitlisted,no,pending}'),
  ('ticket', 'ids', true, true, null),
  ('activity', 'ids', true, true, null),
  ('team', 'nothing', false, true, null),
  ('bought', 'nothing', false, true, null),
  ('field', 'words', false, true, null),
  ('opened', 'nothing', true, true, null),
  ('list', 'ids', false, false, null);

-- Sandboxes: a demo's event in an account of its own, for one visitor and one day.

create table private.sandboxes (
  id uuid primary key default gen_random_uuid(),
  demo text not null check (demo ~ '^[a-z-]{1,40}-demo$'),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  account_id uuid not null unique references public.accounts (id) on delete cascade,
  event_id uuid,
  made_at timestamptz not null default now(),
  opened_at timestamptz,
  ends_at timestamptz not null default now() + interval '3 days',
  check (ends_at <= made_at + interval '14 days')
);
comment on table private.sandboxes is 'Accounts that are demos: ready until somebody opens them, then theirs for a day. What is in them is kept for nobody.';
comment on column private.sandboxes.opened_at is 'Null while it waits for its visitor.';
comment on column private.sandboxes.ends_at is 'A day after it was opened, a week where its visitor takes its template along; a ready one is told from its making, so its dates do not grow old.';
create index sandboxes_ready on private.sandboxes (demo, made_at) where opened_at is null;
create index sandboxes_opened on private.sandboxes (demo, opened_at desc) where opened_at is not null;
create index sandboxes_ends on private.sandboxes (ends_at);
alter table private.sandboxes enable row level security;

create table private.demo_openings (
  demo text primary key,
  opened_at timestamptz not null default now()
);
comment on table private.demo_openings is 'When each demo was opened last: what nobody looks at is not made ready.';
alter table private.demo_openings enable row level security;

-- Domain events: what happened, written once, in the transaction in which it happened.

create table private.domain_event_kinds (
  kind text primary key check (kind ~ '^[a-z_]+\.[a-z_]+$')
);
comment on table private.domain_event_kinds is 'Everything that can happen, by name; each area adds the rows of its own. Webhooks and automations choose among them.';
alter table private.domain_event_kinds enable row level security;

insert into private.domain_event_kinds (kind) values
  ('event.published'), ('event.updated'), ('event.cancelled'),
  ('rsvp.created'), ('rsvp.updated'),
  ('order.completed'), ('order.refunded'), ('order.cancelled'),
  ('ticket.transferred'), ('ticket.checked_in'), ('guest.checked_in'),
  ('waitlist.joined'), ('waitlist.offered'), ('waitlist.accepted'),
  ('donation.succeeded'), ('donation.refunded'), ('donation.recurring_cancelled'),
  ('poll.opened'), ('poll.closed'),
  ('sign_up.changed'),
  ('booking.requested'), ('booking.confirmed'), ('booking.declined'), ('booking.cancelled'),
  ('member.joined'), ('member.removed'),
  ('share_link.revoked');

create table public.domain_events (
  id bigint generated always as identity primary key,
  kind text not null,
  account_id uuid not null references public.accounts (id) on delete cascade,
  event_id uuid references public.events (id) on delete cascade,
  subject_id uuid not null,
  actor_id uuid,
  payload jsonb not null default '{}' check (jsonb_typeof(payload) = 'object'),
  settled_after xid8 not null default pg_snapshot_xmax(pg_current_snapshot()),
  created_at timestamptz not null default now()
);
comment on table public.domain_events is
  'What happened: of what kind, in which account and event, to which subject, by whom (null: a guest or the server). The payload has ids, states and sums, never a name or an address. Kept for 90 days; webhooks, automations and figures read it by private.read_domain_events.';
comment on column public.domain_events.settled_after is
  'Once every transaction before this one has ended, nothing with a smaller id can appear any more: so a reader that goes by id misses nothing.';
create index domain_events_account on public.domain_events (account_id, id desc);
create index domain_events_event on public.domain_events (event_id, id desc);
create index domain_events_created on public.domain_events (created_at);
alter table public.domain_events enable row level security;

create table private.domain_event_readers (
  reader text primary key check (reader ~ '^[a-z_]+$'),
  up_to bigint not null default 0,
  updated_at timestamptz not null default now()
);
comment on table private.domain_event_readers is 'How far each reader of what happened has come.';
alter table private.domain_event_readers enable row level security;

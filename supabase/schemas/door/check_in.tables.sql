-- Check-in: gates, the links that open a gate on somebody's phone, and every scan with its verdict.

create table public.check_in_lists (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  name text not null check (length(trim(name)) between 1 and 80),
  kind text not null default 'entrance' check (kind in ('entrance', 'station')),
  activity_id uuid,
  admits_tickets boolean not null default true,
  admits_guests boolean not null default false,
  takes_walk_ins boolean not null default false,
  ticket_type_ids uuid[] not null default '{}' check (cardinality(ticket_type_ids) <= 100),
  shown_fields text[] not null default '{}'
    check (cardinality(shown_fields) <= 10 and length(array_to_string(shown_fields, '')) <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, event_id),
  unique (event_id, name),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  foreign key (activity_id, event_id) references public.activities (id, event_id) on delete cascade,
  constraint check_in_lists_activity check (activity_id is null or kind = 'station' and ticket_type_ids = '{}'),
  constraint check_in_lists_admits check (admits_tickets or admits_guests),
  constraint check_in_lists_walk_ins check (not takes_walk_ins or admits_guests and kind = 'entrance')
);
comment on table public.check_in_lists is 'Gates of an event: whom they let in and what they show of a guest.';
comment on column public.check_in_lists.account_id is 'Filled in: the event''s account.';
comment on column public.check_in_lists.kind is
  'entrance: a ticket enters once over all entrances; station (a meal, a workshop): once at this one. Fixed once made.';
comment on column public.check_in_lists.activity_id is
  'A gate for one activity lets in its own tickets and those of who signed up. Fixed once made; the activity takes it along.';
comment on column public.check_in_lists.admits_guests is
  'Whoever answered yes comes in without a ticket, with those they bring; a place with a ticket counts as that ticket.';
comment on column public.check_in_lists.takes_walk_ins is 'The steward adds people at the door; they answer yes by that.';
comment on column public.check_in_lists.ticket_type_ids is 'The types this gate lets in; none means all.';
comment on column public.check_in_lists.shown_fields is
  'What the steward sees of a guest at the scan, by the planner''s choice and in this order: dietary, meal, note, question:<id of the event''s question>, field:<name of a guest''s own field>.';
create index check_in_lists_account on public.check_in_lists (account_id);
create index check_in_lists_activity on public.check_in_lists (activity_id, event_id);
alter table public.check_in_lists enable row level security;

create table public.check_in_links (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  list_id uuid not null,
  label text not null check (length(trim(label)) between 1 and 80),
  generation integer not null default 1,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_used_at timestamptz,
  created_by uuid references auth.users (id) on delete set null,
  opens_here boolean not null default false,
  created_at timestamptz not null default now(),
  unique (id, event_id),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  foreign key (list_id, event_id) references public.check_in_lists (id, event_id) on delete cascade
);
comment on table public.check_in_links is 'What a steward opens: one gate, without an account, until it expires or is revoked.';
comment on column public.check_in_links.opens_here is 'Made by "Scan now" for its maker''s own device, and found again by it.';
create index check_in_links_list on public.check_in_links (list_id, event_id);
create index check_in_links_event on public.check_in_links (event_id, created_at);
create index check_in_links_created_by on public.check_in_links (created_by);
alter table public.check_in_links enable row level security;

create table public.check_ins (
  id uuid not null,
  account_id uuid not null,
  event_id uuid not null,
  list_id uuid not null,
  scope_id uuid not null,
  ticket_id uuid references public.tickets (id) on delete cascade,
  event_guest_id uuid,
  place smallint check (place between 0 and 100),
  link_id uuid,
  device_id text not null check (device_id ~ '^[A-Za-z0-9_-]{8,64}$'),
  result text not null check (result in ('ok', 'duplicate', 'refused')),
  reason text check (reason in ('forged', 'other_event', 'unreadable', 'unknown', 'wrong_gate', 'not_signed_up', 'not_valid', 'not_coming', 'too_many', 'not_loaded')),
  told text not null check (told in ('ok', 'duplicate', 'refused')),
  method text not null check (method in ('camera', 'scanner', 'typed', 'name', 'walk_in')),
  offline boolean not null default false,
  added_guest boolean not null default false,
  at timestamptz not null,
  received_at timestamptz not null default clock_timestamp(),
  undone_at timestamptz,
  undone_by uuid references auth.users (id) on delete set null,
  primary key (event_id, id),
  check (result <> 'ok' or ticket_id is not null or event_guest_id is not null),
  check (event_guest_id is null or ticket_id is null and place is not null),
  check (not added_guest or method = 'walk_in'),
  check ((result = 'refused') = (reason is not null)),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  foreign key (list_id, event_id) references public.check_in_lists (id, event_id) on delete cascade,
  foreign key (event_guest_id, event_id) references public.event_guests (id, event_id) on delete cascade,
  foreign key (link_id, event_id) references public.check_in_links (id, event_id) on delete set null (link_id)
);
comment on table public.check_ins is 'Every scan: what the server decided, and what the device had told the guest.';
comment on column public.check_ins.scope_id is 'Where a ticket counts once: the event for entrances, the list for a station.';
comment on column public.check_ins.event_guest_id is 'Who came in by an answer and without a ticket.';
comment on column public.check_ins.place is '0: the guest; from 1 on those whom the guest brings, in their order.';
comment on column public.check_ins.added_guest is 'This scan put the guest on the list; the server''s own word, not the device''s.';
comment on column public.check_ins.told is 'The device''s own verdict; told ok and a duplicate here is a double entry over offline gates.';
comment on column public.check_ins.at is 'By the device''s clock, never later than the server''s.';
create unique index check_ins_once on public.check_ins (ticket_id, scope_id) where result = 'ok' and undone_at is null;
create unique index check_ins_guest_once on public.check_ins (event_guest_id, place, scope_id)
where result = 'ok' and undone_at is null;
create index check_ins_guest on public.check_ins (event_guest_id, event_id);
create index check_ins_ticket on public.check_ins (ticket_id);
create index check_ins_event on public.check_ins (event_id, at desc);
create index check_ins_received on public.check_ins (scope_id, received_at);
create index check_ins_list on public.check_ins (list_id, event_id, result);
create index check_ins_link on public.check_ins (link_id, event_id);
create index check_ins_walk_ins on public.check_ins (link_id, received_at) where added_guest;
create index check_ins_undone_by on public.check_ins (undone_by);
alter table public.check_ins enable row level security;

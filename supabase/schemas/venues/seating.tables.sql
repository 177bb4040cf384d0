-- Seating: an event's plan, its tables and seats, the people who sit on them, who must sit together or apart.

create table public.seating_charts (
  event_id uuid primary key,
  account_id uuid not null,
  people_from text not null default 'answers' check (people_from in ('answers', 'tickets', 'both')),
  published_at timestamptz,
  shown_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.seating_charts is 'The seating plan of an event; guests see their seats while it is published.';
comment on column public.seating_charts.people_from is 'Who is to be seated: who said yes with whom they bring, who holds a ticket, or both.';
comment on column public.seating_charts.shown_at is 'When what guests may see was last switched on or off.';
create index seating_charts_account on public.seating_charts (account_id);
alter table public.seating_charts enable row level security;

create table public.seating_tables (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null references public.seating_charts (event_id) on delete cascade,
  label text not null check (length(label) between 1 and 40),
  shape text not null check (shape in ('round', 'long', 'row')),
  accessible boolean not null default false,
  turned boolean not null default false,
  x integer not null check (x between 0 and 10000),
  y integer not null check (y between 0 and 10000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, event_id),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.seating_tables is 'Tables and rows on the floor; how many a table takes is how many seats it has.';
comment on column public.seating_tables.x is 'The middle of the table in centimetres from the corner of the floor; y likewise.';
comment on column public.seating_tables.turned is 'A long table or row that stands upright on the plan.';
comment on column public.seating_tables.version is 'Goes up with each change; a change that was made from an older one is refused.';
create unique index seating_tables_label on public.seating_tables (event_id, lower(label));
alter table public.seating_tables enable row level security;

create table public.seating_people (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null references public.seating_charts (event_id) on delete cascade,
  event_guest_id uuid,
  head integer not null default 0 check (head between 0 and 99),
  ticket_id uuid unique references public.tickets (id) on delete cascade,
  key text not null generated always as (
    case when ticket_id is null then 'g:' || event_guest_id::text || ':' || head::text
      else 't:' || ticket_id::text end) stored,
  step_free boolean not null default false,
  moved_at timestamptz not null default now(),
  unique (id, event_id),
  unique (event_id, key),
  unique (event_guest_id, head),
  check ((event_guest_id is null) <> (ticket_id is null)),
  check (ticket_id is null or head = 0),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  foreign key (event_guest_id, event_id) references public.event_guests (id, event_id) on delete cascade
);
comment on table public.seating_people is
  'People of whom the plan knows something: a seat, a need or a rule. Head 0 is the guest, 1 and on who comes along.';
comment on column public.seating_people.step_free is 'Needs a table that is reached without steps and has room for a wheelchair.';
create index seating_people_guest on public.seating_people (event_guest_id, event_id);
alter table public.seating_people enable row level security;

create table public.seats (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  table_id uuid not null,
  number integer not null check (number between 1 and 60),
  held boolean not null default false,
  person_id uuid unique,
  status text not null generated always as (
    case when person_id is not null then 'assigned' when held then 'held' else 'free' end) stored,
  updated_at timestamptz not null default now(),
  unique (table_id, number),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  foreign key (table_id, event_id) references public.seating_tables (id, event_id) on delete cascade,
  foreign key (person_id, event_id) references public.seating_people (id, event_id) on delete set null (person_id)
);
comment on table public.seats is 'One row a seat: nobody has two, and no seat has two people. A held one is kept free.';
create index seats_event on public.seats (event_id, table_id);
create index seats_person on public.seats (person_id, event_id) where person_id is not null;
alter table public.seats enable row level security;

create table public.seating_rules (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  kind text not null check (kind in ('together', 'apart')),
  one_id uuid not null,
  other_id uuid not null,
  created_at timestamptz not null default now(),
  check (one_id < other_id),
  unique (one_id, other_id),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  foreign key (one_id, event_id) references public.seating_people (id, event_id) on delete cascade,
  foreign key (other_id, event_id) references public.seating_people (id, event_id) on delete cascade
);
comment on table public.seating_rules is 'Two people who sit at one table, or never do.';
create index seating_rules_event on public.seating_rules (event_id);
create index seating_rules_one on public.seating_rules (one_id, event_id);
create index seating_rules_other on public.seating_rules (other_id, event_id);
alter table public.seating_rules enable row level security;

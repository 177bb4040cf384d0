-- What an event asks of those who come: meals, questions, who else comes along.

create table public.event_meals (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  name text not null check (name = trim(name) and length(name) between 1 and 100),
  description text check (length(description) <= 300),
  for_children boolean not null default false,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (event_id, name),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.event_meals is 'The meals an event offers; an answer keeps the name of what was chosen.';
comment on column public.event_meals.account_id is 'Filled in: the event''s account.';
alter table public.event_meals enable row level security;

create table public.event_questions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  prompt text not null check (prompt = trim(prompt) and length(prompt) between 1 and 200),
  kind text not null default 'text' check (kind in ('text', 'choice', 'yes_no')),
  options text[] not null default '{}',
  required boolean not null default false,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((kind = 'choice') = (cardinality(options) between 2 and 30)),
  check (length(array_to_string(options, '')) <= 3000),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.event_questions is
  'Questions of the host, asked once a party; rsvps.answers of its members holds {question id: text}.';
comment on column public.event_questions.account_id is 'Filled in: the event''s account.';
create index event_questions_event on public.event_questions (event_id, position);
alter table public.event_questions enable row level security;

create table public.rsvp_companions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  event_guest_id uuid not null,
  name text check (length(name) between 1 and 200),
  name_key text generated always as (nullif(private.plain_words(name), '')) stored,
  is_child boolean not null default false,
  meal_choice text check (length(meal_choice) <= 200),
  dietary text check (length(dietary) <= 500),
  position integer not null,
  created_at timestamptz not null default now(),
  unique (event_guest_id, position),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  foreign key (event_guest_id, event_id) references public.event_guests (id, event_id) on delete cascade
);
comment on table public.rsvp_companions is
  'Who comes along with a guest without being on the list; a name may follow later. They count in the guest''s party_size.';
create index rsvp_companions_event on public.rsvp_companions (event_id, event_guest_id);
alter table public.rsvp_companions enable row level security;

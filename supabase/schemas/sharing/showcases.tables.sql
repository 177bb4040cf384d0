-- Showcases: an organiser's events on one page, as a list or by month, and the links that open them.

create table public.showcases (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  name text not null check (length(trim(name)) between 1 and 120),
  intro text check (length(intro) <= 2000),
  layout text not null default 'list' check (layout in ('list', 'calendar')),
  selection text not null default 'filter' check (selection in ('filter', 'chosen')),
  filter_type_id text references public.event_types (id),
  period text not null default 'upcoming' check (period in ('upcoming', 'past', 'all')),
  event_order text not null default 'soonest' check (event_order in ('soonest', 'latest', 'chosen')),
  sections text[] not null default '{where,places,prices}' check (sections <@ array['where', 'places', 'prices']),
  event_type_id text not null default 'community-type-1' references public.event_types (id),
  cover_seed text not null check (length(cover_seed) between 1 and 100),
  locale text not null default 'en' check (locale ~ '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$'),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, account_id)
);
comment on table public.showcases is 'Pages that show several events of an account: those of a filter, which follow by themselves, or those that were chosen.';
comment on column public.showcases.selection is 'filter: every public event of filter_type_id (null: any type). chosen: those of showcase_events.';
comment on column public.showcases.sections is 'What stands beside each event: where, places (left), prices.';
comment on column public.showcases.event_type_id is 'What the colours and the cover are drawn from, with cover_seed.';
create index showcases_account on public.showcases (account_id, created_at desc, id);
create index showcases_filter_type on public.showcases (filter_type_id);
create index showcases_event_type on public.showcases (event_type_id);
create index showcases_created_by on public.showcases (created_by);
alter table public.showcases enable row level security;

create table public.showcase_events (
  showcase_id uuid not null,
  account_id uuid not null,
  event_id uuid not null,
  position integer not null default 0,
  primary key (showcase_id, event_id),
  foreign key (showcase_id, account_id) references public.showcases (id, account_id) on delete cascade,
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.showcase_events is 'The events that were chosen for a showcase, in their order; always of the same account.';
create index showcase_events_event on public.showcase_events (event_id, account_id);
alter table public.showcase_events enable row level security;

alter table public.share_links add constraint share_links_showcase_fkey
  foreign key (showcase_id, account_id) references public.showcases (id, account_id) on delete cascade;

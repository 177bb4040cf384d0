-- Series: one event on several dates. Each date is an event of its own; the series says that they

create table public.event_series (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  rule text check (rule ~ '^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(;(INTERVAL|COUNT|UNTIL|BYDAY|BYMONTHDAY)=[0-9A-Z,-]{1,40})*$'
    and length(rule) <= 200),
  time_zone text not null references private.time_zones (name),
  first_start timestamp not null,
  exdates timestamp[] not null default '{}' check (cardinality(exdates) <= 1000),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, account_id)
);
comment on table public.event_series is 'Dates of one event that belong together; written by its calls alone.';
comment on column public.event_series.rule is
  'RRULE (RFC 5545) by which the dates were chosen; null once they follow no rule any more.';
comment on column public.event_series.first_start is 'DTSTART: the wall time of the first date when the series began.';
comment on column public.event_series.exdates is 'Wall times of the rule that were taken out.';
create index event_series_account on public.event_series (account_id);
create index event_series_time_zone on public.event_series (time_zone);
create index event_series_created_by on public.event_series (created_by);
alter table public.event_series enable row level security;

alter table public.events add constraint events_series
  foreign key (series_id, account_id) references public.event_series (id, account_id) on delete set null (series_id);

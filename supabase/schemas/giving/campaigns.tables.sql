-- Donation campaigns: what is asked for, and the links that open it.

create table public.campaigns (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  event_id uuid,
  name text not null check (length(trim(name)) between 1 and 120),
  beneficiary text not null check (length(trim(beneficiary)) between 1 and 120),
  story text check (length(story) <= 20000),
  ask_title text check (length(ask_title) <= 80),
  ask_text text check (length(ask_text) <= 200),
  event_type_id text not null default 'community-type-1' references public.event_types (id),
  cover_seed text not null check (length(cover_seed) between 1 and 100),
  status text not null default 'draft' check (status in ('draft', 'live', 'paused', 'ended')),
  goal_minor bigint check (goal_minor between 100 and 100000000000),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  locale text not null default 'en' check (locale ~ '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$'),
  starts_at timestamptz,
  ends_at timestamptz,
  funds jsonb not null default '[]' check (jsonb_typeof(funds) = 'array' and jsonb_array_length(funds) <= 12),
  amounts jsonb not null default '[]' check (jsonb_typeof(amounts) = 'array' and jsonb_array_length(amounts) <= 8),
  frequencies text[] not null default '{once}' check (cardinality(frequencies) >= 1
    and frequencies <@ array['once', 'month', 'year']),
  least_minor bigint not null default 100 check (least_minor >= 1),
  most_minor bigint not null default 100000000 check (most_minor <= 100000000000),
  offers_fee_cover boolean not null default true,
  fee_bps integer not null default 290 check (fee_bps between 0 and 1000),
  fee_fixed_minor integer not null default 30 check (fee_fixed_minor between 0 and 100000),
  offers_dedication boolean not null default true,
  shows_wall boolean not null default true,
  match_sponsor text check (length(match_sponsor) <= 120),
  match_bps integer not null default 10000 check (match_bps between 100 and 100000),
  match_cap_minor bigint check (match_cap_minor > 0),
  tax_text text check (length(tax_text) <= 500),
  thanks_text text check (length(thanks_text) <= 500),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, account_id),
  constraint campaigns_window check (ends_at is null or starts_at is null or ends_at > starts_at),
  constraint campaigns_limits check (most_minor >= least_minor),
  constraint campaigns_match check (match_cap_minor is null or match_sponsor is not null),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete set null (event_id)
);
comment on table public.campaigns is 'What an account asks donations for. Money in minor units of currency.';
comment on column public.campaigns.beneficiary is 'Who receives the gifts, as donors read it.';
comment on column public.campaigns.funds is 'What a donor may give for: [{id, name}].';
comment on column public.campaigns.amounts is 'Suggested amounts, at most eight: [{amountMinor, label}].';
comment on column public.campaigns.fee_bps is 'What a payment costs, so that a donor may add it: hundredths of a percent, and fee_fixed_minor.';
comment on column public.campaigns.match_bps is 'What the sponsor adds to each gift until match_cap_minor: 10000 doubles it.';
create index campaigns_account on public.campaigns (account_id, created_at desc, id);
create index campaigns_event on public.campaigns (event_id, account_id);
create index campaigns_event_type on public.campaigns (event_type_id);
create index campaigns_created_by on public.campaigns (created_by);
alter table public.campaigns enable row level security;

alter table public.share_links add constraint share_links_campaign_fkey
  foreign key (campaign_id, account_id) references public.campaigns (id, account_id) on delete cascade;

insert into private.link_kinds (kind, path, opens, shows, opener) values
  ('campaign', '/campaign/', 'donation', '{donation}', 'opens_campaign'),
  ('embed_donation', '/embed/donation/', 'donation', '{donation}', 'opens_campaign');

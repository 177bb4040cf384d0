-- Mails, and what became of each: one table for every mail that leaves the product, whoever caused it.

create table public.mail_deliveries (
  id uuid primary key default gen_random_uuid(),
  key text not null unique check (length(key) between 1 and 200),
  account_id uuid references public.accounts (id) on delete cascade,
  event_id uuid references public.events (id) on delete cascade,
  kind text not null check (length(kind) between 1 and 60),
  topic text not null references private.mail_topics (topic),
  email text not null check (email = lower(trim(email)) and length(email) <= 254),
  of_kind text check (of_kind ~ '^[a-z_]+$'),
  of_id uuid,
  caused_by uuid references auth.users (id) on delete set null,
  status text not null default 'queued'
    check (status in ('queued', 'sent', 'delivered', 'bounced', 'complained', 'dropped')),
  reason text check (length(reason) <= 300),
  provider_ref text check (length(provider_ref) <= 300),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  ended_at timestamptz,
  begun_at timestamptz,
  check ((of_kind is null) = (of_id is null)),
  check (status <> 'dropped' or reason is not null)
);
comment on table public.mail_deliveries is
  'Every mail and what became of it: queued, sent (a mail server took it), delivered, bounced, complained, or dropped with the reason. Whoever sends many (a campaign, an announcement) puts its rows in as queued, under keys of its own, and reads here what became of them.';
comment on column public.mail_deliveries.key is
  'Names the mail where it is sent, so that it goes once: the id of its job, or what its sender chose. A second row with the key cannot be.';
comment on column public.mail_deliveries.account_id is 'Whose mail it is; null for the product''s own (sign-in, plans, support).';
comment on column public.mail_deliveries.of_kind is 'What it is part of, such as campaign, with its id in of_id.';
comment on column public.mail_deliveries.reason is
  'Of a dropped one: hard_bounce, complaint, manual, unsubscribed (the rule said no), demo (nothing is mailed from one), pointless (its reason was gone), stopped (who sends it stopped it), failed (no mail server took it). Of a bounced one what the mail service said.';
comment on column public.mail_deliveries.begun_at is
  'Of a mail that was put in before: since when it is on its way to a mail server, so that taking it back comes too late.';
comment on column public.mail_deliveries.provider_ref is 'The name by which the mail service knows it.';
create index mail_deliveries_account on public.mail_deliveries (account_id, created_at desc);
create index mail_deliveries_event on public.mail_deliveries (event_id, created_at desc);
create index mail_deliveries_of on public.mail_deliveries (of_id, status) where of_id is not null;
create index mail_deliveries_email on public.mail_deliveries (email, account_id);
create index mail_deliveries_topic on public.mail_deliveries (topic);
create index mail_deliveries_caused_by on public.mail_deliveries (caused_by);
create index mail_deliveries_provider_ref on public.mail_deliveries (provider_ref) where provider_ref is not null;
create index mail_deliveries_created on public.mail_deliveries (created_at);
alter table public.mail_deliveries enable row level security;

-- Addresses that no mail goes to.

create table public.mail_suppressions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid references public.accounts (id) on delete cascade,
  email text not null check (email = lower(trim(email)) and email ~ '^[^\s@]+@[^\s@]+$' and length(email) <= 254),
  kind text not null check (kind in ('hard_bounce', 'complaint', 'unsubscribed', 'manual')),
  topic text references private.mail_topics (topic),
  reason text check (length(reason) <= 300),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  unique nulls not distinct (email, account_id, kind, topic),
  check (case when kind in ('hard_bounce', 'complaint') then account_id is null
    when kind = 'unsubscribed' then account_id is not null else true end),
  check (topic is null or kind = 'unsubscribed')
);
comment on table public.mail_suppressions is
  'Addresses that get no mails: hard_bounce and complaint hold for everybody''s mails, unsubscribed for one account (and one topic, where it is named), manual for one account or, without one, for all. An address, not a person: so it outlives a deletion and another import.';
create index mail_suppressions_account on public.mail_suppressions (account_id, created_at desc);
create index mail_suppressions_topic on public.mail_suppressions (topic);
create index mail_suppressions_created_by on public.mail_suppressions (created_by);
alter table public.mail_suppressions enable row level security;

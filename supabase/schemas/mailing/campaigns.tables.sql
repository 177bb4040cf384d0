-- E-mail campaigns: what is written, to whom, when it goes, and to whom it went.

insert into public.plan_gates (feature_key, title, required_plan, writes) values
  ('email-campaigns', 'E-mail campaigns', 'pro', 'e-mail campaigns');

insert into private.notice_topics (topic, usual, permission) values
  ('campaign', 'now', 'messages.send');

create table public.email_campaigns (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  event_id uuid not null,
  name text not null check (name = trim(name) and length(name) between 1 and 120),
  status text not null default 'draft'
    check (status in ('draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled')),
  question jsonb not null check (jsonb_typeof(question) = 'object'),
  language text not null check (language ~ '^[a-z]{2,3}$'),
  subjects jsonb not null default '{}' check (private.are_campaign_subjects(subjects)),
  previews jsonb not null default '{}' check (private.are_campaign_subjects(previews)),
  blocks jsonb not null default '[]' check (private.are_campaign_blocks(blocks)),
  revision integer not null default 1 check (revision > 0),
  goes_local timestamp,
  goes_by text not null default 'guest' check (goes_by in ('guest', 'event')),
  paused_by text check (paused_by in ('host', 'bounces', 'complaints')),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  started_at timestamptz,
  resumed_at timestamptz,
  ended_at timestamptz,
  ended_why text check (ended_why in ('passed')),
  timing jsonb check (timing is null or private.is_campaign_timing(timing)),
  looked_at timestamptz,
  counts_opens boolean not null default false,
  unique (id, account_id),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  check ((status = 'paused') = (paused_by is not null))
);
comment on table public.email_campaigns is
  'Mails that a host writes to an audience of an event. draft: written; scheduled: goes at its time; sending: some have gone; paused: by the host, or because too many came back or were reported; sent; cancelled. What it says can be changed until each mail is made.';
comment on column public.email_campaigns.question is 'AudienceQuestion: asked when it begins to go, so that whoever came in until then is among them.';
comment on column public.email_campaigns.language is 'The language that readers get whose own is not written.';
comment on column public.email_campaigns.subjects is '{language: subject}';
comment on column public.email_campaigns.previews is '{language: the line that inboxes show beside the subject}; without one the first words are shown.';
comment on column public.email_campaigns.revision is 'Rises with each time it is written, so that two who write at once see each other.';
comment on column public.email_campaigns.blocks is 'CampaignBlock[]: each with its words by language.';
comment on column public.email_campaigns.goes_local is 'When it goes, by the clock of goes_by; null for at once.';
comment on column public.email_campaigns.goes_by is 'Whose clock: guest is each reader''s own, event is the event''s.';
comment on column public.email_campaigns.timing is 'CampaignTiming: when it goes as seen from the event or from an invitation, by the clock of goes_by; null where it goes at once or at goes_local.';
comment on column public.email_campaigns.looked_at is 'When those were last looked for who have not answered an invitation.';
comment on column public.email_campaigns.counts_opens is 'Its mails tell when they are opened, and say so in their foot; settled when it begins to go.';
comment on column public.email_campaigns.ended_why is 'passed: the event was moved so that its time was over; nobody got it.';
create index email_campaigns_event on public.email_campaigns (event_id, created_at desc);
create index email_campaigns_account on public.email_campaigns (account_id, created_at desc);
create index email_campaigns_created_by on public.email_campaigns (created_by);
create index email_campaigns_going on public.email_campaigns (status) where status in ('scheduled', 'sending');
alter table public.email_campaigns enable row level security;

create table public.email_recipients (
  id uuid primary key default gen_random_uuid(),
  campaign_id uuid not null,
  account_id uuid not null,
  guest_id uuid not null references public.guests (id) on delete cascade,
  email text not null check (email = lower(trim(email))),
  language text not null,
  goes_at timestamptz not null,
  delivery_key text unique,
  opened_at timestamptz,
  opens integer not null default 0 check (opens >= 0),
  unique (campaign_id, guest_id),
  unique (campaign_id, email),
  foreign key (campaign_id, account_id) references public.email_campaigns (id, account_id) on delete cascade
);
comment on table public.email_recipients is
  'To whom a campaign goes, each person and each address once, and when by their own clock. What became of the mail stands in mail_deliveries under delivery_key.';
comment on column public.email_recipients.delivery_key is 'The key of its mail in mail_deliveries; null while it waits for its time.';
comment on column public.email_recipients.opened_at is 'When its picture was first fetched; null where that is not counted. Programs that fetch pictures for their readers are among them.';
create index email_recipients_due on public.email_recipients (campaign_id, goes_at, id) where delivery_key is null;
create index email_recipients_guest on public.email_recipients (guest_id);
create index email_recipients_campaign on public.email_recipients (campaign_id, account_id);
alter table public.email_recipients enable row level security;

create table private.campaign_targets (
  campaign_id uuid not null references public.email_campaigns (id) on delete cascade,
  place smallint not null check (place > 0),
  href text not null,
  primary key (campaign_id, place),
  unique (campaign_id, href)
);
comment on table private.campaign_targets is
  'Where the counted links of a campaign lead: the whole list, so that a link of a mail names a place in it and never an address. An answer is answer:yes, answer:maybe or answer:no. What has gone out keeps its place.';
alter table private.campaign_targets enable row level security;

create table private.campaign_presses (
  recipient_id uuid not null references public.email_recipients (id) on delete cascade,
  place smallint not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  presses integer not null check (presses >= 0),
  primary key (recipient_id, place)
);
comment on table private.campaign_presses is
  'Who pressed which link of a campaign, once a person and link. presses is 0 where a program followed all links of the mail at once.';
alter table private.campaign_presses enable row level security;

create table private.campaign_parts (
  campaign_id uuid not null references public.email_campaigns (id) on delete cascade,
  part integer not null check (part >= 0),
  guest_ids uuid[] not null,
  primary key (campaign_id, part)
);
comment on table private.campaign_parts is
  'Who was found when a campaign began and is not written among email_recipients yet, in parts of two thousand: each is written by itself, so that others do not wait for many thousands.';
alter table private.campaign_parts enable row level security;

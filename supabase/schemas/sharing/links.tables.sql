-- Links: share links of an event and personal links of a guest.

create table private.link_kinds (
  kind text primary key check (kind ~ '^[a-z_]+$'),
  path text not null check (path ~ '^/.*/$'),
  opens text not null,
  shows text[] not null,
  opener text not null check (opener ~ '^opens_[a-z_]+$')
);
comment on table private.link_kinds is 'The kinds of share links; each area adds the rows of its own.';
comment on column private.link_kinds.path is 'Where it is opened in the portal; the token follows.';
comment on column private.link_kinds.opens is 'What it is for: event (everything), rsvp, tickets, venue, directory, donation, showcase, countdown or template.';
comment on column private.link_kinds.shows is 'What of an event or a campaign may be seen through it.';
comment on column private.link_kinds.opener is 'private.<opener>(link): whether what is behind it may be seen now.';
alter table private.link_kinds enable row level security;
insert into private.link_kinds (kind, path, opens, shows, opener) values
  ('event_info_preview', '/event-info-preview/', 'event', '{event, rsvp, tickets, countdown}', 'opens_preview'),
  ('event_info_view', '/event-info-view/', 'event', '{event, rsvp, tickets, countdown}', 'opens_event'),
  ('showcase', '/showcase/', 'showcase', '{event, rsvp, tickets}', 'opens_showcase'),
  ('embed_event', '/embed/event/', 'event', '{event, rsvp, tickets, countdown}', 'opens_event'),
  ('embed_rsvp', '/embed/rsvp/', 'rsvp', '{rsvp}', 'opens_event'),
  ('embed_tickets', '/embed/tickets/', 'tickets', '{tickets}', 'opens_event'),
  ('embed_countdown', '/embed/countdown/', 'countdown', '{countdown}', 'opens_event');

create table public.share_links (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid,
  kind text not null references private.link_kinds (kind),
  generation integer not null default 1,
  token_hash bytea not null unique,
  allowed_origins text[] not null default '{}',
  settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object'),
  expires_at timestamptz,
  use_limit integer check (use_limit between 1 and 100000),
  revoked_at timestamptz,
  suspended_at timestamptz,
  last_used_at timestamptz,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  venue_id uuid,
  campaign_id uuid,
  showcase_id uuid,
  template_id uuid,
  unique (id, account_id),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  constraint share_links_one_thing check (num_nonnulls(event_id, venue_id, campaign_id, showcase_id, template_id) = 1)
);
comment on table public.share_links is 'Links strangers open; each opens one kind of thing of one event, or one venue or campaign.';
comment on column public.share_links.allowed_origins is 'Host pages that may embed; none means any.';
comment on column public.share_links.use_limit is 'So many answers, orders and gifts come through it; none means any number.';
comment on column public.share_links.venue_id is 'What a shared_venue link opens.';
comment on column public.share_links.campaign_id is 'What a campaign or embed_donation link opens.';
comment on column public.share_links.showcase_id is 'What a showcase link opens that is not about one event.';
comment on column public.share_links.template_id is 'What a shared_template link opens.';
create index share_links_kind on public.share_links (kind);
create index share_links_event on public.share_links (event_id, created_at);
create index share_links_created_by on public.share_links (created_by);
create index share_links_last_used on public.share_links (last_used_at desc nulls last, id);
create index share_links_venue on public.share_links (venue_id);
create index share_links_campaign on public.share_links (campaign_id, created_at);
create index share_links_showcase on public.share_links (showcase_id);
create index share_links_template on public.share_links (template_id, account_id);
alter table public.share_links enable row level security;

create table public.personal_links (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  event_guest_id uuid not null,
  share_link_id uuid,
  scope text not null check (scope in ('invitation', 'self')),
  shown_name text check (length(shown_name) <= 200),
  generation integer not null default 1,
  token_hash bytea not null unique,
  revoked_at timestamptz,
  last_used_at timestamptz,
  stands_in boolean not null default false,
  created_at timestamptz not null default now(),
  code_hash bytea,
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  foreign key (event_guest_id, event_id) references public.event_guests (id, event_id) on delete cascade,
  foreign key (share_link_id, account_id) references public.share_links (id, account_id)
    on delete set null (share_link_id)
);
comment on table public.personal_links is
  'One guest''s own link: invitation is sent by the planner and shows the household; self was made by answering through a share link and shows only what was answered.';
comment on column public.personal_links.stands_in is
  'The mailed link of somebody who was merged into this guest: it opens the same and is not handed out again.';
comment on column public.personal_links.code_hash is
  'Of the printed code, once codes were listed; it opens the invitation through a link of the same event.';
create unique index personal_links_once on public.personal_links (event_guest_id, scope) where not stands_in;
create index personal_links_event_guest on public.personal_links (event_guest_id);
create index personal_links_event on public.personal_links (event_id);
create index personal_links_share_link on public.personal_links (share_link_id);
create unique index personal_links_code on public.personal_links (event_id, code_hash);
alter table public.personal_links enable row level security;

alter table public.orders add constraint orders_share_link_fkey
  foreign key (share_link_id, account_id) references public.share_links (id, account_id) on delete set null (share_link_id);

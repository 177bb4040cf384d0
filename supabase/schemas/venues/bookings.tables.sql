-- Bookings of a venue's spaces: hold, requested, confirmed, declined, cancelled, expired. Two that

create table public.venue_bookings (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  venue_id uuid not null,
  space_id uuid not null,
  event_id uuid,
  during tstzrange not null,
  status text not null
    check (status in ('hold', 'requested', 'confirmed', 'declined', 'cancelled', 'expired')),
  title text not null check (length(trim(title)) between 1 and 200),
  note text check (length(note) <= 2000),
  party_size integer check (party_size between 1 and 1000000),
  requested_by uuid references auth.users (id) on delete set null,
  requester_name text check (length(requester_name) <= 120),
  requester_email text check (length(requester_email) <= 254),
  hold_expires_at timestamptz,
  series_id uuid,
  share_link_id uuid,
  submit_key text unique check (length(submit_key) between 8 and 100),
  decided_reason text check (length(decided_reason) <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (space_id, venue_id) references public.venue_spaces (id, venue_id) on delete cascade,
  foreign key (venue_id, account_id) references public.venues (id, account_id) on delete cascade,
  foreign key (event_id, account_id) references public.events (id, account_id) on delete set null (event_id),
  foreign key (share_link_id, account_id) references public.share_links (id, account_id)
    on delete set null (share_link_id),
  constraint venue_bookings_bounds check (lower(during) is not null and upper(during) is not null
    and not isempty(during) and upper(during) - lower(during) <= interval '32 days'),
  constraint venue_bookings_hold check ((status = 'hold') <= (hold_expires_at is not null)),
  constraint venue_bookings_apart exclude using gist (space_id with =, during with &&)
    where (status in ('hold', 'confirmed'))
);
comment on table public.venue_bookings is
  'Who has a space when. Requests wait for an answer and may overlap; holds and confirmed bookings never do.';
comment on column public.venue_bookings.requested_by is 'The planner who made it; none when a stranger asked through a link.';
comment on column public.venue_bookings.series_id is 'The same for all dates of one recurring booking.';
create index venue_bookings_space on public.venue_bookings using gist (space_id, during);
create index venue_bookings_account on public.venue_bookings using gist (account_id, during);
create index venue_bookings_venue on public.venue_bookings (venue_id, account_id);
create index venue_bookings_event on public.venue_bookings (event_id);
create index venue_bookings_requested_by on public.venue_bookings (requested_by);
create index venue_bookings_share_link on public.venue_bookings (share_link_id);
create index venue_bookings_series on public.venue_bookings (series_id);
create index venue_bookings_lapsing on public.venue_bookings (hold_expires_at) where status = 'hold';
alter table public.venue_bookings enable row level security;

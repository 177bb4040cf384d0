-- Events: wall time with its zone is the truth; start_date and end_date are kept from it.

create function private.has_plain_colours(look jsonb)
returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(look ->> 'accent', '#000000') ~ '^#[0-9a-f]{6}$'
    and coalesce(jsonb_typeof(look -> 'colours'), 'null') in ('null', 'object')
    and not exists (select from jsonb_each_text(
        case when jsonb_typeof(look -> 'colours') = 'object' then look -> 'colours' else '{}' end) c
      where c.key !~ '^--event-[a-z]{1,20}$'
        or c.value !~ '^(light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\)|#[0-9a-f]{6})$')
$$;
comment on function private.has_plain_colours(jsonb) is
  'Whether {accent, colours} holds plain colours only, since they end in other pages'' sheets.';

create table public.events (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  account_id uuid not null references public.accounts (id) on delete cascade,
  event_type_id text not null default 'club-type-1' references public.event_types (id),
  name text not null check (length(trim(name)) between 1 and 200),
  description text check (length(description) <= 20000),
  kind text not null default 'in_person' check (kind in ('in_person', 'online', 'hybrid')),
  status text not null default 'draft' check (status in ('draft', 'published', 'cancelled', 'archived')),
  visibility text not null default 'unlisted' check (visibility in ('public', 'unlisted', 'private')),
  start_date timestamptz not null,
  end_date timestamptz not null,
  start_local timestamp not null,
  end_local timestamp not null,
  time_zone text not null references private.time_zones (name),
  location_name text check (length(location_name) <= 300),
  address text check (length(address) <= 500),
  online_url text check (online_url ~ '^https?://' and length(online_url) <= 2000),
  cover_url text check (cover_url ~ '^(https?://|/storage/)' and length(cover_url) <= 2000),
  cover_seed text not null default '' check (length(cover_seed) <= 100),
  cover_look jsonb check (jsonb_typeof(cover_look) = 'object' and cover_look ? 'accent'
    and private.has_plain_colours(cover_look) and length(cover_look::text) <= 1000),
  host_names text[] not null default '{}'
    check (cardinality(host_names) <= 10 and length(host_names::text) <= 1500 and array_position(host_names, null) is null),
  rsvp_enabled boolean not null,
  answers_with_tickets boolean not null default false,
  rsvp_deadline timestamptz,
  capacity integer check (capacity between 1 and 1000000),
  max_party_size integer not null default 10 check (max_party_size between 1 and 100),
  waitlist_enabled boolean not null default true,
  goal_minor bigint check (goal_minor > 0),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  locale text not null default 'en' check (locale ~ '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$'),
  settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object'),
  template_key text check (length(template_key) <= 60),
  sequence integer not null default 0,
  uid text not null unique default gen_random_uuid()::text,
  published_at timestamptz,
  cancelled_at timestamptz,
  told_facts jsonb check (jsonb_typeof(told_facts) = 'object'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, account_id),
  constraint events_end_after_start check (end_date > start_date)
);
comment on table public.events is 'Gatherings. Clients insert with user_id; account_id and the instants are filled in.';
comment on column public.events.account_id is 'Filled in: the account that the user owns.';
comment on column public.events.start_date is 'Filled in: the instant of start_local.';
comment on column public.events.end_date is 'Filled in: the instant of end_local.';
comment on column public.events.start_local is 'Filled in from start_date when left out. Wall time in time_zone, the truth.';
comment on column public.events.end_local is 'Filled in from end_date when left out. Wall time in time_zone, the truth.';
comment on column public.events.rsvp_enabled is 'Filled in when left out: whether answers are taken, on when the plan includes RSVP.';
comment on column public.events.answers_with_tickets is
  'Whether guests are also asked for an answer while tickets are on offer, which ask by themselves.';
comment on column public.events.capacity is
  'Most people who may come: answers stop at it, tickets at their own quantities; null means no limit.';
comment on column public.events.cover_look is
  '{accent, colours} taken from the photo of the cover; null where the event wears the colours of its kind.';
comment on column public.events.goal_minor is 'What the host hopes to collect, in minor units of currency.';
comment on column public.events.cancelled_at is 'Kept while archived, so that a cancelled event comes back cancelled.';
comment on column public.events.told_facts is
  'Filled in: what guests were told of time, place and state, by publishing or by the last notice; null before.';
comment on column public.events.sequence is 'Calendar revision; rises when time, place or status change.';
create index events_user on public.events (user_id, start_date desc);
create index events_account on public.events (account_id, start_date desc);
create index events_event_type on public.events (event_type_id);
create index events_time_zone on public.events (time_zone);

create function private.is_all_day(from_local timestamp, to_local timestamp)
returns boolean
language sql immutable
set search_path = ''
as $$ select from_local::time = time '00:00' and to_local::time = time '23:59' $$;
comment on function private.is_all_day(timestamp, timestamp) is
  'Whether wall times stand for whole days, from midnight to the last minute; there is no second mark.';

create function private.event_facts(event public.events)
returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'name', event.name,
    'startLocal', to_char(event.start_local, 'YYYY-MM-DD"T"HH24:MI'),
    'endLocal', to_char(event.end_local, 'YYYY-MM-DD"T"HH24:MI'),
    'timeZone', event.time_zone,
    'locationName', event.location_name,
    'address', event.address,
    'onlineUrl', event.online_url,
    'cancelled', event.status = 'cancelled')
$$;
comment on function private.event_facts(public.events) is 'EventFacts: what everybody who comes must know.';

create function private.keep_event()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  is_client boolean := current_user in ('anon', 'authenticated');
begin
  if tg_op = 'INSERT' then
    new.account_id := coalesce(new.account_id, private.account_of_user(new.user_id));
    new.cover_seed := coalesce(nullif(new.cover_seed, ''), new.id::text);
  end if;
  if not private.is_time_zone(new.time_zone) then
    perform private.refuse(400, 'invalid_input', 'Choose a time zone from the list', 'time_zone');
  end if;

  if new.start_local is null
    or (tg_op = 'UPDATE' and new.start_date <> old.start_date
      and new.start_local = old.start_local and new.time_zone = old.time_zone) then
    new.start_local := new.start_date at time zone new.time_zone;
  end if;
  if new.end_local is null
    or (tg_op = 'UPDATE' and new.end_date <> old.end_date
      and new.end_local = old.end_local and new.time_zone = old.time_zone) then
    new.end_local := new.end_date at time zone new.time_zone;
  end if;
  new.start_date := private.instant_of(new.start_local, new.time_zone);
  new.end_date := private.instant_of(new.end_local, new.time_zone);
  if new.start_date is null then
    perform private.refuse(400, 'invalid_input', 'Say when it starts', 'start_local');
  end if;
  if new.end_date is null or new.end_date <= new.start_date then
    perform private.refuse(400, 'invalid_input', 'End must be after start', 'end_local');
  end if;

  if is_client and new.rsvp_deadline > new.end_date
    and (tg_op = 'INSERT' or new.rsvp_deadline is distinct from old.rsvp_deadline) then
    perform private.refuse(400, 'invalid_input', 'The deadline must be before the event ends', 'rsvp_deadline');
  end if;

  if tg_op = 'INSERT' then
    if new.rsvp_enabled is null then
      new.rsvp_enabled := not is_client or private.account_plan_rank(new.account_id) >= 2;
    elsif new.rsvp_enabled and is_client then
      perform private.require_plan(new.account_id, 'rsvp');
    end if;
    if new.status = 'published' then
      new.published_at := now();
      new.told_facts := private.event_facts(new);
    end if;
    return new;
  end if;

  if new.rsvp_enabled is null then
    new.rsvp_enabled := old.rsvp_enabled;
  elsif new.rsvp_enabled and not old.rsvp_enabled and is_client then
    perform private.require_plan(new.account_id, 'rsvp');
  end if;
  if new.currency <> old.currency
    and private.event_has_orders(old.id) then
    perform private.refuse(409, 'conflict', 'The currency cannot change after the first order', 'currency');
  end if;
  if (new.start_date, new.end_date, new.status) is distinct from (old.start_date, old.end_date, old.status)
    or (new.location_name, new.address, new.online_url, new.name)
      is distinct from (old.location_name, old.address, old.online_url, old.name) then
    new.sequence := old.sequence + 1;
  end if;
  if new.status = 'published' and old.published_at is null then
    new.published_at := now();
    new.told_facts := private.event_facts(new);
  end if;
  new.cancelled_at := case
    when new.status = 'archived' then old.cancelled_at
    when new.status = 'cancelled' then coalesce(old.cancelled_at, now()) end;
  new.updated_at := now();
  return new;
end
$$;
comment on function private.keep_event() is
  'Fills account and instants, gates RSVP by plan, raises the calendar sequence, notes what is told.';

create function private.fill_account_from_event()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  select e.account_id into new.account_id from public.events e where e.id = new.event_id;
  return new;
end
$$;
comment on function private.fill_account_from_event() is
  'A row of an event belongs to the event''s account, whatever the client says; policies then decide.';

create trigger keep_event before insert or update on public.events
for each row execute function private.keep_event();
create trigger audit_row after insert or update or delete on public.events
for each row execute function private.audit_row();

alter table public.events enable row level security;
create policy "members and administrators see events" on public.events
for select to authenticated using (
  account_id in (select private.my_accounts()) or (select private.is_administrator()));
create policy "writers create events in their own name" on public.events
for insert to authenticated with check (
  user_id = (select auth.uid()) and account_id in (select private.my_writable_accounts()));
create policy "writers change events" on public.events
for update to authenticated
using (account_id in (select private.my_writable_accounts()))
with check (account_id in (select private.my_writable_accounts()));
create policy "owners and admins delete events" on public.events
for delete to authenticated using (account_id in (select private.my_managed_accounts()));

revoke all on public.events from public, anon, authenticated;
grant select, delete on public.events to authenticated;
grant insert (id, user_id, account_id, event_type_id, name, description, kind, status, visibility,
  start_date, end_date, start_local, end_local, time_zone, location_name, address, online_url,
  cover_url, cover_seed, cover_look, host_names, rsvp_enabled, answers_with_tickets, rsvp_deadline, capacity, max_party_size,
  waitlist_enabled, goal_minor, currency, locale, settings, template_key)
  on public.events to authenticated;
grant update (event_type_id, name, description, kind, status, visibility,
  start_date, end_date, start_local, end_local, time_zone, location_name, address, online_url,
  cover_url, cover_seed, cover_look, host_names, rsvp_enabled, answers_with_tickets, rsvp_deadline, capacity, max_party_size,
  waitlist_enabled, goal_minor, currency, locale, settings, template_key)
  on public.events to authenticated;
grant all on public.events to service_role;

revoke execute on function private.has_plain_colours(jsonb), private.is_all_day(timestamp, timestamp), private.event_facts(public.events), private.keep_event(), private.fill_account_from_event()
  from public, anon, authenticated;
grant execute on function private.has_plain_colours(jsonb), private.account_of_user(uuid), private.account_plan_rank(uuid), private.event_facts(public.events)
  to authenticated, service_role;

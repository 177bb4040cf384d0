-- Activities: what happens within an event, by wall time in the event's zone, in a room.

create table public.activities (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  title text not null check (length(trim(title)) between 1 and 200),
  description text check (length(description) <= 5000),
  kind text not null default 'session' check (kind in (
    'session', 'talk', 'workshop', 'ceremony', 'meal', 'social', 'performance', 'sport', 'tour', 'other')),
  status text not null default 'draft' check (status in ('draft', 'published', 'cancelled')),
  visibility text not null default 'public' check (visibility in ('public', 'guests', 'team')),
  start_at timestamptz not null,
  end_at timestamptz not null,
  start_local timestamp not null,
  end_local timestamp not null,
  room text check (length(trim(room)) between 1 and 120),
  venue_space_id uuid,
  host_name text check (length(trim(host_name)) between 1 and 200),
  host_guest_id uuid,
  host_member_id uuid references public.team_members (id) on delete set null,
  sign_up boolean not null default false,
  asks_rsvp boolean not null default false,
  requires_rsvp boolean not null default false,
  capacity integer check (capacity between 1 and 1000000),
  ticket_type_id uuid,
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  materials jsonb not null default '[]' check (jsonb_typeof(materials) = 'array'),
  uid text not null unique default gen_random_uuid()::text,
  sequence integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, event_id),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  foreign key (ticket_type_id, event_id) references public.ticket_types (id, event_id)
    on delete set null (ticket_type_id),
  foreign key (venue_space_id, account_id) references public.venue_spaces (id, account_id)
    on delete set null (venue_space_id),
  foreign key (host_guest_id, event_id) references public.event_guests (id, event_id)
    on delete set null (host_guest_id),
  constraint activities_one_host check (num_nonnulls(host_guest_id, host_member_id) <= 1),
  constraint activities_end_after_start check (end_at > start_at)
);
comment on table public.activities is 'Parts of an event: talks, meals, tours. Guests see them when a version of the schedule is published.';
comment on column public.activities.account_id is 'Filled in: the event''s account.';
comment on column public.activities.start_at is 'Filled in: the instant of start_local in the event''s zone.';
comment on column public.activities.end_at is 'Filled in: the instant of end_local in the event''s zone.';
comment on column public.activities.start_local is 'Wall time in the event''s zone, the truth.';
comment on column public.activities.end_local is 'Wall time in the event''s zone, the truth.';
comment on column public.activities.venue_space_id is 'Filled in: the space of the event''s venue that the room names, if any.';
comment on column public.activities.host_guest_id is 'The host, when it is somebody on the guest list; host_name is what is shown.';
comment on column public.activities.host_member_id is 'The host, when it is one of the team; host_name is what is shown.';
comment on column public.activities.status is 'draft stays with the team; published goes into the next version; cancelled closes sign-up at once.';
comment on column public.activities.visibility is 'public: everybody with the page; guests: only by the link in an invitation; team: nobody outside.';
comment on column public.activities.sign_up is 'Whether guests take a place in it; otherwise everybody is welcome.';
comment on column public.activities.asks_rsvp is 'Whether an invitation asks each of the household about it; only with sign_up.';
comment on column public.activities.requires_rsvp is 'Only guests whose answer to the event is yes may sign up.';
comment on column public.activities.capacity is 'Most people who may sign up; null means no limit.';
comment on column public.activities.ticket_type_id is 'The ticket that a guest must hold to sign up; its price is the activity''s.';
comment on column public.activities.materials is 'Links for those who come: [{"label", "url"}].';
comment on column public.activities.sequence is 'Calendar revision; rises when time, room, title or status change.';
create index activities_event on public.activities (event_id, start_at, id);
create index activities_account on public.activities (account_id, start_at);
create index activities_event_account on public.activities (event_id, account_id);
create index activities_ticket_type on public.activities (ticket_type_id, event_id);
create index activities_space on public.activities (venue_space_id, start_at);
create index activities_host_guest on public.activities (host_guest_id, event_id);
create index activities_host_member on public.activities (host_member_id);

create function private.check_materials(links jsonb)
returns jsonb
language plpgsql immutable
set search_path = ''
as $$
declare
  entry jsonb;
  clean jsonb := '[]';
begin
  if jsonb_typeof(links) <> 'array' or jsonb_array_length(links) > 10 then
    perform private.refuse(400, 'invalid_input', 'An activity can have up to ten links', 'materials');
  end if;
  for entry in select * from jsonb_array_elements(links) loop
    if coalesce(entry ->> 'url', '') !~* '^https?://[^\s]+$' or length(entry ->> 'url') > 2000 then
      perform private.refuse(400, 'invalid_input', 'A link starts with https://', 'materials');
    end if;
    clean := clean || jsonb_build_object('url', entry ->> 'url',
      'label', coalesce(nullif(left(trim(entry ->> 'label'), 120), ''), left(entry ->> 'url', 120)));
  end loop;
  return clean;
end
$$;
comment on function private.check_materials(jsonb) is 'Links with a label each; anything but web addresses is refused.';

create function private.keep_activity()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  zone text;
  venue uuid;
begin
  if tg_op = 'UPDATE' and new.event_id <> old.event_id then
    perform private.refuse(400, 'invalid_input', 'An activity stays with its event', 'event_id');
  end if;
  select e.account_id, e.time_zone, e.venue_id into new.account_id, zone, venue
  from public.events e where e.id = new.event_id;
  if zone is null then
    perform private.refuse(404, 'not_found', 'This event does not exist', 'event_id');
  end if;
  new.title := trim(new.title);
  new.room := nullif(regexp_replace(trim(new.room), '\s+', ' ', 'g'), '');
  new.host_name := nullif(regexp_replace(trim(new.host_name), '\s+', ' ', 'g'), '');
  new.venue_space_id := (select s.id from public.venue_spaces s
    where s.venue_id = venue and s.account_id = new.account_id and lower(s.name) = lower(new.room)
    order by s.status, s.position, s.id limit 1);
  if new.host_name is null then
    new.host_guest_id := null;
    new.host_member_id := null;
  elsif new.host_member_id is not null and not exists (select from public.team_members m
    where m.id = new.host_member_id and m.account_id = new.account_id and m.status = 'active') then
    perform private.refuse(400, 'invalid_input', 'Choose somebody of your team', 'host_member_id');
  end if;
  new.materials := private.check_materials(new.materials);
  new.start_at := private.instant_of(new.start_local, zone);
  new.end_at := private.instant_of(new.end_local, zone);
  if new.start_at is null then
    perform private.refuse(400, 'invalid_input', 'Say when it starts', 'start_local');
  end if;
  if new.end_at is null or new.end_at <= new.start_at then
    perform private.refuse(400, 'invalid_input', 'End must be after start', 'end_local');
  end if;
  if new.end_at > new.start_at + interval '31 days' then
    perform private.refuse(400, 'invalid_input', 'An activity lasts at most 31 days', 'end_local');
  end if;
  -- A form of yes and no cannot sell the ticket that it takes.
  new.asks_rsvp := new.asks_rsvp and new.ticket_type_id is null;
  if not new.sign_up then
    new.capacity := null;
    new.requires_rsvp := false;
    new.asks_rsvp := false;
    new.ticket_type_id := null;
  end if;
  if tg_op = 'INSERT' then
    return new;
  end if;
  if (new.title, new.status, new.start_at, new.end_at, coalesce(new.room, ''))
    is distinct from (old.title, old.status, old.start_at, old.end_at, coalesce(old.room, '')) then
    new.sequence := old.sequence + 1;
  end if;
  new.updated_at := now();
  return new;
end
$$;
comment on function private.keep_activity() is
  'Fills account, instants and space from the event and its venue, tidies words, raises the calendar sequence.';

create function private.move_activities_to_zone()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.activities a set start_local = a.start_local where a.event_id = new.id;
  return null;
end
$$;
comment on function private.move_activities_to_zone() is
  'When an event''s zone or venue changes its activities keep their wall times and rooms; instants and spaces follow.';

create function private.rename_rooms()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.activities a set room = new.name where a.venue_space_id = new.id;
  return null;
end
$$;
comment on function private.rename_rooms() is 'Activities follow the new name of their space.';

create trigger keep_activity before insert or update on public.activities
for each row execute function private.keep_activity();
create trigger audit_row after insert or update or delete on public.activities
for each row execute function private.audit_row();
create trigger move_activities after update of time_zone, venue_id on public.events
for each row when (old.time_zone <> new.time_zone or old.venue_id is distinct from new.venue_id)
execute function private.move_activities_to_zone();
create trigger rename_rooms after update of name on public.venue_spaces
for each row when (old.name <> new.name) execute function private.rename_rooms();

alter table public.activities enable row level security;
create policy "members and administrators see activities" on public.activities
for select to authenticated using (
  account_id in (select private.my_accounts()) or (select private.is_administrator()));
create policy "writers add activities" on public.activities
for insert to authenticated with check (account_id in (select private.my_writable_accounts()));
create policy "writers change activities" on public.activities
for update to authenticated
using (account_id in (select private.my_writable_accounts()))
with check (account_id in (select private.my_writable_accounts()));
create policy "writers remove activities" on public.activities
for delete to authenticated using (account_id in (select private.my_writable_accounts()));

revoke all on public.activities from public, anon, authenticated;
grant select, delete on public.activities to authenticated;
grant insert (id, event_id, title, description, kind, status, visibility, start_local, end_local, room,
  host_name, host_guest_id, host_member_id, sign_up, asks_rsvp, requires_rsvp, capacity, ticket_type_id, tags, materials)
  on public.activities to authenticated;
grant update (title, description, kind, status, visibility, start_local, end_local, room,
  host_name, host_guest_id, host_member_id, sign_up, asks_rsvp, requires_rsvp, capacity, ticket_type_id, tags, materials)
  on public.activities to authenticated;
grant all on public.activities to service_role;

revoke execute on function private.check_materials(jsonb), private.keep_activity(),
  private.move_activities_to_zone(), private.rename_rooms() from public, anon, authenticated;
grant execute on function private.check_materials(jsonb) to authenticated, service_role;

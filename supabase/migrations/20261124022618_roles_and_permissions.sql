-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

drop policy "members and administrators see activities" on public.activities;

drop policy "members and administrators see an account" on public.accounts;

drop policy "members and administrators see events" on public.events;

drop policy "members and administrators see share links" on public.share_links;

drop policy "members and administrators see spaces" on public.venue_spaces;

drop policy "members and administrators see venues" on public.venues;

drop policy "members see answers" on public.rsvps;

drop policy "members see blackouts" on public.venue_blackouts;

drop policy "members see bookings" on public.venue_bookings;

drop policy "members see campaigns" on public.campaigns;

drop policy "members see check-ins" on public.check_ins;

drop policy "members see companions" on public.rsvp_companions;

drop policy "members see directories" on public.event_directories;

drop policy "members see donations" on public.donations;

drop policy "members see gate links" on public.check_in_links;

drop policy "members see gates" on public.check_in_lists;

drop policy "members see giving plans" on public.giving_plans;

drop policy "members see guest lists" on public.event_guests;

drop policy "members see guests" on public.guests;

drop policy "members see households" on public.households;

drop policy "members see imported lines" on public.guest_import_rows;

drop policy "members see imports" on public.guest_imports;

drop policy "members see invitations" on public.invitation_mails;

drop policy "members see invoices" on public.order_invoices;

drop policy "members see late answers" on public.late_answers;

drop policy "members see leads" on public.member_leads;

drop policy "members see meals" on public.event_meals;

drop policy "members see merges" on public.guest_merges;

drop policy "members see notices" on public.event_notices;

drop policy "members see order items" on public.order_items;

drop policy "members see orders of refund runs" on public.refund_run_orders;

drop policy "members see orders" on public.orders;

drop policy "members see past answers" on public.rsvp_history;

drop policy "members see payments" on public.payments;

drop policy "members see payouts" on public.payouts;

drop policy "members see personal links" on public.personal_links;

drop policy "members see photos" on public.photos;

drop policy "members see polls" on public.polls;

drop policy "members see price steps" on public.ticket_tiers;

drop policy "members see promo codes" on public.promo_codes;

drop policy "members see questions" on public.event_questions;

drop policy "members see refund runs" on public.refund_runs;

drop policy "members see refunds of donations" on public.donation_refunds;

drop policy "members see refunds" on public.refunds;

drop policy "members see seating" on public.seating_charts;

drop policy "members see seating" on public.seating_people;

drop policy "members see seating" on public.seating_rules;

drop policy "members see seating" on public.seating_tables;

drop policy "members see seating" on public.seats;

drop policy "members see series" on public.event_series;

drop policy "members see shared capacity" on public.capacity_pools;

drop policy "members see showcases" on public.showcases;

drop policy "members see sponsors" on public.sponsor_tiers;

drop policy "members see sponsors" on public.sponsors;

drop policy "members see taxes" on public.taxes;

drop policy "members see the keys of their tickets" on public.ticket_keys;

drop policy "members see the ledger of donations" on public.donation_entries;

drop policy "members see the ledger" on public.ledger_entries;

drop policy "members see the lines of payouts" on public.payout_lines;

drop policy "members see the options of polls" on public.poll_options;

drop policy "members see the waiting list" on public.waitlist_entries;

drop policy "members see their team" on public.team_members;

drop policy "members see ticket settings" on public.ticket_settings;

drop policy "members see ticket types" on public.ticket_types;

drop policy "members see tickets" on public.tickets;

drop policy "members see versions of the schedule" on public.schedule_versions;

drop policy "members see what guests marked" on public.activity_stars;

drop policy "members see what polls ask" on public.poll_questions;

drop policy "members see what the waiting list decided" on public.waitlist_decisions;

drop policy "members see what was chosen for showcases" on public.showcase_events;

drop policy "members see who has a calendar address" on public.guest_calendars;

drop policy "members see who is apart" on public.guests_apart;

drop policy "members see who signed up" on public.activity_sign_ups;

drop policy "owners and admins change an account" on public.accounts;

drop policy "owners and admins change roles" on public.team_members;

drop policy "owners and admins delete events" on public.events;

drop policy "owners and admins read their account's audit" on public.audit_log;

drop policy "owners and admins remove members, members leave" on public.team_members;

drop policy "people see themselves, their team and administrators see them" on public.profiles;

drop policy "writers add activities" on public.activities;

drop policy "writers add gates" on public.check_in_lists;

drop policy "writers add guests" on public.guests;

drop policy "writers add households" on public.households;

drop policy "writers add meals" on public.event_meals;

drop policy "writers add photos" on public.photos;

drop policy "writers add price steps" on public.ticket_tiers;

drop policy "writers add promo codes" on public.promo_codes;

drop policy "writers add questions" on public.event_questions;

drop policy "writers add shared capacity" on public.capacity_pools;

drop policy "writers add taxes" on public.taxes;

drop policy "writers add ticket settings" on public.ticket_settings;

drop policy "writers add ticket types" on public.ticket_types;

drop policy "writers add to guest lists" on public.event_guests;

drop policy "writers change activities" on public.activities;

drop policy "writers change events" on public.events;

drop policy "writers change gates" on public.check_in_lists;

drop policy "writers change guest lists" on public.event_guests;

drop policy "writers change guests" on public.guests;

drop policy "writers change households" on public.households;

drop policy "writers change meals" on public.event_meals;

drop policy "writers change photos" on public.photos;

drop policy "writers change price steps" on public.ticket_tiers;

drop policy "writers change promo codes" on public.promo_codes;

drop policy "writers change questions" on public.event_questions;

drop policy "writers change shared capacity" on public.capacity_pools;

drop policy "writers change taxes" on public.taxes;

drop policy "writers change ticket settings" on public.ticket_settings;

drop policy "writers change ticket types" on public.ticket_types;

drop policy "writers create events in their own name" on public.events;

drop policy "writers note meals and diets" on public.rsvps;

drop policy "writers remove activities" on public.activities;

drop policy "writers remove gates" on public.check_in_lists;

drop policy "writers remove guests" on public.guests;

drop policy "writers remove households" on public.households;

drop policy "writers remove meals" on public.event_meals;

drop policy "writers remove photos" on public.photos;

drop policy "writers remove price steps" on public.ticket_tiers;

drop policy "writers remove questions" on public.event_questions;

drop policy "writers remove shared capacity" on public.capacity_pools;

drop policy "writers remove taxes" on public.taxes;

drop policy "writers remove unsold ticket types" on public.ticket_types;

drop policy "writers remove unused promo codes" on public.promo_codes;

drop policy "writers take from guest lists" on public.event_guests;

drop policy "writers take that back" on public.guests_apart;

drop policy "writers tell people apart" on public.guests_apart;

drop function private.all_found(text[], text[], uuid[], uuid, integer);

drop function private.has_role(uuid, uuid, text[]);

drop function private.may_refund(uuid, uuid);

drop function private.meant_words(text, text[], uuid[]);

drop function private.my_accounts();

drop function private.my_managed_accounts();

drop function private.my_writable_accounts();

drop function private.require_writable_account(uuid);

CREATE OR REPLACE FUNCTION private.built_in_role(key text)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$ select md5('role:' || key)::uuid $function$;

-- Roles: named permissions, and roles as sets of them. Each area adds the permissions of its own.

create table public.permissions (
  permission text primary key check (permission ~ '^[a-z_]+\.[a-z_]+$'),
  of_events boolean not null default true,
  needs_team boolean not null,
  opens text[] not null default '{}'
);
comment on table public.permissions is 'Everything that a member of a team may be allowed, by name; each area adds the rows of its own.';
comment on column public.permissions.of_events is 'It can be held for chosen events; else it is of the whole account.';
comment on column public.permissions.needs_team is
  'It changes something, or shows the account''s log: others than the owner hold it only while the plan has a team.';
comment on column public.permissions.opens is
  'Which functions that areas name it opens: what a search finds (found_, texts_) and facts beside features (fact_).';
alter table public.permissions enable row level security;

create table public.roles (
  id uuid primary key default gen_random_uuid(),
  account_id uuid references public.accounts (id) on delete cascade,
  key text unique check (id = private.built_in_role(key)),
  name text not null check (length(trim(name)) between 1 and 60),
  position integer not null default 100,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (account_id, name),
  check ((account_id is null) = (key is not null))
);
comment on table public.roles is 'Sets of permissions: those that every account has (with a key), and an account''s own.';
alter table public.roles enable row level security;

create table public.role_permissions (
  role_id uuid not null references public.roles (id) on delete cascade,
  permission text not null references public.permissions (permission) on delete cascade,
  primary key (role_id, permission)
);
comment on table public.role_permissions is 'What a role allows.';
create index role_permissions_permission on public.role_permissions (permission);
alter table public.role_permissions enable row level security;

insert into public.roles (id, key, name, position)
select private.built_in_role(r.key), r.key, r.name, r.position
from (values ('owner', 'Owner', 1), ('admin', 'Admin', 2), ('editor', 'Editor', 3), ('finance', 'Finance', 4),
  ('check_in', 'Check-in', 5), ('volunteer_coordinator', 'Volunteer coordinator', 6), ('viewer', 'Viewer', 7)) as r (key, name, position);

alter table public.team_members disable trigger user;
alter table public.team_members add column role_id uuid, add column event_scope text not null default 'all' check (event_scope in ('all', 'chosen'));
update public.team_members set role_id = private.built_in_role(role);
drop index public.team_members_one_owner;
alter table public.team_members
  drop column role,
  alter column role_id set not null,
  add foreign key (role_id) references public.roles (id),
  add unique (id, account_id),
  add check (event_scope = 'all' or role_id <> private.built_in_role('owner'));
alter table public.team_members enable trigger user;
create index team_members_role on public.team_members (role_id);
create unique index team_members_one_owner on public.team_members (account_id) where role_id = private.built_in_role('owner');

-- Permissions: what may be allowed of the account, its team and its log, and to which of the roles that every account has.

insert into public.permissions (permission, of_events, needs_team, opens) values
  ('account.manage', false, true, '{fact_security_center,fact_support}'),
  ('team.manage', false, true, '{}'),
  ('audit.read', false, true, '{}');

insert into public.role_permissions (role_id, permission)
select private.built_in_role(r.role), p.permission
from (values
  ('account.manage', '{owner,admin}'::text[]),
  ('team.manage', '{owner,admin}'::text[]),
  ('audit.read', '{owner,admin}'::text[])) as p (permission, roles), unnest(p.roles) as r (role);

-- Permissions: what may be allowed of answers, and to which of the roles that every account has.

insert into public.permissions (permission, of_events, needs_team, opens) values
  ('answers.write', true, true, '{}');

insert into public.role_permissions (role_id, permission)
select private.built_in_role(r.role), p.permission
from (values
  ('answers.write', '{owner,admin,editor}'::text[])) as p (permission, roles), unnest(p.roles) as r (role);

-- Permissions: what may be allowed of the door, and to which of the roles that every account has.

insert into public.permissions (permission, of_events, needs_team, opens) values
  ('check_in.read', true, false, '{}'),
  ('check_in.scan', true, true, '{}'),
  ('check_in.write', true, true, '{}');

insert into public.role_permissions (role_id, permission)
select private.built_in_role(r.role), p.permission
from (values
  ('check_in.read', '{owner,admin,editor,check_in,volunteer_coordinator,viewer}'::text[]),
  ('check_in.scan', '{owner,admin,editor,check_in}'::text[]),
  ('check_in.write', '{owner,admin,editor}'::text[])) as p (permission, roles), unnest(p.roles) as r (role);

-- Permissions: what may be allowed of events, and to which of the roles that every account has.

insert into public.permissions (permission, of_events, needs_team, opens) values
  ('events.read', true, false, '{found_events,texts_events,found_activities,fact_event_management,fact_interactive_calendar,fact_countdown,fact_activity_management,fact_activity_schedule,fact_calendar_integration}'),
  ('events.write', true, true, '{}'),
  ('events.delete', true, true, '{}');

insert into public.role_permissions (role_id, permission)
select private.built_in_role(r.role), p.permission
from (values
  ('events.read', '{owner,admin,editor,finance,check_in,volunteer_coordinator,viewer}'::text[]),
  ('events.write', '{owner,admin,editor}'::text[]),
  ('events.delete', '{owner,admin}'::text[])) as p (permission, roles), unnest(p.roles) as r (role);

-- Permissions: what may be allowed of donations, and to which of the roles that every account has.

insert into public.permissions (permission, of_events, needs_team, opens) values
  ('giving.read', true, false, '{fact_fundraising,fact_fundraising_tracking}'),
  ('giving.write', true, true, '{}');

insert into public.role_permissions (role_id, permission)
select private.built_in_role(r.role), p.permission
from (values
  ('giving.read', '{owner,admin,editor,finance,viewer}'::text[]),
  ('giving.write', '{owner,admin,editor}'::text[])) as p (permission, roles), unnest(p.roles) as r (role);

-- Permissions: what may be allowed of photos and sponsors, and to which of the roles that every account has.

insert into public.permissions (permission, of_events, needs_team, opens) values
  ('photos.write', true, true, '{}'),
  ('sponsors.write', true, true, '{}');

insert into public.role_permissions (role_id, permission)
select private.built_in_role(r.role), p.permission
from (values
  ('photos.write', '{owner,admin,editor}'::text[]),
  ('sponsors.write', '{owner,admin,editor}'::text[])) as p (permission, roles), unnest(p.roles) as r (role);

-- Permissions: what may be allowed of money, and to which of the roles that every account has.

insert into public.permissions (permission, of_events, needs_team, opens) values
  ('money.read', true, false, '{fact_payments}'),
  ('money.refund', true, true, '{}');

insert into public.role_permissions (role_id, permission)
select private.built_in_role(r.role), p.permission
from (values
  ('money.read', '{owner,admin,editor,finance,viewer}'::text[]),
  ('money.refund', '{owner,admin,finance}'::text[])) as p (permission, roles), unnest(p.roles) as r (role);

-- Permissions: what may be allowed of people, and to which of the roles that every account has.

insert into public.permissions (permission, of_events, needs_team, opens) values
  ('guests.read', true, false, '{found_guests,texts_guests,fact_directory,fact_tagging,fact_rsvp}'),
  ('guests.read_contact', true, false, '{}'),
  ('guests.write', true, true, '{}');

insert into public.role_permissions (role_id, permission)
select private.built_in_role(r.role), p.permission
from (values
  ('guests.read', '{owner,admin,editor,finance,check_in,volunteer_coordinator,viewer}'::text[]),
  ('guests.read_contact', '{owner,admin,editor,finance,volunteer_coordinator,viewer}'::text[]),
  ('guests.write', '{owner,admin,editor}'::text[])) as p (permission, roles), unnest(p.roles) as r (role);

-- Permissions: what may be allowed of polls, and to which of the roles that every account has.

insert into public.permissions (permission, of_events, needs_team, opens) values
  ('polls.read', true, false, '{found_polls,fact_polls}'),
  ('polls.write', true, true, '{}');

insert into public.role_permissions (role_id, permission)
select private.built_in_role(r.role), p.permission
from (values
  ('polls.read', '{owner,admin,editor,volunteer_coordinator,viewer}'::text[]),
  ('polls.write', '{owner,admin,editor}'::text[])) as p (permission, roles), unnest(p.roles) as r (role);

-- Permissions: what may be allowed of the schedule, and to which of the roles that every account has.

insert into public.permissions (permission, of_events, needs_team, opens) values
  ('schedule.write', true, true, '{}');

insert into public.role_permissions (role_id, permission)
select private.built_in_role(r.role), p.permission
from (values
  ('schedule.write', '{owner,admin,editor,volunteer_coordinator}'::text[])) as p (permission, roles), unnest(p.roles) as r (role);

-- Permissions: what may be allowed of links and showcases, and to which of the roles that every account has.

insert into public.permissions (permission, of_events, needs_team, opens) values
  ('links.read', true, false, '{found_pages}'),
  ('links.write', true, true, '{}'),
  ('showcases.read', false, false, '{}'),
  ('showcases.write', false, true, '{}');

insert into public.role_permissions (role_id, permission)
select private.built_in_role(r.role), p.permission
from (values
  ('links.read', '{owner,admin,editor,viewer}'::text[]),
  ('links.write', '{owner,admin,editor}'::text[]),
  ('showcases.read', '{owner,admin,editor,viewer}'::text[]),
  ('showcases.write', '{owner,admin,editor}'::text[])) as p (permission, roles), unnest(p.roles) as r (role);

-- Permissions: what may be allowed of messages, and to which of the roles that every account has.

insert into public.permissions (permission, of_events, needs_team, opens) values
  ('messages.send', true, true, '{}');

insert into public.role_permissions (role_id, permission)
select private.built_in_role(r.role), p.permission
from (values
  ('messages.send', '{owner,admin,editor,volunteer_coordinator}'::text[])) as p (permission, roles), unnest(p.roles) as r (role);

-- Permissions: what may be allowed of tickets and what is bought, and to which of the roles that every account has.

insert into public.permissions (permission, of_events, needs_team, opens) values
  ('tickets.read', true, false, '{fact_ticket_management}'),
  ('tickets.write', true, true, '{}'),
  ('orders.read', true, false, '{found_orders,texts_orders}'),
  ('orders.write', true, true, '{}');

insert into public.role_permissions (role_id, permission)
select private.built_in_role(r.role), p.permission
from (values
  ('tickets.read', '{owner,admin,editor,finance,viewer}'::text[]),
  ('tickets.write', '{owner,admin,editor}'::text[]),
  ('orders.read', '{owner,admin,editor,finance,viewer}'::text[]),
  ('orders.write', '{owner,admin,editor,finance}'::text[])) as p (permission, roles), unnest(p.roles) as r (role);

-- Permissions: what may be allowed of venues, bookings and seating, and to which of the roles that every account has.

insert into public.permissions (permission, of_events, needs_team, opens) values
  ('venues.read', true, false, '{found_venues,texts_venues,fact_venue_management,fact_booking_calendar}'),
  ('venues.write', true, true, '{}'),
  ('seating.write', true, true, '{}');

insert into public.role_permissions (role_id, permission)
select private.built_in_role(r.role), p.permission
from (values
  ('venues.read', '{owner,admin,editor,finance,viewer}'::text[]),
  ('venues.write', '{owner,admin,editor}'::text[]),
  ('seating.write', '{owner,admin,editor}'::text[])) as p (permission, roles), unnest(p.roles) as r (role);

-- Chosen events: which events a member works on whose scope is not the whole account.

create table public.member_events (
  member_id uuid not null,
  event_id uuid not null,
  account_id uuid not null,
  primary key (member_id, event_id),
  foreign key (member_id, account_id) references public.team_members (id, account_id) on delete cascade,
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.member_events is 'The events of a member whose scope is chosen ones.';
create index member_events_event on public.member_events (event_id, account_id);
alter table public.member_events enable row level security;

CREATE OR REPLACE FUNCTION private.change_events(event_id_param uuid, request jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  edited public.events;
  target public.events;
  scope text := coalesce(request ->> 'scope', 'this');
  patch jsonb := coalesce(request -> 'patch', '{}');
  dates jsonb := '[]';
  over integer := 0;
  ids uuid[] := '{}';
  people integer;
begin
  select * into edited from public.events e where e.id = event_id_param for update;
  perform private.require_permission('events.write', edited.account_id, edited.id);
  if scope not in ('this', 'following', 'all') or scope <> 'this' and edited.series_id is null then
    perform private.refuse(400, 'invalid_input', 'Say which dates are meant: this, this and the following, or all', 'scope');
  elsif jsonb_typeof(patch) <> 'object' or patch ->> 'status' not in ('published', 'cancelled') then
    perform private.refuse(400, 'invalid_input', 'Say what changes', 'patch');
  end if;
  for target in
    select e.* from public.events e
    where e.id = edited.id or scope <> 'this' and e.series_id = edited.series_id
      and (scope = 'all' or e.start_local > edited.start_local)
    order by e.start_local, e.id for update
  loop
    if target.id <> edited.id and (target.end_date <= now() or target.status = 'archived'
      or target.status = 'cancelled' and not patch ? 'status') then
      over := over + 1;
      continue;
    end if;
    dates := dates || private.change_date(target, edited, request);
    ids := ids || target.id;
  end loop;
  if scope <> 'this' and patch ? 'start_local'
    and (patch ->> 'start_local')::timestamp::date <> edited.start_local::date then
    update public.event_series s set rule = case when scope = 'all' then request ->> 'rule' end
    where s.id = edited.series_id;
  end if;
  select count(distinct r.email) into people from public.events e, lateral private.notice_recipients(e.id) r
  where e.id = any (ids) and private.pending_notice(e) is not null;
  if coalesce((request ->> 'tell')::boolean, false) and people > 0 then
    perform private.queue_notices(ids, request ->> 'message');
  end if;
  return jsonb_build_object('dates', dates, 'left', over, 'people', people);
exception
  when invalid_datetime_format or datetime_field_overflow then
    perform private.refuse(400, 'invalid_input', 'Say when it starts and ends', 'start_local');
    return null;
  when invalid_text_representation or check_violation or foreign_key_violation then
    perform private.refuse(400, 'invalid_input', 'Something in it is not allowed. Look through the fields', 'patch');
    return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.create_workspace_for_user()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person record := private.read_sign_up(new.raw_user_meta_data, new.email);
  new_account_id uuid;
begin
  insert into public.profiles (user_id, display_name, first_name, last_name, wants_affiliate, time_zone)
  values (new.id, person.shown_name, person.first_name, person.last_name, person.wants_affiliate, person.time_zone)
  on conflict (user_id) do nothing;

  insert into public.accounts (owner_user_id, name, default_time_zone)
  values (new.id, person.shown_name, person.time_zone)
  on conflict (owner_user_id) do nothing
  returning id into new_account_id;

  if new_account_id is not null then
    insert into public.team_members (account_id, user_id, role_id)
    values (new_account_id, new.id, private.built_in_role('owner'));
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.directory_rank(of_event public.events)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case
    when private.may('guests.read', of_event.account_id, of_event.id) then 3
    when of_event.status <> 'draft' and exists (
      select from public.event_directories d
      join public.event_guests eg on eg.event_id = d.event_id
      join private.member_profiles p on p.guest_id = eg.guest_id and p.user_id = (select auth.uid())
      where d.event_id = of_event.id and d.is_open) then 2 end
$function$;

CREATE OR REPLACE FUNCTION private.lapse_holds(of_space_id uuid DEFAULT NULL::uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  gone public.venue_bookings;
  occasion text;
  lapsed integer := 0;
begin
  for gone in
    update public.venue_bookings b set status = 'expired'
    where b.status = 'hold' and b.hold_expires_at <= now()
      and (of_space_id is null or b.space_id = of_space_id)
    returning b.*
  loop
    lapsed := lapsed + 1;
    occasion := 'booking_expired:' || coalesce(gone.series_id, gone.id) || ':' || gone.hold_expires_at::date;
    perform private.enqueue_job('booking_expired',
      jsonb_build_object('bookingId', gone.id, 'to', u.email), occasion || ':' || u.id)
    from auth.users u
    where u.email is not null and u.id in (
      select gone.requested_by
      union select m.user_id from public.team_members m
      where gone.requested_by is null and m.account_id = gone.account_id
        and private.person_may(m.user_id, 'venues.write', m.account_id));
    if gone.requester_email is not null then
      perform private.enqueue_job('booking_expired', jsonb_build_object('bookingId', gone.id), occasion);
    end if;
  end loop;
  return lapsed;
end
$function$;

CREATE OR REPLACE FUNCTION private.limit_admin_members()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.status <> 'removed' and 'team.manage' = any (private.permissions_of(new.role_id)) then
    perform 1 from public.accounts a where a.id = new.account_id for no key update;
    if (select count(*) from public.team_members m
        join public.role_permissions r on r.role_id = m.role_id and r.permission = 'team.manage'
        where m.account_id = new.account_id and m.id <> new.id and m.status <> 'removed') >= 10 then
      perform private.refuse(409, 'limit_exceeded', 'A business account can have up to 10 admins', 'role_id');
    end if;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.masked_bank_account(of_account uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.masked_bank_details(private.bank_details(of_account)) where private.may('money.read', of_account)
$function$;

CREATE OR REPLACE FUNCTION private.may_keep_pictures_of(event_id text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return exists (select from public.events e
    where e.id::text = may_keep_pictures_of.event_id and private.may('photos.write', e.account_id, e.id));
end
$function$;

CREATE OR REPLACE FUNCTION private.open_seating(of_event uuid)
 RETURNS public.seating_charts
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  chart public.seating_charts;
begin
  select * into event from public.events e where e.id = of_event;
  perform private.require_permission('seating.write', event.account_id, event.id);
  perform private.require_plan(event.account_id, 'rsvp');
  insert into public.seating_charts (event_id, account_id, people_from)
  values (event.id, event.account_id, private.seating_source(event.id))
  on conflict do nothing;
  select * into strict chart from public.seating_charts c where c.event_id = event.id for update;
  return chart;
end
$function$;

CREATE OR REPLACE FUNCTION private.own_booking(booking_id_param uuid)
 RETURNS public.venue_bookings
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  booking public.venue_bookings;
begin
  select * into booking from public.venue_bookings b where b.id = booking_id_param for update;
  perform private.require_permission('venues.write', booking.account_id, booking.event_id);
  return booking;
end
$function$;

CREATE OR REPLACE FUNCTION private.own_campaign(target_campaign_id uuid)
 RETURNS public.campaigns
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  campaign public.campaigns;
begin
  select * into campaign from public.campaigns c where c.id = target_campaign_id for update;
  perform private.require_permission('giving.write', campaign.account_id, campaign.event_id);
  return campaign;
end
$function$;

CREATE OR REPLACE FUNCTION private.own_event_id(event_id uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not exists (select from public.events e where e.id = event_id and private.may('orders.read', e.account_id, e.id)) then
    perform private.refuse(404, 'not_found', 'This event does not exist');
  end if;
  return event_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.own_import(batch_id uuid, wanted_status text[])
 RETURNS public.guest_imports
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  batch public.guest_imports;
begin
  select * into batch from public.guest_imports b where b.id = batch_id for update;
  perform private.require_permission('guests.write', batch.account_id, batch.event_id);
  if not batch.status = any (wanted_status) then
    perform private.refuse(409, 'conflict', 'This import is ' || batch.status);
  end if;
  return batch;
end
$function$;

CREATE OR REPLACE FUNCTION private.own_poll(target_poll_id uuid)
 RETURNS public.polls
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  poll public.polls;
begin
  select * into poll from public.polls p where p.id = target_poll_id for no key update;
  perform private.require_permission('polls.write', poll.account_id, poll.event_id);
  return poll;
end
$function$;

CREATE OR REPLACE FUNCTION private.own_share_link(link_id uuid)
 RETURNS public.share_links
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link public.share_links;
begin
  select * into link from public.share_links l where l.id = link_id for update;
  perform private.require_permission('links.write', link.account_id, link.event_id);
  return link;
end
$function$;

CREATE OR REPLACE FUNCTION private.own_showcase(target_showcase_id uuid)
 RETURNS public.showcases
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  showcase public.showcases;
begin
  select * into showcase from public.showcases s where s.id = target_showcase_id for update;
  perform private.require_permission('showcases.write', showcase.account_id);
  return showcase;
end
$function$;

CREATE OR REPLACE FUNCTION private.own_space(space_id_param uuid)
 RETURNS public.venue_spaces
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  space public.venue_spaces;
begin
  select * into space from public.venue_spaces s where s.id = space_id_param and s.status = 'active';
  perform private.require_permission('venues.write', space.account_id);
  return space;
end
$function$;

CREATE OR REPLACE FUNCTION private.owned_account(of_account uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not exists (select from public.accounts a
    where a.id = of_account and a.owner_user_id = (select auth.uid()) and private.may('account.manage', a.id)) then
    perform private.refuse(404, 'not_found', 'Only the owner of an account can do this');
  end if;
  return of_account;
end
$function$;

CREATE OR REPLACE FUNCTION private.people_to_merge(keep_id uuid, merge_ids uuid[])
 RETURNS uuid[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  everybody uuid[] := array(select k.id from unnest(keep_id || merge_ids) with ordinality as k (id, place) group by k.id order by min(k.place));
  owner_account_id uuid := (select g.account_id from public.guests g where g.id = keep_id);
begin
  perform private.require_permission('guests.write', owner_account_id);
  perform private.require_plan(owner_account_id, 'rsvp');
  -- The lists they stand on first, as whoever answers does.
  perform from public.events e where e.id in (select eg.event_id from public.event_guests eg where eg.guest_id = any (everybody))
  order by e.id for no key update;
  perform from public.guests g where g.id = any (everybody) order by g.id for update;
  if coalesce(cardinality(merge_ids), 0) not between 1 and 20 or cardinality(everybody) <> cardinality(merge_ids) + 1
    or (select count(*) from public.guests g where g.id = any (everybody) and g.account_id = owner_account_id) <> cardinality(everybody) then
    perform private.refuse(400, 'invalid_input', 'Choose others of your own list to merge', 'merge_ids');
  end if;
  if exists (select from public.guests g where g.id = any (everybody) and g.status = 'erased') then
    perform private.refuse(400, 'invalid_input', 'Somebody who was erased at their own wish cannot be merged', 'merge_ids');
  end if;
  return everybody;
end
$function$;

CREATE OR REPLACE FUNCTION private.place_among_venues(place text)
 RETURNS TABLE(latitude double precision, longitude double precision)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with named as (
    select v.latitude, v.longitude, case when private.plain_words(v.city) = private.plain_words(place) then 1
      when private.plain_words(v.name) = private.plain_words(place) then 2 else 3 end as closeness
    from public.venues v
    where v.account_id in (select private.my_accounts('venues.read')) and v.latitude is not null
      and private.plain_words(place) <> '' and v.search_text like all (private.word_patterns(place)))
  select avg(n.latitude), avg(n.longitude) from named n
  where n.closeness = (select min(m.closeness) from named m)
  having count(*) > 0
$function$;

CREATE OR REPLACE FUNCTION private.refundable_event(event_id_param uuid)
 RETURNS public.events
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
begin
  select * into event from public.events e where e.id = event_id_param;
  if event.id is null or not private.may('money.refund', event.account_id, event.id) then
    perform private.refuse(404, 'not_found', 'This event does not exist, or you may not give its money back');
  end if;
  return event;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_plan(target_account_id uuid, feature text)
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  gate public.plan_gates;
begin
  select * into strict gate from public.plan_gates g where g.feature_key = feature;
  perform private.require_feature(feature);
  -- Strangers to the account learn nothing of its plan; the policies refuse them.
  if private.account_plan_rank(target_account_id) < private.plan_rank(gate.required_plan)
    and target_account_id in (select private.my_teams()) then
    perform private.refuse(403, 'plan_required',
      gate.title || ' is a premium feature. Upgrade to gain access.', gate.title);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.sale_figures(type_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('nowMinor', p.total_minor, 'left', nullif(private.tickets_left(t), 2147483647))
  from public.ticket_types t, lateral private.unit_price(t) p
  where t.id = type_id and private.may('tickets.read', t.account_id, t.event_id)
$function$;

CREATE OR REPLACE FUNCTION private.showcase_view(showcase public.showcases)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'id', showcase.id, 'name', showcase.name, 'intro', showcase.intro, 'layout', showcase.layout,
    'selection', showcase.selection, 'filterTypeId', showcase.filter_type_id, 'period', showcase.period,
    'eventOrder', showcase.event_order, 'sections', to_jsonb(showcase.sections),
    'eventTypeId', showcase.event_type_id, 'coverSeed', showcase.cover_seed, 'locale', showcase.locale,
    'eventIds', (select coalesce(jsonb_agg(c.event_id order by c.position), '[]')
      from public.showcase_events c where c.showcase_id = showcase.id),
    'shownCount', (select count(*) from private.events_of(showcase)),
    'link', case when private.may('showcases.write', showcase.account_id) then (
      select private.share_link_view(l) from public.share_links l
      where l.showcase_id = showcase.id and l.revoked_at is null order by l.created_at, l.id limit 1) end,
    'updatedAt', showcase.updated_at)
$function$;

CREATE OR REPLACE FUNCTION private.sponsored_event(event_id_param uuid)
 RETURNS public.events
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
begin
  select * into event from public.events e where e.id = event_id_param for no key update;
  perform private.require_permission('sponsors.write', event.account_id, event.id);
  perform private.require_plan(event.account_id, 'sponsors');
  return event;
end
$function$;

CREATE OR REPLACE FUNCTION public.arrange_photos(event_id_param uuid, photo_ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  owner_account_id uuid := (select e.account_id from public.events e where e.id = event_id_param);
begin
  perform private.require_permission('photos.write', owner_account_id, event_id_param);
  perform private.require_plan(owner_account_id, 'photo-gallery');
  update public.photos p set position = w.place
  from unnest(photo_ids[1:60]) with ordinality w (id, place)
  where p.id = w.id and p.event_id = event_id_param;
end
$function$;

CREATE OR REPLACE FUNCTION public.cancel_order_tickets(order_id_param uuid, ticket_ids_param uuid[], amount_minor_param bigint, reason_param text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  bought public.orders;
  seats uuid[] := array(select distinct s from unnest(coalesce(ticket_ids_param, '{}')) s order by s);
  left_minor bigint;
begin
  select * into bought from public.orders o
  where o.id = order_id_param and private.may('orders.write', o.account_id, o.event_id) for update;
  if bought.id is null then
    perform private.refuse(404, 'not_found', 'This order does not exist, or you may not change it');
  end if;
  if amount_minor_param > 0 and not private.may('money.refund', bought.account_id, bought.event_id) then
    perform private.refuse(403, 'not_allowed', 'You may cancel tickets here, but not give money back', 'amountMinor');
  end if;
  if bought.status not in ('completed', 'partially_refunded') then
    perform private.refuse(409, 'conflict', 'Only a completed order has tickets to cancel');
  end if;
  if cardinality(seats) = 0 then
    perform private.refuse(400, 'invalid_input', 'Choose the tickets to cancel', 'ticketIds');
  end if;
  if cardinality(seats) <> (select count(*) from public.tickets t where t.order_id = bought.id
      and t.id = any (seats) and t.status in ('valid', 'checked_in')) then
    perform private.refuse(409, 'conflict', 'One of these tickets is not valid any more. Reload the order', 'ticketIds');
  end if;
  if exists (select from private.seats_on_their_way(bought.id) s where s = any (seats)) then
    perform private.refuse(409, 'conflict', 'The money for one of these tickets is on its way already', 'ticketIds');
  end if;
  left_minor := private.refundable_minor(bought);
  if coalesce(amount_minor_param, 0) not between 0 and left_minor then
    perform private.refuse(400, 'invalid_input', 'At most ' || private.money_text(left_minor, bought.currency) || ' can be given back', 'amountMinor');
  end if;
  perform private.cancel_seats(bought, seats, coalesce(amount_minor_param, 0),
    private.check_text(reason_param, 500, 'reason', 'The reason'), auth.uid());
  select * into strict bought from public.orders o where o.id = bought.id;
  return jsonb_build_object('id', bought.id, 'code', bought.code, 'status', bought.status,
    'refund', (select r.status from public.refunds r where r.order_id = bought.id and r.ticket_ids = seats order by r.created_at desc limit 1));
end
$function$;

CREATE OR REPLACE FUNCTION public.cancel_unpaid_order(order_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  bought public.orders;
begin
  select * into bought from public.orders o
  where o.id = order_id_param and private.may('orders.write', o.account_id, o.event_id) for update;
  if bought.id is null then
    perform private.refuse(404, 'not_found', 'This order does not exist, or you may not change it');
  end if;
  if bought.status not in ('reserved', 'awaiting_payment', 'awaiting_offline') then
    perform private.refuse(409, 'conflict', 'Only an order that is not paid can be cancelled; refund a paid one');
  end if;
  bought := private.end_hold(bought, 'cancelled');
  perform private.call_next(bought.event_id);
  perform private.audit(bought.account_id, 'orders.cancelled', 'orders', bought.id::text, null,
    jsonb_build_object('code', bought.code));
  return jsonb_build_object('id', bought.id, 'code', bought.code, 'status', bought.status);
end
$function$;

CREATE OR REPLACE FUNCTION public.change_order_ticket(ticket_id_param uuid, change_param text, payload jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  ticket public.tickets;
begin
  perform 1 from public.orders o join public.tickets t on t.order_id = o.id
  where t.id = ticket_id_param and private.may('orders.write', o.account_id, o.event_id) for update of o;
  if not found then
    perform private.refuse(404, 'not_found', 'This ticket does not exist, or you may not change it');
  end if;
  select * into strict ticket from public.tickets t where t.id = ticket_id_param for update;
  if change_param = 'rename' then
    if ticket.status not in ('valid', 'checked_in') then
      perform private.require_valid(ticket);
    end if;
    perform private.name_holder(ticket, payload);
  elsif change_param = 'transfer' then
    perform private.require_valid(ticket);
    perform private.pass_on(ticket, payload);
  elsif change_param = 'take_back' then
    perform private.take_back(ticket);
  elsif change_param = 'resend' then
    perform private.send_passed(ticket);
  else
    perform private.refuse(400, 'invalid_input', 'Nothing is known to do of that kind', 'change');
  end if;
  return jsonb_build_object('id', ticket.id, 'number', ticket.number);
end
$function$;

CREATE OR REPLACE FUNCTION public.correct_order_buyer(order_id_param uuid, name_param text, email_param text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  bought public.orders;
  corrected public.orders;
  name text := private.check_name(name_param, 'name');
  email text;
begin
  select * into bought from public.orders o
  where o.id = order_id_param and private.may('orders.write', o.account_id, o.event_id) for update;
  if bought.id is null then
    perform private.refuse(404, 'not_found', 'This order does not exist, or you may not change it');
  end if;
  if bought.buyer_name is null then
    perform private.refuse(409, 'conflict', 'Nobody has placed this order yet');
  end if;
  -- Who bought at the door may have left no address.
  if bought.buyer_email is not null or coalesce(trim(email_param), '') <> '' then
    email := private.check_email(email_param, 'email');
  end if;
  update public.orders o set buyer_name = name, buyer_email = email,
    buyer_guest_id = case when email is not null and o.completed_at is not null
      then private.correct_buyer_guest(bought, name, email) else o.buyer_guest_id end
  where o.id = bought.id returning * into corrected;
  update public.tickets t set holder_name = name
  where t.order_id = bought.id and t.transferred_from is null and t.holder_name = bought.buyer_name;
  if corrected.buyer_guest_id is distinct from bought.buyer_guest_id then
    perform private.give_tickets_to(eg, corrected) from public.event_guests eg
    where eg.event_id = corrected.event_id and eg.guest_id = corrected.buyer_guest_id;
  end if;
  perform private.audit(bought.account_id, 'orders.buyer_corrected', 'orders', bought.id::text,
    jsonb_build_object('name', bought.buyer_name, 'email', bought.buyer_email), jsonb_build_object('name', name, 'email', email));
  return jsonb_build_object('id', bought.id, 'code', bought.code, 'buyerName', name, 'buyerEmail', email,
    'sentTo', case when email is distinct from bought.buyer_email then private.mail_order(corrected, md5(email)) end);
end
$function$;

CREATE OR REPLACE FUNCTION public.create_calendar_feed(name_param text, event_id_param uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  feed public.calendar_feeds;
  new_id uuid := gen_random_uuid();
  target_account_id uuid := private.account_of_user(auth.uid());
begin
  if event_id_param is not null then
    select e.account_id into target_account_id from public.events e
    where e.id = event_id_param and private.may('events.read', e.account_id, e.id);
  end if;
  if target_account_id is null then
    perform private.refuse(404, 'not_found', 'This event does not exist', 'event_id_param');
  elsif coalesce(length(trim(name_param)), 0) not between 1 and 100 then
    perform private.refuse(400, 'invalid_input', 'Say where you will use it, such as “My phone”', 'name_param');
  end if;
  perform private.require_plan(target_account_id, 'calendar-integration');
  perform 1 from public.profiles p where p.user_id = auth.uid() for update;
  if (select count(*) from public.calendar_feeds f where f.user_id = auth.uid() and f.revoked_at is null) >= 20 then
    perform private.refuse(409, 'conflict', 'Twenty addresses are the most. Turn one off first');
  end if;
  insert into public.calendar_feeds (id, account_id, user_id, event_id, name, token_hash)
  values (new_id, target_account_id, auth.uid(), event_id_param, trim(name_param),
    private.hash_token(private.derive_token('feed', new_id, 1)))
  returning * into feed;
  return private.feed_view(feed);
end
$function$;

CREATE OR REPLACE FUNCTION public.create_gate_link(list_id_param uuid, label_param text, expires_at_param timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  gate public.check_in_lists;
  link public.check_in_links;
  new_id uuid := gen_random_uuid();
begin
  select * into gate from public.check_in_lists l where l.id = list_id_param;
  perform private.require_permission('check_in.write', gate.account_id, gate.event_id);
  perform private.require_plan(gate.account_id, case when gate.admits_tickets then 'ticket-management' else 'rsvp' end);
  if coalesce(length(trim(label_param)), 0) not between 1 and 80 then
    perform private.refuse(400, 'invalid_input', 'Say who or what scans with this link, in up to 80 characters', 'label_param');
  end if;
  if expires_at_param is null or expires_at_param not between now() and now() + interval '400 days' then
    perform private.refuse(400, 'invalid_input', 'Choose an end within the next 400 days', 'expires_at_param');
  end if;
  insert into public.check_in_links (id, account_id, event_id, list_id, label, token_hash, expires_at, created_by)
  values (new_id, gate.account_id, gate.event_id, gate.id, trim(label_param),
    private.hash_token(private.derive_token('gate', new_id, 1)), expires_at_param, auth.uid())
  returning * into link;
  return private.gate_link_view(link, true);
end
$function$;

CREATE OR REPLACE FUNCTION public.create_share_link(event_id_param uuid, kind_param text, settings jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  link public.share_links;
  new_id uuid := gen_random_uuid();
  wanted_kind text := case kind_param when 'event' then 'event_info_view' when 'rsvp' then 'embed_rsvp'
    when 'tickets' then 'embed_tickets' when 'countdown' then 'embed_countdown' else kind_param end;
begin
  select * into event from public.events e where e.id = event_id_param;
  perform private.require_permission('links.write', event.account_id, event.id);
  if wanted_kind is null or wanted_kind not in ('event_info_preview', 'event_info_view', 'showcase',
    'embed_event', 'embed_rsvp', 'embed_tickets', 'embed_countdown') then
    perform private.refuse(400, 'invalid_input', 'This kind of link is not offered', 'kind_param');
  end if;
  if event.visibility = 'private' and wanted_kind <> 'event_info_preview' then
    perform private.refuse(409, 'conflict',
      'This event is private: only personal invitations open it. Make it unlisted to share a link', 'visibility');
  end if;
  if wanted_kind = 'embed_rsvp' then
    perform private.require_plan(event.account_id, 'rsvp');
  elsif wanted_kind = 'embed_tickets' then
    perform private.require_plan(event.account_id, 'ticket-management');
  end if;
  insert into public.share_links
    (id, account_id, event_id, kind, token_hash, allowed_origins, settings, expires_at, use_limit, created_by)
  values (new_id, event.account_id, event.id, wanted_kind,
    private.hash_token(private.derive_token('share', new_id, 1)),
    private.read_origins(settings), private.check_look(settings),
    private.read_expiry(settings), private.read_use_limit(settings), auth.uid())
  returning * into link;
  return private.share_link_view(link);
end
$function$;

CREATE OR REPLACE FUNCTION public.create_venue_link(venue_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  venue public.venues;
  link public.share_links;
  new_id uuid := gen_random_uuid();
begin
  select * into venue from public.venues v where v.id = venue_id_param for update;
  perform private.require_permission('links.write', venue.account_id);
  select * into link from public.share_links l
  where l.venue_id = venue.id and l.revoked_at is null order by l.created_at limit 1;
  if link.id is null then
    insert into public.share_links (id, account_id, venue_id, kind, token_hash, created_by)
    values (new_id, venue.account_id, venue.id, 'shared_venue',
      private.hash_token(private.derive_token('share', new_id, 1)), auth.uid())
    returning * into link;
  end if;
  return private.share_link_view(link);
end
$function$;

CREATE OR REPLACE FUNCTION public.decide_late_answer(late_answer_id uuid, accept_param boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  late public.late_answers;
  event public.events;
  invited public.event_guests;
  link public.personal_links;
  saved_id uuid;
begin
  select * into late from public.late_answers l where l.id = late_answer_id for update;
  perform private.require_permission('answers.write', late.account_id, late.event_id);
  perform private.require_plan(late.account_id, 'rsvp');
  if late.status <> 'waiting' then
    perform private.refuse(409, 'conflict', 'This was decided already');
  end if;
  if coalesce(accept_param, false) then
    select * into strict event from public.events e where e.id = late.event_id for no key update;
    perform private.require_open_event(event);
    select * into strict invited from public.event_guests g where g.id = late.event_guest_id;
    -- The link it came by says for whom it speaks: never for more people than then.
    link := private.ensure_personal_link(invited, late.scope);
    saved_id := private.apply_party(link, event, late.payload, 'guest');
    perform private.enqueue_job('rsvp_confirmation',
      jsonb_build_object('rsvpId', saved_id, 'personalLinkId', link.id), 'late_answer:' || late.id);
  else
    perform private.enqueue_job('late_answer_declined', jsonb_build_object('lateAnswerId', late.id),
      'late_answer:' || late.id);
  end if;
  update public.late_answers l
  set status = case when coalesce(accept_param, false) then 'accepted' else 'declined' end,
    decided_at = now(), decided_by = auth.uid()
  where l.id = late.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.decide_member_lead(lead_id uuid, accept boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  lead public.member_leads;
begin
  select * into lead from public.member_leads l where l.id = lead_id for update;
  perform private.require_permission('guests.write', lead.account_id, lead.event_id);
  if lead.status <> 'new' then
    perform private.refuse(409, 'conflict', 'This lead was decided already');
  end if;
  update public.member_leads l set status = case when accept then 'accepted' else 'dismissed' end,
    decided_by = auth.uid(), decided_at = now() where l.id = lead.id;
  -- An address that a stranger typed is taken over only where the host knew none.
  if accept and lead.kind = 'contact' then
    update public.guests g set status = case when g.status = 'missing' then 'active' else g.status end,
      email = coalesce(g.email, case when private.is_email(lead.contact) then lower(lead.contact) end),
      phone = coalesce(g.phone, case when lead.contact ~ '^\+?[0-9 ()/.-]{6,50}$' then lead.contact end)
    where g.id = lead.guest_id;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.delete_venue(venue_id_param uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  venue public.venues;
begin
  select * into venue from public.venues v where v.id = venue_id_param for update;
  perform private.require_permission('venues.write', venue.account_id);
  if exists (select from public.venue_bookings b where b.venue_id = venue.id
    and b.status in ('hold', 'requested', 'confirmed') and upper(b.during) > now()) then
    perform private.refuse(409, 'conflict',
      'It still has bookings to come. Cancel them first, or set the venue inactive', 'venue');
  end if;
  delete from public.venues v where v.id = venue.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.duplicate_event(event_id_param uuid, name_param text, starts_param timestamp without time zone[], with_tickets_param boolean DEFAULT true)
 RETURNS SETOF public.events
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  source public.events;
  copy public.events;
  start timestamp;
  has_tickets boolean;
begin
  select * into source from public.events e where e.id = event_id_param;
  perform private.require_permission('events.write', source.account_id);
  if coalesce(cardinality(starts_param), 0) not between 1 and 30 or array_position(starts_param, null) is not null then
    perform private.refuse(400, 'invalid_input', 'Choose between 1 and 30 days', 'starts_param');
  end if;
  if coalesce(length(trim(name_param)), 0) not between 1 and 200 then
    perform private.refuse(400, 'invalid_input', 'A name has between 1 and 200 characters', 'name_param');
  end if;
  has_tickets := private.copies_tickets(source, with_tickets_param);
  foreach start in array starts_param loop
    copy := private.copy_event(source, trim(name_param), start, has_tickets);
    return next copy;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION public.edit_guests(guest_ids uuid[], change jsonb)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  owner_id uuid;
  accounts bigint;
  added text[] := private.clean_tags(change -> 'addTags');
  removed text[] := private.clean_tags(change -> 'removeTags');
  label text := private.check_text(change ->> 'groupLabel', 100, 'groupLabel', 'A group');
  entry record;
  touched integer;
begin
  select min(g.account_id::text)::uuid, count(distinct g.account_id) into owner_id, accounts
  from public.guests g where g.id = any (guest_ids) and g.status <> 'erased';
  if owner_id is null or exists (select from public.guests g where g.id = any (guest_ids)
    and g.account_id not in (select private.my_accounts('guests.write')) and g.id not in (select private.my_guests('guests.write'))) then
    perform private.refuse(404, 'not_found', 'This does not exist, or you may not change it');
  elsif accounts <> 1 or cardinality(guest_ids) > 20000 then
    perform private.refuse(400, 'invalid_input', 'Choose guests of one account', 'guest_ids');
  end if;
  if change ? 'groupLabel' or change ? 'custom' or change ? 'isChild' then
    perform private.require_plan(owner_id, 'rsvp');
  end if;
  for entry in select c.key, c.value from jsonb_each_text(coalesce(change -> 'custom', '{}')) c loop
    if trim(entry.key) = '' or length(entry.key) > 60 or length(entry.value) > 500 then
      perform private.refuse(400, 'invalid_input', 'A field has a name of up to 60 characters and holds up to 500', 'custom');
    end if;
  end loop;
  if exists (select from public.guests g where g.id = any (guest_ids) and cardinality(array(
    select distinct t from unnest(g.tags || added) t where t <> all (removed))) > 50) then
    perform private.refuse(400, 'invalid_input', 'A guest can have up to 50 tags', 'addTags');
  end if;
  update public.guests g set
    tags = array(select distinct t from unnest(g.tags || added) t where t <> all (removed) order by 1),
    custom = jsonb_strip_nulls(g.custom || coalesce((select jsonb_object_agg(c.key, nullif(trim(c.value), ''))
      from jsonb_each_text(change -> 'custom') c), '{}'))
  where g.id = any (guest_ids) and g.account_id = owner_id and g.status <> 'erased';
  get diagnostics touched = row_count;
  if change ? 'groupLabel' then
    update public.event_guests eg set group_label = label
    where eg.guest_id = any (guest_ids) and eg.account_id = owner_id and eg.event_id = (change ->> 'eventId')::uuid;
  end if;
  if jsonb_typeof(change -> 'isChild') = 'boolean' then
    update public.event_guests eg set role = case when (change ->> 'isChild')::boolean then 'child' else 'member' end
    where eg.guest_id = any (guest_ids) and eg.account_id = owner_id and eg.event_id = (change ->> 'eventId')::uuid
      and eg.role <> 'host' and (eg.role = 'child') <> (change ->> 'isChild')::boolean;
  end if;
  perform private.audit(owner_id, 'guests.edited_together', 'guests', null,
    (select jsonb_agg(g.id order by g.id) from public.guests g where g.id = any (guest_ids)),
    jsonb_strip_nulls(jsonb_build_object('addTags', added, 'removeTags', removed,
      'custom', (select jsonb_object_agg(c.key, c.value) from jsonb_each_text(change -> 'custom') c), 'groupLabel', label,
      'isChild', case when jsonb_typeof(change -> 'isChild') = 'boolean' then change -> 'isChild' end,
      'eventId', case when change ?| array['groupLabel', 'isChild'] then (change ->> 'eventId')::uuid end)));
  return touched;
end
$function$;

CREATE OR REPLACE FUNCTION public.find_activity_hosts(event_id_param uuid, text_param text DEFAULT ''::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  words text[] := private.word_patterns(text_param);
begin
  select * into event from public.events e where e.id = event_id_param
    and private.may('events.read', e.account_id, e.id);
  if event.id is null then
    perform private.refuse(404, 'not_found', 'This event does not exist any more, or it is not yours to see');
  end if;
  return (select coalesce(jsonb_agg(to_jsonb(f) order by f.kind desc, f.name), '[]') from (
    (select 'member' as kind, m.id, p.display_name as name, coalesce(r.key, r.name) as detail
    from public.team_members m join public.profiles p on p.user_id = m.user_id join public.roles r on r.id = m.role_id
    where m.account_id = event.account_id and m.status = 'active' and private.search_words(p.display_name) like all (words)
    order by p.display_name limit 10)
    union all
    (select 'guest', eg.id, g.full_name, g.email
    from public.event_guests eg join public.guests g on g.id = eg.guest_id
    where eg.event_id = event.id and g.name_words like all (words) order by g.full_name limit 20)) f);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_activity_tickets(activity_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  activity public.activities;
begin
  select * into activity from public.activities a
  where a.id = activity_id_param and private.may('tickets.read', a.account_id, a.event_id);
  if activity.id is null then
    perform private.refuse(404, 'not_found', 'This activity does not exist any more, or it is not yours to see');
  end if;
  return (select jsonb_build_object(
    'activity', jsonb_build_object('id', activity.id, 'title', activity.title, 'startAt', activity.start_at,
      'endAt', activity.end_at, 'room', activity.room, 'signUp', activity.sign_up, 'ticketTypeId', activity.ticket_type_id),
    'event', jsonb_build_object('id', e.id, 'name', e.name, 'timeZone', e.time_zone, 'currency', e.currency),
    'mayWrite', private.may('tickets.write', e.account_id, e.id),
    'types', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'priceMinor', t.price_minor,
        'priceModel', t.price_model, 'sold', t.sold_count, 'quantity', t.quantity, 'status', t.status,
        'activityId', t.activity_id, 'activityTitle', a.title) order by t.position, t.created_at), '[]')
      from public.ticket_types t left join public.activities a on a.id = t.activity_id where t.event_id = e.id),
    'entries', (select coalesce(jsonb_agg(to_jsonb(one) - 'holder' order by one.name, one.id), '[]')
      from (select distinct on (holder) w.ids[1] as holder, t.id, t.holder_name as name, t.number, y.name as "typeName",
          y.activity_id is not distinct from activity.id as "isOwn",
          (select max(c.at) from public.check_ins c join public.check_in_lists l on l.id = c.list_id
            where c.ticket_id = any (w.ids) and l.activity_id = activity.id and c.result = 'ok' and c.undone_at is null) as "enteredAt"
        from public.tickets t join public.ticket_types y on y.id = t.ticket_type_id
        cross join lateral (select private.tickets_of_holder(t) as ids) w
        where t.id in (select private.activity_tickets(activity.id)) and t.status in ('valid', 'checked_in')
        order by holder, t.number) one),
    'places', private.places_taken(activity.id))
    from public.events e where e.id = activity.event_id);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_at_a_glance()
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  my_ids uuid[] := array(
    select e.id from public.events e
    where (e.account_id in (select private.my_accounts('events.read')) or e.id in (select private.my_events('events.read'))) and e.status <> 'archived'
    order by e.end_date > now() desc, abs(extract(epoch from e.start_date - now())) limit 20);
  next public.events;
begin
  select * into next from public.events e
  where e.id = any (my_ids)
  order by e.status = 'published' and e.end_date > now() desc, e.end_date > now() desc,
    abs(extract(epoch from e.start_date - now()))
  limit 1;
  return jsonb_build_object(
    'events', (select coalesce(jsonb_agg(private.glance_event(e)
        order by e.end_date > now() desc, abs(extract(epoch from e.start_date - now()))), '[]')
      from public.events e where e.id = any (my_ids)),
    'next', case when next.id is not null then
      private.event_figures(next) || jsonb_build_object('pageToken', private.page_token(next.id)) end,
    'activity', private.recent_activity(my_ids, 10),
    'testMode', private.is_test_mode(),
    'serverTime', now());
end
$function$;

CREATE OR REPLACE FUNCTION public.get_bill(bill_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  issued public.order_invoices;
begin
  select i.* into issued from public.order_invoices i
  where i.id = bill_id_param and private.may('orders.read', i.account_id, i.event_id);
  if issued.id is null then
    perform private.refuse(404, 'not_found', 'This invoice does not exist');
  end if;
  return private.bill_view(issued);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_calendar_feed(token text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  feed public.calendar_feeds;
  source jsonb;
begin
  select f.* into feed
  from public.calendar_feeds f
  join public.accounts a on a.id = f.account_id and a.status = 'active'
  join auth.users u on u.id = f.user_id and (u.banned_until is null or u.banned_until <= now())
  where f.token_hash = private.hash_token(coalesce(token, '')) and f.revoked_at is null
    and private.person_may(f.user_id, 'events.read', f.account_id, f.event_id);
  if feed.id is null then
    source := private.guest_calendar_source(token);
    if source is not null then
      return source;
    end if;
    -- A personal link or an order opens more than a calendar, so a calendar program is never given one.
    if not exists (select from public.share_links l where l.token_hash = private.hash_token(coalesce(token, ''))) then
      perform private.refuse_link();
    end if;
    source := public.get_calendar_source(token);
    return jsonb_build_object('name', source ->> 'name',
      'events', jsonb_build_array(source) || private.further_dates((source ->> 'id')::uuid, null, token));
  end if;
  if feed.last_used_at is null or feed.last_used_at < now() - interval '1 minute' then
    update public.calendar_feeds f set last_used_at = now() where f.id = feed.id;
  end if;
  return jsonb_build_object(
    'name', coalesce((select e.name from public.events e where e.id = feed.event_id),
      (select a.name from public.accounts a where a.id = feed.account_id)),
    'events', (select coalesce(jsonb_agg(private.feed_entry(e) order by e.start_date), '[]')
      from (
        select e.* from public.events e
        where e.account_id = feed.account_id and (feed.event_id is null or e.id = feed.event_id
            or e.series_id = (select f.series_id from public.events f where f.id = feed.event_id))
          and e.status in ('published', 'cancelled') and e.end_date > now() - interval '1 year'
        order by e.start_date desc limit 500) e));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_category_facts(features text[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  facts jsonb := '{}';
  feature text;
  fact jsonb;
begin
  for feature in select f from unnest(features[1:40]) f join pg_catalog.pg_proc p
      on p.proname = 'fact_' || replace(f, '-', '_')
    where p.pronamespace = 'private'::regnamespace order by 1
  loop
    execute format('select private.%I($1)', 'fact_' || replace(feature, '-', '_')) using array(select private.my_accounts(private.permission_for('fact_' || replace(feature, '-', '_')))) into fact;
    facts := facts || jsonb_build_object(feature, fact);
  end loop;
  return facts;
end
$function$;

CREATE OR REPLACE FUNCTION public.get_check_in_desk(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  may_write boolean;
begin
  select * into event from public.events e where e.id = event_id_param
    and private.may('check_in.read', e.account_id, e.id);
  if event.id is null then
    perform private.refuse(404, 'not_found', 'This event does not exist');
  end if;
  may_write := private.may('check_in.write', event.account_id, event.id);
  return jsonb_build_object(
    'eventId', event.id, 'timeZone', event.time_zone, 'endDate', event.end_date, 'mayWrite', may_write,
    'types', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'tickets', coalesce(n.all_of, 0),
        'entered', coalesce(n.entered, 0)) order by t.position, t.created_at), '[]')
      from public.ticket_types t
      left join (select k.ticket_type_id, count(*) as all_of, count(*) filter (where k.status = 'checked_in') as entered
        from public.tickets k where k.event_id = event.id and k.status in ('valid', 'checked_in') group by 1) n
        on n.ticket_type_id = t.id
      where t.event_id = event.id),
    'activities', (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'title', a.title) order by a.start_at, a.id), '[]')
      from public.activities a where a.event_id = event.id and a.status <> 'cancelled'),
    'capacity', event.capacity,
    'guests', (select jsonb_build_object('expected', count(*), 'entered', coalesce(sum(c.entered), 0),
        'walkIns', coalesce(sum(c.walk_ins), 0))
      from private.guest_places(event.id) p
      left join (select k.event_guest_id, k.place, 1 as entered, k.added_guest::integer as walk_ins
        from public.check_ins k where k.scope_id = event.id and k.result = 'ok' and k.undone_at is null
          and k.event_guest_id is not null) c on c.event_guest_id = p.event_guest_id and c.place = p.place
      where p.ticket_id is null),
    'gates', (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name, 'kind', l.kind,
        'admitsTickets', l.admits_tickets, 'admitsGuests', l.admits_guests, 'takesWalkIns', l.takes_walk_ins,
        'activityId', l.activity_id, 'ticketTypeIds', to_jsonb(l.ticket_type_ids), 'shown', private.shown_fields_of(l),
        'entered', coalesce(n.entered, 0), 'duplicates', coalesce(n.duplicates, 0), 'refused', coalesce(n.refused, 0),
        'doubleEntries', coalesce(n.doubled, 0), 'lastAt', n.last_at) order by l.created_at, l.name), '[]')
      from public.check_in_lists l
      left join (select c.list_id, count(*) filter (where c.result = 'ok') as entered,
          count(*) filter (where c.result = 'duplicate') as duplicates,
          count(*) filter (where c.result = 'refused') as refused,
          count(*) filter (where c.result = 'duplicate' and c.told = 'ok') as doubled, max(c.at) as last_at
        from public.check_ins c where c.event_id = event.id and c.undone_at is null group by 1) n on n.list_id = l.id
      where l.event_id = event.id),
    'links', (select coalesce(jsonb_agg(private.gate_link_view(l, may_write) order by l.created_at, l.id), '[]')
      from public.check_in_links l where l.event_id = event.id),
    'problems', private.check_in_lines(event.id, true, 200),
    'latest', private.check_in_lines(event.id, false, 50),
    'serverTime', now());
end
$function$;

CREATE OR REPLACE FUNCTION public.get_directory(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  rank integer;
  link public.share_links;
begin
  select * into event from public.events e where e.id = event_id_param;
  rank := private.directory_rank(event);
  if rank is null then
    perform private.refuse(404, 'not_found', 'This directory is not open to you');
  end if;
  if private.may('guests.write', event.account_id, event.id) then
    select * into link from public.share_links l where l.event_id = event.id and l.kind = 'directory'
      and l.revoked_at is null order by l.created_at limit 1;
  end if;
  return (
    select jsonb_build_object('eventId', event.id, 'name', event.name, 'eventTypeId', event.event_type_id,
      'seenAs', case rank when 3 then 'organiser' else 'guest' end,
      'mayWrite', private.may('guests.write', event.account_id, event.id),
      'isOpen', coalesce(d.is_open, false), 'intro', d.intro,
      'helpUrl', case when link.id is not null then private.site_url() || private.link_path(link.kind, private.share_token(link)) end,
      'helpSuspended', link.suspended_at is not null,
      'groups', (select coalesce(jsonb_agg(distinct eg.group_label), '[]') from public.event_guests eg
        join private.member_words w on w.guest_id = eg.guest_id
        where eg.event_id = event.id and eg.group_label is not null and (w.ranks ->> 'group')::integer <= rank),
      'counts', (select jsonb_build_object(
          'all', count(*) filter (where g.status = 'active' and p.died_on is null),
          'claimed', count(*) filter (where g.status = 'active' and p.died_on is null and p.user_id is not null),
          'missing', count(*) filter (where g.status = 'missing' and p.died_on is null),
          'memorial', count(*) filter (where p.died_on is not null))
        from public.event_guests eg join public.guests g on g.id = eg.guest_id
        join private.member_words w on w.guest_id = g.id
        left join private.member_profiles p on p.guest_id = g.id
        where eg.event_id = event.id
          and case rank when 3 then w.organisers_words when 2 then w.guests_words end is not null))
    from (select) one left join public.event_directories d on d.event_id = event.id);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_event_notice(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  pending text;
begin
  select * into event from public.events e
  where e.id = event_id_param and private.may('events.read', e.account_id, e.id);
  if event.id is null then
    perform private.refuse(404, 'not_found', 'This event does not exist');
  end if;
  pending := private.pending_notice(event);
  return jsonb_build_object(
    'pending', pending,
    'before', event.told_facts,
    'after', private.event_facts(event),
    'recipients', (select jsonb_build_object(
        'coming', count(*) filter (where r.audience = 'coming'),
        'invited', count(*) filter (where r.audience = 'invited'),
        'buyers', count(*) filter (where r.audience = 'buyers'),
        'waiting', count(*) filter (where r.audience = 'waiting'),
        'team', count(*) filter (where r.audience = 'team'),
        'total', count(*))
      from private.notice_recipients(event.id) r where pending is not null),
    'last', (select jsonb_build_object('kind', n.kind, 'recipientCount', n.recipient_count, 'sentAt', n.created_at)
      from public.event_notices n where n.event_id = event.id order by n.created_at desc limit 1));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_event_overview(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  is_member boolean;
begin
  select * into event from public.events e
  where e.id = event_id_param
    and (private.may('events.read', e.account_id, e.id) or private.is_administrator());
  if event.id is null then
    perform private.refuse(404, 'not_found', 'This event does not exist');
  end if;
  is_member := private.may('events.read', event.account_id, event.id);
  return private.event_figures(event) || jsonb_build_object(
    'seenAs', case when is_member then 'member' else 'administrator' end,
    'plan', (array['free', 'premium', 'pro', 'business'])[private.account_plan_rank(event.account_id)],
    'pageToken', case when is_member then private.page_token(event.id) end,
    'householdCount', (select count(distinct g.household_id) from public.event_guests g where g.event_id = event.id),
    'asks', private.what_it_asks(event),
    'groups', private.answers_by_group(event.id),
    'reminderDays', private.reminder_days(event),
    'activity', case when is_member then private.recent_activity(array[event.id], 20) else '[]' end,
    'programme', (
      select jsonb_build_object('version', v.number,
        'changes', jsonb_array_length(private.schedule_changes(v.snapshot, private.schedule_now(event.id))))
      from private.last_schedule(event.id) v where is_member and v.id is not null),
    'testMode', private.is_test_mode(),
    'serverTime', now());
end
$function$;

CREATE OR REPLACE FUNCTION public.get_event_series(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.series_view(e) from public.events e
  where e.id = event_id_param and private.may('events.read', e.account_id, e.id)
$function$;

CREATE OR REPLACE FUNCTION public.get_guest_record(guest_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person public.guests;
begin
  select * into person from public.guests g
  where g.id = guest_id_param and (private.may('guests.read', g.account_id) or g.id in (select private.my_guests('guests.read')));
  if person.id is null then
    perform private.refuse(404, 'not_found', 'This guest does not exist');
  end if;
  return (
    select jsonb_build_object('guest', to_jsonb(person) - 'account_id',
      'mayWrite', private.may('guests.write', person.account_id) or person.id in (select private.my_guests('guests.write')),
      'profile', jsonb_build_object('isClaimed', p.user_id is not null, 'linkSentAt', p.link_sent_at, 'linkUsedAt', p.link_used_at,
        'diedOn', p.died_on, 'memorial', p.memorial,
        'shown', case when person.status <> 'erased' then private.member_view(person, null, 3) end),
      'events', (select coalesce(jsonb_agg(jsonb_build_object('eventGuestId', l.id, 'eventId', l.event_id, 'name', e.name,
          'eventTypeId', e.event_type_id, 'coverSeed', e.cover_seed, 'startDate', e.start_date, 'timeZone', e.time_zone,
          'currency', e.currency, 'groupLabel', l.group_label, 'household', l.household_name, 'role', l.role, 'answer', l.answer,
          'partySize', l.party_size, 'meal', l.meal_choice, 'dietary', l.dietary, 'ticketCount', l.ticket_count,
          'paidMinor', l.paid_minor, 'dueMinor', l.due_minor) order by e.start_date desc), '[]')
        from public.event_guest_list l join public.events e on e.id = l.event_id where l.guest_id = person.id),
      'history', (select coalesce(jsonb_agg(h.entry order by h.at desc), '[]') from (
        select x.at, x.entry || jsonb_build_object('at', x.at) as entry from (
          select person.created_at as at, jsonb_build_object('kind', 'known', 'detail', person.source) as entry
          union all
          select m.created_at, jsonb_build_object('kind', m.kind, 'event', e.name, 'detail', m.status)
          from public.invitation_mails m join public.event_guests eg on eg.id = m.event_guest_id
          join public.events e on e.id = m.event_id where eg.guest_id = person.id
          union all
          select eg.opened_at, jsonb_build_object('kind', 'opened', 'event', e.name)
          from public.event_guests eg join public.events e on e.id = eg.event_id where eg.guest_id = person.id and eg.opened_at is not null
          union all
          select rh.recorded_at, jsonb_build_object('kind', 'answered', 'event', e.name, 'detail', rh.answer, 'people', rh.party_size, 'by', rh.answered_by)
          from public.rsvp_history rh join public.rsvps r on r.id = rh.rsvp_id
          join public.event_guests eg on eg.id = r.event_guest_id join public.events e on e.id = rh.event_id where eg.guest_id = person.id
          union all
          select o.completed_at, jsonb_build_object('kind', 'ordered', 'event', e.name, 'detail', o.code,
            'totalMinor', o.total_minor, 'currency', o.currency, 'orderId', o.id, 'eventId', e.id)
          from public.orders o join public.events e on e.id = o.event_id where o.buyer_guest_id = person.id and o.completed_at is not null
          union all
          select s.signed_up_at, jsonb_build_object('kind', 'signed_up', 'event', e.name, 'detail', a.title)
          from public.activity_sign_ups s join public.event_guests eg on eg.id = s.event_guest_id
          join public.activities a on a.id = s.activity_id join public.events e on e.id = s.event_id
          where eg.guest_id = person.id and s.status <> 'left'
          union all
          select p.claimed_at, jsonb_build_object('kind', 'claimed') where p.claimed_at is not null
          union all
          select l.created_at, jsonb_build_object('kind', 'changed', 'detail', l.action, 'by', pr.display_name)
          from public.audit_log l left join public.profiles pr on pr.user_id = l.actor_user_id
          where l.resource_type = 'guests' and l.resource_id = person.id::text and l.account_id = person.account_id) x
        order by x.at desc limit 200) h))
    from (select) one left join private.member_profiles p on p.guest_id = person.id);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_head_count(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_event_permission('answers.write', event_id_param);
  return (
    with everybody as materialized (select * from private.coming_heads(event_id_param)),
    heads as (select * from everybody e where not e.is_online)
    select jsonb_build_object(
      'online', coalesce((select sum(e.people) from everybody e where e.is_online), 0),
      'people', coalesce((select sum(h.people) from heads h), 0),
      'children', coalesce((select sum(h.people) from heads h where h.is_child), 0),
      'meals', coalesce((select jsonb_agg(jsonb_build_object('meal', m.meal, 'people', m.people)
          order by m.meal is null, m.people desc, m.meal)
        from (select h.meal, sum(h.people) as people from heads h group by 1) m), '[]'),
      'activities', private.activity_heads(event_id_param),
      'diets', coalesce((select jsonb_agg(jsonb_build_object('name', h.name, 'dietary', h.dietary, 'meal', h.meal)
          order by h.name) from heads h where coalesce(h.dietary, '') <> ''), '[]')));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_invitation_progress(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_event_permission('messages.send', event_id_param);
  return (
    select jsonb_build_object(
      'people', count(*),
      'invited', count(*) filter (where eg.invited_at is not null),
      'opened', count(*) filter (where eg.invited_at is not null and (eg.opened_at is not null or s.standing <> 'pending')),
      'answered', count(*) filter (where eg.invited_at is not null and s.standing <> 'pending'),
      'silent', (select coalesce(sum(p.people), 0) from private.invitation_parties(event_id_param, 'reminder', null) p),
      'withoutAddress', (select count(*) from private.invitation_parties(event_id_param, 'invitation', null) p where p.state = 'no_address'),
      'unsubscribed', count(*) filter (where g.unsubscribed_at is not null))
      || (select jsonb_build_object('queued', count(*) filter (where m.status = 'queued'),
          'sent', count(*) filter (where m.status = 'sent'),
          'skipped', count(*) filter (where m.status = 'skipped'),
          'failed', count(*) filter (where m.status = 'failed'),
          'lastAt', max(m.created_at))
        from public.invitation_mails m where m.event_id = event_id_param)
    from public.event_guests eg join public.guests g on g.id = eg.guest_id
    join private.standings s on s.event_guest_id = eg.id and s.event_id = event_id_param
    where eg.event_id = event_id_param);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_masked_travel_data(travel_id uuid, requesting_user_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  trip public.travel_records;
  sees_all boolean;
begin
  if requesting_user_id is distinct from (select auth.uid()) then
    perform private.refuse(403, 'not_allowed', 'You can only ask for yourself', 'requesting_user_id');
  end if;
  select * into trip from public.travel_records t
  where t.id = travel_id
    and (t.user_id = (select auth.uid()) or private.may('guests.read', t.account_id, t.event_id));
  if trip.id is null then
    return null;
  end if;
  sees_all := trip.user_id is not distinct from (select auth.uid()) or trip.shows_organisers;
  perform public.log_security_access((select auth.uid()), 'travel_records', trip.id::text,
    case when sees_all then 'read_unmasked' else 'read_masked' end, true,
    case when sees_all then 'medium' else 'low' end);
  return jsonb_build_object(
    'id', trip.id, 'event_id', trip.event_id, 'event_guest_id', trip.event_guest_id,
    'carrier', trip.carrier, 'arrives_at', trip.arrives_at, 'departs_at', trip.departs_at,
    'booking_reference', case when sees_all then trip.booking_reference else private.masked(trip.booking_reference, 2) end,
    'passport_number', case when sees_all then trip.passport_number else private.masked(trip.passport_number, 2) end,
    'home_address', case when sees_all then trip.home_address when trip.home_address is not null then '••••' end,
    'is_masked', not sees_all);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_party(event_guest_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  target public.event_guests;
  event public.events;
begin
  select * into target from public.event_guests g where g.id = event_guest_id_param;
  perform private.require_permission('answers.write', target.account_id, target.event_id);
  select * into strict event from public.events e where e.id = target.event_id;
  return private.party_view(private.link_of_host(target), event) || '{"maxPeople": 100}';
end
$function$;

CREATE OR REPLACE FUNCTION public.get_payment_totals()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mine uuid[] := array(select private.my_accounts('money.read'));
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'paymentsMinor', coalesce(l.came, 0),
      'refundsMinor', coalesce(l.went, 0), 'openMinor', coalesce(m.open, 0), 'troubles', coalesce(m.troubles, 0),
      'cashMinor', coalesce(l.came, 0) - coalesce(l.went, 0),
      'differenceMinor', coalesce(m.moved, 0) - coalesce(l.came, 0) + coalesce(l.went, 0),
      'differences', case when coalesce(m.moved, 0) = coalesce(l.came, 0) - coalesce(l.went, 0) then '[]'::jsonb
        else private.payment_differences(mine, currency) end)
      order by l.came desc nulls last, currency), '[]')
    from (
      select v.currency, coalesce(sum(case when v.kind = 'payment' and v.status in ('done', 'disputed', 'mismatch') then v.amount_minor
          when v.kind <> 'payment' and v.status = 'done' then -v.amount_minor end), 0)::bigint as moved,
        coalesce(sum(v.amount_minor) filter (where v.kind <> 'payment' and v.status = 'open'), 0)::bigint as open,
        count(*) filter (where v.kind = 'dispute' or v.status in ('disputed', 'mismatch', 'failed')) as troubles
      from private.money_moves v where v.account_id = any (mine) group by v.currency) m
    full join (
      select b.currency, coalesce(sum(b.amount_minor) filter (where b.amount_minor > 0), 0)::bigint as came,
        coalesce(-sum(b.amount_minor) filter (where b.amount_minor < 0), 0)::bigint as went
      from (select k.currency, k.amount_minor from public.ledger_entries k
          where k.account_id = any (mine) and k.ledger_account = 'cash'
        union all
        select k.currency, k.amount_minor from public.donation_entries k
          where k.account_id = any (mine) and k.ledger_account = 'cash') b
      group by b.currency) l using (currency));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_payout(payout_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  sent public.payouts;
begin
  select k.* into sent from public.payouts k
  where k.id = payout_id_param and k.account_id in (select private.my_accounts('money.read'));
  if sent.id is null then
    perform private.refuse(404, 'not_found', 'This payout does not exist');
  end if;
  return private.payout_view(sent) || jsonb_build_object('lines', (
    select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'amountMinor', l.amount_minor, 'feeMinor', l.fee_minor,
      'code', coalesce(o.code, d.code), 'person', coalesce(o.buyer_name, d.donor_name), 'about', coalesce(e.name, c.name),
      'eventId', o.event_id, 'orderId', o.id, 'campaignId', d.campaign_id) order by coalesce(o.created_at, d.created_at) desc, l.id), '[]')
    from public.payout_lines l
    left join public.payments p on p.id = l.payment_id left join public.refunds r on r.id = l.refund_id
    left join public.orders o on o.id = coalesce(p.order_id, r.order_id) left join public.events e on e.id = o.event_id
    left join public.donation_refunds b on b.id = l.donation_refund_id
    left join public.donations d on d.id = coalesce(l.donation_id, b.donation_id) left join public.campaigns c on c.id = d.campaign_id
    where l.payout_id = sent.id));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_payout_totals()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mine uuid[] := array(select private.my_accounts('money.read'));
begin
  return (
    with kept as (
      select c.provider, c.currency, sum(c.amount_minor) as minor
      from (select e.provider, e.currency, e.amount_minor from public.ledger_entries e
          where e.account_id = any (mine) and e.ledger_account = 'cash' and e.provider <> 'offline'
        union all
        select d.provider, e.currency, e.amount_minor from public.donation_entries e join public.donations d on d.id = e.donation_id
          where e.account_id = any (mine) and e.ledger_account = 'cash' and d.provider is not null) c
      group by c.provider, c.currency),
    sent as (
      select k.provider, k.currency, sum(l.amount_minor) as gross, sum(l.fee_minor) as fee,
        sum(l.amount_minor - l.fee_minor) filter (where k.status = 'pending') as coming,
        -- Each line is the cash of its payment or refund in a ledger, or something is wrong.
        count(*) filter (where l.amount_minor is distinct from coalesce(
          (select sum(e.amount_minor) from public.ledger_entries e where e.payment_id = l.payment_id and e.ledger_account = 'cash'),
          (select sum(e.amount_minor) from public.ledger_entries e where e.refund_id = l.refund_id and e.ledger_account = 'cash'),
          (select sum(e.amount_minor) from public.donation_entries e where e.donation_id = l.donation_id and e.refund_id is null and e.ledger_account = 'cash'),
          (select sum(e.amount_minor) from public.donation_entries e where e.refund_id = l.donation_refund_id and e.ledger_account = 'cash'))) as off
      from public.payouts k join public.payout_lines l on l.payout_id = k.id
      where k.account_id = any (mine) and k.status <> 'failed' group by k.provider, k.currency)
    select coalesce(jsonb_agg(jsonb_build_object('provider', provider, 'currency', currency,
      'keptMinor', coalesce(kept.minor, 0), 'sentMinor', coalesce(sent.gross, 0), 'feeMinor', coalesce(sent.fee, 0),
      'comingMinor', coalesce(sent.coming, 0), 'waitingMinor', coalesce(kept.minor, 0) - coalesce(sent.gross, 0),
      'differences', coalesce(sent.off, 0)) order by kept.minor desc nulls last), '[]')
    from kept full join sent using (provider, currency));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_plan_impact(plan_type_param text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  own_account uuid := private.account_of_user((select auth.uid()));
  gate record;
  counted bigint;
  frozen jsonb := '[]';
begin
  if own_account is null then
    perform private.refuse(403, 'not_allowed', 'Sign in first');
  end if;
  if plan_type_param is null or plan_type_param not in ('free', 'premium', 'pro', 'business') then
    perform private.refuse(400, 'invalid_input', 'Choose free, premium, pro or business', 'plan_type_param');
  end if;
  -- The gates themselves say which tables they freeze, so that none is forgotten here.
  for gate in
    select distinct g.feature_key, g.title, g.required_plan, c.relname, private.plan_rank(g.required_plan) as rank
    from pg_catalog.pg_trigger t
    join pg_catalog.pg_class c on c.oid = t.tgrelid
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id'
    join public.plan_gates g
      on g.feature_key = split_part(encode(t.tgargs, 'escape'), '\000', 1)
    where t.tgfoid = 'private.gate_write'::regproc and c.relnamespace = 'public'::regnamespace
      and private.plan_rank(g.required_plan) > private.plan_rank(plan_type_param)
    order by rank, g.title, c.relname
  loop
    execute format('select count(*) from public.%I line where line.account_id = $1%s', gate.relname,
      case when gate.relname = 'team_members' then ' and line.role_id <> private.built_in_role(''owner'') and line.status <> ''removed''' else '' end)
    into counted using own_account;
    if counted > 0 then
      frozen := frozen || jsonb_build_object('featureKey', gate.feature_key, 'title', gate.title,
        'requiredPlan', gate.required_plan, 'kind', gate.relname, 'count', counted);
    end if;
  end loop;
  return jsonb_build_object('planType', plan_type_param, 'frozen', frozen,
    'eventsToCome', (select count(*) from public.events e
      where e.account_id = own_account and e.status = 'published' and e.end_date > now()),
    'ticketsSold', (select count(*) from public.tickets t join public.events e on e.id = t.event_id
      where t.account_id = own_account and t.status in ('valid', 'checked_in') and e.end_date > now()));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_poll(poll_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  poll public.polls;
begin
  select * into poll from public.polls p
  where p.id = poll_id_param and private.may('polls.read', p.account_id, p.event_id);
  if poll.id is null then
    perform private.refuse(404, 'not_found', 'This poll does not exist, or you may not see it');
  end if;
  return private.poll_view(poll);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_poll_results(poll_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  poll public.polls;
  outcome jsonb;
begin
  select * into poll from public.polls p
  where p.id = poll_id_param and private.may('polls.read', p.account_id, p.event_id);
  if poll.id is null then
    perform private.refuse(404, 'not_found', 'This poll does not exist, or you may not see it');
  end if;
  outcome := private.poll_outcome(poll, false, true, null, true);
  return outcome || jsonb_build_object(
    'answers', case when poll.naming = 'named' and outcome ->> 'hidden' is null then coalesce(
      (select jsonb_object_agg(b.id, private.own_ballot(b) -> 'answers') from public.poll_ballots b where b.poll_id = poll.id), '{}') end,
    'withoutAddress', (select count(*) from public.poll_ballots b where b.poll_id = poll.id and b.invitation_id is null));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_reconciliation(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
begin
  select * into event from public.events e
  where e.id = event_id_param and private.may('money.read', e.account_id, e.id);
  if event.id is null then
    perform private.refuse(404, 'not_found', 'This event does not exist');
  end if;
  return (
    with lines as materialized (
      select s.order_id, s.currency, sum(s.by_orders)::bigint as by_orders, sum(s.by_providers)::bigint as by_providers,
        sum(s.by_ledger)::bigint as by_ledger
      from (
        select v.order_id, v.currency, v.minor as by_orders, 0 as by_providers, 0 as by_ledger
        from private.order_sums v where v.event_id = event.id
        union all
        select v.order_id, v.currency, 0, v.minor, 0 from private.provider_sums v where v.event_id = event.id
        union all
        select l.order_id, l.currency, 0, 0, l.amount_minor from public.ledger_entries l
        where l.event_id = event.id and l.ledger_account = 'cash') s
      group by s.order_id, s.currency),
    off as materialized (
      select n.* from lines n
      where n.by_ledger <> n.by_providers or n.by_ledger <> n.by_orders)
    select jsonb_build_object('currency', event.currency,
      'ordersMinor', n.by_orders, 'providersMinor', n.by_providers, 'cashMinor', n.by_ledger,
      'paymentsMinor', l.came, 'refundsMinor', l.went, 'heldMinor', -l.held, 'salesMinor', -l.sales,
      'feesMinor', -l.fees, 'taxMinor', -l.tax, 'refundedMinor', l.refunds, 'imbalanceMinor', l.total,
      'differenceCount', (select count(*) from off),
      'differences', (select coalesce(jsonb_agg(jsonb_build_object('orderId', o.id, 'code', o.code, 'person', o.buyer_name,
          'currency', f.currency, 'ordersMinor', f.by_orders, 'providersMinor', f.by_providers,
          'cashMinor', f.by_ledger, 'createdAt', o.created_at) order by o.created_at desc, o.id, f.currency), '[]')
        from (select * from off order by abs(off.by_ledger - off.by_orders) + abs(off.by_ledger - off.by_providers) desc limit 50) f
        join public.orders o on o.id = f.order_id),
      'extra', (select coalesce(jsonb_agg(jsonb_build_object('paymentId', p.id, 'orderId', o.id, 'code', o.code,
          'person', o.buyer_name, 'amountMinor', coalesce(p.received_minor, p.amount_minor),
          'currency', coalesce(p.received_currency, p.currency), 'askedMinor', p.amount_minor, 'askedCurrency', p.currency,
          'leftMinor', private.payment_left(p), 'at', p.updated_at) order by p.created_at desc), '[]')
        from public.payments p join public.orders o on o.id = p.order_id
        where p.event_id = event.id and p.is_extra and private.payment_left(p) > 0),
      'byProvider', (select coalesce(jsonb_agg(jsonb_build_object('provider', g.provider, 'paymentsMinor', g.paid,
          'refundsMinor', g.back) order by g.provider), '[]')
        from (select e.provider, coalesce(sum(e.amount_minor) filter (where e.payment_id is not null), 0)::bigint as paid,
            coalesce(-sum(e.amount_minor) filter (where e.refund_id is not null), 0)::bigint as back
          from public.ledger_entries e where e.event_id = event.id and e.ledger_account = 'cash'
            and e.currency = event.currency group by 1) g))
    from (select coalesce(sum(q.by_orders), 0)::bigint as by_orders, coalesce(sum(q.by_providers), 0)::bigint as by_providers,
          coalesce(sum(q.by_ledger), 0)::bigint as by_ledger from lines q where q.currency = event.currency) n,
      (select coalesce(sum(q.amount_minor), 0)::bigint as total,
          coalesce(sum(q.amount_minor) filter (where q.ledger_account = 'cash' and q.payment_id is not null), 0)::bigint as came,
          coalesce(-sum(q.amount_minor) filter (where q.ledger_account = 'cash' and q.refund_id is not null), 0)::bigint as went,
          coalesce(sum(q.amount_minor) filter (where q.ledger_account = 'held'), 0)::bigint as held,
          coalesce(sum(q.amount_minor) filter (where q.ledger_account = 'sales'), 0)::bigint as sales,
          coalesce(sum(q.amount_minor) filter (where q.ledger_account = 'fees'), 0)::bigint as fees,
          coalesce(sum(q.amount_minor) filter (where q.ledger_account = 'tax'), 0)::bigint as tax,
          coalesce(sum(q.amount_minor) filter (where q.ledger_account = 'refunds'), 0)::bigint as refunds
        from public.ledger_entries q where q.event_id = event.id and q.currency = event.currency) l);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_refund_run(run_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  run public.refund_runs;
begin
  select * into run from public.refund_runs r where r.id = run_id_param and private.may('money.read', r.account_id, r.event_id);
  if run.id is null then
    perform private.refuse(404, 'not_found', 'This does not exist, or it is not yours to see');
  end if;
  return private.refund_run_view(run);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_schedule_desk(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  last public.schedule_versions;
begin
  if not exists (select from public.events e where e.id = event_id_param and private.may('events.read', e.account_id, e.id)) then
    perform private.refuse(404, 'not_found', 'This event does not exist any more, or it is not yours to see');
  end if;
  last := private.last_schedule(event_id_param);
  return jsonb_build_object(
    'counts', (select coalesce(jsonb_object_agg(c.activity_id, jsonb_build_object('going', c.going, 'waiting', c.waiting)), '{}')
      from (select s.activity_id, coalesce(sum(s.people) filter (where s.status = 'going'), 0) as going,
          coalesce(sum(s.people) filter (where s.status = 'waiting'), 0) as waiting
        from public.activity_sign_ups s where s.event_id = event_id_param group by s.activity_id) c),
    'sharedGuests', private.shared_guests(event_id_param),
    'spaces', private.event_spaces(event_id_param),
    'busy', private.schedule_busy(event_id_param),
    'bookings', private.event_bookings(event_id_param),
    'version', case when last.id is not null then jsonb_build_object('number', last.number, 'releasedAt', last.released_at, 'notes', last.notes) end,
    'changes', private.schedule_changes(coalesce(last.snapshot, '[]'), private.schedule_now(event_id_param)));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_seating(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  chart public.seating_charts;
begin
  select * into event from public.events e where e.id = event_id_param and private.may('guests.read', e.account_id, e.id);
  if event.id is null then
    perform private.refuse(404, 'not_found', 'This event does not exist, or it is not yours to see');
  end if;
  select * into chart from public.seating_charts c where c.event_id = event.id;
  return jsonb_build_object(
    'peopleFrom', private.seating_source(event.id),
    'publishedAt', chart.published_at,
    'mayWrite', private.may('seating.write', event.account_id, event.id),
    'tables', coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'label', t.label, 'shape', t.shape,
        'accessible', t.accessible, 'turned', t.turned, 'x', t.x, 'y', t.y, 'version', t.version, 'seats', s.seats)
        order by length(t.label), lower(t.label))
      from public.seating_tables t
      cross join lateral (select jsonb_agg(jsonb_build_object('number', s.number, 'held', s.held, 'person', p.key)
          order by s.number) as seats
        from public.seats s left join public.seating_people p on p.id = s.person_id where s.table_id = t.id) s
      where t.event_id = event.id), '[]'),
    'people', coalesce((select jsonb_agg(jsonb_build_object('key', h.key, 'name', h.name, 'isChild', h.is_child,
        'party', h.party_id, 'partyName', h.party_name, 'group', h.group_label, 'meal', h.meal,
        'dietary', nullif(h.dietary, ''), 'stepFree', coalesce(p.step_free, false)) order by h.party_name, h.party_id, h.head, h.name)
      from private.seating_heads(event.id) h
      left join public.seating_people p on p.event_id = event.id and p.key = h.key), '[]'),
    'rules', coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'kind', r.kind, 'one', one.key, 'other', other.key)
        order by r.created_at, r.id)
      from public.seating_rules r
      join public.seating_people one on one.id = r.one_id
      join public.seating_people other on other.id = r.other_id
      where r.event_id = event.id), '[]'));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_share_link(link_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link public.share_links;
begin
  select * into link from public.share_links l where l.id = link_id;
  perform private.require_permission('links.write', link.account_id, link.event_id);
  return private.share_link_view(link);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_user_data_batch(user_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.may_ask_about(user_id_param) then
    perform private.refuse(403, 'not_allowed', 'You can only read your own data');
  end if;
  return jsonb_build_object(
    'profile', (select to_jsonb(p) from public.profiles p where p.user_id = user_id_param),
    'subscription', (select to_jsonb(s) from public.subscriptions s where s.user_id = user_id_param),
    'is_admin', exists (select from public.administrators a where a.user_id = user_id_param),
    'accounts', (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'role', coalesce(r.key, r.name),
          'eventScope', m.event_scope, 'permissions', private.permissions_of(m.role_id))
        order by r.key is distinct from 'owner', a.name), '[]')
      from public.team_members m join public.accounts a on a.id = m.account_id join public.roles r on r.id = m.role_id
      where m.user_id = user_id_param and m.status = 'active'));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_venue(venue_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  venue public.venues;
begin
  select * into venue from public.venues v where v.id = venue_id_param
    and (private.may('venues.read', v.account_id) or private.is_administrator()
      or exists (select from public.events e where e.venue_id = v.id and e.id in (select private.my_events('venues.read'))));
  if venue.id is null then
    perform private.refuse(404, 'not_found', 'This venue does not exist, or it is not yours to see');
  end if;
  return private.venue_view(venue);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_venue_link(venue_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_permission('links.write', (select v.account_id from public.venues v where v.id = venue_id_param));
  return coalesce((select private.share_link_view(l) from public.share_links l
    where l.venue_id = venue_id_param and l.revoked_at is null order by l.created_at limit 1), 'null');
end
$function$;

CREATE OR REPLACE FUNCTION public.issue_personal_link(event_guest_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  guest public.event_guests;
  link public.personal_links;
  token text;
begin
  select * into guest from public.event_guests g where g.id = event_guest_id_param;
  perform private.require_permission('guests.write', guest.account_id, guest.event_id);
  perform private.require_plan(guest.account_id, 'rsvp');
  link := private.ensure_personal_link(guest, 'invitation');
  update public.event_guests g set invited_at = now() where g.id = guest.id and g.invited_at is null;
  token := private.personal_token(link);
  return jsonb_build_object('token', token, 'path', '/invitation/' || token,
    'url', private.site_url() || '/invitation/' || token);
end
$function$;

CREATE OR REPLACE FUNCTION public.issue_profile_link(guest_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person public.guests;
  token text;
begin
  select * into person from public.guests g where g.id = guest_id_param;
  perform private.require_permission('guests.write', person.account_id, (select eg.event_id from public.event_guests eg
    where eg.guest_id = person.id and eg.event_id in (select private.my_events('guests.write')) limit 1));
  if person.status = 'erased' then
    perform private.refuse(409, 'conflict', 'This person asked to be erased');
  end if;
  if exists (select from private.member_profiles p where p.guest_id = person.id and p.user_id is not null) then
    perform private.refuse(409, 'conflict', 'This profile belongs to its owner now; they open it after signing in');
  elsif exists (select from private.member_profiles p where p.guest_id = person.id
      and (p.bio is not null or p.photo_then is not null or p.photo_now is not null))
    or exists (select from private.profile_visibility v where v.guest_id = person.id) then
    -- What somebody hides is hidden from hosts too, so the link goes by mail from here on.
    perform private.refuse(409, 'conflict', 'They have used their profile already. Mail them the link instead');
  end if;
  token := private.profile_token(private.ensure_member_profile(person));
  perform private.audit(person.account_id, 'profiles.link_shown', 'guests', person.id::text);
  return jsonb_build_object('path', '/my-profile/' || token, 'url', private.site_url() || '/my-profile/' || token);
end
$function$;

CREATE OR REPLACE FUNCTION public.issue_tickets(event_id_param uuid, payload jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  recipient jsonb;
  bought public.orders;
  is_gift boolean := payload ->> 'method' = 'complimentary';
  new_id uuid;
  made jsonb := '[]';
  submit_scope text := 'issue:' || event_id_param;
  submit_key text := payload ->> 'idempotencyKey';
  request jsonb := payload - 'idempotencyKey';
begin
  select * into event from public.events e where e.id = event_id_param;
  perform private.require_permission('orders.write', event.account_id, event.id);
  perform private.require_plan(event.account_id, 'ticket-management');
  if jsonb_typeof(payload -> 'recipients') is distinct from 'array'
    or jsonb_array_length(payload -> 'recipients') not between 1 and 500 then
    perform private.refuse(400, 'invalid_input', 'Name between 1 and 500 people', 'recipients');
  end if;
  if not is_gift then
    perform private.check_offline_method(payload ->> 'method');
  end if;
  if not private.first_submit(submit_scope, submit_key, request) then
    return jsonb_build_object('orders', (
      select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'code', o.code)), '[]') from public.orders o
      where o.event_id = event.id and o.source = 'issue:' || submit_key));
  end if;
  if event.status in ('cancelled', 'archived') then
    perform private.require_open_event(event);
  end if;
  for recipient in select r from jsonb_array_elements(payload -> 'recipients') r loop
    new_id := gen_random_uuid();
    insert into public.orders (id, account_id, event_id, code, token_hash, currency, total_minor, hold_expires_at,
      locale, source, channel, buyer_name, buyer_email, test_mode)
    values (new_id, event.account_id, event.id, private.new_order_code(),
      private.hash_token(private.derive_token('order', new_id, 1)), event.currency, 0, now() + interval '15 minutes',
      event.locale, 'issue:' || submit_key, case when is_gift then 'complimentary' else 'box_office' end,
      private.check_name(recipient ->> 'name', 'recipients'),
      case when coalesce(trim(recipient ->> 'email'), '') <> '' then private.check_email(recipient ->> 'email', 'recipients') end,
      false);
    bought := private.fill_order(new_id, event, payload -> 'items', true, is_gift);
    if bought.total_minor > 0 then
      perform private.record_offline_payment(bought, payload ->> 'method');
    end if;
    bought := private.complete_order(bought);
    made := made || jsonb_build_object('id', bought.id, 'code', bought.code, 'totalMinor', bought.total_minor,
      'orderToken', private.derive_token('order', bought.id, 1));
  end loop;
  perform private.finish_submit(submit_scope, submit_key, request, new_id);
  perform private.audit(event.account_id, 'tickets.issued', 'events', event.id::text, null,
    jsonb_build_object('method', payload ->> 'method', 'orders', jsonb_array_length(made),
      'items', (select jsonb_agg(jsonb_build_object('ticketTypeId', i.ticket_type_id, 'quantity', i.quantity) order by i.ticket_type_id)
        from public.order_items i where i.order_id = new_id)));
  return jsonb_build_object('orders', made);
end
$function$;

CREATE OR REPLACE FUNCTION public.known_import_keys(event_id_param uuid, keys text[])
 RETURNS text[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(array_agg(distinct r.row_key), '{}') from public.guest_import_rows r
  where r.event_id = event_id_param and r.row_key = any (keys[1:2000]) and r.event_guest_id is not null
    and private.may('guests.read_contact', r.account_id, event_id_param)
$function$;

CREATE OR REPLACE FUNCTION public.list_account_audit(request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  most constant integer := 10000;
  size constant integer := private.page_size(request);
  start constant integer := private.page_start(request);
  caller constant uuid := (select auth.uid());
  mine constant uuid[] := array(select private.my_accounts('audit.read'));
  team constant uuid[] := array(select m.user_id from public.team_members m where m.account_id = any (mine));
  event_id constant text := (nullif(request ->> 'event', '')::uuid)::text;
  since constant timestamptz := request ->> 'since';
  until constant timestamptz := request ->> 'until';
  kinds constant text[] := nullif(private.text_list(request -> 'kinds'), '{}');
  patterns constant text[] := private.word_patterns(request ->> 'text');
  named constant uuid[] := array(
    select u.id from auth.users u join public.profiles p on p.user_id = u.id
    where patterns <> '{}' and u.id = any (team)
      and private.search_words(concat_ws(' ', p.display_name, u.email)) like all (patterns));
begin
  if caller is null then
    perform private.refuse(401, 'signed_out', 'Please sign in to do this');
  end if;
  return (
    with matching as not materialized (
      select l.*
      from public.audit_log l
      where l.account_id = any (mine)
        and (since is null or l.created_at >= since)
        and (until is null or l.created_at < until)
        and (kinds is null or l.resource_type = any (kinds))
        -- A change keeps the changed columns only: what was made for an event is known by its first line.
        and (event_id is null or l.resource_id = event_id or l.before ->> 'event_id' = event_id
          or l.after ->> 'event_id' = event_id or (l.resource_type, l.resource_id) in (
            select f.resource_type, f.resource_id from public.audit_log f
            where f.account_id = any (mine) and f.after ->> 'event_id' = event_id))
        and (patterns = '{}' or l.resource_id = trim(request ->> 'text') or l.actor_user_id = any (named))
        and case request ->> 'filter'
          when 'me' then l.actor_user_id = caller
          when 'team' then l.actor_user_id <> caller and l.actor_user_id = any (team)
          when 'others' then l.actor_user_id <> all (team)
          when 'server' then l.actor_user_id is null
          else true end),
    counted as (select count(*) as total from (select from matching limit most + 1) few),
    page as (select m.* from matching m order by m.created_at desc, m.id desc limit size offset start)
    -- Whoever is not of the team is not named: they act for the platform, or as a guest.
    select jsonb_build_object('total', (select least(t.total, most) from counted t), 'isMore', (select t.total > most from counted t),
      'rows', coalesce(jsonb_agg(jsonb_build_object(
        'id', c.id::text, 'at', c.created_at, 'actorRole', c.actor_role,
        'actorId', case when m.user_id is not null then c.actor_user_id end,
        'actorName', case when m.user_id is not null then (
            select p.display_name from public.profiles p where p.user_id = c.actor_user_id)
          when exists (select from public.administrators d where d.user_id = c.actor_user_id) then 'An administrator'
          when c.actor_user_id is not null then 'Somebody outside your team' end,
        'action', c.action, 'resourceType', c.resource_type, 'resourceId', c.resource_id,
        'before', c.before, 'after', c.after) order by c.created_at desc, c.id desc), '[]'))
    from page c
    left join lateral (select t.user_id from public.team_members t
      where t.user_id = c.actor_user_id and t.account_id = c.account_id limit 1) m on true);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_bank_accounts()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('accountId', a.id, 'accountName', a.name,
    'isOwner', a.owner_user_id = (select auth.uid()) and private.may('account.manage', a.id),
    'details', private.masked_bank_account(a.id), 'changedAt', b.updated_at,
    'events', (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'name', e.name) order by e.start_date, e.id), '[]')
      from public.ticket_settings s join public.events e on e.id = s.event_id
      where s.account_id = a.id and s.offline_enabled and s.offline_bank and e.status in ('draft', 'published')))
    order by a.owner_user_id = (select auth.uid()) desc, a.name, a.id), '[]')
  from public.accounts a left join public.bank_accounts b on b.account_id = a.id
  where a.id in (select private.my_accounts('money.read'))
$function$;

CREATE OR REPLACE FUNCTION public.list_bills(request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mine uuid[] := array(select private.my_accounts('orders.read'));
  patterns text[] := private.word_patterns(request ->> 'text');
  wanted text := case request ->> 'filter' when 'invoices' then 'invoice' when 'credits' then 'credit_note' end;
  before_at timestamptz := (request ->> 'beforeAt')::timestamptz;
  before_id uuid := (request ->> 'beforeId')::uuid;
  total bigint;
  found jsonb;
begin
  if before_at is null then
    select count(*) into total from public.order_invoices i
    where i.account_id = any (mine) and (wanted is null or i.kind = wanted)
      and (patterns = '{}' or exists (select from public.orders o join public.events e on e.id = o.event_id
        where o.id = i.order_id and private.search_words(concat_ws(' ', i.label, i.buyer_name, i.buyer_email, o.code, e.name)) like all (patterns)));
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'number', p.number, 'label', p.label, 'kind', p.kind,
      'issuedAt', p.issued_at, 'buyerName', p.buyer_name, 'buyerEmail', p.buyer_email, 'orderCode', o.code,
      'eventName', e.name, 'taxes', p.taxes, 'netMinor', p.net_minor, 'taxMinor', p.tax_minor, 'totalMinor', p.total_minor,
      'currency', p.currency) order by p.issued_at desc, p.id desc), '[]')
  into found
  from (
    select i.* from public.order_invoices i
    where i.account_id = any (mine) and (wanted is null or i.kind = wanted)
      and (before_at is null or (i.issued_at, i.id) < (before_at, before_id))
      and (patterns = '{}' or exists (select from public.orders o join public.events e on e.id = o.event_id
        where o.id = i.order_id and private.search_words(concat_ws(' ', i.label, i.buyer_name, i.buyer_email, o.code, e.name)) like all (patterns)))
    order by i.issued_at desc, i.id desc
    limit least(greatest(coalesce((request ->> 'size')::integer, 25), 1), 1000)
    offset greatest(coalesce((request ->> 'from')::integer, 0), 0)) p
  join public.orders o on o.id = p.order_id join public.events e on e.id = p.event_id;
  return jsonb_build_object('total', total, 'rows', found);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_booking_spaces(request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with asked as (
    select private.word_patterns(request ->> 'text') as patterns,
      least(greatest(coalesce((request ->> 'size')::integer, 50), 1), 200) as size),
  page as (
    select s.id, s.name, s.position, s.largest_capacity, v.id as venue_id, v.name as venue_name, v.time_zone, a.size,
      row_number() over (order by lower(v.name), v.id, s.position, s.id) as n
    from asked a, public.venues v
    join public.venue_spaces s on s.venue_id = v.id and s.status = 'active'
    where v.account_id in (select private.my_accounts('venues.read')) and v.status = 'active'
      and (request ->> 'venueId' is null or v.id = (request ->> 'venueId')::uuid)
      and (request ->> 'spaceId' is null or s.id = (request ->> 'spaceId')::uuid)
      and (a.patterns = '{}' or v.search_text || ' ' || private.search_words(s.name) like all (a.patterns))
      and (request #>> '{after,id}' is null or (lower(v.name), v.id, s.position, s.id)
        > (request #>> '{after,venueName}', (request #>> '{after,venueId}')::uuid,
          (request #>> '{after,position}')::integer, (request #>> '{after,id}')::uuid))
    order by n limit (select a.size + 1 from asked a))
  select jsonb_build_object(
    'rows', coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'venueId', p.venue_id,
      'venueName', p.venue_name, 'timeZone', p.time_zone, 'largestCapacity', p.largest_capacity) order by p.n)
      from page p where p.n <= p.size), '[]'),
    'next', (select jsonb_build_object('venueName', lower(p.venue_name), 'venueId', p.venue_id,
      'position', p.position, 'id', p.id) from page p
      where p.n = p.size and exists (select from page m where m.n > m.size)))
$function$;

CREATE OR REPLACE FUNCTION public.list_calendar_activities(request jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with page as (
    select a.id, a.event_id, a.title, a.status, a.start_local, a.end_local, a.room, a.start_at,
      e.name as event_name, e.time_zone, e.status as event_status,
      row_number() over (order by a.start_at, a.id) as n
    from public.activities a
    join public.events e on e.id = a.event_id and e.status <> 'archived'
    where a.account_id = any (array(select private.my_reach('events.read')))
      and (a.account_id = any (array(select private.my_accounts('events.read'))) or a.event_id = any (array(select private.my_events('events.read'))))
      and a.start_at >= (request ->> 'from')::timestamptz and a.start_at < (request ->> 'to')::timestamptz
      and (request #>> '{after,id}' is null or (a.start_at, a.id)
        > ((request #>> '{after,start}')::timestamptz, (request #>> '{after,id}')::uuid))
    order by n limit 501)
  select jsonb_build_object(
    'rows', coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'eventId', p.event_id,
      'eventName', p.event_name, 'title', p.title, 'room', p.room, 'timeZone', p.time_zone,
      'status', case when p.event_status = 'cancelled' then 'cancelled' else p.status end,
      'startLocal', private.wall_text(p.start_local), 'endLocal', private.wall_text(p.end_local)) order by p.n)
      from page p where p.n <= 500), '[]'),
    'next', (select jsonb_build_object('start', p.start_at, 'id', p.id) from page p
      where p.n = 500 and exists (select from page m where m.n = 501)))
$function$;

CREATE OR REPLACE FUNCTION public.list_calendar_feeds()
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(private.feed_view(f) order by f.created_at, f.id), '[]')
  from public.calendar_feeds f
  where f.user_id = auth.uid() and f.revoked_at is null
    and private.may('events.read', f.account_id, f.event_id)
$function$;

CREATE OR REPLACE FUNCTION public.list_check_ins(event_id_param uuid, after jsonb DEFAULT NULL::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  page_size constant integer := 2000;
  found jsonb;
begin
  if not exists (select from public.events e where e.id = event_id_param and private.may('check_in.read', e.account_id, e.id)) then
    perform private.refuse(404, 'not_found', 'This event does not exist');
  end if;
  found := private.check_in_lines(event_id_param, false, page_size, nullif(after, 'null'));
  return jsonb_build_object('rows', found, 'next', case when jsonb_array_length(found) = page_size
    then jsonb_build_object('at', found -> -1 -> 'at', 'id', found -> -1 -> 'id') end);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_coming_heads(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_event_permission('answers.write', event_id_param);
  return (select coalesce(jsonb_agg(jsonb_build_object('name', h.name, 'people', h.people, 'isChild', h.is_child,
      'meal', h.meal, 'dietary', nullif(h.dietary, '')) order by h.meal is null, h.meal, h.name), '[]')
    from private.coming_heads(event_id_param) h where not h.is_online);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_directories()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('eventId', e.id, 'name', e.name, 'eventTypeId', e.event_type_id,
        'coverSeed', e.cover_seed, 'startDate', e.start_date, 'timeZone', e.time_zone,
        'seenAs', case when r.rank = 3 then 'organiser' else 'guest' end, 'isOpen', coalesce(d.is_open, false),
        'newLeads', case when r.rank = 3 then (select count(*) from public.member_leads l
          where l.event_id = e.id and l.status = 'new') else 0 end)
      order by e.status = 'archived', e.end_date > now() desc, abs(extract(epoch from e.start_date - now()))), '[]')
    from public.events e
    left join public.event_directories d on d.event_id = e.id
    cross join lateral (select private.directory_rank(e) as rank) r
    where r.rank is not null and (e.account_id in (select private.my_accounts('guests.read')) or e.id in (select private.my_events('guests.read'))
      or e.id in (select eg.event_id from public.event_guests eg
        join private.member_profiles p on p.guest_id = eg.guest_id where p.user_id = (select auth.uid()))));
end
$function$;

CREATE OR REPLACE FUNCTION public.list_guest_imports(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'fileName', b.file_name, 'status', b.status, 'by', p.display_name,
    'at', b.created_at, 'undoneAt', b.undone_at, 'added', b.added, 'updated', b.updated, 'unchanged', b.unchanged,
    'removed', b.removed, 'restored', b.restored, 'kept', b.kept, 'refused', b.refusals) order by b.created_at desc, b.id), '[]')
  from (
    select i.* from public.guest_imports i
    where i.event_id = event_id_param and private.may('guests.read_contact', i.account_id, i.event_id)
    order by i.created_at desc limit 50) b
  left join public.profiles p on p.user_id = b.created_by
$function$;

CREATE OR REPLACE FUNCTION public.list_guest_passes(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  account uuid := (select e.account_id from public.events e where e.id = event_id_param);
  secret bytea := private.server_key('tokens');
begin
  perform private.require_permission('check_in.scan', account, event_id_param);
  return (select coalesce(jsonb_agg(jsonb_build_object('id', p.event_guest_id || '.' || p.place, 'name', p.name,
      'number', private.pass_code(p.event_guest_id, p.place, secret)) order by p.name, p.event_guest_id, p.place), '[]')
    from private.guest_places(event_id_param) p where p.ticket_id is null);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_invitation_codes(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  party record;
  link public.personal_links;
  codes jsonb[] := '{}';
begin
  select * into event from public.events e where e.id = event_id_param;
  perform private.require_permission('messages.send', event.account_id, event.id);
  perform private.require_plan(event.account_id, 'rsvp');
  for party in
    select (array_agg(eg order by h.head_guest_id is distinct from g.id, eg.role = 'child', eg.created_at, eg.id))[1] as head,
      array_agg(g.full_name order by h.head_guest_id is distinct from g.id, eg.role = 'child', eg.created_at, eg.id) as people,
      max(h.name) as household, bool_or(eg.responded_at is not null) as answered
    from public.event_guests eg
    join public.guests g on g.id = eg.guest_id and g.status = 'active'
    left join public.households h on h.id = eg.household_id
    where eg.event_id = event.id
    group by coalesce(eg.household_id, eg.id)
    order by min(g.full_name)
  loop
    link := private.ensure_personal_link(party.head, 'invitation');
    if link.code_hash is null then
      update public.personal_links p set code_hash = private.hash_code(event.id, private.invitation_code(link))
      where p.id = link.id;
    end if;
    codes := codes || jsonb_build_object('code', private.invitation_code(link), 'household', party.household,
      'people', to_jsonb(party.people), 'answered', party.answered);
  end loop;
  perform private.audit(event.account_id, 'invitations.codes_listed', 'events', event.id::text, null,
    jsonb_build_object('codes', cardinality(codes)));
  return to_jsonb(codes);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_invitation_recipients(event_id_param uuid, kind_param text DEFAULT 'invitation'::text, event_guest_ids uuid[] DEFAULT NULL::uuid[], search text DEFAULT ''::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_event_permission('messages.send', event_id_param);
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', r.to_id, 'name', r.full_name, 'email', r.email, 'people', r.people)
      order by r.full_name, r.to_id), '[]')
    from (
      select p.to_id, p.full_name, p.email, cardinality(p.member_ids) as people
      from private.invitation_recipients(event_id_param, kind_param, event_guest_ids) p
      where private.search_words(p.full_name || ' ' || p.email) like all (private.word_patterns(search))
      order by p.full_name, p.to_id limit 50) r);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_late_answers(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_event_permission('answers.write', event_id_param);
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'name', g.full_name, 'askedAt', l.asked_at,
      'note', l.payload ->> 'note', 'companions', jsonb_array_length(coalesce(l.payload -> 'companions', '[]')),
      'members', (select jsonb_agg(jsonb_build_object('name', mg.full_name, 'answer', s ->> 'answer',
          'before', r.answer) order by mg.full_name)
        from jsonb_array_elements(l.payload -> 'members') s
        join public.event_guests m on m.id::text = s ->> 'id' and m.event_id = l.event_id
        join public.guests mg on mg.id = m.guest_id
        left join public.rsvps r on r.event_guest_id = m.id)) order by l.asked_at), '[]')
    from public.late_answers l
    join public.event_guests eg on eg.id = l.event_guest_id
    join public.guests g on g.id = eg.guest_id
    where l.event_id = event_id_param and l.status = 'waiting');
end
$function$;

CREATE OR REPLACE FUNCTION public.list_link_inventory(request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (with mine as (
      select l.*, coalesce(e.name, c.name, v.name, s.name) as opens_name,
        case when l.revoked_at is not null then 'revoked' when l.suspended_at is not null then 'suspended'
          when l.expires_at <= now() then 'expired' else 'active' end as status,
        private.may('links.write', l.account_id, l.event_id) as may_revoke
      from public.share_links l
      left join public.events e on e.id = l.event_id
      left join public.campaigns c on c.id = l.campaign_id
      left join public.venues v on v.id = l.venue_id
      left join public.showcases s on s.id = l.showcase_id
      where l.account_id in (select private.my_accounts('links.read')) or l.event_id in (select private.my_events('links.read'))),
    shown as (
      select * from mine m where coalesce(request ->> 'filter', 'all') in ('all', m.status)
        and private.search_words(concat_ws(' ', m.settings ->> 'label', m.opens_name)) like all (private.word_patterns(request ->> 'search')))
    select jsonb_build_object('total', (select count(*) from shown), 'rows', coalesce((
      select jsonb_agg(jsonb_build_object('id', p.id, 'kind', p.kind, 'label', p.settings ->> 'label',
        'eventId', p.event_id, 'campaignId', p.campaign_id, 'showcaseId', p.showcase_id, 'eventName', p.opens_name, 'status', p.status,
        'useCount', private.link_uses(p.id), 'useLimit', p.use_limit, 'createdAt', p.created_at,
        'lastUsedAt', p.last_used_at, 'expiresAt', p.expires_at, 'mayRevoke', p.may_revoke and p.status <> 'revoked')
        order by p.last_used_at desc nulls last, p.created_at desc, p.id)
      from (select * from shown s order by s.last_used_at desc nulls last, s.created_at desc, s.id
        limit least(greatest(coalesce((request ->> 'size')::integer, 25), 1), 100)
        offset greatest(coalesce((request ->> 'from')::integer, 0), 0)) p), '[]')));
end
$function$;

CREATE OR REPLACE FUNCTION public.list_member_leads(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'guestId', l.guest_id, 'about', g.full_name, 'kind', l.kind,
      'message', l.message, 'contact', l.contact, 'fromName', l.from_name, 'fromEmail', l.from_email, 'status', l.status,
      'createdAt', l.created_at, 'decidedAt', l.decided_at) order by l.status <> 'new', l.created_at desc), '[]')
    from (select * from public.member_leads m where m.event_id = event_id_param
      and private.may('guests.read', m.account_id, m.event_id) order by m.status <> 'new', m.created_at desc limit 200) l
    join public.guests g on g.id = l.guest_id);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_payments(request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  mine constant uuid[] := array(select private.my_accounts('money.read'));
  patterns constant text[] := private.word_patterns(request ->> 'text');
  wanted constant text := coalesce(request ->> 'filter', 'all');
  before_at constant timestamptz := request ->> 'beforeAt';
  before_id constant uuid := request ->> 'beforeId';
  size constant integer := least(greatest(coalesce((request ->> 'size')::integer, 25), 1), 1000);
  start constant integer := private.page_start(request);
begin
  return (
    -- Names are joined twice: here for the text alone, and without one the planner leaves them out; then for the page.
    with matching as not materialized (
      select m.* from private.money_moves m
      left join public.orders o on o.id = m.order_id
      left join public.events e on e.id = m.event_id
      left join public.donations d on d.id = m.donation_id
      left join public.campaigns c on c.id = m.campaign_id
      where m.account_id = any (mine)
        and (patterns = '{}' or private.search_words(concat_ws(' ', o.code, o.buyer_name, o.buyer_email, e.name,
          d.code, d.donor_name, d.donor_email, c.name)) like all (patterns))
        and case wanted
          when 'payments' then m.kind = 'payment'
          when 'refunds' then m.kind <> 'payment'
          when 'open' then m.status = 'open'
          when 'trouble' then m.kind = 'dispute' or m.status in ('disputed', 'mismatch', 'failed')
          else true end),
    page as (
      select m.* from matching m
      where before_at is null or (m.at, m.id) < (before_at, before_id)
      order by m.at desc, m.id desc
      limit size offset start)
    select jsonb_build_object(
      'total', case when before_at is null then (select count(*) from matching) end,
      'rows', coalesce(jsonb_agg(jsonb_build_object(
        'id', m.id, 'kind', m.kind, 'status', m.status, 'amountMinor', m.amount_minor, 'currency', m.currency,
        'provider', coalesce(m.provider, d.provider, 'offline'), 'method', m.method, 'reason', m.reason,
        'isTest', coalesce(m.test_mode, o.test_mode, d.test_mode), 'at', m.at, 'code', coalesce(o.code, d.code),
        'person', coalesce(o.buyer_name, d.donor_name), 'email', coalesce(o.buyer_email, d.donor_email),
        'about', coalesce(e.name, c.name), 'eventId', m.event_id, 'orderId', m.order_id, 'campaignId', m.campaign_id)
        order by m.at desc, m.id desc), '[]'))
    from page m
    left join public.orders o on o.id = m.order_id
    left join public.events e on e.id = m.event_id
    left join public.donations d on d.id = m.donation_id
    left join public.campaigns c on c.id = m.campaign_id);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_payouts(request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'total', (select count(*) from public.payouts k where k.account_id in (select private.my_accounts('money.read'))),
    'rows', (select coalesce(jsonb_agg(private.payout_view(k) order by k.arrives_at desc, k.id desc), '[]')
      from (select k.* from public.payouts k where k.account_id in (select private.my_accounts('money.read'))
        order by k.arrives_at desc, k.id desc
        limit least(greatest(coalesce((request ->> 'size')::integer, 25), 1), 1000)
        offset greatest(coalesce((request ->> 'from')::integer, 0), 0)) k))
$function$;

CREATE OR REPLACE FUNCTION public.list_polls(event_id_param uuid, request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted text := private.plain_words(coalesce(request ->> 'text', ''));
  shown text := coalesce(request ->> 'filter', 'all');
  found jsonb;
  total bigint;
begin
  with own as materialized (
    select p, e.name as event_name, e.time_zone, private.poll_standing(p) as standing
    from public.polls p join public.events e on e.id = p.event_id
    where p.account_id = any (array(select private.my_reach('polls.read')))
      and (p.account_id = any (array(select private.my_accounts('polls.read'))) or p.event_id = any (array(select private.my_events('polls.read')))) and (event_id_param is null or p.event_id = event_id_param)
      and (wanted = '' or private.plain_words(p.title || ' ' || e.name) like '%' || wanted || '%')),
  kept as (select * from own where shown = 'all' or standing = shown),
  page as (select * from kept k
    order by array_position(array['open', 'draft', 'closed'], k.standing), (k.p).created_at desc, (k.p).id
    offset greatest(coalesce((request ->> 'from')::integer, 0), 0)
    limit least(greatest(coalesce((request ->> 'size')::integer, 50), 1), 200))
  select (select count(*) from kept), coalesce(jsonb_agg(jsonb_build_object(
    'id', (k.p).id, 'eventId', (k.p).event_id, 'eventName', k.event_name, 'title', (k.p).title,
    'state', k.standing, 'naming', (k.p).naming, 'closesAt', (k.p).closes_at, 'timeZone', k.time_zone,
    'questionCount', (select count(*) from public.poll_questions q where q.poll_id = (k.p).id),
    'kind', (select min(q.kind) from public.poll_questions q where q.poll_id = (k.p).id having count(*) = 1),
    'voted', private.poll_votes(k.p),
    'asked', (select count(*) from public.poll_invitations i where i.poll_id = (k.p).id and i.asked_at is not null))
    order by array_position(array['open', 'draft', 'closed'], k.standing), (k.p).created_at desc, (k.p).id), '[]')
  into total, found from page k;
  return jsonb_build_object('total', total, 'rows', found);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_refund_run_orders(run_id_param uuid, states_param text[] DEFAULT NULL::text[], after_param integer DEFAULT 0, page_size integer DEFAULT 200)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  run public.refund_runs;
begin
  select * into run from public.refund_runs r where r.id = run_id_param and private.may('money.read', r.account_id, r.event_id);
  if run.id is null then
    perform private.refuse(404, 'not_found', 'This does not exist, or it is not yours to see');
  end if;
  return (select coalesce(jsonb_agg(jsonb_build_object('position', l.position, 'orderId', l.order_id, 'code', o.code,
      'buyerName', o.buyer_name, 'buyerEmail', o.buyer_email, 'amountMinor', l.amount_minor, 'currency', l.currency,
      'byHand', l.by_hand, 'state', l.state, 'why', l.refused, 'problem', l.problem) order by l.position), '[]')
    from (select e.*, s.state, s.problem from public.refund_run_orders e cross join lateral private.refund_row_state(e, run.status) s
      where e.run_id = run.id and e.position > after_param and (states_param is null or s.state = any (states_param))
      order by e.position limit least(greatest(page_size, 1), 1000)) l
    join public.orders o on o.id = l.order_id);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_registrations()
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if (select auth.uid()) is null then
    perform private.refuse(401, 'not_signed_in', 'Sign in first');
  end if;
  return jsonb_build_object(
    'address', private.my_confirmed_address(),
    'mine', (select coalesce(jsonb_agg(private.registration_view(e) order by e.end_date > now() desc, abs(extract(epoch from e.start_date - now()))), '[]')
      from public.events e where e.status <> 'draft' and e.id in (
        select eg.event_id from public.event_guests eg join public.guests g on g.id = eg.guest_id
        left join private.member_profiles p on p.guest_id = g.id
        where p.user_id = (select auth.uid()) or p.user_id is null and g.email = private.my_confirmed_address())),
    'open', (select coalesce(jsonb_agg(private.registration_view(e) order by e.start_date), '[]')
      from (select x.* from public.events x join public.accounts a on a.id = x.account_id and a.status = 'active'
        where x.visibility = 'public' and x.status = 'published' and private.takes_answers(x) and x.end_date > now()
          and x.account_id not in (select private.my_teams())
        order by x.start_date limit 60) e
      where (private.own_place(e)).id is null));
end
$function$;

CREATE OR REPLACE FUNCTION public.list_scan_fields(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_event_permission('check_in.write', event_id_param);
  return (select coalesce(jsonb_agg(jsonb_build_object('field', f.field, 'label', f.label) order by f.rank, f.place, f.field), '[]')
    from (
      select 'dietary' as field, null as label, 1 as rank, 0 as place
      union all
      select 'meal', null, 2, 0 where exists (select from public.event_meals m where m.event_id = event_id_param)
      union all
      select 'question:' || q.id, q.prompt, 3, q.position from public.event_questions q where q.event_id = event_id_param
      union all
      (select 'field:' || named.name, trim(named.name), 4, row_number() over (order by named.people desc, named.name)::integer
      from (
        select k.name, count(*) as people
        from public.event_guests eg join public.guests g on g.id = eg.guest_id
        cross join lateral jsonb_object_keys(g.custom) k (name)
        where eg.event_id = event_id_param and g.custom <> '{}'
        group by 1) named
      where length(named.name) <= 60 and length(trim(named.name)) > 0 and not private.is_contact_field(named.name)
      order by named.people desc, named.name limit 30)
      union all
      select 'note', null, 5, 0) f);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_share_links(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  owner_account_id uuid := (select e.account_id from public.events e where e.id = event_id_param);
begin
  perform private.require_permission('links.write', owner_account_id, event_id_param);
  return (select coalesce(jsonb_agg(private.share_link_view(l) order by l.created_at, l.id), '[]')
    from public.share_links l where l.event_id = event_id_param);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_showcases()
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(private.showcase_view(s) order by s.created_at desc, s.id), '[]')
  from public.showcases s where s.account_id in (select private.my_accounts('showcases.read'))
$function$;

CREATE OR REPLACE FUNCTION public.list_tagged(tag_param text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'guests', (select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.full_name, 'email', g.email) order by g.full_name), '[]')
      from (select * from public.guests x where x.account_id in (select private.my_accounts('guests.read'))
        and tag_param = any (x.tags) order by x.full_name limit 500) g),
    'activities', (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.title, 'event', e.name) order by a.start_at), '[]')
      from public.activities a join public.events e on e.id = a.event_id
      where a.account_id in (select private.my_accounts('events.read')) and tag_param = any (a.tags)))
$function$;

CREATE OR REPLACE FUNCTION public.list_tags()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('tag', t.tag, 'guests', t.guests, 'activities', t.activities) order by lower(t.tag), t.tag), '[]')
  from (
    select u.tag, count(*) filter (where u.what = 'guest') as guests, count(*) filter (where u.what = 'activity') as activities
    from (
      select unnest(g.tags) as tag, 'guest' as what from public.guests g
      where g.account_id in (select private.my_accounts('guests.read')) and g.tags <> '{}'
      union all
      select unnest(a.tags), 'activity' from public.activities a
      where a.account_id in (select private.my_accounts('events.read')) and a.tags <> '{}') u
    group by u.tag) t
$function$;

CREATE OR REPLACE FUNCTION public.list_venue_bookings(request jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with page as (
    select b as booking, row_number() over (order by lower(b.during), b.id) as n
    from public.venue_bookings b
    where b.account_id = any (array(select private.my_reach('venues.read')))
      and (b.account_id = any (array(select private.my_accounts('venues.read'))) or b.event_id = any (array(select private.my_events('venues.read'))))
      and b.during && tstzrange((request ->> 'from')::timestamptz, (request ->> 'to')::timestamptz)
      and (request ->> 'venueId' is null or b.venue_id = (request ->> 'venueId')::uuid)
      and (request ->> 'eventId' is null or b.event_id = (request ->> 'eventId')::uuid)
      and (coalesce((request ->> 'withEnded')::boolean, false) or b.status in ('hold', 'requested', 'confirmed'))
      and (request #>> '{after,id}' is null or (lower(b.during), b.id)
        > ((request #>> '{after,start}')::timestamptz, (request #>> '{after,id}')::uuid))
    order by n limit 501)
  select jsonb_build_object(
    'rows', coalesce((select jsonb_agg(private.booking_view(p.booking) order by p.n) from page p where p.n <= 500), '[]'),
    'next', (select jsonb_build_object('start', lower((p.booking).during), 'id', (p.booking).id) from page p
      where p.n = 500 and exists (select from page m where m.n = 501)))
$function$;

CREATE OR REPLACE FUNCTION public.mark_order_paid(order_id_param uuid, method_param text, note_param text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  bought public.orders;
  short_of uuid;
begin
  select * into bought from public.orders o
  where o.id = order_id_param and private.may('orders.write', o.account_id, o.event_id) for update;
  if bought.id is null then
    perform private.refuse(404, 'not_found', 'This order does not exist, or you may not change it');
  end if;
  if bought.status in ('completed', 'partially_refunded', 'refunded') then
    perform private.refuse(409, 'already_completed', 'This order is paid already');
  end if;
  if bought.buyer_name is null then
    perform private.refuse(409, 'conflict', 'Nobody has placed this order yet');
  end if;
  perform private.check_offline_method(method_param);
  if bought.status in ('expired', 'cancelled') then
    short_of := private.take_capacity(bought.id);
    if short_of is not null then
      perform private.refuse(409, 'sold_out', 'The order ran out and its tickets are sold meanwhile');
    end if;
  end if;
  perform private.record_offline_payment(bought, method_param);
  perform private.complete_order(bought);
  perform private.audit(bought.account_id, 'orders.marked_paid', 'orders', bought.id::text, null,
    jsonb_build_object('method', method_param, 'note', left(note_param, 300), 'amountMinor', bought.total_minor));
  return jsonb_build_object('id', bought.id, 'code', bought.code, 'status', 'completed');
end
$function$;

CREATE OR REPLACE FUNCTION public.preview_invitation(event_id_param uuid, kind_param text DEFAULT 'invitation'::text, event_guest_ids uuid[] DEFAULT NULL::uuid[], message_param text DEFAULT NULL::text, to_param uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  words text := private.check_text(message_param, 2000, 'message', 'A message');
  chosen uuid;
  mail_id uuid;
  source jsonb;
begin
  select * into event from public.events e where e.id = event_id_param;
  perform private.require_permission('messages.send', event.account_id, event.id);
  select p.to_id into chosen
  from private.invitation_recipients(event.id, kind_param, event_guest_ids) p
  where p.to_id = coalesce(to_param, p.to_id)
  order by p.full_name, p.to_id limit 1;
  if chosen is null then
    perform private.refuse(404, 'not_found', 'Nobody of them gets a mail', 'to_param');
  end if;
  begin
    insert into public.invitation_mails (account_id, event_id, event_guest_id, kind, message, created_by)
    values (event.account_id, event.id, chosen, kind_param, words, auth.uid()) returning id into mail_id;
    source := private.invitation_mail(mail_id);
    raise exception using errcode = 'JUBPV';
  exception when sqlstate 'JUBPV' then null;
  end;
  if source is null then
    perform private.refuse(409, 'conflict', 'Publish the event first: until then no mail goes out');
  end if;
  return source || jsonb_build_object('url', private.site_url() || '/invitation/their-own-link',
    'unsubscribeUrl', private.site_url() || '/invitation/their-own-link?mails=stop');
end
$function$;

CREATE OR REPLACE FUNCTION public.publish_schedule(event_id_param uuid, notes_param text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  last public.schedule_versions;
  fresh jsonb;
  made public.schedule_versions;
  told integer := 0;
begin
  select * into event from public.events e where e.id = event_id_param for no key update;
  perform private.require_permission('schedule.write', event.account_id, event.id);
  last := private.last_schedule(event.id);
  fresh := private.schedule_now(event.id);
  if last.id is null and fresh = '[]' then
    perform private.refuse(409, 'conflict', 'Nothing to publish: put an activity into the schedule first');
  end if;
  if last.id is not null and last.snapshot = fresh then
    perform private.refuse(409, 'conflict', 'Nothing has changed since version ' || last.number);
  end if;
  insert into public.schedule_versions (account_id, event_id, number, snapshot, changes, notes, released_by)
  values (event.account_id, event.id, coalesce(last.number, 0) + 1, fresh,
    private.schedule_changes(coalesce(last.snapshot, '[]'), fresh), private.check_text(notes_param, 2000, 'notes', 'A note'), auth.uid())
  returning * into made;
  if event.status = 'published' then
    with hurt as (
      select jsonb_build_object('eventGuestId', s.event_guest_id) as who
      from jsonb_array_elements(made.changes) c
      join public.activity_sign_ups s on s.activity_id = (c ->> 'id')::uuid and s.status <> 'left'
      where s.event_id = event.id
      union
      select jsonb_build_object('eventGuestId', s.event_guest_id)
      from jsonb_array_elements(made.changes) c
      join public.activity_stars s on s.activity_id = (c ->> 'id')::uuid
      where s.event_id = event.id
      union
      select jsonb_build_object('eventGuestId', g.id) from private.schedule_hosts(made) h
      join public.event_guests g on g.id = h.guest_id
      union
      select jsonb_build_object('memberId', m.id) from private.schedule_hosts(made) h
      join public.team_members m on m.id = h.member_id and m.status = 'active' and m.user_id is distinct from auth.uid()),
    queued as (
      select private.enqueue_job('schedule_changed', jsonb_build_object('versionId', made.id) || h.who,
        'schedule_changed:' || made.id || ':' || coalesce(h.who ->> 'eventGuestId', h.who ->> 'memberId')) from hurt h)
    select count(*) into told from queued;
  end if;
  return jsonb_build_object('number', made.number, 'releasedAt', made.released_at, 'notes', made.notes, 'told', told);
end
$function$;

CREATE OR REPLACE FUNCTION public.put_in_household(event_guest_ids uuid[], into_household_id uuid DEFAULT NULL::uuid, new_name text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted uuid[] := array(select distinct unnest(event_guest_ids));
  chosen public.event_guests;
  target public.households;
  before jsonb;
  old_ids uuid[];
begin
  if coalesce(cardinality(wanted), 0) not between 1 and 50 then
    perform private.refuse(400, 'invalid_input', 'Choose up to 50 people for one household', 'event_guest_ids');
  end if;
  select * into chosen from public.event_guests eg where eg.id = wanted[1];
  perform private.require_permission('guests.write', chosen.account_id, chosen.event_id);
  perform private.require_plan(chosen.account_id, 'rsvp');
  perform from public.event_guests eg where eg.id = any (wanted) order by eg.id for update;
  if (select count(*) from public.event_guests eg join public.guests g on g.id = eg.guest_id
      where eg.id = any (wanted) and eg.event_id = chosen.event_id and g.status <> 'erased') <> cardinality(wanted) then
    perform private.refuse(400, 'invalid_input', 'Choose people of one event''s list', 'event_guest_ids');
  end if;
  if into_household_id is not null then
    select * into target from public.households h
    where h.id = into_household_id and h.account_id = chosen.account_id for update;
    if target.id is null then
      perform private.refuse(404, 'not_found', 'This household does not exist any more', 'into_household_id');
    end if;
    if (select count(*) from public.event_guests eg where eg.event_id = chosen.event_id
        and (eg.household_id = target.id or eg.id = any (wanted))) > 50 then
      perform private.refuse(400, 'invalid_input', 'A household has at most 50 people', 'event_guest_ids');
    end if;
  elsif new_name is not null then
    insert into public.households (account_id, name, head_guest_id)
    values (chosen.account_id, private.check_name(new_name, 'new_name'), (
      select eg.guest_id from unnest(event_guest_ids) with ordinality as w (id, place)
      join public.event_guests eg on eg.id = w.id where eg.role <> 'child' order by w.place limit 1))
    returning * into target;
  end if;
  select jsonb_object_agg(eg.id, eg.household_id), array_agg(distinct eg.household_id)
  into before, old_ids from public.event_guests eg where eg.id = any (wanted);
  update public.event_guests eg set household_id = target.id
  where eg.id = any (wanted) and eg.household_id is distinct from target.id;
  perform private.tidy_households(array_remove(old_ids, target.id));
  perform private.audit(chosen.account_id, case when target.id is null then 'households.left' else 'households.joined' end,
    'events', chosen.event_id::text, before, jsonb_build_object('householdId', target.id, 'name', target.name));
  return jsonb_build_object('householdId', target.id, 'name', target.name, 'people', cardinality(wanted));
end
$function$;

CREATE OR REPLACE FUNCTION public.record_party(event_guest_id_param uuid, payload jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  target public.event_guests;
  event public.events;
begin
  select * into target from public.event_guests g where g.id = event_guest_id_param;
  perform private.require_permission('answers.write', target.account_id, target.event_id);
  perform private.require_plan(target.account_id, 'rsvp');
  if jsonb_typeof(payload -> 'members') is distinct from 'array'
    or jsonb_typeof(coalesce(payload -> 'companions', '[]')) <> 'array'
    or jsonb_array_length(coalesce(payload -> 'companions', '[]')) > 99 then
    perform private.refuse(400, 'invalid_input', 'Choose yes, maybe or no', 'answer');
  end if;
  select * into strict event from public.events e where e.id = target.event_id for no key update;
  perform private.apply_party(private.link_of_host(target), event, payload, 'planner');
  return public.get_party(target.id);
end
$function$;

CREATE OR REPLACE FUNCTION public.refund_extra_payment(payment_id_param uuid, reason_param text, user_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  paid public.payments;
begin
  perform 1 from public.orders o join public.payments p on p.order_id = o.id where p.id = payment_id_param for update of o;
  select p.* into paid from public.payments p
  where p.id = payment_id_param and private.person_may(user_id_param, 'money.refund', p.account_id, p.event_id);
  if paid.id is null then
    perform private.refuse(404, 'not_found', 'This payment does not exist, or you may not refund it');
  end if;
  return private.request_payment_refund(paid, reason_param, user_id_param);
end
$function$;

CREATE OR REPLACE FUNCTION public.refund_gift(donation_id_param uuid, amount_minor_param bigint, reason_param text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  given public.donations;
  back public.donation_refunds;
begin
  select * into given from public.donations d where d.id = donation_id_param for update;
  if given.id is null or not private.may('money.refund', given.account_id) then
    perform private.refuse(404, 'not_found', 'This gift does not exist, or you may not give it back');
  end if;
  if given.status <> 'succeeded' then
    perform private.refuse(409, 'conflict', 'Only a gift that arrived can go back');
  end if;
  if amount_minor_param is null or amount_minor_param < 1 or amount_minor_param > given.total_minor - given.refunded_minor
    - coalesce((select sum(r.amount_minor) from public.donation_refunds r where r.donation_id = given.id and r.status = 'pending'), 0) then
    perform private.refuse(400, 'invalid_input', 'More than was given cannot go back', 'amount_minor_param');
  end if;
  insert into public.donation_refunds (account_id, campaign_id, donation_id, amount_minor, currency, reason, requested_by)
  values (given.account_id, given.campaign_id, given.id, amount_minor_param, given.currency,
    private.check_text(reason_param, 500, 'reason_param', 'The reason'), auth.uid()) returning * into back;
  if given.method = 'online' then
    perform private.enqueue_job('refund_donation', jsonb_build_object('refundId', back.id), 'refund_donation:' || back.id);
  else
    perform private.gift_went_back(given, jsonb_build_object('refundId', back.id, 'refundRef', null,
      'amountMinor', back.amount_minor, 'currency', back.currency));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.release_event_bookings(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  booking public.venue_bookings;
  released integer := 0;
begin
  select * into event from public.events e where e.id = event_id_param;
  perform private.require_permission('venues.write', event.account_id, event.id);
  if event.status <> 'cancelled' then
    perform private.refuse(409, 'conflict', 'Only a cancelled event gives all its spaces back at once', 'status');
  end if;
  for booking in
    update public.venue_bookings b set status = 'cancelled', hold_expires_at = null,
      decided_reason = 'The event is cancelled'
    where b.event_id = event.id and b.status in ('hold', 'requested', 'confirmed') and upper(b.during) > now()
    returning b.*
  loop
    released := released + 1;
    if booking.requester_email is not null then
      perform private.enqueue_job('booking_cancelled', jsonb_build_object('bookingId', booking.id),
        'booking_cancelled:' || booking.id);
    end if;
  end loop;
  return jsonb_build_object('released', released);
end
$function$;

CREATE OR REPLACE FUNCTION public.remove_series_dates(event_id_param uuid, scope_param text DEFAULT 'this'::text, dry_run boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  chosen public.events;
  gone jsonb;
  kept jsonb;
begin
  select * into chosen from public.events e where e.id = event_id_param and private.may('events.delete', e.account_id, e.id);
  if chosen.id is null then
    perform private.refuse(404, 'not_found', 'This does not exist, or you may not remove it');
  elsif chosen.series_id is null or scope_param not in ('this', 'following', 'all') then
    perform private.refuse(400, 'invalid_input', 'Say which dates of a series are meant', 'scope_param');
  end if;
  with meant as (
    select e.id, e.start_local, e.end_date <= now() or exists (select from public.event_guests g where g.event_id = e.id)
      or exists (select from public.orders o where o.event_id = e.id and o.status <> 'expired') as stays
    from public.events e
    where e.series_id = chosen.series_id and (e.id = chosen.id or scope_param = 'all'
      or scope_param = 'following' and e.start_local > chosen.start_local)
    order by e.id for update)
  select coalesce(jsonb_agg(m.id order by m.start_local) filter (where not m.stays), '[]'),
    coalesce(jsonb_agg(m.id order by m.start_local) filter (where m.stays), '[]')
  into gone, kept from meant m;
  if not dry_run then
    delete from public.events e where e.id in (select g::uuid from jsonb_array_elements_text(gone) g);
  end if;
  return jsonb_build_object('removed', gone, 'kept', kept);
end
$function$;

CREATE OR REPLACE FUNCTION public.remove_waitlist_entry(entry_id_param uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  entry public.waitlist_entries;
begin
  select * into entry from public.waitlist_entries w
  where w.id = entry_id_param and private.may('orders.write', w.account_id, w.event_id);
  if entry.id is null then
    perform private.refuse(404, 'not_found', 'This entry does not exist, or you may not change it');
  end if;
  perform private.end_wait(entry, 'removed', 'Removed by the organiser');
end
$function$;

CREATE OR REPLACE FUNCTION public.rename_tag(tag_param text, new_tag text DEFAULT NULL::text)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted text := (private.clean_tags(case when new_tag is null then '[]' else to_jsonb(array[new_tag]) end))[1];
  here uuid;
  touched integer := 0;
  rows_here integer;
begin
  if new_tag is not null and wanted is null then
    perform private.refuse(400, 'invalid_input', 'Give the tag a name', 'new_tag');
  end if;
  for here in select w from private.my_accounts('guests.write') w where private.may('schedule.write', w) loop
    update public.guests g set tags = array(
      select distinct coalesce(nullif(t, tag_param), wanted) from unnest(g.tags) t
      where t <> tag_param or wanted is not null order by 1)
    where g.account_id = here and tag_param = any (g.tags);
    get diagnostics rows_here = row_count;
    touched := touched + rows_here;
    update public.activities a set tags = array(
      select distinct coalesce(nullif(t, tag_param), wanted) from unnest(a.tags) t
      where t <> tag_param or wanted is not null order by 1)
    where a.account_id = here and tag_param = any (a.tags);
    get diagnostics rows_here = row_count;
    touched := touched + rows_here;
    perform private.audit(here, 'tags.renamed', 'tags', tag_param, to_jsonb(tag_param), to_jsonb(wanted));
  end loop;
  return touched;
end
$function$;

CREATE OR REPLACE FUNCTION public.repeat_event(event_id_param uuid, rule_param text, starts_param timestamp without time zone[], with_tickets_param boolean DEFAULT true)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  source public.events;
  copy public.events;
  start timestamp;
  has_tickets boolean;
  known integer;
begin
  select * into source from public.events e where e.id = event_id_param for no key update;
  perform private.require_permission('events.write', source.account_id);
  if source.status not in ('draft', 'published') then
    perform private.refuse(409, 'conflict', 'An event that is cancelled or put away cannot repeat. Bring it back first');
  end if;
  select count(*) into known from public.events e where e.id = source.id or e.series_id = source.series_id;
  if coalesce(cardinality(starts_param), 0) not between 1 and 100 - known
    or array_position(starts_param, null) is not null then
    perform private.refuse(400, 'invalid_input',
      'A series has at most 100 dates, ' || known || ' are there. Choose fewer', 'starts_param');
  elsif (select bool_or(s <= source.start_local or s > source.start_local + interval '20 years')
    or count(*) <> count(distinct s) from unnest(starts_param) s) then
    perform private.refuse(400, 'invalid_input', 'Each date comes once, after the first and within 20 years', 'starts_param');
  elsif rule_param !~ '^FREQ=' then
    perform private.refuse(400, 'invalid_input', 'Choose how it repeats', 'rule_param');
  end if;
  has_tickets := private.copies_tickets(source, with_tickets_param);
  if source.series_id is null then
    insert into public.event_series (account_id, rule, time_zone, first_start, created_by)
    values (source.account_id, rule_param, source.time_zone, source.start_local, auth.uid())
    returning id into source.series_id;
    update public.events e set series_id = source.series_id, series_start = e.start_local where e.id = source.id;
  else
    update public.event_series s set rule = null where s.id = source.series_id;
  end if;
  foreach start in array starts_param loop
    continue when exists (select from public.events e
      where e.series_id = source.series_id and start in (e.series_start, e.start_local));
    copy := private.copy_event(source, source.name, start, has_tickets);
    update public.events e set series_id = source.series_id, series_start = start,
      cover_seed = private.dated_seed(source.cover_seed, start) where e.id = copy.id;
    if source.status = 'published' then
      perform private.publish_date(copy);
    end if;
  end loop;
  return private.series_view(source);
exception when check_violation then
  perform private.refuse(400, 'invalid_input', 'Choose how it repeats', 'rule_param');
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.request_refund(order_id_param uuid, amount_minor_param bigint, reason_param text, user_id_param uuid, ticket_ids_param jsonb DEFAULT '[]'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  seats uuid[] := array(select s::uuid from jsonb_array_elements_text(coalesce(ticket_ids_param, '[]')) s);
  bought public.orders;
  left_minor bigint;
  back_minor bigint;
begin
  select o.* into bought from public.orders o where o.id = order_id_param
    and private.person_may(user_id_param, 'orders.write', o.account_id, o.event_id) for update of o;
  if bought.id is null then
    perform private.refuse(404, 'not_found', 'This order does not exist, or you may not refund it');
  end if;
  -- Seats that nobody paid for are no money: whoever works on the orders cancels them.
  if bought.total_minor > 0 and amount_minor_param is distinct from 0
    and not private.person_may(user_id_param, 'money.refund', bought.account_id, bought.event_id) then
    perform private.refuse(403, 'not_allowed', 'Only the owner and the admins of an account give money back');
  end if;
  if bought.status not in ('completed', 'partially_refunded') then
    perform private.refuse(409, 'conflict', 'Only a completed order can be refunded');
  end if;
  if cardinality(seats) <> (select count(*) from public.tickets t where t.order_id = bought.id
      and t.id = any (seats) and t.status in ('valid', 'checked_in')) then
    perform private.refuse(409, 'conflict', 'One of these tickets is not valid any more. Reload the order', 'ticketIds');
  end if;
  if exists (select from private.seats_on_their_way(bought.id) s where s = any (seats)) then
    perform private.refuse(409, 'conflict', 'The money for one of these tickets is on its way already', 'ticketIds');
  end if;
  left_minor := private.refundable_minor(bought);
  if bought.total_minor = 0 or (cardinality(seats) > 0 and amount_minor_param = 0) then
    perform private.cancel_seats(bought, seats, 0, reason_param, user_id_param);
    return jsonb_build_object('refundId', null, 'status', 'done', 'amountMinor', 0, 'currency', bought.currency);
  end if;

  back_minor := coalesce(amount_minor_param, case when cardinality(seats) > 0
    then least(left_minor, private.seats_minor(bought.id, seats)) else left_minor end);
  if back_minor = 0 and cardinality(seats) > 0 then
    return public.request_refund(order_id_param, 0, reason_param, user_id_param, ticket_ids_param);
  end if;
  if back_minor not between 1 and left_minor then
    perform private.refuse(400, 'invalid_input', case when left_minor = 0
      then 'Everything has been refunded already'
      else 'Refund between ' || private.money_text(1, bought.currency) || ' and '
        || private.money_text(left_minor, bought.currency) end, 'amountMinor');
  end if;
  return private.refund_order(bought, back_minor, seats, reason_param, user_id_param);
end
$function$;

CREATE OR REPLACE FUNCTION public.request_shared_booking(token text, payload jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link public.share_links := private.open_venue_link(token);
  venue public.venues;
  space public.venue_spaces;
  wanted tstzrange;
  booking public.venue_bookings;
begin
  select * into venue from public.venues v where v.id = link.venue_id;
  select * into space from public.venue_spaces s where s.venue_id = venue.id and s.status = 'active'
    and s.id::text = payload ->> 'spaceId';
  if space.id is null then
    perform private.refuse(400, 'invalid_input', 'Choose a space', 'spaceId');
  end if;
  select t.during into wanted from private.booking_times(venue.time_zone, payload - 'repeat') t;
  if lower(wanted) < now() then
    perform private.refuse(400, 'invalid_input', 'This time is over', 'startLocal');
  elsif lower(wanted) > now() + interval '2 years' then
    perform private.refuse(400, 'invalid_input', 'Ask for a time within two years', 'startLocal');
  end if;
  select * into booking from public.venue_bookings b where b.submit_key = payload ->> 'submitKey';
  if booking.id is not null then
    return jsonb_build_object('status', booking.status, 'startDate', lower(booking.during));
  end if;
  if private.booking_conflicts(space, wanted) @> '[{"blocks": true}]' then
    perform private.refuse(409, 'conflict', 'It is taken at that time. Choose another', 'startLocal');
  end if;
  if (select count(*) from public.venue_bookings b where b.share_link_id = link.id
    and b.status = 'requested') >= 200 then
    perform private.refuse(429, 'too_many_requests', 'Many requests wait for an answer here. Try again later');
  end if;
  insert into public.venue_bookings (account_id, venue_id, space_id, during, status, title, note,
    party_size, requester_name, requester_email, share_link_id, submit_key)
  values (venue.account_id, venue.id, space.id, wanted, 'requested', payload ->> 'title',
    payload ->> 'note', (payload ->> 'partySize')::integer, private.check_name(payload ->> 'name', 'name'),
    private.check_email(payload ->> 'email', 'email'), link.id, payload ->> 'submitKey')
  returning * into booking;
  perform private.enqueue_job('booking_asked', jsonb_build_object('bookingId', booking.id));
  perform private.enqueue_job('booking_arrived', jsonb_build_object('bookingId', booking.id, 'to', u.email),
    'booking_arrived:' || booking.id || ':' || u.id)
  from public.team_members m join auth.users u on u.id = m.user_id
  where m.account_id = venue.account_id and u.email is not null
    and private.person_may(m.user_id, 'venues.write', m.account_id);
  return jsonb_build_object('status', booking.status, 'startDate', lower(booking.during));
end
$function$;

CREATE OR REPLACE FUNCTION public.resend_order_mail(order_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  bought public.orders;
  sent_to text;
begin
  select * into bought from public.orders o
  where o.id = order_id_param and private.may('orders.write', o.account_id, o.event_id);
  if bought.id is null then
    perform private.refuse(404, 'not_found', 'This order does not exist, or you may not change it');
  end if;
  -- Once a minute: a mailbox is not flooded by a button.
  sent_to := private.mail_order(bought, floor(extract(epoch from now()) / 60)::text);
  if sent_to is null then
    perform private.refuse(409, 'conflict', case when bought.buyer_email is null
      then 'This order has no e-mail address' else 'This order has nothing to send' end);
  end if;
  perform private.audit(bought.account_id, 'orders.mailed', 'orders', bought.id::text, null, jsonb_build_object('to', sent_to));
  return jsonb_build_object('sentTo', sent_to);
end
$function$;

CREATE OR REPLACE FUNCTION public.resolve_order_attention(order_id_param uuid, note_param text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  bought public.orders;
begin
  select * into bought from public.orders o
  where o.id = order_id_param and private.may('orders.write', o.account_id, o.event_id) for update;
  if bought.id is null then
    perform private.refuse(404, 'not_found', 'This order does not exist, or you may not change it');
  end if;
  if bought.needs_attention is not null then
    update public.orders o set needs_attention = null where o.id = bought.id;
    perform private.audit(bought.account_id, 'orders.attention_resolved', 'orders', bought.id::text,
      jsonb_build_object('needsAttention', bought.needs_attention),
      jsonb_build_object('note', private.check_text(note_param, 300, 'note', 'A note')));
  end if;
  return jsonb_build_object('id', bought.id, 'code', bought.code, 'needsAttention', null);
end
$function$;

CREATE OR REPLACE FUNCTION public.revoke_gate_link(link_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link public.check_in_links;
begin
  select * into link from public.check_in_links l where l.id = link_id_param for update;
  perform private.require_permission('check_in.write', link.account_id, link.event_id);
  update public.check_in_links l set revoked_at = coalesce(l.revoked_at, now()) where l.id = link.id returning * into link;
  return private.gate_link_view(link, true);
end
$function$;

CREATE OR REPLACE FUNCTION public.save_campaign(campaign_id_param uuid, campaign jsonb)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept public.campaigns;
  saved_id uuid := coalesce(campaign_id_param, gen_random_uuid());
  owner_account_id uuid := private.account_of_user(auth.uid());
  new_name text := private.check_text(campaign ->> 'name', 120, 'name', 'The name');
  new_beneficiary text := private.check_text(campaign ->> 'beneficiary', 120, 'beneficiary', 'The receiver''s name');
  goal bigint := private.campaign_money(campaign, 'goalMinor', 100, 'Enter a goal of at least 1.00');
  least_gift bigint := coalesce(private.campaign_money(campaign, 'leastMinor', 1, 'Enter the smallest gift'), 100);
  most_gift bigint := coalesce(private.campaign_money(campaign, 'mostMinor', 1, 'Enter the largest gift'), 100000000);
  match_cap bigint := private.campaign_money(campaign, 'matchCapMinor', 1, 'Enter up to what is matched');
  match_rate bigint := coalesce(private.campaign_money(campaign, 'matchBps', 100, 'Enter how much of a gift is added, at least 1 %'), 10000);
  beside_event_id uuid := nullif(campaign ->> 'eventId', '')::uuid;
  sponsor text := private.check_text(campaign ->> 'matchSponsor', 120, 'matchSponsor', 'The sponsor''s name');
  begins timestamptz := (campaign ->> 'startsAt')::timestamptz;
  ends timestamptz := (campaign ->> 'endsAt')::timestamptz;
  money_code text := upper(coalesce(campaign ->> 'currency', 'USD'));
  choices jsonb := private.campaign_choices(campaign);
  often text[] := array(select jsonb_array_elements_text(coalesce(campaign -> 'frequencies', '["once"]')));
begin
  if campaign_id_param is not null then
    kept := private.own_campaign(campaign_id_param);
    owner_account_id := kept.account_id;
  end if;
  perform private.require_permission('giving.write', owner_account_id);
  perform private.require_plan(owner_account_id, 'fundraising');
  if new_name is null then
    perform private.refuse(400, 'invalid_input', 'Give the campaign a name', 'name');
  elsif new_beneficiary is null then
    perform private.refuse(400, 'invalid_input', 'Say who receives the gifts', 'beneficiary');
  elsif money_code !~ '^[A-Z]{3}$' then
    perform private.refuse(400, 'invalid_input', 'Choose a currency', 'currency');
  elsif most_gift < least_gift then
    perform private.refuse(400, 'invalid_input', 'The largest gift is smaller than the smallest', 'mostMinor');
  elsif ends <= begins then
    perform private.refuse(400, 'invalid_input', 'The end comes after the beginning', 'endsAt');
  elsif cardinality(often) = 0 or not often <@ array['once', 'month', 'year'] then
    perform private.refuse(400, 'invalid_input', 'Choose how often people may give', 'frequencies');
  elsif match_rate > 100000 then
    perform private.refuse(400, 'invalid_input', 'A sponsor adds at most ten times a gift', 'matchBps');
  elsif beside_event_id is not null and not exists (
    select from public.events e where e.id = beside_event_id and e.account_id = owner_account_id) then
    perform private.refuse(400, 'invalid_input', 'Choose one of your events', 'eventId');
  elsif match_cap is not null and sponsor is null then
    perform private.refuse(400, 'invalid_input', 'Say who matches the gifts', 'matchSponsor');
  elsif kept.id is not null and money_code <> kept.currency
    and exists (select from public.donations d where d.campaign_id = kept.id) then
    perform private.refuse(409, 'conflict', 'The currency stays once somebody has given', 'currency');
  end if;
  insert into public.campaigns as c (id, account_id, event_id, name, beneficiary, story, ask_title, ask_text, event_type_id, cover_seed,
    goal_minor, currency, locale, starts_at, ends_at, funds, amounts, frequencies, least_minor, most_minor,
    offers_fee_cover, offers_dedication, shows_wall, match_sponsor, match_bps, match_cap_minor, tax_text, thanks_text, created_by)
  values (saved_id, owner_account_id, beside_event_id, new_name, new_beneficiary,
    private.check_text(campaign ->> 'story', 20000, 'story', 'The story'),
    private.check_text(campaign ->> 'askTitle', 80, 'askTitle', 'The form''s title'),
    private.check_text(campaign ->> 'askText', 200, 'askText', 'The sentence under it'),
    coalesce(campaign ->> 'eventTypeId', 'community-type-1'), coalesce(kept.cover_seed, saved_id::text), goal, money_code,
    coalesce(campaign ->> 'locale', 'en'), begins, ends, choices -> 'funds', choices -> 'amounts', often,
    least_gift, most_gift, coalesce(campaign -> 'offersFeeCover' <> 'false', true),
    coalesce(campaign -> 'offersDedication' <> 'false', true), coalesce(campaign -> 'showsWall' <> 'false', true),
    sponsor, match_rate::integer, match_cap, private.check_text(campaign ->> 'taxText', 500, 'taxText', 'The tax sentence'),
    private.check_text(campaign ->> 'thanksText', 500, 'thanksText', 'The thanks'), auth.uid())
  on conflict (id) do update set event_id = excluded.event_id, name = excluded.name, beneficiary = excluded.beneficiary, story = excluded.story,
    ask_title = excluded.ask_title, ask_text = excluded.ask_text, event_type_id = excluded.event_type_id,
    goal_minor = excluded.goal_minor, currency = excluded.currency, locale = excluded.locale,
    starts_at = excluded.starts_at, ends_at = excluded.ends_at, funds = excluded.funds, amounts = excluded.amounts,
    frequencies = excluded.frequencies, least_minor = excluded.least_minor, most_minor = excluded.most_minor,
    offers_fee_cover = excluded.offers_fee_cover, offers_dedication = excluded.offers_dedication,
    shows_wall = excluded.shows_wall, match_sponsor = excluded.match_sponsor, match_bps = excluded.match_bps, match_cap_minor = excluded.match_cap_minor,
    tax_text = excluded.tax_text, thanks_text = excluded.thanks_text;
  return saved_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.save_directory(event_id_param uuid, change jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  new_id uuid := gen_random_uuid();
begin
  select * into event from public.events e where e.id = event_id_param;
  perform private.require_permission('guests.write', event.account_id, event.id);
  perform private.require_plan(event.account_id, 'directory');
  insert into public.event_directories as d (event_id, account_id, is_open, intro)
  values (event.id, event.account_id, coalesce((change ->> 'isOpen')::boolean, false),
    private.check_text(change ->> 'intro', 1000, 'intro', 'These words'))
  on conflict (event_id) do update set
    is_open = case when change ? 'isOpen' then excluded.is_open else d.is_open end,
    intro = case when change ? 'intro' then excluded.intro else d.intro end;
  if change ->> 'helpOpen' = 'true' and not exists (select from public.share_links l
    where l.event_id = event.id and l.kind = 'directory' and l.revoked_at is null) then
    if event.status = 'draft' or event.visibility = 'private' then
      perform private.refuse(409, 'conflict', 'Publish the event and make it unlisted or public first: the form names it', 'helpOpen');
    end if;
    insert into public.share_links (id, account_id, event_id, kind, token_hash, settings, created_by)
    values (new_id, event.account_id, event.id, 'directory',
      private.hash_token(private.derive_token('share', new_id, 1)), '{"label": "Help us find"}', auth.uid());
  elsif change ->> 'helpOpen' = 'false' then
    update public.share_links l set revoked_at = now()
    where l.event_id = event.id and l.kind = 'directory' and l.revoked_at is null;
  end if;
  return public.get_directory(event.id);
end
$function$;

CREATE OR REPLACE FUNCTION public.save_household(household_id_param uuid, fields jsonb)
 RETURNS public.households
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  was public.households;
  saved public.households;
  head uuid := (fields ->> 'headGuestId')::uuid;
begin
  select * into was from public.households h where h.id = household_id_param for update;
  perform private.require_permission('guests.write', was.account_id, (select eg.event_id from public.event_guests eg
    where eg.household_id = was.id and eg.event_id in (select private.my_events('guests.write')) limit 1));
  perform private.require_plan(was.account_id, 'rsvp');
  if head is not null and not exists (select from public.event_guests eg
    where eg.household_id = was.id and eg.guest_id = head) then
    perform private.refuse(400, 'invalid_input', 'Choose somebody who belongs to the household', 'headGuestId');
  end if;
  update public.households h set
    name = case when fields ? 'name' then private.check_name(fields ->> 'name', 'name') else h.name end,
    address = case when fields ? 'address' then private.check_text(fields ->> 'address', 500, 'address', 'An address') else h.address end,
    head_guest_id = case when fields ? 'headGuestId' then head else h.head_guest_id end
  where h.id = was.id returning * into saved;
  perform private.audit(was.account_id, 'households.saved', 'households', was.id::text, to_jsonb(was), to_jsonb(saved));
  return saved;
end
$function$;

CREATE OR REPLACE FUNCTION public.save_poll(event_id_param uuid, poll_id_param uuid, input jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  poll public.polls;
  questions jsonb := coalesce(input -> 'questions', '[]');
  written uuid[] := '{}';
  place integer;
begin
  if poll_id_param is null then
    poll.account_id := (select e.account_id from public.events e where e.id = event_id_param);
    perform private.require_permission('polls.write', poll.account_id, event_id_param);
  else
    poll := private.own_poll(poll_id_param);
  end if;
  perform private.require_plan(poll.account_id, 'polls');
  if private.check_text(input ->> 'title', 200, 'title', 'A title') is null then
    perform private.refuse(400, 'invalid_input', 'Give the poll a title', 'title');
  elsif jsonb_array_length(questions) not between 1 and 20 then
    perform private.refuse(400, 'invalid_input', 'Ask one question at least and 20 at most', 'questions');
  elsif poll.id is not null and input ->> 'version' <> private.poll_version(poll) then
    perform private.refuse(409, 'conflict', 'Somebody else changed this poll in the meantime. Nothing of theirs was overwritten', 'version');
  elsif poll.id is not null and poll.naming <> input ->> 'naming' and private.poll_votes(poll) > 0 then
    perform private.refuse(409, 'conflict', 'Somebody has voted, so it stays as it was: named or anonymous', 'naming');
  end if;
  if poll.id is null then
    insert into public.polls (account_id, event_id, title, created_by)
    values (poll.account_id, event_id_param, trim(input ->> 'title'), auth.uid()) returning * into poll;
  end if;
  update public.polls p set title = trim(input ->> 'title'),
    note = private.check_text(input ->> 'note', 2000, 'note', 'A note'),
    naming = coalesce(input ->> 'naming', p.naming), results = coalesce(input ->> 'results', p.results)
  where p.id = poll.id returning * into poll;
  if poll.naming = 'anonymous' then
    insert into private.poll_boxes (poll_id) values (poll.id) on conflict do nothing;
  end if;
  for place in 0 .. jsonb_array_length(questions) - 1 loop
    perform private.check_poll_condition(questions, place);
    written := written || private.write_poll_question(poll, questions -> place, place);
  end loop;
  update private.poll_boxes x set answers = x.answers - array(select q.id::text from public.poll_questions q
    where q.poll_id = poll.id and q.id <> all (written)) where x.poll_id = poll.id;
  delete from public.poll_questions q where q.poll_id = poll.id and q.id <> all (written);
  update public.poll_questions q set only_if_question_id = written[(c.condition ->> 'question')::integer + 1],
    only_if_option_ids = array(select o.id from public.poll_options o
      where o.question_id = written[(c.condition ->> 'question')::integer + 1]
        and o.position - 1 in (select w::integer from jsonb_array_elements_text(c.condition -> 'options') w))
  from (select value -> 'onlyIf' as condition, ordinality from jsonb_array_elements(questions) with ordinality) c
  where q.id = written[c.ordinality] and jsonb_typeof(c.condition) = 'object';
  return private.poll_view(poll);
end
$function$;

CREATE OR REPLACE FUNCTION public.save_showcase(showcase_id_param uuid, showcase jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept public.showcases;
  saved_id uuid := coalesce(showcase_id_param, gen_random_uuid());
  owner_account_id uuid := private.account_of_user(auth.uid());
begin
  if showcase_id_param is not null then
    kept := private.own_showcase(showcase_id_param);
    owner_account_id := kept.account_id;
  end if;
  perform private.require_permission('showcases.write', owner_account_id);
  perform private.check_showcase(showcase);
  if kept.id is null then
    -- Two at once may not pass the limit together.
    perform from public.accounts a where a.id = owner_account_id for no key update;
    if (select count(*) from public.showcases s where s.account_id = owner_account_id) >= 50 then
      perform private.refuse(409, 'conflict', 'An account can have up to 50 showcases');
    end if;
  end if;
  insert into public.showcases as s (id, account_id, name, intro, layout, selection, filter_type_id, period, event_order,
    sections, event_type_id, cover_seed, locale, created_by)
  values (saved_id, owner_account_id, trim(showcase ->> 'name'), nullif(trim(showcase ->> 'intro'), ''),
    coalesce(showcase ->> 'layout', 'list'), coalesce(showcase ->> 'selection', 'filter'), showcase ->> 'filterTypeId',
    coalesce(showcase ->> 'period', 'upcoming'), coalesce(showcase ->> 'eventOrder', 'soonest'),
    array(select distinct jsonb_array_elements_text(coalesce(showcase -> 'sections', '[]'))),
    coalesce(showcase ->> 'eventTypeId', 'community-type-1'), coalesce(kept.cover_seed, saved_id::text),
    coalesce(showcase ->> 'locale', 'en'), auth.uid())
  on conflict (id) do update set name = excluded.name, intro = excluded.intro, layout = excluded.layout,
    selection = excluded.selection, filter_type_id = excluded.filter_type_id, period = excluded.period,
    event_order = excluded.event_order, sections = excluded.sections, event_type_id = excluded.event_type_id,
    locale = excluded.locale
  returning * into kept;
  perform private.choose_events(kept, case when kept.selection = 'chosen' then showcase -> 'eventIds' end);
  if showcase_id_param is null then
    perform public.create_showcase_link(kept.id);
  end if;
  return private.showcase_view(kept);
end
$function$;

CREATE OR REPLACE FUNCTION public.save_ticket_tiers(ticket_type_id_param uuid, tiers jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  type public.ticket_types;
begin
  select * into type from public.ticket_types t where t.id = ticket_type_id_param;
  perform private.require_permission('tickets.write', type.account_id, type.event_id);
  if jsonb_typeof(tiers) is distinct from 'array' or jsonb_array_length(tiers) > 10 then
    perform private.refuse(400, 'invalid_input', 'At most 10 price steps', 'tiers');
  end if;
  if exists (select from jsonb_array_elements(tiers) t where t ->> 'endsAt' is null and t ->> 'upTo' is null) then
    perform private.refuse(400, 'invalid_input', 'Say until when, or for how many, each price lasts', 'tiers');
  end if;
  delete from public.ticket_tiers t where t.ticket_type_id = type.id;
  insert into public.ticket_tiers (event_id, ticket_type_id, name, price_minor, ends_at, up_to, position)
  select type.event_id, type.id, t ->> 'name', (t ->> 'priceMinor')::bigint, (t ->> 'endsAt')::timestamptz,
    (t ->> 'upTo')::integer, n
  from jsonb_array_elements(tiers) with ordinality as list (t, n);
end
$function$;

CREATE OR REPLACE FUNCTION public.save_venue(payload jsonb, venue_id_param uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  venue public.venues;
  target_account uuid;
begin
  target_account := case when venue_id_param is null then private.account_of_user(auth.uid())
    else (select v.account_id from public.venues v where v.id = venue_id_param) end;
  perform private.require_permission('venues.write', target_account);
  if trim(coalesce(payload ->> 'name', '')) = '' then
    perform private.refuse(400, 'invalid_input', 'Give the venue a name', 'name');
  end if;
  if not private.is_time_zone(coalesce(payload ->> 'timeZone', '')) then
    perform private.refuse(400, 'invalid_input', 'Choose a time zone from the list', 'timeZone');
  end if;
  if venue_id_param is null then
    insert into public.venues (account_id, user_id, name, time_zone)
    values (target_account, auth.uid(), left(trim(payload ->> 'name'), 200), payload ->> 'timeZone')
    returning * into venue;
  end if;
  update public.venues v set
    name = trim(payload ->> 'name'),
    kind = nullif(payload ->> 'kind', ''),
    summary = nullif(trim(payload ->> 'summary'), ''),
    street = nullif(trim(payload ->> 'street'), ''),
    city = nullif(trim(payload ->> 'city'), ''),
    region = nullif(trim(payload ->> 'region'), ''),
    postal_code = nullif(trim(payload ->> 'postalCode'), ''),
    country = nullif(upper(trim(payload ->> 'country')), ''),
    latitude = (payload ->> 'latitude')::double precision,
    longitude = (payload ->> 'longitude')::double precision,
    time_zone = payload ->> 'timeZone',
    amenities = private.text_list(payload -> 'amenities'),
    access_facts = private.text_list(payload -> 'accessFacts'),
    access_note = nullif(trim(payload ->> 'accessNote'), ''),
    opening_hours = private.check_hours(payload -> 'openingHours'),
    hourly_rate_minor = (payload ->> 'hourlyRateMinor')::bigint,
    daily_rate_minor = (payload ->> 'dailyRateMinor')::bigint,
    currency = coalesce(payload ->> 'currency', 'USD'),
    contact_name = nullif(trim(payload ->> 'contactName'), ''),
    contact_email = nullif(trim(payload ->> 'contactEmail'), ''),
    contact_phone = nullif(trim(payload ->> 'contactPhone'), ''),
    website = nullif(trim(payload ->> 'website'), ''),
    photo_urls = private.text_list(payload -> 'photoUrls'),
    status = coalesce(payload ->> 'status', v.status)
  where v.id = coalesce(venue_id_param, venue.id) returning * into venue;
  perform private.keep_spaces(venue, payload -> 'spaces');
  perform private.keep_blackouts(venue, coalesce(payload -> 'blackouts', '[]'));
  select * into venue from public.venues v where v.id = venue.id;
  return private.venue_view(venue);
end
$function$;

CREATE OR REPLACE FUNCTION public.scan_now(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  gate public.check_in_lists;
  link public.check_in_links;
  new_id uuid := gen_random_uuid();
  sells_tickets boolean := exists (select from public.ticket_types t where t.event_id = event_id_param);
begin
  select * into event from public.events e where e.id = event_id_param;
  perform private.require_permission('check_in.scan', event.account_id, event.id);
  perform private.require_plan(event.account_id, case when sells_tickets then 'ticket-management' else 'rsvp' end);
  -- Two presses at once open one gate.
  perform pg_advisory_xact_lock(hashtextextended('scan_now:' || event.id, 0));
  select * into gate from public.check_in_lists l
  where l.event_id = event.id and l.kind = 'entrance' and l.ticket_type_ids = '{}' and l.admits_tickets >= sells_tickets
  order by l.created_at, l.id limit 1;
  if gate.id is null then
    insert into public.check_in_lists (account_id, event_id, name, admits_tickets, admits_guests)
    values (event.account_id, event.id, (
      select n.name from (select 1 as n, 'Door' as name union all select n, 'Door ' || n from generate_series(2, 1000) n) n
      where not exists (select from public.check_in_lists l where l.event_id = event.id and l.name = n.name) order by n.n limit 1),
      sells_tickets, event.rsvp_enabled or not sells_tickets)
    returning * into gate;
  end if;
  select * into link from public.check_in_links l
  where l.list_id = gate.id and l.created_by = auth.uid() and l.revoked_at is null and l.expires_at > now() + interval '1 hour'
    and l.opens_here order by l.created_at desc limit 1;
  if link.id is null then
    insert into public.check_in_links (id, account_id, event_id, list_id, label, token_hash, expires_at, created_by, opens_here)
    values (new_id, gate.account_id, gate.event_id, gate.id,
      left((select p.display_name from public.profiles p where p.user_id = auth.uid()), 60) || ', scan now',
      private.hash_token(private.derive_token('gate', new_id, 1)),
      least(greatest(event.end_date, now()) + interval '1 day', now() + interval '399 days'), auth.uid(), true)
    returning * into link;
  end if;
  return private.gate_link_view(link, true);
end
$function$;

CREATE OR REPLACE FUNCTION public.search_own(request jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  patterns text[] := private.word_patterns(request ->> 'text');
  one_event constant uuid := (request ->> 'eventId')::uuid;
  kinds constant text[] := array(select jsonb_array_elements_text(coalesce(request -> 'kinds', '[]')));
  most constant integer := least(greatest(coalesce((request ->> 'size')::integer, 6), 1), 100);
  groups jsonb := '[]';
  meant text;
begin
  if cardinality(patterns) = 0 then
    return jsonb_build_object('groups', groups, 'meant', null);
  end if;
  groups := private.all_found(kinds, patterns, one_event, most);
  if not jsonb_path_exists(groups, '$[*] ? (@.total > 0)') then
    meant := private.meant_words(request ->> 'text', kinds);
    if meant is not null then
      groups := private.all_found(kinds, private.word_patterns(meant), one_event, most);
    end if;
  end if;
  return jsonb_build_object('groups', groups, 'meant', meant);
end
$function$;

CREATE OR REPLACE FUNCTION public.search_venues(request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  patterns text[] := private.word_patterns(request ->> 'text');
  near_lat double precision := (request #>> '{near,latitude}')::double precision;
  near_lng double precision := (request #>> '{near,longitude}')::double precision;
  within double precision := least(greatest((request ->> 'withinKm')::double precision, 0.1), 20000);
  lat_reach double precision := within / 110.5;
  wanted_amenities text[] := private.text_list(request -> 'amenities');
  wanted_access text[] := private.text_list(request -> 'accessFacts');
  people integer := coalesce((request ->> 'capacity')::integer, 0);
  wanted_layout text := request ->> 'layout';
  free_from timestamp := request ->> 'freeFrom';
  free_to timestamp := request ->> 'freeTo';
  wanted_show text := coalesce(request ->> 'show', 'active');
  wanted_sort text := coalesce(request ->> 'sort', 'name');
  page_size integer := least(greatest(coalesce((request ->> 'size')::integer, 24), 1), 200);
  after jsonb := nullif(request -> 'after', 'null');
  -- Wherever on the globe a venue is, its clock is within fifteen hours of this span.
  around tstzrange := tstzrange(free_from at time zone 'UTC' - interval '15 hours',
    free_to at time zone 'UTC' + interval '15 hours');
  result jsonb;
begin
  if near_lat is null and request #>> '{near,place}' is not null then
    select p.latitude, p.longitude into near_lat, near_lng from private.place_among_venues(request #>> '{near,place}') p;
  end if;
  if (free_from is null) <> (free_to is null) or free_to <= free_from then
    perform private.refuse(400, 'invalid_input', 'Say from when to when it must be free', 'freeTo');
  end if;
  with matching as (
    select v.*, case when near_lat is not null and v.latitude is not null
      then private.kilometres(near_lat, near_lng, v.latitude, v.longitude) end as km
    from public.venues v
    where v.account_id in (select private.my_accounts('venues.read'))
      and case wanted_show when 'all' then true when 'inactive' then v.status = 'inactive'
        when 'requests' then exists (select from public.venue_bookings b
          where b.venue_id = v.id and b.account_id = v.account_id and b.status = 'requested')
        else v.status = 'active' end
      and v.search_text like all (patterns)
      and v.largest_capacity >= people
      and v.amenities @> wanted_amenities and v.access_facts @> wanted_access
      and (within is null or near_lat is null
        or v.latitude between near_lat - lat_reach and near_lat + lat_reach)),
  spans as materialized (
    select z.time_zone, tstzrange(private.instant_of(free_from, z.time_zone),
      private.instant_of(free_to, z.time_zone)) as span
    from (select distinct m.time_zone from matching m where free_from is not null) z),
  busy as materialized (
    select distinct b.space_id
    from public.venue_bookings b
    join public.venues v on v.id = b.venue_id
    join spans z on z.time_zone = v.time_zone
    where b.account_id in (select private.my_accounts('venues.read')) and b.during && around and b.during && z.span
      and (b.status = 'confirmed' or b.status = 'hold' and b.hold_expires_at > now())),
  suitable as materialized (
    select distinct s.venue_id
    from matching m
    join public.venue_spaces s on s.venue_id = m.id and s.status = 'active'
    left join busy b on b.space_id = s.id
    where b.space_id is null
      and coalesce((s.capacity_by_layout ->> wanted_layout)::integer,
        case when wanted_layout is null then s.largest_capacity else 0 end)
        >= greatest(people, case when wanted_layout is null then 0 else 1 end)),
  fitting as (
    select m.* from matching m
    where (within is null or near_lat is null or m.km <= within)
      and (wanted_layout is null and free_from is null or m.id in (select u.venue_id from suitable u))
      and (free_from is null or not exists (
        select from public.venue_blackouts x where x.venue_id = m.id
          and x.starts_on <= free_to::date and x.ends_on >= free_from::date))),
  -- One number, the name and the id are the whole order, so that a page begins after any row.
  ranked as (
    select f.*, coalesce(case wanted_sort when 'distance' then f.km when 'capacity' then -f.largest_capacity
      when 'price' then coalesce(f.daily_rate_minor, f.hourly_rate_minor * 8)
      when 'newest' then -extract(epoch from f.created_at) else 0 end, 9e15)::double precision as rank
    from fitting f),
  page as (
    select r.*, row_number() over (order by r.rank, lower(r.name), r.id) as n, count(*) over () as left_over
    from ranked r
    where after is null or (r.rank, lower(r.name), r.id)
      > ((after ->> 'rank')::double precision, after ->> 'name', (after ->> 'id')::uuid)
    order by n
    limit page_size)
  select jsonb_build_object('total', (select count(*) from fitting),
    'near', case when near_lat is not null then jsonb_build_object('latitude', near_lat, 'longitude', near_lng) end,
    'next', (select jsonb_build_object('rank', p.rank, 'name', lower(p.name), 'id', p.id)
      from page p where p.n = page_size and p.left_over > page_size),
    'rows', coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'city', p.city,
      'street', p.street, 'country', p.country, 'latitude', p.latitude, 'longitude', p.longitude,
      'timeZone', p.time_zone, 'photoUrl', p.photo_urls[1], 'coverSeed', private.venue_cover(p.kind, p.id), 'largestCapacity', p.largest_capacity,
      'amenities', to_jsonb(p.amenities), 'accessFacts', to_jsonb(p.access_facts),
      'hourlyRateMinor', p.hourly_rate_minor, 'dailyRateMinor', p.daily_rate_minor,
      'currency', p.currency, 'status', p.status, 'kilometres', round(p.km::numeric, 1),
      'spaceCount', (select count(*) from public.venue_spaces s where s.venue_id = p.id and s.status = 'active'),
      'nextBooking', (select min(lower(b.during)) from public.venue_bookings b
        where b.venue_id = p.id and b.status in ('hold', 'confirmed') and b.during && tstzrange(now(), now() + interval '1 year')),
      'requestCount', (select count(*) from public.venue_bookings b where b.venue_id = p.id and b.status = 'requested'))
      order by p.n) from page p), '[]')) into result;
  return result;
end
$function$;

CREATE OR REPLACE FUNCTION public.send_event_notice(event_id_param uuid, message_param text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
begin
  select * into event from public.events e where e.id = event_id_param for update;
  perform private.require_permission('messages.send', event.account_id, event.id);
  if private.pending_notice(event) is null then
    perform private.refuse(409, 'conflict', 'Everybody knows already');
  end if;
  perform private.queue_notices(array[event.id], message_param);
  return public.get_event_notice(event.id);
end
$function$;

CREATE OR REPLACE FUNCTION public.send_invitations(event_id_param uuid, kind_param text DEFAULT 'invitation'::text, event_guest_ids uuid[] DEFAULT NULL::uuid[], message_param text DEFAULT NULL::text, dry_run boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  words text := private.check_text(message_param, 2000, 'message', 'A message');
  counts jsonb;
begin
  select * into event from public.events e where e.id = event_id_param for no key update;
  perform private.require_permission('messages.send', event.account_id, event.id);
  if kind_param is null or kind_param not in ('invitation', 'reminder') then
    perform private.refuse(400, 'invalid_input', 'Send invitations or reminders', 'kind_param');
  end if;
  select jsonb_build_object(
    'ready', count(*) filter (where p.state = 'ready'),
    'people', coalesce(sum(p.people) filter (where p.state = 'ready'), 0),
    'noAddress', coalesce(sum(p.people) filter (where p.state = 'no_address'), 0),
    'unsubscribed', coalesce(sum(p.people) filter (where p.state = 'unsubscribed'), 0),
    'recent', coalesce(sum(p.people) filter (where p.state = 'recent'), 0)) into counts
  from private.invitation_parties(event.id, kind_param, event_guest_ids) p;
  if dry_run then
    return counts;
  end if;
  perform private.require_plan(event.account_id, 'rsvp');
  perform private.require_open_event(event);
  if not (private.takes_answers(event) or private.asks_for_tickets(event.id)) then
    perform private.refuse(409, 'conflict', 'Let guests answer first: the event takes no replies yet');
  end if;
  with ready as (
    select p.to_id, p.member_ids from private.invitation_recipients(event.id, kind_param, event_guest_ids) p
  ), mails as (
    insert into public.invitation_mails (account_id, event_id, event_guest_id, kind, message, created_by)
    select event.account_id, event.id, r.to_id, kind_param, words, auth.uid() from ready r
    returning id
  ), queued as (
    insert into public.jobs (kind, payload, dedupe_key)
    select 'invitation', jsonb_build_object('mailId', m.id), 'invitation:' || m.id from mails m
    returning id
  )
  update public.event_guests eg set invited_at = now()
  from ready r where eg.id = any (r.member_ids) and eg.invited_at is null;
  perform private.audit(event.account_id, 'invitations.sent', 'events', event.id::text, null,
    counts || jsonb_build_object('kind', kind_param));
  return counts;
end
$function$;

CREATE OR REPLACE FUNCTION public.send_profile_links(guest_ids uuid[])
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person public.guests;
  sent integer := 0;
  left_out integer := 0;
begin
  if coalesce(cardinality(guest_ids), 0) not between 1 and 500 then
    perform private.refuse(400, 'invalid_input', 'Choose between 1 and 500 people', 'guest_ids');
  end if;
  for person in select g.* from public.guests g where g.id = any (guest_ids) loop
    perform private.require_permission('guests.write', person.account_id, (select eg.event_id from public.event_guests eg
    where eg.guest_id = person.id and eg.event_id in (select private.my_events('guests.write')) limit 1));
    if person.email is null or person.unsubscribed_at is not null or person.status in ('erased', 'blocked')
      or exists (select from private.member_profiles p
        where p.guest_id = person.id and p.link_sent_at > now() - interval '20 hours') then
      left_out := left_out + 1;
    else
      perform private.mail_profile_link(person);
      perform private.audit(person.account_id, 'profiles.link_sent', 'guests', person.id::text);
      sent := sent + 1;
    end if;
  end loop;
  return jsonb_build_object('sent', sent, 'leftOut', left_out);
end
$function$;

CREATE OR REPLACE FUNCTION public.set_activity_place(activity_id_param uuid, event_guest_id_param uuid, goes boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  guest public.event_guests;
begin
  select g.* into guest from public.event_guests g
  join public.activities a on a.id = activity_id_param and a.event_id = g.event_id
  where g.id = event_guest_id_param and private.may('guests.read', g.account_id, g.event_id);
  if guest.id is null then
    perform private.refuse(404, 'not_found', 'This activity does not exist');
  end if;
  perform private.require_permission('answers.write', guest.account_id, guest.event_id);
  if goes then
    perform private.take_place(activity_id_param, guest);
  else
    perform private.leave_place(activity_id_param, guest);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_member_state(guest_id_param uuid, change jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person public.guests;
  died date;
begin
  begin
    died := (change ->> 'diedOn')::date;
  exception when data_exception then
    died := null;
  end;
  select * into person from public.guests g where g.id = guest_id_param for update;
  perform private.require_permission('guests.write', person.account_id, (select eg.event_id from public.event_guests eg
    where eg.guest_id = person.id and eg.event_id in (select private.my_events('guests.write')) limit 1));
  perform private.require_plan(person.account_id, 'directory');
  if person.status not in ('active', 'missing') or coalesce(change ->> 'state', '') not in ('active', 'missing', 'died') then
    perform private.refuse(400, 'invalid_input', 'Say whether this member is found, missing or has died', 'state');
  elsif change ->> 'state' = 'died' and (died is null or died > now()::date or died < '1800-01-02') then
    perform private.refuse(400, 'invalid_input', 'Enter a day that is not in the future', 'diedOn');
  end if;
  perform private.ensure_member_profile(person);
  update private.member_profiles p set updated_at = now(),
    died_on = case when change ->> 'state' = 'died' then died end,
    memorial = case when change ->> 'state' = 'died' then private.check_text(change ->> 'memorial', 2000, 'memorial', 'These words') end
  where p.guest_id = person.id;
  update public.guests g set status = case when change ->> 'state' = 'missing' then 'missing' else 'active' end,
    unsubscribed_at = case when change ->> 'state' = 'died' then coalesce(g.unsubscribed_at, now()) else g.unsubscribed_at end
  where g.id = person.id;
  perform private.audit(person.account_id, 'members.state', 'guests', person.id::text, null, jsonb_build_object('state', change ->> 'state'));
end
$function$;

CREATE OR REPLACE FUNCTION public.skip_event_notice(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
begin
  select * into event from public.events e where e.id = event_id_param for update;
  perform private.require_permission('messages.send', event.account_id, event.id);
  if private.pending_notice(event) is not null then
    update public.events e set told_facts = private.event_facts(e) where e.id = event.id;
  end if;
  return public.get_event_notice(event.id);
end
$function$;

CREATE OR REPLACE FUNCTION public.start_guest_import(event_id_param uuid, file_name text, mapping jsonb DEFAULT '{}'::jsonb, rejected jsonb DEFAULT '[]'::jsonb)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  owner_account_id uuid := (select e.account_id from public.events e where e.id = event_id_param);
  new_id uuid;
begin
  perform private.require_permission('guests.write', owner_account_id, event_id_param);
  perform private.require_plan(owner_account_id, 'rsvp');
  insert into public.guest_imports (account_id, event_id, file_name, mapping, refusals, created_by)
  values (owner_account_id, event_id_param, left(start_guest_import.file_name, 300), coalesce(start_guest_import.mapping, '{}'),
    private.joined_refusals('[]', case when jsonb_typeof(rejected) = 'array' then rejected else '[]' end), auth.uid())
  returning id into new_id;
  return new_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.stop_guest_calendar(event_guest_id_param uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  guest public.event_guests;
begin
  select * into guest from public.event_guests g
  where g.id = event_guest_id_param and private.may('guests.read', g.account_id, g.event_id);
  if guest.id is null then
    perform private.refuse(404, 'not_found', 'This guest is not on the list any more');
  end if;
  perform private.require_permission('guests.write', guest.account_id, guest.event_id);
  update public.guest_calendars c set token_hash = null
  where c.event_guest_id = guest.id and c.token_hash is not null;
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION public.undo_check_in(event_id_param uuid, check_in_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  done public.check_ins;
begin
  select * into done from public.check_ins c where c.event_id = event_id_param and c.id = check_in_id_param;
  perform private.require_permission('check_in.scan', done.account_id, done.event_id);
  perform from public.event_guests eg where eg.id = done.event_guest_id for no key update;
  perform from public.tickets t where t.id = done.ticket_id for update;
  perform private.undo_check_in(done);
  return jsonb_build_object('id', done.id);
end
$function$;

CREATE OR REPLACE FUNCTION public.undo_guest_merge(merge_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  merge public.guest_merges;
  line record;
  was jsonb;
  moved jsonb;
  stayed jsonb := '[]';
  columns text[];
begin
  select * into merge from public.guest_merges m where m.id = undo_guest_merge.merge_id for update;
  perform private.require_permission('guests.write', merge.account_id);
  perform private.require_plan(merge.account_id, 'rsvp');
  if merge.status <> 'done' or merge.created_at < now() - interval '30 days' then
    perform private.refuse(409, 'conflict', 'This merge cannot be undone any more');
  end if;
  if exists (select from public.guest_merges m where m.kept_guest_id = merge.kept_guest_id and m.status = 'done'
    and m.created_at > merge.created_at and not merge.earlier ? m.id::text) then
    perform private.refuse(409, 'conflict', 'Undo the later merge of this person first');
  end if;
  perform from public.events e where e.id in (
    select (b #>> '{row,event_id}')::uuid from jsonb_array_elements(merge.before) b where b ->> 'in' = 'public.event_guests')
  order by e.id for no key update;
  delete from private.guest_aliases a where a.merge_id = merge.id;
  delete from private.former_passes f using jsonb_array_elements(merge.before) b
  where b ->> 'in' = 'public.event_guests' and b #>> '{row,id}' = f.former_id::text;
  for line in
    select r.value ->> 'in' as table_name, r.value -> 'row' as was, a.value as after
    from jsonb_array_elements(merge.before) with ordinality r (value, place)
    join jsonb_array_elements(merge.after) with ordinality a (value, place) using (place)
    order by coalesce(array_position(array['public.guests', 'public.event_guests', 'public.rsvps'], r.value ->> 'in'), 9),
      r.value ->> 'in' = 'public.rsvp_history', a.value = 'null'
  loop
    was := line.was;
    if line.table_name = 'public.event_guests' and not exists (
      select from public.households h where h.id::text = was ->> 'household_id') then
      was := was || '{"household_id": null}';
    end if;
    if line.table_name = 'public.rsvp_history' and line.after = 'null' then
      -- Giving an answer back wrote it into the history once more.
      delete from public.rsvp_history h where h.rsvp_id::text = was ->> 'rsvp_id'
        and not exists (select from jsonb_array_elements(merge.before) b
          where b ->> 'in' = 'public.rsvp_history' and b #>> '{row,id}' = h.id::text);
    end if;
    if line.after = 'null' then
      -- A row whose key is its person stands under the kept one now.
      moved := private.current_row(line.table_name, was || jsonb_build_object('guest_id', merge.kept_guest_id));
      if moved - array['guest_id', 'updated_at'] = was - array['guest_id', 'updated_at']
        and not exists (select from jsonb_array_elements(merge.before) b
          where b ->> 'in' = line.table_name and private.current_row(line.table_name, b -> 'row') = moved) then
        execute format('delete from %s t where to_jsonb(t) = $1', line.table_name) using moved;
      end if;
    end if;
    columns := private.restore_row(line.table_name, was, line.after);
    if cardinality(columns) > 0 and line.table_name not like 'private.%'
      and line.table_name <> 'public.guest_import_rows' then
      stayed := stayed || jsonb_build_object('in', split_part(line.table_name, '.', 2), 'fields', columns);
    end if;
  end loop;
  update public.event_guests eg set responded_at = (b #>> '{row,responded_at}')::timestamptz
  from jsonb_array_elements(merge.before) b
  where b ->> 'in' = 'public.event_guests' and b #>> '{row,id}' = eg.id::text
    and eg.responded_at is distinct from (b #>> '{row,responded_at}')::timestamptz
    and not exists (select from public.rsvps r where r.event_guest_id = eg.id and r.answered_at > merge.created_at);
  perform private.refresh_member_words(array(select (b #>> '{row,id}')::uuid from jsonb_array_elements(merge.before) b
    where b ->> 'in' = 'public.guests'));
  update public.guest_merges m set kept_guest_id = (merge.earlier ->> m.id::text)::uuid where merge.earlier ? m.id::text;
  update public.guest_merges m set status = 'undone', undone_at = now() where m.id = merge.id;
  perform private.audit(merge.account_id, 'guests.merge_undone', 'guests', merge.kept_guest_id::text, null,
    jsonb_build_object('mergeId', merge.id, 'stayed', stayed));
  return jsonb_build_object('names', merge.merged_names, 'stayed', stayed);
end
$function$;

CREATE OR REPLACE FUNCTION private.all_found(kinds text[], patterns text[], one_event uuid, most integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  groups jsonb[] := '{}';
  kind text;
  found jsonb;
begin
  for kind in select substr(p.proname, 7) from pg_catalog.pg_proc p
    where p.pronamespace = 'private'::regnamespace and p.proname like 'found\_%'
      and (kinds = '{}' or substr(p.proname, 7) = any (kinds)) order by 1
  loop
    execute format('select private.%I($1, $2, $3, $4)', 'found_' || kind)
    using patterns, array(select private.my_accounts(private.permission_for('found_' || kind))), one_event, most into found;
    groups := groups || found;
  end loop;
  return (
    select coalesce(jsonb_agg(g - 'place' order by (g ->> 'place')::integer), '[]') from unnest(groups) g where g is not null);
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_member()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not exists (select from public.roles r where r.id = new.role_id and coalesce(r.account_id, new.account_id) = new.account_id) then
    perform private.refuse(400, 'invalid_input', 'Choose one of the roles of this account', 'role_id');
  end if;
  -- What the server writes itself has been asked where it is written.
  if coalesce(current_setting('role', true), '') = 'authenticated' then
    perform private.require_all_of(new.account_id, private.permissions_of(new.role_id));
    if tg_op = 'UPDATE' and old.role_id <> new.role_id then
      perform private.require_all_of(new.account_id, private.permissions_of(old.role_id));
    end if;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.may(wanted text, target_account_id uuid, target_event_id uuid DEFAULT NULL::uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.person_may((select auth.uid()), wanted, target_account_id, target_event_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.meant_words(typed text, kinds text[])
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  words constant text[] := array(select w from regexp_split_to_table(private.plain_words(left(typed, 100)), ' ') w where w <> '');
  near constant text[] := array(select private.near_pattern(w) from unnest(words) w);
  longest constant text := (select w from unnest(words) w order by length(w) desc limit 1);
  middle constant integer := (length(longest) - 1) / 2;
  -- One error leaves what stands before the middle or what stands behind it.
  parts constant text[] := array['%' || left(longest, middle) || '%', '%' || substr(longest, middle + 2) || '%'];
  texts text[] := '{}';
  kind text;
begin
  if length(longest) < 4 then
    return null;
  end if;
  for kind in select substr(p.proname, 7) from pg_catalog.pg_proc p
    where p.pronamespace = 'private'::regnamespace and p.proname like 'texts\_%'
      and (kinds = '{}' or substr(p.proname, 7) = any (kinds)) order by 1
  loop
    execute format('select array(select private.%I($1, $2, $3))', 'texts_' || kind)
    using parts, near, array(select private.my_accounts(private.permission_for('texts_' || kind))) into texts;
    exit when cardinality(texts) > 0;
  end loop;
  return (
    select string_agg(coalesce(best.word, t.word), ' ' order by t.n)
    from unnest(words) with ordinality t (word, n)
    left join lateral (
      select case when o.word like t.word || '%' then t.word else o.word end as word
      from unnest(texts) e (text), regexp_split_to_table(e.text, ' ') o (word)
      where o.word ~ near[t.n]
      group by o.word
      order by o.word like t.word || '%' desc, abs(length(o.word) - length(t.word)), count(*) desc, o.word limit 1) best on true
    having count(best.word) = cardinality(words));
end
$function$;

CREATE OR REPLACE FUNCTION private.memberships_with(person_id uuid, wanted text)
 RETURNS TABLE(member_id uuid, account_id uuid, has_all_events boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- A team belongs to Business: on a lower plan its members keep reading and only the owner writes.
  return query
  select m.id, m.account_id, m.event_scope = 'all'
  from public.team_members m
  join public.role_permissions r on r.role_id = m.role_id and r.permission = wanted
  join public.permissions p on p.permission = wanted
  join public.accounts a on a.id = m.account_id
  where m.user_id = person_id and m.status = 'active'
    and (p.of_events or m.event_scope = 'all')
    and (not p.needs_team
      or a.status = 'active' and (m.role_id = private.built_in_role('owner') or private.has_team(m.account_id)));
end
$function$;

CREATE OR REPLACE FUNCTION private.my_accounts(wanted text)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query
  select m.account_id from private.memberships_with((select auth.uid()), wanted) m where m.has_all_events;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_events(wanted text)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query
  select e.event_id
  from private.memberships_with((select auth.uid()), wanted) m
  join public.member_events e on e.member_id = m.member_id
  where not m.has_all_events;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_guests(wanted text)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query
  select eg.guest_id from private.my_events(wanted) as e (id) join public.event_guests eg on eg.event_id = e.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_households(wanted text)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query
  select eg.household_id from private.my_events(wanted) as e (id) join public.event_guests eg on eg.event_id = e.id
  where eg.household_id is not null;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_reach(wanted text)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query select m.account_id from private.memberships_with((select auth.uid()), wanted) m;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_teams()
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query
  select m.account_id from public.team_members m where m.user_id = (select auth.uid()) and m.status = 'active';
end
$function$;

CREATE OR REPLACE FUNCTION private.permission_for(function_name text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found text := (select p.permission from public.permissions p where function_name = any (p.opens));
begin
  if found is null then
    raise exception 'No permission opens private.%', function_name;
  end if;
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION private.permissions_of(target_role_id uuid)
 RETURNS text[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select array(select r.permission from public.role_permissions r where r.role_id = target_role_id) $function$;

CREATE OR REPLACE FUNCTION private.person_may(person_id uuid, wanted text, target_account_id uuid, target_event_id uuid DEFAULT NULL::uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return exists (
    select from private.memberships_with(person_id, wanted) m
    where m.account_id = target_account_id and (m.has_all_events or exists (
      select from public.member_events e where e.member_id = m.member_id and e.event_id = target_event_id)));
end
$function$;

CREATE OR REPLACE FUNCTION private.require_all_of(target_account_id uuid, wanted text[])
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select from unnest(wanted) w where not private.may(w, target_account_id)) then
    perform private.refuse(403, 'not_allowed', 'You can only give what you may do yourself', 'role_id');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_event_permission(wanted text, target_event_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_permission(wanted, (select e.account_id from public.events e where e.id = target_event_id), target_event_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.require_permission(wanted text, target_account_id uuid, target_event_id uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if not private.may(wanted, target_account_id, target_event_id) then
    perform private.refuse(404, 'not_found', 'This does not exist, or you may not change it');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.delete_role(role_id_param uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  role public.roles;
begin
  select * into role from public.roles r where r.id = role_id_param and r.account_id is not null for update;
  perform private.require_permission('team.manage', role.account_id);
  perform private.require_all_of(role.account_id, private.permissions_of(role.id));
  if exists (select from public.team_members m where m.role_id = role.id) then
    perform private.refuse(409, 'conflict', 'Somebody has this role. Give them another one first');
  end if;
  delete from public.roles r where r.id = role.id;
  perform private.audit(role.account_id, 'roles.deleted', 'roles', role.id::text, jsonb_build_object('name', role.name), null);
  return role.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.save_role(account_id_param uuid, role_id_param uuid, name_param text, permissions_param text[])
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted text[] := array(select distinct w from unnest(permissions_param) w order by w);
  saved uuid := role_id_param;
begin
  perform private.require_permission('team.manage', account_id_param);
  perform private.require_plan(account_id_param, 'multi-admin');
  if coalesce(length(trim(name_param)), 0) not between 1 and 60 then
    perform private.refuse(400, 'invalid_input', 'Give the role a name of up to 60 characters', 'name_param');
  end if;
  if exists (select from unnest(wanted) w where w not in (select p.permission from public.permissions p)) then
    perform private.refuse(400, 'invalid_input', 'This permission does not exist', 'permissions_param');
  end if;
  -- Ten at most manage a team; they are counted as members get their role, so a role does not become one of theirs.
  if 'team.manage' = any (wanted) then
    perform private.refuse(400, 'invalid_input', 'Only owners and admins manage the team', 'permissions_param');
  end if;
  if exists (select from public.roles r where lower(r.name) = lower(trim(name_param))
      and coalesce(r.account_id, account_id_param) = account_id_param and r.id is distinct from role_id_param) then
    perform private.refuse(409, 'conflict', 'There is a role of this name', 'name_param');
  end if;
  if saved is null then
    insert into public.roles (account_id, name) values (account_id_param, trim(name_param)) returning id into saved;
  else
    update public.roles r set name = trim(name_param) where r.id = saved and r.account_id = account_id_param;
    if not found then
      perform private.refuse(404, 'not_found', 'This does not exist, or you may not change it');
    end if;
  end if;
  perform private.require_all_of(account_id_param, wanted || private.permissions_of(saved));
  delete from public.role_permissions r where r.role_id = saved and r.permission <> all (wanted);
  insert into public.role_permissions (role_id, permission)
  select saved, w from unnest(wanted) w on conflict do nothing;
  perform private.audit(account_id_param, 'roles.saved', 'roles', saved::text, null,
    jsonb_build_object('name', trim(name_param), 'permissions', wanted));
  return saved;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_member_events(member_id_param uuid, event_ids_param uuid[])
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member public.team_members;
  wanted uuid[] := array(select distinct w from unnest(event_ids_param) w);
begin
  select * into member from public.team_members m where m.id = member_id_param for update;
  perform private.require_permission('team.manage', member.account_id);
  perform private.require_plan(member.account_id, 'multi-admin');
  perform private.require_all_of(member.account_id, private.permissions_of(member.role_id));
  if member.role_id = private.built_in_role('owner') then
    perform private.refuse(409, 'conflict', 'The owner works on all events');
  end if;
  if exists (select from unnest(wanted) w where w not in (select e.id from public.events e where e.account_id = member.account_id)) then
    perform private.refuse(400, 'invalid_input', 'Choose among the events of this account', 'event_ids_param');
  end if;
  update public.team_members m set event_scope = case when event_ids_param is null then 'all' else 'chosen' end where m.id = member.id;
  delete from public.member_events e where e.member_id = member.id and e.event_id <> all (wanted);
  insert into public.member_events (member_id, event_id, account_id)
  select member.id, w, member.account_id from unnest(wanted) w on conflict do nothing;
  perform private.audit(member.account_id, 'team_members.events', 'team_members', member.id::text, null,
    jsonb_build_object('scope', case when event_ids_param is null then 'all' else 'chosen' end, 'eventIds', wanted));
  return member.id;
end
$function$;

CREATE TRIGGER keep_member BEFORE INSERT OR UPDATE OF role_id, account_id ON public.team_members FOR EACH ROW EXECUTE FUNCTION private.keep_member();

CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.roles FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

create policy "members and administrators see activities" on public.activities
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('events.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('events.read'::text) AS my_events)) OR ( SELECT private.is_administrator() AS is_administrator)));

create policy "members and administrators see an account" on public.accounts
as permissive for select to authenticated using (((id IN ( SELECT private.my_teams() AS my_teams)) OR ( SELECT private.is_administrator() AS is_administrator)));

create policy "members and administrators see events" on public.events
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('events.read'::text) AS my_accounts)) OR (id IN ( SELECT private.my_events('events.read'::text) AS my_events)) OR ( SELECT private.is_administrator() AS is_administrator)));

create policy "members and administrators see share links" on public.share_links
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('links.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('links.read'::text) AS my_events)) OR ( SELECT private.is_administrator() AS is_administrator)));

create policy "members and administrators see spaces" on public.venue_spaces
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('venues.read'::text) AS my_accounts)) OR (venue_id IN ( SELECT e.venue_id
   FROM public.events e
  WHERE (e.id IN ( SELECT private.my_events('venues.read'::text) AS my_events)))) OR ( SELECT private.is_administrator() AS is_administrator)));

create policy "members and administrators see venues" on public.venues
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('venues.read'::text) AS my_accounts)) OR (id IN ( SELECT e.venue_id
   FROM public.events e
  WHERE (e.id IN ( SELECT private.my_events('venues.read'::text) AS my_events)))) OR ( SELECT private.is_administrator() AS is_administrator)));

create policy "members see answers" on public.rsvps
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('guests.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('guests.read'::text) AS my_events))));

create policy "members see blackouts" on public.venue_blackouts
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('venues.read'::text) AS my_accounts)) OR (venue_id IN ( SELECT e.venue_id
   FROM public.events e
  WHERE (e.id IN ( SELECT private.my_events('venues.read'::text) AS my_events))))));

create policy "members see bookings" on public.venue_bookings
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('venues.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('venues.read'::text) AS my_events))));

create policy "members see campaigns" on public.campaigns
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('giving.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('giving.read'::text) AS my_events))));

create policy "members see check-ins" on public.check_ins
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('check_in.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('check_in.read'::text) AS my_events))));

create policy "members see companions" on public.rsvp_companions
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('guests.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('guests.read'::text) AS my_events))));

create policy "members see directories" on public.event_directories
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('guests.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('guests.read'::text) AS my_events))));

create policy "members see donations" on public.donations
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('giving.read'::text) AS my_accounts)) OR (campaign_id IN ( SELECT c.id
   FROM public.campaigns c
  WHERE (c.event_id IN ( SELECT private.my_events('giving.read'::text) AS my_events))))));

create policy "members see gate links" on public.check_in_links
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('check_in.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('check_in.read'::text) AS my_events))));

create policy "members see gates" on public.check_in_lists
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('check_in.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('check_in.read'::text) AS my_events))));

create policy "members see giving plans" on public.giving_plans
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('giving.read'::text) AS my_accounts)) OR (campaign_id IN ( SELECT c.id
   FROM public.campaigns c
  WHERE (c.event_id IN ( SELECT private.my_events('giving.read'::text) AS my_events))))));

create policy "members see guest lists" on public.event_guests
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('guests.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('guests.read'::text) AS my_events))));

create policy "members see guests" on public.guests
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('guests.read'::text) AS my_accounts)) OR (id IN ( SELECT private.my_guests('guests.read'::text) AS my_guests))));

create policy "members see households" on public.households
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('guests.read'::text) AS my_accounts)) OR (id IN ( SELECT private.my_households('guests.read'::text) AS my_households))));

create policy "members see imported lines" on public.guest_import_rows
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('guests.read_contact'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('guests.read_contact'::text) AS my_events))));

create policy "members see imports" on public.guest_imports
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('guests.read_contact'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('guests.read_contact'::text) AS my_events))));

create policy "members see invitations" on public.invitation_mails
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('guests.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('guests.read'::text) AS my_events))));

create policy "members see invoices" on public.order_invoices
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('orders.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('orders.read'::text) AS my_events))));

create policy "members see late answers" on public.late_answers
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('guests.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('guests.read'::text) AS my_events))));

create policy "members see leads" on public.member_leads
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('guests.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('guests.read'::text) AS my_events))));

create policy "members see meals" on public.event_meals
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('events.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('events.read'::text) AS my_events))));

create policy "members see merges" on public.guest_merges
as permissive for select to authenticated using ((account_id IN ( SELECT private.my_accounts('guests.read'::text) AS my_accounts)));

create policy "members see notices" on public.event_notices
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('events.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('events.read'::text) AS my_events))));

create policy "members see order items" on public.order_items
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('orders.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('orders.read'::text) AS my_events))));

create policy "members see orders of refund runs" on public.refund_run_orders
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('money.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('money.read'::text) AS my_events))));

create policy "members see orders" on public.orders
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('orders.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('orders.read'::text) AS my_events))));

create policy "members see past answers" on public.rsvp_history
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('guests.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('guests.read'::text) AS my_events))));

create policy "members see payments" on public.payments
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('money.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('money.read'::text) AS my_events))));

create policy "members see payouts" on public.payouts
as permissive for select to authenticated using ((account_id IN ( SELECT private.my_accounts('money.read'::text) AS my_accounts)));

create policy "members see personal links" on public.personal_links
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('guests.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('guests.read'::text) AS my_events))));

create policy "members see photos" on public.photos
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('events.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('events.read'::text) AS my_events))));

create policy "members see polls" on public.polls
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('polls.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('polls.read'::text) AS my_events))));

create policy "members see price steps" on public.ticket_tiers
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('tickets.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('tickets.read'::text) AS my_events))));

create policy "members see promo codes" on public.promo_codes
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('tickets.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('tickets.read'::text) AS my_events))));

create policy "members see questions" on public.event_questions
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('events.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('events.read'::text) AS my_events))));

create policy "members see refund runs" on public.refund_runs
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('money.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('money.read'::text) AS my_events))));

create policy "members see refunds of donations" on public.donation_refunds
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('giving.read'::text) AS my_accounts)) OR (campaign_id IN ( SELECT c.id
   FROM public.campaigns c
  WHERE (c.event_id IN ( SELECT private.my_events('giving.read'::text) AS my_events))))));

create policy "members see refunds" on public.refunds
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('money.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('money.read'::text) AS my_events))));

create policy "members see seating" on public.seating_charts
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('guests.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('guests.read'::text) AS my_events))));

create policy "members see seating" on public.seating_people
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('guests.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('guests.read'::text) AS my_events))));

create policy "members see seating" on public.seating_rules
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('guests.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('guests.read'::text) AS my_events))));

create policy "members see seating" on public.seating_tables
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('guests.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('guests.read'::text) AS my_events))));

create policy "members see seating" on public.seats
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('guests.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('guests.read'::text) AS my_events))));

create policy "members see series" on public.event_series
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('events.read'::text) AS my_accounts)) OR (id IN ( SELECT e.series_id
   FROM public.events e
  WHERE (e.id IN ( SELECT private.my_events('events.read'::text) AS my_events))))));

create policy "members see shared capacity" on public.capacity_pools
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('tickets.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('tickets.read'::text) AS my_events))));

create policy "members see showcases" on public.showcases
as permissive for select to authenticated using ((account_id IN ( SELECT private.my_accounts('showcases.read'::text) AS my_accounts)));

create policy "members see sponsors" on public.sponsor_tiers
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('events.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('events.read'::text) AS my_events))));

create policy "members see sponsors" on public.sponsors
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('events.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('events.read'::text) AS my_events))));

create policy "members see taxes" on public.taxes
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('tickets.read'::text) AS my_accounts)) OR (id IN ( SELECT t.tax_id
   FROM public.ticket_types t
  WHERE (t.event_id IN ( SELECT private.my_events('tickets.read'::text) AS my_events))))));

create policy "members see the keys of their tickets" on public.ticket_keys
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('check_in.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('check_in.read'::text) AS my_events))));

create policy "members see the ledger of donations" on public.donation_entries
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('giving.read'::text) AS my_accounts)) OR (campaign_id IN ( SELECT c.id
   FROM public.campaigns c
  WHERE (c.event_id IN ( SELECT private.my_events('giving.read'::text) AS my_events))))));

create policy "members see the ledger" on public.ledger_entries
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('money.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('money.read'::text) AS my_events))));

create policy "members see the lines of payouts" on public.payout_lines
as permissive for select to authenticated using ((account_id IN ( SELECT private.my_accounts('money.read'::text) AS my_accounts)));

create policy "members see the options of polls" on public.poll_options
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('polls.read'::text) AS my_accounts)) OR (poll_id IN ( SELECT p.id
   FROM public.polls p
  WHERE (p.event_id IN ( SELECT private.my_events('polls.read'::text) AS my_events))))));

create policy "members see the waiting list" on public.waitlist_entries
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('orders.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('orders.read'::text) AS my_events))));

create policy "members see their team" on public.team_members
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_teams() AS my_teams)) OR ( SELECT private.is_administrator() AS is_administrator)));

create policy "members see ticket settings" on public.ticket_settings
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('tickets.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('tickets.read'::text) AS my_events))));

create policy "members see ticket types" on public.ticket_types
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('tickets.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('tickets.read'::text) AS my_events))));

create policy "members see tickets" on public.tickets
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('orders.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('orders.read'::text) AS my_events))));

create policy "members see versions of the schedule" on public.schedule_versions
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('events.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('events.read'::text) AS my_events))));

create policy "members see what guests marked" on public.activity_stars
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('guests.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('guests.read'::text) AS my_events))));

create policy "members see what polls ask" on public.poll_questions
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('polls.read'::text) AS my_accounts)) OR (poll_id IN ( SELECT p.id
   FROM public.polls p
  WHERE (p.event_id IN ( SELECT private.my_events('polls.read'::text) AS my_events))))));

create policy "members see what the waiting list decided" on public.waitlist_decisions
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('orders.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('orders.read'::text) AS my_events))));

create policy "members see what was chosen for showcases" on public.showcase_events
as permissive for select to authenticated using ((account_id IN ( SELECT private.my_accounts('showcases.read'::text) AS my_accounts)));

create policy "members see who has a calendar address" on public.guest_calendars
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('guests.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('guests.read'::text) AS my_events))));

create policy "members see who is apart" on public.guests_apart
as permissive for select to authenticated using ((account_id IN ( SELECT private.my_accounts('guests.read'::text) AS my_accounts)));

create policy "members see who signed up" on public.activity_sign_ups
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('guests.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('guests.read'::text) AS my_events))));

create policy "owners and admins change an account" on public.accounts
as permissive for update to authenticated using ((id IN ( SELECT private.my_accounts('account.manage'::text) AS my_accounts))) with check ((id IN ( SELECT private.my_accounts('account.manage'::text) AS my_accounts)));

create policy "owners and admins delete events" on public.events
as permissive for delete to authenticated using (((account_id IN ( SELECT private.my_accounts('events.delete'::text) AS my_accounts)) OR (id IN ( SELECT private.my_events('events.delete'::text) AS my_events))));

create policy "owners and admins read their account's audit" on public.audit_log
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('audit.read'::text) AS my_accounts)) OR ( SELECT private.is_administrator() AS is_administrator)));

create policy "people see themselves, their team and administrators see them" on public.profiles
as permissive for select to authenticated using (((user_id = ( SELECT auth.uid() AS uid)) OR (user_id IN ( SELECT m.user_id
   FROM public.team_members m
  WHERE (m.account_id IN ( SELECT private.my_teams() AS my_teams)))) OR ( SELECT private.is_administrator() AS is_administrator)));

create policy "writers add activities" on public.activities
as permissive for insert to authenticated with check (((account_id IN ( SELECT private.my_accounts('schedule.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('schedule.write'::text) AS my_events))));

create policy "writers add gates" on public.check_in_lists
as permissive for insert to authenticated with check (((account_id IN ( SELECT private.my_accounts('check_in.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('check_in.write'::text) AS my_events))));

create policy "writers add guests" on public.guests
as permissive for insert to authenticated with check ((account_id IN ( SELECT private.my_reach('guests.write'::text) AS my_reach)));

create policy "writers add households" on public.households
as permissive for insert to authenticated with check ((account_id IN ( SELECT private.my_accounts('guests.write'::text) AS my_accounts)));

create policy "writers add meals" on public.event_meals
as permissive for insert to authenticated with check (((account_id IN ( SELECT private.my_accounts('events.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('events.write'::text) AS my_events))));

create policy "writers add photos" on public.photos
as permissive for insert to authenticated with check (((account_id IN ( SELECT private.my_accounts('photos.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('photos.write'::text) AS my_events))));

create policy "writers add price steps" on public.ticket_tiers
as permissive for insert to authenticated with check (((account_id IN ( SELECT private.my_accounts('tickets.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('tickets.write'::text) AS my_events))));

create policy "writers add promo codes" on public.promo_codes
as permissive for insert to authenticated with check (((account_id IN ( SELECT private.my_accounts('tickets.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('tickets.write'::text) AS my_events))));

create policy "writers add questions" on public.event_questions
as permissive for insert to authenticated with check (((account_id IN ( SELECT private.my_accounts('events.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('events.write'::text) AS my_events))));

create policy "writers add shared capacity" on public.capacity_pools
as permissive for insert to authenticated with check (((account_id IN ( SELECT private.my_accounts('tickets.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('tickets.write'::text) AS my_events))));

create policy "writers add taxes" on public.taxes
as permissive for insert to authenticated with check ((account_id IN ( SELECT private.my_accounts('tickets.write'::text) AS my_accounts)));

create policy "writers add ticket settings" on public.ticket_settings
as permissive for insert to authenticated with check (((account_id IN ( SELECT private.my_accounts('tickets.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('tickets.write'::text) AS my_events))));

create policy "writers add ticket types" on public.ticket_types
as permissive for insert to authenticated with check (((account_id IN ( SELECT private.my_accounts('tickets.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('tickets.write'::text) AS my_events))));

create policy "writers add to guest lists" on public.event_guests
as permissive for insert to authenticated with check (((account_id IN ( SELECT private.my_accounts('guests.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('guests.write'::text) AS my_events))));

create policy "writers change activities" on public.activities
as permissive for update to authenticated using (((account_id IN ( SELECT private.my_accounts('schedule.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('schedule.write'::text) AS my_events)))) with check (((account_id IN ( SELECT private.my_accounts('schedule.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('schedule.write'::text) AS my_events))));

create policy "writers change events" on public.events
as permissive for update to authenticated using (((account_id IN ( SELECT private.my_accounts('events.write'::text) AS my_accounts)) OR (id IN ( SELECT private.my_events('events.write'::text) AS my_events)))) with check (((account_id IN ( SELECT private.my_accounts('events.write'::text) AS my_accounts)) OR (id IN ( SELECT private.my_events('events.write'::text) AS my_events))));

create policy "writers change gates" on public.check_in_lists
as permissive for update to authenticated using (((account_id IN ( SELECT private.my_accounts('check_in.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('check_in.write'::text) AS my_events)))) with check (((account_id IN ( SELECT private.my_accounts('check_in.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('check_in.write'::text) AS my_events))));

create policy "writers change guest lists" on public.event_guests
as permissive for update to authenticated using (((account_id IN ( SELECT private.my_accounts('guests.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('guests.write'::text) AS my_events)))) with check (((account_id IN ( SELECT private.my_accounts('guests.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('guests.write'::text) AS my_events))));

create policy "writers change guests" on public.guests
as permissive for update to authenticated using (((account_id IN ( SELECT private.my_accounts('guests.write'::text) AS my_accounts)) OR (id IN ( SELECT private.my_guests('guests.write'::text) AS my_guests)))) with check (((account_id IN ( SELECT private.my_accounts('guests.write'::text) AS my_accounts)) OR (id IN ( SELECT private.my_guests('guests.write'::text) AS my_guests))));

create policy "writers change households" on public.households
as permissive for update to authenticated using (((account_id IN ( SELECT private.my_accounts('guests.write'::text) AS my_accounts)) OR (id IN ( SELECT private.my_households('guests.write'::text) AS my_households)))) with check (((account_id IN ( SELECT private.my_accounts('guests.write'::text) AS my_accounts)) OR (id IN ( SELECT private.my_households('guests.write'::text) AS my_households))));

create policy "writers change meals" on public.event_meals
as permissive for update to authenticated using (((account_id IN ( SELECT private.my_accounts('events.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('events.write'::text) AS my_events)))) with check (((account_id IN ( SELECT private.my_accounts('events.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('events.write'::text) AS my_events))));

create policy "writers change photos" on public.photos
as permissive for update to authenticated using (((account_id IN ( SELECT private.my_accounts('photos.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('photos.write'::text) AS my_events)))) with check (((account_id IN ( SELECT private.my_accounts('photos.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('photos.write'::text) AS my_events))));

create policy "writers change price steps" on public.ticket_tiers
as permissive for update to authenticated using (((account_id IN ( SELECT private.my_accounts('tickets.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('tickets.write'::text) AS my_events)))) with check (((account_id IN ( SELECT private.my_accounts('tickets.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('tickets.write'::text) AS my_events))));

create policy "writers change promo codes" on public.promo_codes
as permissive for update to authenticated using (((account_id IN ( SELECT private.my_accounts('tickets.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('tickets.write'::text) AS my_events)))) with check (((account_id IN ( SELECT private.my_accounts('tickets.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('tickets.write'::text) AS my_events))));

create policy "writers change questions" on public.event_questions
as permissive for update to authenticated using (((account_id IN ( SELECT private.my_accounts('events.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('events.write'::text) AS my_events)))) with check (((account_id IN ( SELECT private.my_accounts('events.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('events.write'::text) AS my_events))));

create policy "writers change shared capacity" on public.capacity_pools
as permissive for update to authenticated using (((account_id IN ( SELECT private.my_accounts('tickets.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('tickets.write'::text) AS my_events)))) with check (((account_id IN ( SELECT private.my_accounts('tickets.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('tickets.write'::text) AS my_events))));

create policy "writers change taxes" on public.taxes
as permissive for update to authenticated using ((account_id IN ( SELECT private.my_accounts('tickets.write'::text) AS my_accounts))) with check ((account_id IN ( SELECT private.my_accounts('tickets.write'::text) AS my_accounts)));

create policy "writers change ticket settings" on public.ticket_settings
as permissive for update to authenticated using (((account_id IN ( SELECT private.my_accounts('tickets.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('tickets.write'::text) AS my_events)))) with check (((account_id IN ( SELECT private.my_accounts('tickets.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('tickets.write'::text) AS my_events))));

create policy "writers change ticket types" on public.ticket_types
as permissive for update to authenticated using (((account_id IN ( SELECT private.my_accounts('tickets.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('tickets.write'::text) AS my_events)))) with check (((account_id IN ( SELECT private.my_accounts('tickets.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('tickets.write'::text) AS my_events))));

create policy "writers create events in their own name" on public.events
as permissive for insert to authenticated with check (((user_id = ( SELECT auth.uid() AS uid)) AND (account_id IN ( SELECT private.my_accounts('events.write'::text) AS my_accounts))));

create policy "writers note meals and diets" on public.rsvps
as permissive for update to authenticated using (((account_id IN ( SELECT private.my_accounts('answers.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('answers.write'::text) AS my_events)))) with check (((account_id IN ( SELECT private.my_accounts('answers.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('answers.write'::text) AS my_events))));

create policy "writers remove activities" on public.activities
as permissive for delete to authenticated using (((account_id IN ( SELECT private.my_accounts('schedule.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('schedule.write'::text) AS my_events))));

create policy "writers remove gates" on public.check_in_lists
as permissive for delete to authenticated using (((account_id IN ( SELECT private.my_accounts('check_in.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('check_in.write'::text) AS my_events))));

create policy "writers remove guests" on public.guests
as permissive for delete to authenticated using ((account_id IN ( SELECT private.my_accounts('guests.write'::text) AS my_accounts)));

create policy "writers remove households" on public.households
as permissive for delete to authenticated using ((account_id IN ( SELECT private.my_accounts('guests.write'::text) AS my_accounts)));

create policy "writers remove meals" on public.event_meals
as permissive for delete to authenticated using (((account_id IN ( SELECT private.my_accounts('events.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('events.write'::text) AS my_events))));

create policy "writers remove photos" on public.photos
as permissive for delete to authenticated using (((account_id IN ( SELECT private.my_accounts('photos.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('photos.write'::text) AS my_events))));

create policy "writers remove price steps" on public.ticket_tiers
as permissive for delete to authenticated using (((account_id IN ( SELECT private.my_accounts('tickets.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('tickets.write'::text) AS my_events))));

create policy "writers remove questions" on public.event_questions
as permissive for delete to authenticated using (((account_id IN ( SELECT private.my_accounts('events.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('events.write'::text) AS my_events))));

create policy "writers remove shared capacity" on public.capacity_pools
as permissive for delete to authenticated using (((account_id IN ( SELECT private.my_accounts('tickets.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('tickets.write'::text) AS my_events))));

create policy "writers remove taxes" on public.taxes
as permissive for delete to authenticated using ((account_id IN ( SELECT private.my_accounts('tickets.write'::text) AS my_accounts)));

create policy "writers remove unsold ticket types" on public.ticket_types
as permissive for delete to authenticated using (((account_id IN ( SELECT private.my_accounts('tickets.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('tickets.write'::text) AS my_events))));

create policy "writers remove unused promo codes" on public.promo_codes
as permissive for delete to authenticated using (((account_id IN ( SELECT private.my_accounts('tickets.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('tickets.write'::text) AS my_events))));

create policy "writers take from guest lists" on public.event_guests
as permissive for delete to authenticated using (((account_id IN ( SELECT private.my_accounts('guests.write'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('guests.write'::text) AS my_events))));

create policy "writers take that back" on public.guests_apart
as permissive for delete to authenticated using ((account_id IN ( SELECT private.my_accounts('guests.write'::text) AS my_accounts)));

create policy "writers tell people apart" on public.guests_apart
as permissive for insert to authenticated with check ((account_id IN ( SELECT private.my_accounts('guests.write'::text) AS my_accounts)));

create policy "everyone signed in reads what can be allowed" on public.permissions
as permissive for select to authenticated using (true);

create policy "members see the roles there are" on public.roles
as permissive for select to authenticated using (((account_id IS NULL) OR (account_id IN ( SELECT private.my_teams() AS my_teams))));

create policy "members see what roles allow" on public.role_permissions
as permissive for select to authenticated using ((role_id IN ( SELECT r.id
   FROM public.roles r)));

create policy "members see who works on which events" on public.member_events
as permissive for select to authenticated using ((account_id IN ( SELECT private.my_teams() AS my_teams)));

create policy "who manages the team changes roles" on public.team_members
as permissive for update to authenticated using (((account_id IN ( SELECT private.my_accounts('team.manage'::text) AS my_accounts)) AND (role_id <> ( SELECT private.built_in_role('owner'::text) AS built_in_role)))) with check (((account_id IN ( SELECT private.my_accounts('team.manage'::text) AS my_accounts)) AND (role_id <> ( SELECT private.built_in_role('owner'::text) AS built_in_role))));

create policy "who manages the team removes members, members leave" on public.team_members
as permissive for delete to authenticated using (((role_id <> ( SELECT private.built_in_role('owner'::text) AS built_in_role)) AND ((account_id IN ( SELECT private.my_accounts('team.manage'::text) AS my_accounts)) OR (user_id = ( SELECT auth.uid() AS uid)))));

comment on function private.limit_admin_members() is 'At most ten who manage the team of an account, the owner included.';

comment on table public.team_members is 'Who works in an account, in which role, and whether for all of its events or for chosen ones (member_events).';

revoke all on table public.team_members from service_role;

grant delete, insert, select, update on table public.team_members to service_role;

grant update (role_id) on table public.team_members to authenticated;

comment on column public.permissions.needs_team is 'It changes something, or shows the account''s log: others than the owner hold it only while the plan has a team.';

comment on column public.permissions.of_events is 'It can be held for chosen events; else it is of the whole account.';

comment on column public.permissions.opens is 'Which functions that areas name it opens: what a search finds (found_, texts_) and facts beside features (fact_).';

comment on function private.all_found(text[], text[], uuid, integer) is 'What the areas find, group by group in their order.';

comment on function private.built_in_role(text) is 'The id of a role that every account has: owner, admin, editor, finance, check_in, volunteer_coordinator, viewer.';

comment on function private.keep_member() is 'A role is one of the account''s, and is given and taken by those who hold all of it.';

comment on function private.may(text, uuid, uuid) is 'Whether the caller holds a permission in an account, for one event or (without one) for all of it.';

comment on function private.meant_words(text, text[]) is 'What somebody may have meant by words that nothing has, in words that one''s own things have; null where none comes near. Each area tells by its private.texts_<kind>(parts, near, accounts) which texts may be meant; the first that has any is believed.';

comment on function private.memberships_with(uuid, text) is 'Where somebody holds a permission now, for all events or for chosen ones. Everything that asks for a permission asks here.';

comment on function private.my_accounts(text) is 'Accounts in which the caller holds a permission for everything.';

comment on function private.my_events(text) is 'Chosen events for which the caller holds a permission; those of my_accounts are not among them.';

comment on function private.my_guests(text) is 'People on the lists of the caller''s chosen events.';

comment on function private.my_households(text) is 'Households on the lists of the caller''s chosen events.';

comment on function private.my_reach(text) is 'Accounts in which the caller holds a permission for all or for chosen events: what a list looks through before it asks which.';

comment on function private.my_teams() is 'Accounts the caller works in, in whatever role and scope.';

comment on function private.permission_for(text) is 'The permission that opens what an area tells by a name: a search''s finds, a fact.';

comment on function private.permissions_of(uuid) is 'What a role allows.';

comment on function private.person_may(uuid, text, uuid, uuid) is 'Whether somebody holds a permission in an account, for one event or (without one) for all of it.';

comment on function private.require_all_of(uuid, text[]) is 'Refuses whoever does not hold all of these permissions for the whole account.';

comment on function private.require_event_permission(text, uuid) is 'Refuses callers who lack a permission for an event, without saying whether there is one.';

comment on function private.require_permission(text, uuid, uuid) is 'Refuses callers who lack a permission, without saying whether what they ask for exists.';

comment on function public.delete_role(uuid) is 'Takes a role of an account''s own away that nobody has any more. Its id.';

comment on function public.save_role(uuid, uuid, text, text[]) is 'A role of an account''s own, new or changed: its name and everything that it allows, none of it beyond what the caller holds. Its id.';

comment on function public.set_member_events(uuid, uuid[]) is 'Which events a member works on: these, or (null) all there are and will be. The member''s id.';

comment on table public.permissions is 'Everything that a member of a team may be allowed, by name; each area adds the rows of its own.';

comment on table public.role_permissions is 'What a role allows.';

comment on table public.roles is 'Sets of permissions: those that every account has (with a key), and an account''s own.';

grant execute on function private.built_in_role(text) to authenticated;

grant execute on function private.built_in_role(text) to service_role;

grant execute on function private.may(text, uuid, uuid) to authenticated;

grant execute on function private.may(text, uuid, uuid) to service_role;

grant execute on function private.my_accounts(text) to authenticated;

grant execute on function private.my_accounts(text) to service_role;

grant execute on function private.my_events(text) to authenticated;

grant execute on function private.my_events(text) to service_role;

grant execute on function private.my_guests(text) to authenticated;

grant execute on function private.my_guests(text) to service_role;

grant execute on function private.my_households(text) to authenticated;

grant execute on function private.my_households(text) to service_role;

grant execute on function private.my_reach(text) to authenticated;

grant execute on function private.my_reach(text) to service_role;

grant execute on function private.my_teams() to authenticated;

grant execute on function private.my_teams() to service_role;

grant execute on function private.require_permission(text, uuid, uuid) to authenticated;

grant execute on function private.require_permission(text, uuid, uuid) to service_role;

grant execute on function public.delete_role(uuid) to authenticated;

grant execute on function public.delete_role(uuid) to service_role;

grant execute on function public.save_role(uuid, uuid, text, text[]) to authenticated;

grant execute on function public.save_role(uuid, uuid, text, text[]) to service_role;

grant execute on function public.set_member_events(uuid, uuid[]) to authenticated;

grant execute on function public.set_member_events(uuid, uuid[]) to service_role;

grant select on table public.member_events to authenticated;

grant delete, insert, select, update on table public.member_events to service_role;

grant select on table public.permissions to authenticated;

grant delete, insert, select, update on table public.permissions to service_role;

grant select on table public.role_permissions to authenticated;

grant delete, insert, select, update on table public.role_permissions to service_role;

grant select on table public.roles to authenticated;

grant delete, insert, select, update on table public.roles to service_role;

select private.guard_half_sessions();

reset check_function_bodies;

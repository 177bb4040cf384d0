-- People and workspaces: profiles, accounts, team members, administrators, event types.

create function private.is_own_avatar(address text, owner_id uuid)
returns boolean
language sql immutable
set search_path = ''
as $$
  select address ~ ('^https?://[^/?#@]+/storage/v1/object/public/avatars/' || owner_id
    || '/[0-9a-f-]{36}\.(jpg|png|webp)$')
$$;
comment on function private.is_own_avatar(text, uuid) is
  'Whether an address is that of a picture in somebody''s own folder of our storage: another site''s would tell it who looks.';

create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  display_name text not null check (length(display_name) between 1 and 200),
  first_name text check (length(first_name) <= 100),
  last_name text check (length(last_name) <= 100),
  avatar_url text check (private.is_own_avatar(avatar_url, user_id)),
  locale text not null default 'en' check (locale ~ '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$'),
  time_zone text not null default 'UTC' references private.time_zones (name),
  notification_prefs jsonb not null default '{}' check (jsonb_typeof(notification_prefs) = 'object'),
  wants_affiliate boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.profiles is 'What a signed-in person shows of themself; one a user.';
create index profiles_time_zone on public.profiles (time_zone);

create table public.accounts (
  id uuid primary key default gen_random_uuid(),
  owner_user_id uuid not null unique references auth.users (id) on delete cascade,
  name text not null check (length(name) between 1 and 200),
  default_time_zone text not null default 'UTC' references private.time_zones (name),
  default_locale text not null default 'en' check (default_locale ~ '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$'),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  status text not null default 'active' check (status in ('active', 'suspended')),
  suspended_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.accounts is 'A workspace that owns events and guests; every user owns one.';
create index accounts_default_time_zone on public.accounts (default_time_zone);

create table public.team_members (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('owner', 'admin', 'editor', 'viewer')),
  status text not null default 'active' check (status in ('invited', 'active', 'removed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (account_id, user_id)
);
comment on table public.team_members is 'Who works in an account: owner and admin manage, editor writes, viewer reads.';
create index team_members_user on public.team_members (user_id, status);
create unique index team_members_one_owner on public.team_members (account_id) where role = 'owner';

create table public.administrators (
  user_id uuid primary key references auth.users (id) on delete cascade,
  rights text[] not null default '{administrators,users,content,system}'
    check (rights <@ '{administrators,users,content,system}'),
  created_at timestamptz not null default now()
);
comment on table public.administrators is 'People who run the platform. Written by the server''s functions only.';
comment on column public.administrators.rights is
  'What they may change: administrators, users (plans, trials, suspension, sessions), content (links), system (jobs). All of them read everything.';

create table public.event_types (
  id text primary key check (
    id ~ '^[a-z-]+-type-1$'
    or id ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'),
  name text not null unique check (length(name) between 1 and 100),
  description text not null,
  group_term text not null check (length(group_term) between 1 and 60),
  member_term text not null check (length(member_term) between 1 and 60),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.event_types is 'Kinds of event and the words each uses for groups and members; the built-in twelve.';

insert into public.event_types (id, name, description, group_term, member_term) values
  ('club-type-1', 'Club', 'Clubs that meet for what they love.', 'Interest Group', 'Member'),
  ('community-type-1', 'Community', 'Streets, parishes, associations.', 'Organization', 'Member'),
  ('family-type-1', 'Family', 'Reunions across the branches.', 'Branch', 'Family Member'),
  ('milestone-type-1', 'Milestone', 'Birthdays, anniversaries, retirements.', 'Group', 'Guest'),
  ('military-type-1', 'Military', 'Units that served together.', 'Unit', 'Service Member'),
  ('professional-type-1', 'Professional', 'Teams, alumni of a firm, conferences.', 'Department', 'Colleague'),
  ('school-type-1', 'School', 'Classes that finished together.', 'Class Year', 'Classmate'),
  ('social-type-1', 'Social Event', 'Parties of every size.', 'Party', 'Guest'),
  ('sports-team-type-1', 'Sports Team Reunions', 'Squads, seasons, anniversaries of a win.', 'Team', 'Teammate'),
  ('fraternity-sorority-type-1', 'College Fraternity/Sorority', 'Chapters and their classes.', 'Chapter', 'Brother/Sister'),
  ('friends-type-1', 'Friends', 'Trips and evenings among friends.', 'Circle', 'Friend'),
  ('cultural-type-1', 'Cultural Gatherings', 'Festivals, rites and heritage days.', 'Community', 'Participant');

-- Who am I ---------------------------------------------------------------------------------------

create function private.my_accounts()
returns setof uuid
language sql stable
security definer
set search_path = ''
as $$
  select m.account_id from public.team_members m
  where m.user_id = (select auth.uid()) and m.status = 'active'
$$;
comment on function private.my_accounts() is 'Accounts the caller works in.';

-- A team belongs to Business: on a lower plan its members keep reading and only the owner writes.
create function private.my_writable_accounts()
returns setof uuid
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query
  select m.account_id
  from public.team_members m join public.accounts a on a.id = m.account_id
  where m.user_id = (select auth.uid()) and m.status = 'active' and a.status = 'active'
    and (m.role = 'owner' or m.role in ('admin', 'editor') and private.has_team(m.account_id));
end
$$;
comment on function private.my_writable_accounts() is 'Accounts the caller may change things in.';

create function private.my_managed_accounts()
returns setof uuid
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query
  select m.account_id
  from public.team_members m join public.accounts a on a.id = m.account_id
  where m.user_id = (select auth.uid()) and m.status = 'active' and a.status = 'active'
    and (m.role = 'owner' or m.role = 'admin' and private.has_team(m.account_id));
end
$$;
comment on function private.my_managed_accounts() is 'Accounts whose settings and people the caller manages.';

create function private.is_administrator()
returns boolean
language sql stable
security definer
set search_path = ''
as $$ select exists (select from public.administrators a where a.user_id = (select auth.uid())) $$;
comment on function private.is_administrator() is 'Whether the caller runs the platform.';

create function private.require_right(wanted text default null)
returns void
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if not private.is_administrator() then
    perform private.refuse(403, 'not_allowed', 'Only administrators may do this');
  end if;
  if wanted is not null and not exists (
    select from public.administrators a
    where a.user_id = (select auth.uid()) and wanted = any (a.rights)) then
    perform private.refuse(403, 'not_allowed', 'Your administrator rights do not include this');
  end if;
end
$$;
comment on function private.require_right(text) is
  'Refuses everyone but administrators and, when a right is named, those who do not have it.';

create function private.account_of_user(owner_id uuid)
returns uuid
language sql stable
security definer
set search_path = ''
as $$ select a.id from public.accounts a where a.owner_user_id = owner_id $$;
comment on function private.account_of_user(uuid) is 'The account a user owns.';

create function private.require_writable_account(target_account_id uuid)
returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if target_account_id is null
    or target_account_id not in (select private.my_writable_accounts()) then
    perform private.refuse(404, 'not_found', 'This does not exist, or you may not change it');
  end if;
end
$$;
comment on function private.require_writable_account(uuid) is
  'Refuses callers who may not write in the account, without saying whether it exists.';

-- A new user's profile, account and membership ---------------------------------------------------

create function private.read_user_metadata(raw jsonb)
returns jsonb
language plpgsql immutable
set search_path = ''
as $$
declare
  unwrapped jsonb := raw;
begin
  if jsonb_typeof(unwrapped) = 'string' then
    unwrapped := (unwrapped #>> '{}')::jsonb;
  end if;
  return case when jsonb_typeof(unwrapped) = 'object' then unwrapped else '{}'::jsonb end;
exception when invalid_text_representation then
  return '{}'::jsonb;
end
$$;
comment on function private.read_user_metadata(jsonb) is
  'Sign-up metadata as an object, also when a driver stored it as an encoded string.';

create function private.read_sign_up(
  raw jsonb, email text, out shown_name text, out first_name text, out last_name text,
  out wants_affiliate boolean, out time_zone text)
language plpgsql stable
set search_path = ''
as $$
declare
  metadata jsonb := private.read_user_metadata(raw);
begin
  first_name := left(nullif(trim(metadata ->> 'first_name'), ''), 100);
  last_name := left(nullif(trim(metadata ->> 'last_name'), ''), 100);
  shown_name := left(coalesce(
    nullif(trim(metadata ->> 'full_name'), ''),
    nullif(trim(concat_ws(' ', first_name, last_name)), ''),
    nullif(split_part(email, '@', 1), ''),
    'User'), 200);
  wants_affiliate := coalesce(metadata ->> 'wants_affiliate' = 'true', false);
  time_zone := case when private.is_time_zone(metadata ->> 'time_zone') then metadata ->> 'time_zone' else 'UTC' end;
end
$$;
comment on function private.read_sign_up(jsonb, text) is 'What a sign-up says about the person, with UTC for a zone that is not known; a picture of theirs cannot be in our storage before there is an account.';

create function private.create_workspace_for_user()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
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
    insert into public.team_members (account_id, user_id, role)
    values (new_account_id, new.id, 'owner');
  end if;
  return new;
end
$$;
comment on function private.create_workspace_for_user() is
  'Gives every new user a profile, an account and the ownership of it.';

create trigger create_workspace_for_user after insert on auth.users
for each row execute function private.create_workspace_for_user();

-- Several may sign up with one address; the names are those of the one who proved to own it.
create function private.name_confirmed_user()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  person record := private.read_sign_up(new.raw_user_meta_data, new.email);
begin
  update public.profiles p
  set display_name = person.shown_name, first_name = person.first_name,
    last_name = person.last_name, wants_affiliate = person.wants_affiliate, time_zone = person.time_zone
  where p.user_id = new.id;
  update public.accounts a set name = person.shown_name, default_time_zone = person.time_zone
  where a.owner_user_id = new.id
    and (a.name, a.default_time_zone) is distinct from (person.shown_name, person.time_zone);
  return new;
end
$$;
comment on function private.name_confirmed_user() is
  'Names a user and sets their clock as the sign-up says that was confirmed, which need not be the first.';

create trigger name_confirmed_user after update of email_confirmed_at, phone_confirmed_at on auth.users
for each row
when (old.email_confirmed_at is null and old.phone_confirmed_at is null
  and (new.email_confirmed_at is not null or new.phone_confirmed_at is not null))
execute function private.name_confirmed_user();

create trigger touch_updated_at before update on public.profiles
for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.accounts
for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.team_members
for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.event_types
for each row execute function private.touch_updated_at();

create function private.limit_admin_members()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.role in ('owner', 'admin') and new.status <> 'removed' then
    perform 1 from public.accounts a where a.id = new.account_id for no key update;
    if (select count(*) from public.team_members m
        where m.account_id = new.account_id and m.id <> new.id
          and m.role in ('owner', 'admin') and m.status <> 'removed') >= 10 then
      perform private.refuse(409, 'limit_exceeded', 'A business account can have up to 10 admins', 'role');
    end if;
  end if;
  return new;
end
$$;
comment on function private.limit_admin_members() is 'At most ten admins an account, the owner included.';
create trigger limit_admin_members before insert or update on public.team_members
for each row execute function private.limit_admin_members();

-- Access -----------------------------------------------------------------------------------------

alter table public.profiles enable row level security;
alter table public.accounts enable row level security;
alter table public.team_members enable row level security;
alter table public.administrators enable row level security;
alter table public.event_types enable row level security;

create policy "people see themselves, their team and administrators see them" on public.profiles
for select to authenticated using (
  user_id = (select auth.uid())
  or user_id in (
    select m.user_id from public.team_members m
    where m.account_id in (select private.my_accounts()))
  or (select private.is_administrator()));
create policy "people change their own profile" on public.profiles
for update to authenticated
using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "members and administrators see an account" on public.accounts
for select to authenticated using (
  id in (select private.my_accounts()) or (select private.is_administrator()));
create policy "owners and admins change an account" on public.accounts
for update to authenticated
using (id in (select private.my_managed_accounts()))
with check (id in (select private.my_managed_accounts()));

create policy "members see their team" on public.team_members
for select to authenticated using (
  account_id in (select private.my_accounts()) or (select private.is_administrator()));
create policy "owners and admins change roles" on public.team_members
for update to authenticated
using (account_id in (select private.my_managed_accounts()) and role <> 'owner')
with check (account_id in (select private.my_managed_accounts()) and role <> 'owner');
create policy "owners and admins remove members, members leave" on public.team_members
for delete to authenticated using (
  role <> 'owner'
  and (account_id in (select private.my_managed_accounts()) or user_id = (select auth.uid())));

create policy "administrators see administrators, people see themselves" on public.administrators
for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_administrator()));

create policy "everyone signed in reads event types" on public.event_types
for select to authenticated using (true);

revoke all on public.profiles, public.accounts, public.team_members, public.administrators,
  public.event_types from public, anon, authenticated;
grant select on public.profiles, public.accounts, public.team_members, public.administrators,
  public.event_types to authenticated;
grant update (display_name, first_name, last_name, avatar_url, locale, time_zone,
  notification_prefs, wants_affiliate) on public.profiles to authenticated;
grant update (name, default_time_zone, default_locale, currency) on public.accounts to authenticated;
grant update (role, status), delete on public.team_members to authenticated;
grant all on public.profiles, public.accounts, public.team_members, public.administrators,
  public.event_types to service_role;

revoke execute on function private.my_accounts(), private.my_writable_accounts(),
  private.my_managed_accounts(), private.is_administrator(), private.require_right(text), private.account_of_user(uuid),
  private.require_writable_account(uuid), private.read_user_metadata(jsonb),
  private.read_sign_up(jsonb, text), private.create_workspace_for_user(), private.name_confirmed_user(), private.limit_admin_members(), private.is_own_avatar(text, uuid)
  from public, anon, authenticated;
grant execute on function private.my_accounts(), private.my_writable_accounts(),
  private.my_managed_accounts(), private.is_administrator(), private.is_own_avatar(text, uuid),
  private.require_writable_account(uuid) to authenticated, service_role;

-- People and workspaces: profiles, accounts, team members, administrators.

-- Who am I ----------------------------------------------------------------------------------------

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

-- A new user's profile, account and membership ----------------------------------------------------

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
    private.full_name(first_name, last_name),
    nullif(split_part(email, '@', 1), ''),
    'User'), 200);
  wants_affiliate := coalesce(metadata ->> 'wants_affiliate' = 'true', false);
  time_zone := case when private.is_time_zone(metadata ->> 'time_zone') then metadata ->> 'time_zone' else 'UTC' end;
end
$$;
comment on function private.read_sign_up(jsonb, text) is 'What a sign-up says about the person, with UTC for a zone that is not known; a picture of theirs cannot be in our storage before there is an account.';

create function private.open_account(owner_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  new_account_id uuid;
begin
  insert into public.accounts (owner_user_id, name, default_time_zone)
  select p.user_id, p.display_name, p.time_zone from public.profiles p where p.user_id = owner_id
  on conflict (owner_user_id) do nothing
  returning id into new_account_id;

  if new_account_id is not null then
    insert into public.team_members (account_id, user_id, role_id)
    values (new_account_id, owner_id, private.built_in_role('owner'));
  end if;
end
$$;
comment on function private.open_account(uuid) is 'Gives a person an empty account of their own, under their name and on their clock, if they own none.';

create function private.create_workspace_for_user()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  person record := private.read_sign_up(new.raw_user_meta_data, new.email);
begin
  insert into public.profiles (user_id, display_name, first_name, last_name, wants_affiliate, time_zone)
  values (new.id, person.shown_name, person.first_name, person.last_name, person.wants_affiliate, person.time_zone)
  on conflict (user_id) do nothing;
  perform private.open_account(new.id);
  return new;
end
$$;
comment on function private.create_workspace_for_user() is
  'Gives every new user a profile, an account and the ownership of it.';

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

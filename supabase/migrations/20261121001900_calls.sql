-- The specification's own calls. A parameter that names a user is checked against the caller.

create function private.may_ask_about(asked_user_id uuid)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(asked_user_id = (select auth.uid()) or (select private.is_administrator())
    or (select auth.role()) = 'service_role', false)
$$;
comment on function private.may_ask_about(uuid) is 'People ask about themselves; administrators and the server about anyone.';

create function public.is_admin(user_id uuid)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select private.may_ask_about(is_admin.user_id)
    and exists (select from public.administrators a where a.user_id = is_admin.user_id)
$$;
comment on function public.is_admin(uuid) is 'Whether a user runs the platform; false for everyone one may not ask about.';

create function public.check_user_admin_fast(user_id_param uuid)
returns boolean
language sql stable
security definer
set search_path = ''
as $$ select public.is_admin(user_id_param) $$;
comment on function public.check_user_admin_fast(uuid) is 'The same as is_admin.';

create function public.get_user_subscription_fast(user_id_param uuid)
returns setof public.subscriptions
language sql stable
security definer
set search_path = ''
as $$
  select s.* from public.subscriptions s
  where s.user_id = user_id_param and private.may_ask_about(user_id_param)
$$;
comment on function public.get_user_subscription_fast(uuid) is 'The user''s subscription row; none when there is none or one may not ask.';

create function public.get_user_data_batch(user_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if not private.may_ask_about(user_id_param) then
    perform private.refuse(403, 'not_allowed', 'You can only read your own data');
  end if;
  return jsonb_build_object(
    'profile', (select to_jsonb(p) from public.profiles p where p.user_id = user_id_param),
    'subscription', (select to_jsonb(s) from public.subscriptions s where s.user_id = user_id_param),
    'is_admin', exists (select from public.administrators a where a.user_id = user_id_param),
    'accounts', (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'role', m.role)
        order by m.role <> 'owner', a.name), '[]')
      from public.team_members m join public.accounts a on a.id = m.account_id
      where m.user_id = user_id_param and m.status = 'active'));
end
$$;
comment on function public.get_user_data_batch(uuid) is '{profile, subscription, is_admin, accounts} in one call.';

create function public.log_security_access(
  user_id uuid, resource_type text, resource_id text, access_type text, success boolean,
  risk_level text default 'medium')
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.may_ask_about(log_security_access.user_id) then
    perform private.refuse(403, 'not_allowed', 'You can only log your own accesses', 'user_id');
  end if;
  if log_security_access.risk_level not in ('low', 'medium', 'high', 'critical') then
    perform private.refuse(400, 'invalid_input', 'Choose low, medium, high or critical', 'risk_level');
  end if;
  insert into public.security_access_log (user_id, resource_type, resource_id, access_type, success, risk_level)
  values (log_security_access.user_id, left(log_security_access.resource_type, 60),
    left(log_security_access.resource_id, 200), left(log_security_access.access_type, 60),
    log_security_access.success, log_security_access.risk_level);

  -- Five refused accesses within a quarter of an hour are a violation, told once an hour.
  if not log_security_access.success and (
    select count(*) from public.security_access_log l
    where l.user_id = log_security_access.user_id and not l.success
      and l.created_at > now() - interval '15 minutes') >= 5
    and not exists (
      select from public.security_violations v
      where v.user_id = log_security_access.user_id and v.type = 'repeated access failure'
        and v.created_at > now() - interval '1 hour') then
    insert into public.security_violations (user_id, type, severity, detail)
    values (log_security_access.user_id, 'repeated access failure', 'high',
      jsonb_build_object('resourceType', log_security_access.resource_type));
  end if;
end
$$;
comment on function public.log_security_access(uuid, text, text, text, boolean, text) is
  'Notes the read of something sensitive by the caller.';

create function public.check_security_violations_realtime()
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  with grouped as (
    select v.type, v.severity, count(*) as count, max(v.created_at) as latest
    from public.security_violations v
    where v.resolved_at is null and v.created_at > now() - interval '24 hours'
      and (v.user_id = (select auth.uid()) or (select private.is_administrator()))
    group by v.type, v.severity)
  select jsonb_build_object(
    'status', case
      when not exists (select from grouped) then 'secure'
      when exists (select from grouped g where g.severity = 'critical') then 'critical'
      else 'warning' end,
    'violations', coalesce((select jsonb_agg(jsonb_build_object(
      'type', g.type, 'severity', g.severity, 'count', g.count, 'timestamp', g.latest)
      order by g.latest desc) from grouped g), '[]'))
$$;
comment on function public.check_security_violations_realtime() is
  '{status, violations}: the last day''s open violations of one''s own; administrators see all.';

create function private.masked(value text, shown integer)
returns text
language sql immutable
set search_path = ''
as $$ select '••••' || case when length(value) >= 2 * shown then right(value, shown) else '' end $$;
comment on function private.masked(text, integer) is
  'A value with only its end shown, and nothing of one so short that the end would tell it.';

create function private.masked_bank_details(bank_details jsonb)
returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_object_agg(entry.key, case
    when entry.key in ('bank_name', 'country', 'currency') then entry.value
    when entry.key in ('account_number', 'iban', 'card_number')
      then to_jsonb(private.masked(regexp_replace(entry.value #>> '{}', '\s', '', 'g'), 4))
    else to_jsonb('••••'::text) end)
  from jsonb_each(bank_details) entry
$$;
comment on function private.masked_bank_details(jsonb) is
  'Bank details with the last four characters of a number, the names of bank, country and currency, and nothing else.';

create function public.mask_bank_details_enhanced(
  bank_details jsonb, requesting_user_id uuid, resource_owner_id uuid, is_admin_user boolean)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  if requesting_user_id is distinct from (select auth.uid()) then
    perform private.refuse(403, 'not_allowed', 'You can only ask for yourself', 'requesting_user_id');
  end if;
  -- is_admin_user is a claim and gives nothing: only the owner sees account numbers whole.
  if resource_owner_id = (select auth.uid()) then
    insert into public.security_access_log (user_id, resource_type, resource_id, access_type, success, risk_level)
    values (resource_owner_id, 'bank_details', resource_owner_id::text, 'unmask', true, 'medium');
    return bank_details;
  elsif jsonb_typeof(bank_details) is distinct from 'object' then
    return null;
  end if;
  return private.masked_bank_details(bank_details);
end
$$;
comment on function public.mask_bank_details_enhanced(jsonb, uuid, uuid, boolean) is
  'Bank details as the caller may see them: whole for their owner, which is logged each time, else the last four characters.';

-- Travel: only what get_masked_travel_data needs; the travel pages build on it.

create table public.travel_records (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  event_guest_id uuid not null,
  user_id uuid references auth.users (id) on delete set null,
  carrier text check (length(carrier) <= 100),
  booking_reference text check (length(booking_reference) <= 60),
  passport_number text check (length(passport_number) <= 40),
  home_address text check (length(home_address) <= 500),
  arrives_at timestamptz,
  departs_at timestamptz,
  shows_organisers boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  foreign key (event_guest_id, event_id) references public.event_guests (id, event_id) on delete cascade
);
comment on table public.travel_records is
  'How a guest travels; read only through get_masked_travel_data. user_id is the traveller once they signed in.';
create index travel_records_event on public.travel_records (event_id);
create index travel_records_event_guest on public.travel_records (event_guest_id);
create index travel_records_user on public.travel_records (user_id);
create trigger touch_updated_at before update on public.travel_records
for each row execute function private.touch_updated_at();
alter table public.travel_records enable row level security;
revoke all on public.travel_records from public, anon, authenticated;
grant all on public.travel_records to service_role;

create function public.get_masked_travel_data(travel_id uuid, requesting_user_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  trip public.travel_records;
  sees_all boolean;
begin
  if requesting_user_id is distinct from (select auth.uid()) then
    perform private.refuse(403, 'not_allowed', 'You can only ask for yourself', 'requesting_user_id');
  end if;
  select * into trip from public.travel_records t
  where t.id = travel_id
    and (t.user_id = (select auth.uid()) or t.account_id in (select private.my_accounts()));
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
$$;
comment on function public.get_masked_travel_data(uuid, uuid) is
  'A trip: whole for the traveller or with their consent, masked for organisers, null for everyone else. Every read is logged.';

revoke execute on function private.may_ask_about(uuid), private.masked(text, integer), private.masked_bank_details(jsonb), public.is_admin(uuid),
  public.check_user_admin_fast(uuid), public.get_user_subscription_fast(uuid),
  public.get_user_data_batch(uuid),
  public.log_security_access(uuid, text, text, text, boolean, text),
  public.check_security_violations_realtime(),
  public.mask_bank_details_enhanced(jsonb, uuid, uuid, boolean),
  public.get_masked_travel_data(uuid, uuid)
  from public, anon, authenticated;
grant execute on function public.is_admin(uuid), public.check_user_admin_fast(uuid),
  public.get_user_subscription_fast(uuid), public.get_user_data_batch(uuid),
  public.log_security_access(uuid, text, text, text, boolean, text),
  public.check_security_violations_realtime(),
  public.mask_bank_details_enhanced(jsonb, uuid, uuid, boolean),
  public.get_masked_travel_data(uuid, uuid) to authenticated, service_role;

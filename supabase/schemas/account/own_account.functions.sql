-- One's own account: picture, a copy of everything, leaving.

-- A copy of everything ----------------------------------------------------------------------------

create function private.own_tables()
returns table (name name, filter text, sort text)
language sql stable
security definer
set search_path = ''
as $$
  select c.relname,
    case when bool_or(a.attname = 'account_id') then 't.account_id = $1' else 't.user_id = $2' end,
    string_agg(format('t.%I', a.attname), ', ' order by a.attnum) filter (where k.conkey is not null)
  from pg_catalog.pg_class c
  join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_catalog.pg_constraint k on k.conrelid = c.oid and k.contype = 'p' and a.attnum = any (k.conkey)
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  group by c.relname
  having bool_or(a.attname in ('account_id', 'user_id')) and bool_or(k.conkey is not null)
$$;
comment on function private.own_tables() is 'Tables that hold somebody''s data, with the condition for an account ($1) or a user ($2).';

create function public.list_my_data()
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(o.name order by o.name), '[]') from private.own_tables() o
  where (select auth.uid()) is not null
$$;
comment on function public.list_my_data() is 'The names that get_my_data takes.';

create function public.get_my_data(table_param text, offset_param bigint default 0)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  own record;
  found_rows jsonb;
begin
  select * into own from private.own_tables() o where o.name = table_param;
  if own.name is null or (select auth.uid()) is null or offset_param < 0 then
    perform private.refuse(400, 'invalid_input', 'There is no such part of your data', 'table_param');
  end if;
  execute format(
    'select coalesce(jsonb_agg(r.entry), ''[]'') from (
       select (select jsonb_object_agg(e.key, e.value) from jsonb_each(to_jsonb(t)) e
         where e.key !~ ''(_hash|secret|password|customer_ref|idempotency_key)$'') as entry
       from public.%I t where %s order by %s offset $3 limit 500) r', own.name, own.filter, own.sort)
  into found_rows
  using private.account_of_user((select auth.uid())), (select auth.uid()), offset_param;
  return found_rows;
end
$$;
comment on function public.get_my_data(text, bigint) is
  'Up to 500 rows of one table of the caller''s own account, without hashes and keys; for the copy of one''s data.';

-- Leaving -----------------------------------------------------------------------------------------

create function private.signed_in_just_now()
returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce((
    select max((m ->> 'timestamp')::bigint) > extract(epoch from now()) - 600
    from jsonb_array_elements((select auth.jwt()) -> 'amr') m
    where not exists (select from jsonb_array_elements((select auth.jwt()) -> 'amr') second
        where second ->> 'method' = 'totp') or m ->> 'method' = 'totp'), false)
$$;
comment on function private.signed_in_just_now() is
  'Whether the caller proved who they are within ten minutes, with the second factor where the session has one.';

create function private.deletion_due_at(leaving_user_id uuid)
returns timestamptz
language sql stable
security definer
set search_path = ''
as $$
  select greatest(now(), coalesce(max(e.end_date), now())) + interval '30 days'
  from public.events e
  where e.account_id = private.account_of_user(leaving_user_id) and e.end_date > now()
    and exists (select from public.tickets t where t.event_id = e.id and t.status in ('valid', 'checked_in'))
$$;
comment on function private.deletion_due_at(uuid) is
  'Thirty days from now, or from the end of the last event that tickets are sold for.';

create function public.preview_account_deletion()
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'requestedAt', (select d.requested_at from public.account_deletions d where d.user_id = (select auth.uid())),
    'dueAt', coalesce((select d.due_at from public.account_deletions d where d.user_id = (select auth.uid())),
      private.deletion_due_at((select auth.uid()))),
    'isProven', private.signed_in_just_now(),
    'soldEvents', (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'name', e.name, 'endDate', e.end_date,
        'tickets', sold.count) order by e.end_date), '[]')
      from public.events e
      join lateral (select count(*) from public.tickets t
        where t.event_id = e.id and t.status in ('valid', 'checked_in')) sold on sold.count > 0
      where e.account_id = private.account_of_user((select auth.uid())) and e.end_date > now()))
  where (select auth.uid()) is not null
$$;
comment on function public.preview_account_deletion() is
  '{requestedAt, dueAt, isProven, soldEvents: [{id, name, endDate, tickets}]}: what leaving would mean.';

create function public.request_account_deletion()
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := (select auth.uid());
begin
  if exists (select from public.administrators a where a.user_id = caller) then
    perform private.refuse(409, 'conflict', 'An administrator''s account is removed by another administrator');
  end if;
  if not private.signed_in_just_now() then
    perform private.refuse(403, 'reauthentication_needed', 'Prove that it is you first');
  end if;
  insert into public.account_deletions (user_id, due_at) values (caller, private.deletion_due_at(caller))
  on conflict (user_id) do nothing;
  perform private.plan_change_waits(caller, 'free');
  return public.preview_account_deletion();
end
$$;
comment on function public.request_account_deletion() is
  'Notes the wish to leave: renewal ends, everything else goes on until the day it is due. Needs a sign-in of the last ten minutes.';

create function public.cancel_account_deletion()
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.account_deletions d where d.user_id = (select auth.uid());
  if not found then
    perform private.refuse(409, 'conflict', 'Your account is not going to be deleted');
  end if;
end
$$;
comment on function public.cancel_account_deletion() is 'Takes the wish to leave back.';

create function private.delete_account(leaving_user_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  left_account uuid := private.account_of_user(leaving_user_id);
  has_sold boolean := exists (select from public.orders o where o.account_id = left_account and o.completed_at is not null)
    or exists (select from public.donations d where d.account_id = left_account)
    or exists (select from public.giving_plans p where p.account_id = left_account);
begin
  perform private.end_billing(leaving_user_id, 'account_deleted');
  perform private.audit(left_account, 'accounts.deleted', 'accounts', left_account::text, null,
    jsonb_build_object('keepsOrders', has_sold));
  update public.invoices i set user_id = null where i.user_id = leaving_user_id;
  -- What they made for others stays with those.
  update public.events e set user_id = a.owner_user_id
  from public.accounts a where a.id = e.account_id and e.user_id = leaving_user_id and a.owner_user_id <> leaving_user_id;
  delete from auth.sessions s where s.user_id = leaving_user_id;
  if not has_sold then
    delete from public.orders o where o.account_id = left_account;
    delete from auth.users u where u.id = leaving_user_id;
    return;
  end if;
  -- Orders and gifts are the books of those who paid; they stay, without the person who received.
  update public.giving_plans p set status = 'cancelled', ended_at = now(), next_charge_at = null
  where p.account_id = left_account and p.status <> 'cancelled';
  update public.campaigns c set status = 'ended' where c.account_id = left_account and c.status <> 'ended';
  delete from public.events e where e.account_id = left_account
    and not exists (select from public.orders o where o.event_id = e.id);
  delete from public.team_members m where m.user_id = leaving_user_id and m.account_id <> left_account;
  update public.profiles p set display_name = 'Deleted account', first_name = null, last_name = null,
    avatar_url = null, notification_prefs = '{}' where p.user_id = leaving_user_id;
  update public.accounts a set name = 'Deleted account', status = 'suspended' where a.id = left_account;
  update auth.users u set email = 'deleted-' || leaving_user_id || '@deleted.invalid', encrypted_password = null, phone = null,
    raw_user_meta_data = '{}', banned_until = 'infinity' where u.id = leaving_user_id;
  delete from public.support_requests r where r.user_id = leaving_user_id;
  delete from public.sign_ins s where s.user_id = leaving_user_id;
  delete from public.person_preferences p where p.user_id = leaving_user_id;
  delete from public.notices n where n.user_id = leaving_user_id;
  delete from public.notice_mutes m where m.user_id = leaving_user_id;
  delete from public.push_subscriptions s where s.user_id = leaving_user_id;
  delete from public.account_deletions d where d.user_id = leaving_user_id;
end
$$;
comment on function private.delete_account(uuid) is
  'Deletes a person with all their data; where tickets were sold or gifts received, the books stay and the person goes.';

create function public.delete_due_accounts()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  leaving record;
  deleted integer := 0;
begin
  for leaving in
    select d.user_id, private.deletion_due_at(d.user_id) as sold_until from public.account_deletions d
    where d.due_at <= now() order by d.due_at limit 20 for update skip locked
  loop
    -- Tickets sold since then are waited for like those sold before.
    if leaving.sold_until > now() + interval '30 days' then
      update public.account_deletions d set due_at = leaving.sold_until where d.user_id = leaving.user_id;
    else
      perform private.delete_account(leaving.user_id);
      deleted := deleted + 1;
    end if;
  end loop;
  return deleted;
end
$$;
comment on function public.delete_due_accounts() is 'Deletes the accounts whose day has come; how many.';

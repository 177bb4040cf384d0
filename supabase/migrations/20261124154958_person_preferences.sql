-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

-- How a person likes to work, the same on every device of theirs: views and columns of lists, height of rows.

create table public.person_preferences (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (name ~ '^[a-z][a-z0-9-]{0,59}$'),
  value jsonb not null check (jsonb_typeof(value) = 'object' and octet_length(value::text) <= 20000),
  updated_at timestamptz not null default now(),
  primary key (user_id, name)
);
comment on table public.person_preferences is 'What a person has chosen for a screen; nobody else sees it, administrators neither.';
comment on column public.person_preferences.name is 'What it is about: lists, list-guests, list-orders.';
alter table public.person_preferences enable row level security;

CREATE OR REPLACE FUNCTION private.delete_account(leaving_user_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
  delete from public.planner_notices n where n.user_id = leaving_user_id;
  delete from public.account_deletions d where d.user_id = leaving_user_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.found_pages(patterns text[], mine uuid[], one_event uuid, most integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found jsonb;
  total bigint;
begin
  select jsonb_agg(f.row order by f.n) filter (where f.n <= most), count(*) into found, total from (
    select row_number() over (order by p.created_at desc) as n, p.row from (
      select c.created_at, jsonb_build_object('id', c.id, 'title', c.name, 'detail', c.beneficiary, 'state', c.status, 'page', 'campaign') as row
      from public.campaigns c
      where c.account_id = any (mine) and one_event is null
        and private.search_words(concat_ws(' ', c.name, c.beneficiary)) like all (patterns)
      union all
      select l.created_at, jsonb_build_object('id', l.id, 'title', l.settings ->> 'label', 'detail', e.name, 'eventId', e.id,
        'state', case when l.revoked_at is null then 'active' else 'revoked' end, 'page', 'link', 'linkKind', l.kind)
      from public.share_links l join public.events e on e.id = l.event_id
      where l.account_id = any (mine) and (one_event is null or l.event_id = one_event)
        and private.search_words(concat_ws(' ', l.settings ->> 'label', e.name)) like all (patterns)) p) f;
  return private.hits('pages', 60, found, total);
end
$function$;

CREATE OR REPLACE FUNCTION private.limit_preferences()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('person_preferences ' || new.user_id, 0));
  if (select count(*) from public.person_preferences p where p.user_id = new.user_id and p.name <> new.name) >= 100 then
    perform private.refuse(409, 'conflict', 'There are too many lists with views of their own', 'name');
  end if;
  return new;
end
$function$;

CREATE TRIGGER limit_preferences BEFORE INSERT ON public.person_preferences FOR EACH ROW EXECUTE FUNCTION private.limit_preferences();

CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.person_preferences FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

create policy "people change their own preferences" on public.person_preferences
as permissive for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));

create policy "people forget their own preferences" on public.person_preferences
as permissive for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));

create policy "people keep their own preferences" on public.person_preferences
as permissive for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));

create policy "people see their own preferences" on public.person_preferences
as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));

grant insert (name), update (name) on table public.person_preferences to authenticated;

grant insert (user_id) on table public.person_preferences to authenticated;

grant insert (value), update (value) on table public.person_preferences to authenticated;

comment on function private.limit_preferences() is 'A hundred for each person: more than there are lists.';

grant delete, select on table public.person_preferences to authenticated;

grant all on table public.person_preferences to service_role;

select private.guard_half_sessions();

reset check_function_bodies;

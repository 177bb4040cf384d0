-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

drop function private.is_open(public.team_invitations);

CREATE OR REPLACE FUNCTION private.require_admin_place(target_account_id uuid, member_id uuid, invitation_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform 1 from public.accounts a where a.id = target_account_id for no key update;
  if (select count(*) from public.team_members m
      join public.role_permissions r on r.role_id = m.role_id and r.permission = 'team.manage'
      where m.account_id = target_account_id and m.id is distinct from member_id and m.status <> 'removed')
    + (select count(*) from public.team_invitations i
      join public.role_permissions r on r.role_id = i.role_id and r.permission = 'team.manage'
      where i.account_id = target_account_id and i.id is distinct from invitation_id and private.invitation_is_open(i)) >= 10 then
    perform private.refuse(409, 'limit_exceeded',
      'A business account can have up to 10 admins, its owner and those invited among them', 'role_id');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.team_invitation_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('to', i.email, 'accountName', a.name, 'invitedBy', p.display_name, 'role', private.shown_role(i.role_id),
    'eventNames', (select jsonb_agg(e.name order by e.start_date) from public.events e where e.id = any (i.event_ids)),
    'expiresAt', i.expires_at, 'url', private.site_url() || '/join-team/' || private.derive_token('team', i.id, i.generation))
  from public.team_invitations i
  join public.accounts a on a.id = i.account_id
  left join public.profiles p on p.user_id = i.invited_by
  where i.id::text = job.payload ->> 'invitationId' and private.invitation_is_open(i)
$function$;

CREATE OR REPLACE FUNCTION public.accept_team_invitation(token text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  invitation public.team_invitations;
  caller record;
  joined_id uuid;
  chosen uuid[];
begin
  select * into invitation from public.team_invitations i
  where i.token_hash = private.hash_token(coalesce(accept_team_invitation.token, '')) for update;
  select u.id, lower(u.email) as email, u.email_confirmed_at into caller from auth.users u where u.id = (select auth.uid());
  if invitation.id is null or caller.id is null then
    perform private.refuse(404, 'not_found', 'This link opens nothing. Perhaps a newer one was sent to you');
  end if;
  -- Pressed twice, it is one yes.
  if invitation.accepted_by = caller.id then
    return invitation.account_id;
  end if;
  if not private.invitation_is_open(invitation) then
    perform private.refuse(410, 'link_revoked', 'This invitation is not open any more. Ask for a new one');
  end if;
  if caller.email is distinct from invitation.email or caller.email_confirmed_at is null then
    perform private.refuse(403, 'not_allowed', 'This invitation was sent to another address than yours. Sign in with ' || invitation.email, 'email');
  end if;
  if not private.has_team(invitation.account_id)
    or (select a.status from public.accounts a where a.id = invitation.account_id) <> 'active' then
    perform private.refuse(409, 'conflict', 'This account has no team at the moment. Ask its owner');
  end if;
  chosen := array(select e.id from public.events e where e.account_id = invitation.account_id and e.id = any (invitation.event_ids));
  -- Accepted first: the place it kept is the one that the member takes.
  update public.team_invitations i set ended_at = now(), accepted_by = caller.id where i.id = invitation.id;
  insert into public.team_members (account_id, user_id, role_id, status, event_scope)
  values (invitation.account_id, caller.id, invitation.role_id, 'active', case when invitation.event_ids is null then 'all' else 'chosen' end)
  on conflict (account_id, user_id) do update
  set role_id = excluded.role_id, status = 'active', event_scope = excluded.event_scope
  where team_members.status <> 'active'
  returning id into joined_id;
  if joined_id is null then
    return invitation.account_id;
  end if;
  insert into public.member_events (member_id, event_id, account_id)
  select joined_id, c, invitation.account_id from unnest(chosen) c
  on conflict do nothing;
  perform public.choose_account(invitation.account_id);
  return invitation.account_id;
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
  if exists (select from public.team_members m where m.role_id = role.id and m.status <> 'removed')
    or exists (select from public.team_invitations i where i.role_id = role.id and private.invitation_is_open(i)) then
    perform private.refuse(409, 'conflict', 'Somebody has this role, or is invited in it. Give them another one first');
  end if;
  -- Those who are gone had it once: they keep nothing of it.
  update public.team_members m set role_id = private.built_in_role('viewer') where m.role_id = role.id;
  delete from public.team_invitations i where i.role_id = role.id;
  delete from public.roles r where r.id = role.id;
  perform private.audit(role.account_id, 'roles.deleted', 'roles', role.id::text, jsonb_build_object('name', role.name), null);
  return role.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.list_audience(account_id_param uuid, event_id_param uuid, question_param jsonb, request jsonb DEFAULT '{}'::jsonb, about_param text DEFAULT 'announcements'::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  question jsonb := private.asked_audience(question_param, account_id_param, event_id_param);
  sees_contact boolean := private.may('guests.read_contact', account_id_param, event_id_param);
  wanted text := coalesce(request ->> 'filter', '');
  pattern text := '%' || private.plain_words(left(coalesce(request ->> 'text', ''), 100)) || '%';
  page jsonb;
  total integer;
begin
  with people as materialized (
    select p.* from private.audience_people(question, account_id_param, event_id_param, about_param) p
    where (wanted = '' or wanted = 'no_email' and not 'email' = any (p.channels) or wanted = any (p.channels) or wanted = any (p.off))
      and (pattern = '%%' or private.plain_words(p.full_name) like pattern)
  ), shown as (
    select p.*, row_number() over (order by p.full_name, p.person) as n from people p
    order by p.full_name, p.person limit private.page_size(request) offset private.page_start(request)
  )
  select (select count(*) from people), (select coalesce(jsonb_agg(jsonb_build_object(
      'id', s.person, 'guestId', s.guest_id, 'eventGuestId', s.event_guest_id, 'memberId', s.member_id, 'name', s.full_name,
      'email', case when sees_contact or s.guest_id is null then s.email end, 'locale', s.locale, 'timeZone', s.time_zone,
      'channels', s.channels, 'off', s.off, 'why', coalesce(w.reasons, '[]')) order by s.n), '[]')
    from shown s
    left join private.audience_reasons(array(select x.id from shown o, unnest(array[o.person, o.member_id]) x (id)),
      question, account_id_param, event_id_param) w on w.person = s.person)
  into total, page;
  return jsonb_build_object('total', total, 'rows', page);
end
$function$;

CREATE OR REPLACE FUNCTION private.invitation_is_open(invitation public.team_invitations)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select invitation.ended_at is null and invitation.expires_at > now() $function$;

comment on function private.invitation_is_open(public.team_invitations) is 'Whether an invitation can still be accepted.';

reset check_function_bodies;

-- Invitations to a team: asked, sent again, taken back, read by their link, accepted.

create function private.invitation_is_open(invitation public.team_invitations)
returns boolean
language sql stable
set search_path = ''
as $$ select invitation.ended_at is null and invitation.expires_at > now() $$;
comment on function private.invitation_is_open(public.team_invitations) is 'Whether an invitation can still be accepted.';

create function private.keep_team_invitation()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.ended_at is null and 'team.manage' = any (private.permissions_of(new.role_id)) then
    perform private.require_admin_place(new.account_id, null, new.id);
  end if;
  return new;
end
$$;
comment on function private.keep_team_invitation() is 'Who is asked to manage a team has one of its ten places from then on.';

create function private.send_team_invitation(invitation_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  invitation public.team_invitations;
begin
  select * into strict invitation from public.team_invitations i where i.id = invitation_id;
  if (select count(*) from public.jobs j where j.kind = 'team_invitation' and j.created_at > now() - interval '1 day'
      and j.payload ->> 'accountId' = invitation.account_id::text) >= 50 then
    perform private.refuse(429, 'too_many_requests', 'Fifty invitations were sent within a day. Go on tomorrow');
  end if;
  perform private.enqueue_job('team_invitation', jsonb_build_object('invitationId', invitation.id,
    'accountId', invitation.account_id), 'team_invitation:' || invitation.id || ':' || invitation.generation);
end
$$;
comment on function private.send_team_invitation(uuid) is 'Mails an invitation''s link; fifty a day and account at most.';

create function private.check_team_scope(asking_account_id uuid, request jsonb)
returns uuid[]
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  wanted_role public.roles;
  wanted uuid[] := case when jsonb_typeof(request -> 'eventIds') = 'array'
    then array(select distinct e::uuid from jsonb_array_elements_text(request -> 'eventIds') e) end;
begin
  perform private.require_permission('team.manage', asking_account_id);
  perform private.require_plan(asking_account_id, 'multi-admin');
  select * into wanted_role from public.roles r where r.id::text = request ->> 'roleId'
    and coalesce(r.account_id, asking_account_id) = asking_account_id and r.id <> private.built_in_role('owner');
  if wanted_role.id is null then
    perform private.refuse(400, 'invalid_input', 'Choose one of the roles of this account', 'roleId');
  end if;
  perform private.require_all_of(asking_account_id, private.permissions_of(wanted_role.id));
  if wanted is not null and cardinality(wanted) = 0 then
    perform private.refuse(400, 'invalid_input', 'Choose at least one event, or all of them', 'eventIds');
  end if;
  if exists (select from unnest(wanted) w where w not in (select e.id from public.events e where e.account_id = asking_account_id)) then
    perform private.refuse(400, 'invalid_input', 'Choose among the events of this account', 'eventIds');
  end if;
  return wanted;
end
$$;
comment on function private.check_team_scope(uuid, jsonb) is
  '{roleId, eventIds: null for all}: the events, where the caller may ask somebody into this role for them; else it is refused.';

create function public.invite_to_team(account_id_param uuid, request jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := private.check_email(request ->> 'email', 'email');
  wanted uuid[];
  new_id uuid := gen_random_uuid();
begin
  wanted := private.check_team_scope(account_id_param, request);
  if exists (select from public.team_members m join auth.users u on u.id = m.user_id
      where m.account_id = account_id_param and m.status = 'active' and lower(u.email) = address) then
    perform private.refuse(409, 'conflict', 'They work with you already. Change their role in the list', 'email');
  end if;
  -- One that has run out makes room for a new one.
  update public.team_invitations i set ended_at = now()
  where i.account_id = account_id_param and i.email = address and i.ended_at is null and i.expires_at <= now();
  if exists (select from public.team_invitations i
      where i.account_id = account_id_param and i.email = address and i.ended_at is null) then
    perform private.refuse(409, 'conflict', 'They are invited already. Send the link again from the list', 'email');
  end if;
  insert into public.team_invitations (id, account_id, email, role_id, event_ids, token_hash, invited_by)
  values (new_id, account_id_param, address, (request ->> 'roleId')::uuid, wanted,
    private.hash_token(private.derive_token('team', new_id, 1)), (select auth.uid()));
  perform private.send_team_invitation(new_id);
  return new_id;
end
$$;
comment on function public.invite_to_team(uuid, jsonb) is
  '{email, roleId, eventIds: null for all}: asks somebody into the team by a link that is good once, for seven days. The invitation''s id.';

create function private.own_team_invitation(invitation_id_param uuid)
returns public.team_invitations
language plpgsql
security definer
set search_path = ''
as $$
declare
  invitation public.team_invitations;
begin
  select * into invitation from public.team_invitations i where i.id = invitation_id_param for update;
  perform private.require_permission('team.manage', invitation.account_id);
  if invitation.ended_at is not null then
    perform private.refuse(409, 'conflict', case when invitation.accepted_by is null
      then 'This invitation was taken back' else 'This invitation was accepted' end);
  end if;
  return invitation;
end
$$;
comment on function private.own_team_invitation(uuid) is 'An invitation that is still open or has run out, for those who manage its team.';

create function public.resend_team_invitation(invitation_id_param uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  invitation public.team_invitations := private.own_team_invitation(invitation_id_param);
begin
  perform private.require_plan(invitation.account_id, 'multi-admin');
  perform private.require_all_of(invitation.account_id, private.permissions_of(invitation.role_id));
  update public.team_invitations i
  set generation = i.generation + 1, sent_at = now(), expires_at = now() + interval '7 days', invited_by = (select auth.uid()),
    token_hash = private.hash_token(private.derive_token('team', i.id, i.generation + 1))
  where i.id = invitation.id;
  perform private.send_team_invitation(invitation.id);
  return invitation.id;
end
$$;
comment on function public.resend_team_invitation(uuid) is 'Mails a new link for seven days; the one before it opens nothing any more. The invitation''s id.';

create function public.revoke_team_invitation(invitation_id_param uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  invitation public.team_invitations := private.own_team_invitation(invitation_id_param);
begin
  update public.team_invitations i set ended_at = now() where i.id = invitation.id;
  return invitation.id;
end
$$;
comment on function public.revoke_team_invitation(uuid) is 'Takes an invitation back; its link says so. The invitation''s id.';

create function private.shown_role(target_role_id uuid)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', r.id, 'key', r.key, 'name', r.name, 'permissions', private.permissions_of(r.id))
  from public.roles r where r.id = target_role_id
$$;
comment on function private.shown_role(uuid) is '{id, key, name, permissions}; the key is null for an account''s own.';

create function public.get_team_invitation(token text)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  told jsonb;
begin
  select jsonb_build_object('accountName', a.name, 'invitedBy', p.display_name, 'email', i.email, 'role', private.shown_role(i.role_id),
    'eventNames', (select jsonb_agg(e.name order by e.start_date) from public.events e where e.id = any (i.event_ids)),
    'expiresAt', i.expires_at, 'accountId', i.account_id,
    'state', case when i.accepted_by is not null then 'accepted' when i.ended_at is not null then 'revoked'
      when i.expires_at <= now() then 'expired' when a.status <> 'active' or not private.has_team(a.id) then 'closed' else 'open' end)
  into told
  from public.team_invitations i
  join public.accounts a on a.id = i.account_id
  left join public.profiles p on p.user_id = i.invited_by
  where i.token_hash = private.hash_token(coalesce(get_team_invitation.token, ''));
  if told is null then
    perform private.refuse_link();
  end if;
  return told;
end
$$;
comment on function public.get_team_invitation(text) is
  'What an invitation''s link opens: who asks, to what, in which role and for which events, and whether it still can be accepted.';

create function public.accept_team_invitation(token text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function public.accept_team_invitation(text) is
  'Joins the team that invited the caller''s confirmed address; once. The account''s id.';

create function private.team_invitation_source(job public.jobs)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('to', i.email, 'accountName', a.name, 'invitedBy', p.display_name, 'role', private.shown_role(i.role_id),
    'eventNames', (select jsonb_agg(e.name order by e.start_date) from public.events e where e.id = any (i.event_ids)),
    'expiresAt', i.expires_at, 'timeZone', coalesce(o.time_zone, a.default_time_zone), 'url', private.site_url() || '/join-team/' || private.derive_token('team', i.id, i.generation))
  from public.team_invitations i
  join public.accounts a on a.id = i.account_id
  left join public.profiles p on p.user_id = i.invited_by
  left join auth.users u on lower(u.email) = lower(i.email)
  left join public.profiles o on o.user_id = u.id
  where i.id::text = job.payload ->> 'invitationId' and private.invitation_is_open(i)
$$;
comment on function private.team_invitation_source(public.jobs) is 'TeamInvitationSource; null once it was accepted, taken back or has run out.';

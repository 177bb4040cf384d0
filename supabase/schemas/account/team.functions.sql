-- A team: who works in an account, what the caller may do in each of theirs, leaving and removing.

create function public.get_my_rights()
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('accountId', a.id, 'name', a.name, 'plan', private.account_plan(a.id),
      'role', jsonb_build_object('key', r.key, 'name', r.name), 'isOwn', a.owner_user_id = m.user_id, 'isChosen', a.id = private.chosen_account(),
      'ownerId', a.owner_user_id, 'owner', (select p.display_name from public.profiles p where p.user_id = a.owner_user_id),
      'eventIds', case m.event_scope when 'chosen' then (select coalesce(jsonb_agg(e.event_id), '[]') from public.member_events e where e.member_id = m.id) end,
      'permissions', (select coalesce(jsonb_agg(p.permission order by p.permission), '[]') from public.permissions p
        where m.id in (select w.member_id from private.memberships_with(m.user_id, p.permission) w)))
    order by a.owner_user_id <> m.user_id, a.name, a.id), '[]')
  from public.team_members m
  join public.accounts a on a.id = m.account_id
  join public.roles r on r.id = m.role_id
  where m.user_id = (select auth.uid()) and m.status = 'active'
$$;
comment on function public.get_my_rights() is
  'Where the caller works, the own account first: role, plan, what they may do there now, and for which events (null: all).';

create function private.seen_at(person_id uuid)
returns timestamptz
language sql stable
security definer
set search_path = ''
as $$
  select max(coalesce(s.refreshed_at::timestamptz, s.updated_at, s.created_at)) from auth.sessions s where s.user_id = person_id
$$;
comment on function private.seen_at(uuid) is 'When one of somebody''s devices was last with us.';

create function public.get_team(account_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  manages boolean := private.may('team.manage', account_id_param);
begin
  if account_id_param is null or account_id_param not in (select private.my_teams()) then
    perform private.refuse(404, 'not_found', 'This does not exist, or you do not work there');
  end if;
  return (select jsonb_build_object('accountId', a.id, 'name', a.name, 'mayManage', manages, 'hasTeam', private.has_team(a.id), 'offer', private.shown_offer(a.id),
    'otherOffers', private.offers_elsewhere(a.id),
    'isProven', private.signed_in_just_now(),
    'members', (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'userId', m.user_id, 'name', p.display_name, 'avatarUrl', p.avatar_url,
        'email', case when manages or m.user_id = (select auth.uid()) then u.email end, 'roleId', m.role_id,
        'isOwner', m.user_id = a.owner_user_id, 'isMe', m.user_id = (select auth.uid()), 'joinedAt', m.created_at,
        'seenAt', case when manages then private.seen_at(m.user_id) end,
        'eventIds', case m.event_scope when 'chosen' then (select coalesce(jsonb_agg(e.event_id), '[]') from public.member_events e where e.member_id = m.id) end)
        order by m.user_id <> a.owner_user_id, r.position, lower(p.display_name)), '[]')
      from public.team_members m join public.profiles p on p.user_id = m.user_id join auth.users u on u.id = m.user_id
      join public.roles r on r.id = m.role_id
      where m.account_id = a.id and m.status = 'active'),
    'invitations', (select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'email', i.email, 'roleId', i.role_id, 'eventIds', to_jsonb(i.event_ids),
        'sentAt', i.sent_at, 'expiresAt', i.expires_at) order by i.created_at), '[]')
      from public.team_invitations i where manages and i.account_id = a.id and i.ended_at is null),
    'roles', (select jsonb_agg(private.shown_role(r.id) order by r.position, r.created_at) from public.roles r
      where coalesce(r.account_id, a.id) = a.id),
    'permissions', (select jsonb_agg(p.permission order by p.permission) from public.permissions p),
    'events', (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'name', e.name, 'eventTypeId', e.event_type_id,
        'coverSeed', e.cover_seed, 'endDate', e.end_date) order by e.start_date desc), '[]')
      from public.events e where e.account_id = a.id and (manages or exists (
        select from public.member_events c join public.team_members m on m.id = c.member_id
        where c.event_id = e.id and m.user_id = (select auth.uid())))))
    from public.accounts a where a.id = account_id_param);
end
$$;
comment on function public.get_team(uuid) is
  'Who works in an account: members, open invitations, the roles there are and what each allows. Addresses and when somebody was last seen are for those who manage the team.';

create function private.end_membership(member public.team_members, leaves boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- The row stays: what they did keeps their name.
  update public.team_members m set status = 'removed', event_scope = 'all' where m.id = member.id;
  update public.ownership_offers o set outcome = 'withdrawn', ended_at = now()
  where o.account_id = member.account_id and o.to_user_id = member.user_id and o.outcome is null;
  delete from public.member_events e where e.member_id = member.id;
  perform private.enqueue_job('team_farewell', jsonb_build_object('memberId', member.id, 'leaves', leaves));
end
$$;
comment on function private.end_membership(public.team_members, boolean) is
  'Ends what somebody may do in an account from the next call on, and tells them or, when they leave, its owner.';

create function public.remove_team_member(member_id_param uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  member public.team_members;
begin
  select * into member from public.team_members m where m.id = member_id_param and m.status = 'active' for update;
  perform private.require_permission('team.manage', member.account_id);
  if member.role_id = private.built_in_role('owner') then
    perform private.refuse(409, 'conflict', 'The account is its owner''s: the owner stays');
  end if;
  perform private.require_all_of(member.account_id, private.permissions_of(member.role_id));
  perform private.end_membership(member, false);
  return member.id;
end
$$;
comment on function public.remove_team_member(uuid) is 'Ends somebody''s access at once, also in what they have open; their work stays under their name. The member''s id.';

create function public.leave_team(account_id_param uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  member public.team_members;
begin
  select * into member from public.team_members m
  where m.account_id = account_id_param and m.user_id = (select auth.uid()) and m.status = 'active' for update;
  if member.id is null then
    perform private.refuse(404, 'not_found', 'This does not exist, or you do not work there');
  end if;
  if member.role_id = private.built_in_role('owner') then
    perform private.refuse(409, 'conflict', 'An owner cannot leave their own account');
  end if;
  perform private.end_membership(member, true);
  return member.account_id;
end
$$;
comment on function public.leave_team(uuid) is 'The caller works there no more; what they did stays under their name. The account''s id.';

create function private.team_farewell_source(job public.jobs)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('to', case when job.payload -> 'leaves' = 'true' then o.email else u.email end, 'accountName', a.name,
    'name', p.display_name, 'leaves', job.payload -> 'leaves')
  from public.team_members m
  join public.accounts a on a.id = m.account_id
  join public.profiles p on p.user_id = m.user_id
  join auth.users u on u.id = m.user_id
  join auth.users o on o.id = a.owner_user_id
  where m.id::text = job.payload ->> 'memberId' and m.status = 'removed'
$$;
comment on function private.team_farewell_source(public.jobs) is 'TeamFarewellSource: to who was removed, or to the owner when somebody left; null when they are back.';

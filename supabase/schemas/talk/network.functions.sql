-- Planners among themselves: who knows whom from events they plan together, and asking them to plan more.

create function private.planning_contacts()
returns table (person_id uuid, event_id uuid)
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query
  select t.user_id, e.id
  from public.team_members m
  join public.team_members t on t.account_id = m.account_id and t.status = 'active' and t.user_id <> m.user_id
  join public.events e on e.account_id = m.account_id
  where m.user_id = (select auth.uid()) and m.status = 'active'
    and (m.event_scope = 'all' or exists (select from public.member_events x where x.member_id = m.id and x.event_id = e.id))
    and (t.event_scope = 'all' or exists (select from public.member_events x where x.member_id = t.id and x.event_id = e.id));
end
$$;
comment on function private.planning_contacts() is
  'With whom the caller plans which event now: both are members, and it is in the scope of both.';

create function private.shown_plan_request(asked public.plan_requests)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', asked.id, 'accountName', a.name, 'name', p.display_name, 'avatarUrl', p.avatar_url,
    'by', b.display_name, 'role', private.shown_role(asked.role_id), 'note', asked.note,
    'eventNames', case when asked.event_ids is not null then
      (select coalesce(jsonb_agg(e.name order by e.start_date), '[]') from public.events e where e.id = any (asked.event_ids)) end,
    'askedAt', asked.created_at, 'expiresAt', asked.expires_at)
  from public.accounts a
  join public.profiles p on p.user_id = asked.user_id
  left join public.profiles b on b.user_id = asked.asked_by
  where a.id = asked.account_id
$$;
comment on function private.shown_plan_request(public.plan_requests) is 'PlanRequest: who asks whom to what.';

create function public.get_planning_network()
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  shown uuid := private.chosen_account();
  manages boolean := private.may('team.manage', shown);
begin
  return jsonb_build_object('accountId', shown, 'mayUse', private.may('network.use', shown),
    'hasPlan', private.account_plan_rank(shown) >= private.plan_rank(
      (select g.required_plan from public.plan_gates g where g.feature_key = 'planning-network')),
    'mayAsk', manages and private.has_team(shown),
    'contacts', (select coalesce(jsonb_agg(jsonb_build_object('userId', c.person_id, 'name', p.display_name, 'avatarUrl', p.avatar_url,
        'events', c.events, 'names', c.names,
        'isHere', exists (select from public.team_members t where t.account_id = shown and t.user_id = c.person_id and t.status = 'active'),
        'isAsked', manages and exists (select from public.plan_requests r
          where r.account_id = shown and r.user_id = c.person_id and r.outcome is null and r.expires_at > now()))
        order by lower(p.display_name), c.person_id), '[]')
      from (select n.person_id, count(*) as events, to_jsonb((array_agg(n.name order by n.latest desc, n.name))[1:3]) as names
        from (select k.person_id, e.name, max(e.start_date) as latest
          from private.planning_contacts() k join public.events e on e.id = k.event_id group by k.person_id, e.name) n
        group by n.person_id) c
      join public.profiles p on p.user_id = c.person_id),
    'toMe', (select coalesce(jsonb_agg(private.shown_plan_request(r) order by r.created_at desc), '[]')
      from public.plan_requests r where r.user_id = (select auth.uid()) and r.outcome is null and r.expires_at > now()),
    'asked', (select coalesce(jsonb_agg(private.shown_plan_request(r) order by r.created_at desc), '[]')
      from public.plan_requests r where manages and r.account_id = shown and r.outcome is null and r.expires_at > now()),
    'checklists', (select coalesce(jsonb_agg(private.shown_checklist(l) order by l.created_at desc, l.id), '[]')
      from public.shared_checklists l where l.id in (select private.my_checklists())));
end
$$;
comment on function public.get_planning_network() is
  'PlanningNetwork: the caller''s contacts from shared events, who asks them, whom the chosen account asks, and every checklist that one of their accounts has.';

create function public.ask_to_plan(request jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  asking uuid := private.chosen_account();
  them uuid := (request ->> 'userId')::uuid;
  wanted uuid[];
  new_id uuid;
begin
  wanted := private.check_team_scope(asking, request);
  perform private.require_plan(asking, 'planning-network');
  if not exists (select from private.planning_contacts() c where c.person_id = them) then
    perform private.refuse(404, 'not_found', 'You plan no event with them now. Invite them by their e-mail address, under Team and roles');
  end if;
  if exists (select from public.team_members m where m.account_id = asking and m.user_id = them and m.status = 'active') then
    perform private.refuse(409, 'conflict', 'They work in this account already. Change their role under Team and roles');
  end if;
  update public.plan_requests r set outcome = 'withdrawn', ended_at = now()
  where r.account_id = asking and r.user_id = them and r.outcome is null and r.expires_at <= now();
  if (select count(*) from public.plan_requests r where r.account_id = asking and r.created_at > now() - interval '1 day') >= 50 then
    perform private.refuse(429, 'too_many_requests', 'Fifty people were asked within a day. Go on tomorrow');
  end if;
  insert into public.plan_requests (account_id, user_id, role_id, event_ids, note, asked_by)
  values (asking, them, (request ->> 'roleId')::uuid, wanted, private.check_text(request ->> 'note', 300, 'note', 'A note'), (select auth.uid()))
  on conflict (account_id, user_id) where outcome is null do nothing
  returning id into new_id;
  if new_id is null then
    perform private.refuse(409, 'conflict', 'They are asked already. Wait for their answer, or take it back');
  end if;
  perform private.notify(array[them], 'planning', jsonb_build_object('kind', 'asked',
    'name', (select p.display_name from public.profiles p where p.user_id = (select auth.uid())),
    'account', (select a.name from public.accounts a where a.id = asking)), private.account_of_user(them), null, new_id);
  return new_id;
end
$$;
comment on function public.ask_to_plan(jsonb) is
  '{userId, roleId, eventIds: null for all, note}: asks a contact to plan with the chosen account. The request''s id.';

create function public.withdraw_plan_request(request_id_param uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  asked public.plan_requests;
begin
  select * into asked from public.plan_requests r where r.id = request_id_param for update;
  perform private.require_permission('team.manage', asked.account_id);
  if asked.outcome is not null then
    perform private.refuse(409, 'conflict', 'They have answered already');
  end if;
  update public.plan_requests r set outcome = 'withdrawn', ended_at = now() where r.id = asked.id;
  return asked.id;
end
$$;
comment on function public.withdraw_plan_request(uuid) is 'Takes back what was asked; nobody is told. The request''s id.';

create function public.answer_plan_request(request_id_param uuid, says_yes boolean)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  asked public.plan_requests;
  address text := (select lower(u.email) from auth.users u where u.id = (select auth.uid()) and u.email_confirmed_at is not null);
  invited uuid := gen_random_uuid();
begin
  select * into asked from public.plan_requests r where r.id = request_id_param and r.user_id = (select auth.uid()) for update;
  if asked.id is null then
    perform private.refuse(404, 'not_found', 'This does not exist, or somebody else was asked');
  end if;
  if asked.outcome is not null or asked.expires_at <= now() then
    perform private.refuse(410, 'link_revoked', 'This is not open any more. Ask for it anew');
  end if;
  update public.plan_requests r set outcome = case when says_yes then 'accepted' else 'declined' end, ended_at = now() where r.id = asked.id;
  if says_yes then
    -- Who asked must still be allowed to.
    if asked.asked_by is null or not private.person_may(asked.asked_by, 'team.manage', asked.account_id) then
      perform private.refuse(409, 'conflict', 'Who asked you cannot give this any more. Ask the account''s owner');
    end if;
    if address is null then
      perform private.refuse(403, 'not_allowed', 'Confirm your e-mail address first');
    end if;
    update public.team_invitations i set ended_at = now()
    where i.account_id = asked.account_id and i.email = address and i.ended_at is null;
    insert into public.team_invitations (id, account_id, email, role_id, event_ids, token_hash, invited_by)
    values (invited, asked.account_id, address, asked.role_id, asked.event_ids,
      private.hash_token(private.derive_token('team', invited, 1)), asked.asked_by);
    perform public.accept_team_invitation(private.derive_token('team', invited, 1));
  end if;
  perform private.notify(array[asked.asked_by], 'planning', jsonb_build_object('kind', case when says_yes then 'joined' else 'declined' end,
    'name', (select p.display_name from public.profiles p where p.user_id = (select auth.uid())),
    'account', (select a.name from public.accounts a where a.id = asked.account_id)), asked.account_id, null, asked.id);
  return asked.account_id;
end
$$;
comment on function public.answer_plan_request(uuid, boolean) is
  'Yes joins the team that asked the caller, in the role and for the events that were said; no is told to who asked. The account''s id.';

create function private.is_over_planning(notice public.notices)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select case notice.detail ->> 'kind'
    when 'asked' then not exists (
      select from public.plan_requests r where r.id = notice.subject_id and r.outcome is null and r.expires_at > now())
    when 'offered' then not exists (
      select from public.ownership_offers o where o.id = notice.subject_id and private.offer_is_open(o))
    else false end
$$;
comment on function private.is_over_planning(public.notices) is 'Nobody is told that they are asked once they have answered or it was taken back.';

create function private.fact_planning_network(mine uuid[])
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (
    select private.fact(jsonb_build_object('checklists', count(*), 'items', coalesce(sum(i.items), 0), 'done', coalesce(sum(i.done), 0)), null, null,
      to_jsonb((array_agg(jsonb_build_object('id', l.id, 'title', l.title, 'count', i.items - i.done) order by l.updated_at desc, l.id))[1:5]))
    from public.shared_checklists l
    cross join lateral (select count(*) as items, count(x.done_at) as done from public.shared_checklist_items x where x.checklist_id = l.id) i
    where l.account_id = any (mine) or exists (
      select from public.shared_checklist_accounts s where s.checklist_id = l.id and s.account_id = any (mine)));
end
$$;
comment on function private.fact_planning_network(uuid[]) is 'Shared checklists, and what of them is done; the rows are those that changed last.';

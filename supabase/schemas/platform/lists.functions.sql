-- What administrators see of the whole platform. Lists answer {total, rows}, cut and sorted here,
-- so that a hundred thousand users stay a page of 25. Demos are in none of them: nobody's, and gone in a day. A request is
-- {text, filter, sort, descending, from, size} (base/lists); unknown sorts and filters mean the usual ones.

create function public.admin_list_users(request jsonb default '{}')
returns jsonb
language plpgsql stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  patterns constant text[] := private.word_patterns(request ->> 'text');
  wanted constant text := coalesce(request ->> 'filter', 'all');
  sort constant text := private.sort_of(request, '{created,name,email,seen,plan}');
  down constant boolean := private.sorts_down(request);
  size constant integer := private.page_size(request);
  start constant integer := private.page_start(request);
begin
  perform private.require_right();
  return (
    with matching as not materialized (
      select p.user_id, p.display_name, p.avatar_url, p.created_at, u.email, u.email_confirmed_at, u.last_sign_in_at,
        s.plan_type, s.is_trial and s.trial_end_at > now() as on_trial, s.trial_end_at, a.status, d.user_id is not null as is_admin,
        case sort when 'created' then p.created_at when 'seen' then u.last_sign_in_at end as by_time,
        case sort when 'name' then lower(p.display_name) when 'email' then u.email end as by_word,
        case sort when 'plan' then private.plan_rank(s.plan_type) end as by_size
      from public.profiles p
      left join auth.users u on u.id = p.user_id
      left join public.subscriptions s on s.user_id = p.user_id
      left join public.accounts a on a.owner_user_id = p.user_id
      left join public.administrators d on d.user_id = p.user_id
      where (patterns = '{}' or private.search_words(concat_ws(' ', p.display_name, u.email)) like all (patterns))
        and not exists (select from private.sandboxes x where x.user_id = p.user_id)
        and case wanted
          when 'suspended' then a.status = 'suspended'
          when 'administrators' then d.user_id is not null
          when 'trial' then s.is_trial and s.trial_end_at > now()
          when 'unconfirmed' then u.email_confirmed_at is null
          when 'affiliates' then p.wants_affiliate
          when 'free' then coalesce(s.plan_type, 'free') = 'free'
          when 'premium' then s.plan_type = 'premium'
          when 'pro' then s.plan_type = 'pro'
          when 'business' then s.plan_type = 'business'
          else true end),
    page as (
      select m.* from matching m
      order by case when down then m.by_time end desc nulls last, case when not down then m.by_time end,
        case when down then m.by_word end desc nulls last, case when not down then m.by_word end,
        case when down then m.by_size end desc nulls last, case when not down then m.by_size end, m.user_id
      limit size offset start)
    select jsonb_build_object('total', (select count(*) from matching), 'rows', coalesce(jsonb_agg(jsonb_build_object(
      'id', c.user_id, 'name', c.display_name, 'email', c.email, 'avatarUrl', c.avatar_url,
      'planType', coalesce(c.plan_type, 'free'), 'isTrial', coalesce(c.on_trial, false),
      'trialEndAt', c.trial_end_at, 'isSuspended', coalesce(c.status = 'suspended', false),
      'isConfirmed', c.email_confirmed_at is not null, 'isAdmin', c.is_admin,
      'eventCount', (select count(*) from public.events e where e.user_id = c.user_id),
      'createdAt', c.created_at, 'lastSignInAt', c.last_sign_in_at)), '[]'))
    from page c);
end
$$;
comment on function public.admin_list_users(jsonb) is
  'Users; text looks into name and address; filter is a plan, trial, suspended, administrators, unconfirmed or affiliates (who asked to be one). Search reads the table from end to end: auth.users is not ours to index, and 100,000 rows take well under a second.';

create function public.admin_get_user(user_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_right();
  perform private.require_user(user_id_param);
  insert into public.security_access_log (user_id, resource_type, resource_id, access_type, success, risk_level)
  values ((select auth.uid()), 'users', user_id_param::text, 'admin_view', true, 'medium');
  return (
    select jsonb_build_object(
      'id', u.id, 'name', p.display_name, 'email', u.email, 'avatarUrl', p.avatar_url,
      'isConfirmed', u.email_confirmed_at is not null, 'createdAt', u.created_at,
      'lastSignInAt', u.last_sign_in_at, 'timeZone', p.time_zone, 'locale', p.locale,
      'isAdmin', exists (select from public.administrators d where d.user_id = u.id),
      'isSuspended', a.status = 'suspended', 'suspendedAt', a.suspended_at,
      'suspendedReason', case when a.status = 'suspended' then (
        select l.after ->> 'reason' from public.audit_log l
        where l.resource_type = 'users' and l.resource_id = u.id::text and l.action = 'accounts.suspended'
        order by l.created_at desc limit 1) end,
      'planType', coalesce(s.plan_type, 'free'), 'pendingPlanType', s.pending_plan_type,
      'isTrial', coalesce(s.is_trial, false), 'trialEndAt', s.trial_end_at, 'isLifetime', coalesce(s.is_lifetime, false),
      'wantsAffiliate', p.wants_affiliate,
      'hadTrial', exists (select from private.trials t where t.user_id = u.id),
      'eventCount', (select count(*) from public.events e where e.user_id = u.id),
      'guestCount', (select count(*) from public.guests g where g.account_id = a.id),
      'orderCount', (select count(*) from public.orders o where o.account_id = a.id and o.completed_at is not null),
      'linkCount', (select count(*) from public.share_links l where l.account_id = a.id
        and l.revoked_at is null and l.suspended_at is null),
      'events', (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'name', e.name, 'status', e.status,
          'startDate', e.start_date, 'timeZone', e.time_zone) order by e.start_date desc), '[]')
        from (select * from public.events e where e.user_id = u.id order by e.start_date desc limit 10) e),
      'steps', (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'action', l.action, 'at', l.created_at,
          'actorName', (select n.display_name from public.profiles n where n.user_id = l.actor_user_id),
          'reason', l.after ->> 'reason') order by l.created_at desc), '[]')
        from (select * from public.audit_log l where l.resource_id = u.id::text
          and l.action in ('plan.applied', 'trial.extended', 'accounts.suspended', 'accounts.restored',
            'sessions.ended', 'administrators.insert', 'administrators.delete')
          order by l.created_at desc limit 10) l))
    from auth.users u
    join public.profiles p on p.user_id = u.id
    left join public.accounts a on a.owner_user_id = u.id
    left join public.subscriptions s on s.user_id = u.id
    where u.id = user_id_param);
end
$$;
comment on function public.admin_get_user(uuid) is
  'One user with plan, trial, newest events and what administrators did; the look itself is logged.';

create function public.admin_list_events(request jsonb default '{}')
returns jsonb
language plpgsql stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  patterns constant text[] := private.word_patterns(request ->> 'text');
  wanted constant text := coalesce(request ->> 'filter', 'all');
  one constant uuid := request ->> 'id';
  sort constant text := private.sort_of(request, '{created,start,name,host}');
  down constant boolean := private.sorts_down(request);
  size constant integer := private.page_size(request);
  start constant integer := private.page_start(request);
begin
  perform private.require_right();
  return (
    with matching as not materialized (
      select e.*, p.display_name,
        case sort when 'created' then e.created_at when 'start' then e.start_date end as by_time,
        case sort when 'name' then lower(e.name) when 'host' then lower(p.display_name) end as by_word
      from public.events e
      left join public.profiles p on p.user_id = e.user_id
      where (patterns = '{}' or private.search_words(concat_ws(' ', e.name, p.display_name, e.location_name)) like all (patterns))
        and (e.id = one or one is null and not exists (select from private.sandboxes x where x.account_id = e.account_id))
        and case
          when wanted in ('draft', 'published', 'cancelled', 'archived') then e.status = wanted
          when wanted = 'upcoming' then e.status = 'published' and e.end_date > now()
          else true end),
    page as (
      select m.* from matching m
      order by case when down then m.by_time end desc nulls last, case when not down then m.by_time end,
        case when down then m.by_word end desc nulls last, case when not down then m.by_word end, m.id
      limit size offset start)
    select jsonb_build_object('total', (select count(*) from matching), 'rows', coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'name', c.name, 'status', c.status, 'visibility', c.visibility,
      'eventTypeId', c.event_type_id, 'coverSeed', c.cover_seed, 'startDate', c.start_date, 'endDate', c.end_date,
      'timeZone', c.time_zone, 'locationName', c.location_name, 'createdAt', c.created_at,
      'hostId', c.user_id, 'hostName', c.display_name,
      'guestCount', (select count(*) from public.event_guests g where g.event_id = c.id),
      'answerCount', (select count(*) from public.rsvps v where v.event_id = c.id),
      'orderCount', (select count(*) from public.orders o where o.event_id = c.id and o.completed_at is not null),
      'linkCount', (select count(*) from public.share_links l where l.event_id = c.id
        and l.revoked_at is null and l.suspended_at is null))), '[]'))
    from page c);
end
$$;
comment on function public.admin_list_events(jsonb) is
  'Events of everybody with counts, no guests; filter is a status or upcoming, id asks for one.';

create function public.admin_list_invitations(request jsonb default '{}')
returns jsonb
language plpgsql stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  patterns constant text[] := private.word_patterns(request ->> 'text');
  sort constant text := private.sort_of(request, '{start,name,host}');
  down constant boolean := private.sorts_down(request);
  size constant integer := private.page_size(request);
  start constant integer := private.page_start(request);
begin
  perform private.require_right();
  return (
    with matching as not materialized (
      select e.*, p.display_name,
        case sort when 'start' then e.start_date end as by_time,
        case sort when 'name' then lower(e.name) when 'host' then lower(p.display_name) end as by_word
      from public.events e
      join public.profiles p on p.user_id = e.user_id
      where (patterns = '{}' or private.search_words(concat_ws(' ', e.name, p.display_name)) like all (patterns))
        and not exists (select from private.sandboxes x where x.account_id = e.account_id)
        and exists (select from public.event_guests g where g.event_id = e.id and g.invited_at is not null)),
    page as (
      select p.*, row_number() over () as n from (select m.* from matching m
      order by case when down then m.by_time end desc nulls last, case when not down then m.by_time end,
        case when down then m.by_word end desc nulls last, case when not down then m.by_word end, m.id
      limit size offset start) p)
    select jsonb_build_object('total', (select count(*) from matching), 'rows', coalesce(jsonb_agg(jsonb_build_object(
      'eventId', c.id, 'eventName', c.name, 'status', c.status, 'startDate', c.start_date,
      'timeZone', c.time_zone, 'hostId', c.user_id, 'hostName', c.display_name,
      'invited', i.invited, 'opened', i.opened, 'answered', i.answered, 'lastInvitedAt', i.latest) order by c.n), '[]'))
    from page c
    cross join lateral (
      select count(*) as invited, count(g.opened_at) as opened, max(g.invited_at) as latest,
        count(*) filter (where exists (select from public.rsvps v where v.event_guest_id = g.id)) as answered
      from public.event_guests g where g.event_id = c.id and g.invited_at is not null) i);
end
$$;
comment on function public.admin_list_invitations(jsonb) is
  'Events that invited guests: how many were invited, opened it and answered. Guests themselves stay the host''s.';

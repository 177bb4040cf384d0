-- The platform's figures, money, links, records and health, for administrators.

create function public.admin_list_subscriptions(request jsonb default '{}')
returns jsonb
language plpgsql stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  patterns constant text[] := private.word_patterns(request ->> 'text');
  wanted constant text := coalesce(request ->> 'filter', 'all');
  sort constant text := private.sort_of(request, '{updated,created,name,trial,plan}');
  down constant boolean := private.sorts_down(request);
  size constant integer := private.page_size(request);
  start constant integer := private.page_start(request);
begin
  perform private.require_right();
  return (
    with matching as not materialized (
      select s.*, p.display_name, u.email,
        case sort when 'updated' then s.updated_at when 'created' then s.created_at when 'trial' then s.trial_end_at end as by_time,
        case sort when 'name' then lower(p.display_name) end as by_word,
        case sort when 'plan' then private.plan_rank(s.plan_type) end as by_size
      from public.subscriptions s
      left join auth.users u on u.id = s.user_id
      left join public.profiles p on p.user_id = s.user_id
      where (patterns = '{}' or private.search_words(concat_ws(' ', p.display_name, u.email)) like all (patterns))
        and not exists (select from private.sandboxes x where x.user_id = s.user_id)
        and case
          when wanted in ('free', 'premium', 'pro', 'business') then s.plan_type = wanted
          when wanted = 'trial' then s.is_trial and s.trial_end_at > now()
          when wanted = 'ended' then s.is_trial and s.trial_end_at <= now()
          when wanted = 'pending' then s.pending_plan_type is not null
          else true end),
    page as (
      select m.* from matching m
      order by case when down then m.by_time end desc nulls last, case when not down then m.by_time end,
        case when down then m.by_word end desc nulls last, case when not down then m.by_word end,
        case when down then m.by_size end desc nulls last, case when not down then m.by_size end, m.id
      limit size offset start)
    select jsonb_build_object('total', (select count(*) from matching), 'rows', coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'userId', c.user_id, 'name', c.display_name, 'email', c.email,
      'planType', c.plan_type, 'pendingPlanType', c.pending_plan_type, 'isTrial', c.is_trial,
      'trialEndAt', c.trial_end_at, 'isLifetime', c.is_lifetime, 'createdAt', c.created_at,
      'updatedAt', c.updated_at, 'lastPayment', (
        select jsonb_build_object('amountMinor', k.amount_minor, 'currency', k.currency,
          'isTest', k.test_mode, 'at', k.updated_at)
        from public.plan_checkouts k where k.user_id = c.user_id and k.status = 'completed'
        order by k.updated_at desc limit 1))), '[]'))
    from page c);
end
$$;
comment on function public.admin_list_subscriptions(jsonb) is
  'Plans, trials and the last payment of each account; filter is a plan, trial, ended or pending.';

create function public.admin_list_links(request jsonb default '{}')
returns jsonb
language plpgsql stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  patterns constant text[] := private.word_patterns(request ->> 'text');
  wanted constant text := coalesce(request ->> 'filter', 'all');
  sort constant text := private.sort_of(request, '{used,created,event,host}');
  down constant boolean := private.sorts_down(request);
  size constant integer := private.page_size(request);
  start constant integer := private.page_start(request);
  total bigint;
  found jsonb;
begin
  perform private.require_right();
  with matching as not materialized (
      select l.id, l.last_used_at, l.created_at, coalesce(e.name, v.name) as event_name,
        coalesce(e.status, v.status) as event_status, a.owner_user_id, a.created_at as since, p.display_name,
        a.created_at > now() - interval '7 days' and l.last_used_at > now() - interval '1 day' as watched,
        case sort when 'used' then l.last_used_at when 'created' then l.created_at end as by_time,
        case sort when 'event' then lower(coalesce(e.name, v.name)) when 'host' then lower(p.display_name) end as by_word
      from public.share_links l
      left join public.events e on e.id = l.event_id
      left join public.venues v on v.id = l.venue_id
      join public.accounts a on a.id = l.account_id
      join public.profiles p on p.user_id = a.owner_user_id
      where (patterns = '{}' or private.search_words(concat_ws(' ', coalesce(e.name, v.name), p.display_name,
          l.settings ->> 'label')) like all (patterns))
        and not exists (select from private.sandboxes x where x.account_id = l.account_id)
        and case wanted
          when 'active' then l.revoked_at is null and l.suspended_at is null and (l.expires_at is null or l.expires_at > now())
          when 'suspended' then l.suspended_at is not null
          when 'watch' then l.suspended_at is null and l.revoked_at is null
            and a.created_at > now() - interval '7 days' and l.last_used_at > now() - interval '1 day'
          else true end),
    page as (
      select m.* from matching m
      order by case when down then m.by_time end desc nulls last, case when not down then m.by_time end,
        case when down then m.by_word end desc nulls last, case when not down then m.by_word end, m.id
      limit size offset start)
    select (select count(*) from matching), jsonb_agg(jsonb_build_object(
      'id', c.id, 'eventName', c.event_name, 'eventStatus', c.event_status, 'hostId', c.owner_user_id,
      'hostName', c.display_name, 'hostSince', c.since, 'isWatched', coalesce(c.watched, false)))
    into total, found from page c;
  -- Apart, since what makes a link's address keeps a query from using two processors.
  return jsonb_build_object('total', total, 'rows', (
    select coalesce(jsonb_agg(private.share_link_view(l) - 'token' - 'settings' || p.line order by p.n), '[]')
    from jsonb_array_elements(found) with ordinality p (line, n)
    join public.share_links l on l.id = (p.line ->> 'id')::uuid));
end
$$;
comment on function public.admin_list_links(jsonb) is
  'Share links of everybody with their address, host and last use; filter is active, suspended or watch: used within a day and from an account younger than a week.';

create function public.admin_list_audit(request jsonb default '{}')
returns jsonb
language plpgsql stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  most constant integer := 10000;
  size constant integer := private.page_size(request);
  start constant integer := private.page_start(request);
  wanted_action constant text := nullif(trim(coalesce(request ->> 'action', '')), '');
  actor constant uuid := request ->> 'actor';
  since constant timestamptz := request ->> 'since';
  until constant timestamptz := request ->> 'until';
  wanted constant text := coalesce(request ->> 'filter', 'all');
  sought constant text := nullif(trim(coalesce(request ->> 'text', '')), '');
  named constant uuid[] := array(select u.id from auth.users u where u.email = lower(sought));
begin
  perform private.require_right();
  return (
    with matching as not materialized (
      select l.*
      from public.audit_log l
      left join public.administrators d on d.user_id = l.actor_user_id
      where (wanted_action is null or l.action = wanted_action)
        and (actor is null or l.actor_user_id = actor)
        and (since is null or l.created_at >= since)
        and (until is null or l.created_at < until)
        and (sought is null or l.resource_id = sought or l.actor_user_id = any (named))
        and case wanted when 'administrators' then d.user_id is not null when 'server' then l.actor_user_id is null else true end),
    counted as (select count(*) as total from (select from matching limit most + 1) few),
    page as (select m.* from matching m order by m.created_at desc, m.id desc limit size offset start)
    select jsonb_build_object('total', (select least(t.total, most) from counted t), 'isMore', (select t.total > most from counted t),
      'rows', coalesce(jsonb_agg(jsonb_build_object(
        'id', c.id::text, 'at', c.created_at, 'actorId', c.actor_user_id, 'actorRole', c.actor_role,
        'actorName', (select p.display_name from public.profiles p where p.user_id = c.actor_user_id),
        'action', c.action, 'resourceType', c.resource_type, 'resourceId', c.resource_id,
        'before', c.before, 'after', c.after) order by c.created_at desc, c.id desc), '[]'))
    from page c);
end
$$;
comment on function public.admin_list_audit(jsonb) is
  'The audit log, newest first, by action, actor, since, until, text (an id or an address); counts up to 10,000.';

create function public.admin_get_health()
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  perform private.require_right();
  return jsonb_build_object(
    'jobs', (select coalesce(jsonb_agg(to_jsonb(k) order by k.failed desc, k.kind), '[]') from (
      select j.kind, count(*) filter (where j.status = 'queued') as queued,
        count(*) filter (where j.status = 'running') as running,
        count(*) filter (where j.status = 'failed') as failed,
        count(*) filter (where j.status = 'done' and j.finished_at > now() - interval '1 day') as done,
        min(j.run_at) filter (where j.status = 'queued' and j.run_at <= now()) as waiting
      from public.jobs j group by j.kind) k),
    'payments', (select coalesce(jsonb_agg(jsonb_build_object('provider', q.provider, 'outcome', q.outcome,
        'count', q.count, 'latest', q.latest) order by q.provider, q.latest desc), '[]') from (
      select v.provider, v.outcome, count(*) as count, max(v.received_at) as latest
      from public.provider_events v where v.received_at > now() - interval '7 days'
      group by v.provider, v.outcome) q),
    'queries', (select coalesce(jsonb_agg(jsonb_build_object('queryType', t.query_type, 'count', t.count,
        'medianMs', t.median, 'p95Ms', t.p95, 'mostMs', t.most, 'cacheShare', t.cached) order by t.p95 desc), '[]') from (
      select l.query_type, count(*) as count,
        round((percentile_cont(0.5) within group (order by l.execution_time_ms))::numeric) as median,
        round((percentile_cont(0.95) within group (order by l.execution_time_ms))::numeric) as p95,
        max(l.execution_time_ms) as most, round(avg(l.cache_hit::integer), 3) as cached
      from public.query_performance_log l where l.created_at > now() - interval '24 hours'
      group by l.query_type) t),
    'servers', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'host', s.host, 'pid', s.pid,
        'listensAt', s.listens_at, 'release', s.release, 'siteUrl', s.site_url, 'payments', s.payments,
        'startedAt', s.started_at, 'seenAt', s.seen_at) order by s.started_at, s.id), '[]')
      from private.living_processes() s));
end
$$;
comment on function public.admin_get_health() is
  'Jobs by kind, signed payment events of a week by outcome, query times of 24 hours by type, servers that live.';

create function public.admin_get_overview()
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  perform private.require_right();
  return jsonb_build_object(
    'users', (select jsonb_build_object('total', count(*),
        'thisWeek', count(*) filter (where p.created_at > now() - interval '7 days')) from public.profiles p
      where not exists (select from private.sandboxes x where x.user_id = p.user_id)),
    'suspended', (select count(*) from public.accounts a
      where a.status = 'suspended' and not exists (select from private.sandboxes x where x.account_id = a.id)),
    'signUps', (select jsonb_agg(jsonb_build_object('day', to_char(d.day, 'YYYY-MM-DD'), 'count', (
        select count(*) from public.profiles p where p.created_at >= d.day and p.created_at < d.day + interval '1 day'
          and not exists (select from private.sandboxes x where x.user_id = p.user_id)))
        order by d.day)
      from generate_series(date_trunc('day', now() at time zone 'UTC') - interval '29 days',
        date_trunc('day', now() at time zone 'UTC'), interval '1 day') d (day)),
    'plans', (select jsonb_object_agg(k.plan, coalesce(c.count, 0))
      from unnest(array['free', 'premium', 'pro', 'business']) k (plan)
      left join (select s.plan_type, count(*) from public.subscriptions s
        where not exists (select from private.sandboxes x where x.user_id = s.user_id) group by s.plan_type) c (plan, count)
        on c.plan = k.plan),
    'trials', (select count(*) from public.subscriptions s
      where s.is_trial and s.trial_end_at > now() and not exists (select from private.sandboxes x where x.user_id = s.user_id)),
    'events', (select jsonb_build_object('total', count(*),
        'upcoming', count(*) filter (where e.status = 'published' and e.end_date > now()),
        'drafts', count(*) filter (where e.status = 'draft')) from public.events e
      where not exists (select from private.sandboxes x where x.account_id = e.account_id)),
    'guests', (select count(*) from public.event_guests g
      where not exists (select from private.sandboxes x where x.account_id = g.account_id)),
    'answers', (select count(*) from public.rsvps v
      where not exists (select from private.sandboxes x where x.account_id = v.account_id)),
    'sales', (select coalesce(jsonb_agg(jsonb_build_object('currency', o.currency, 'isTest', o.test_mode,
        'orders', o.count, 'amountMinor', o.amount) order by o.test_mode, o.amount desc), '[]') from (
      select r.currency, r.test_mode, count(*) as count, sum(r.total_minor - r.refunded_minor) as amount
      from public.orders r
      where r.completed_at is not null and not exists (select from private.sandboxes x where x.account_id = r.account_id) group by r.currency, r.test_mode) o),
    'attention', jsonb_build_object(
      'failedJobs', (select count(*) from public.jobs j where j.status = 'failed'),
      'lateJobs', (select count(*) from public.jobs j
        where j.status = 'queued' and j.run_at < now() - interval '10 minutes'),
      'violations', (select count(*) from public.security_violations v
        where v.resolved_at is null and v.created_at > now() - interval '24 hours'),
      'policyReports', (select count(*) from public.csp_reports r where r.last_seen_at > now() - interval '24 hours'),
      'watchedLinks', (select count(*) from public.share_links l join public.accounts a on a.id = l.account_id
        where a.created_at > now() - interval '7 days' and l.last_used_at > now() - interval '1 day'
          and l.suspended_at is null and l.revoked_at is null and not exists (select from private.sandboxes x where x.account_id = a.id)),
      'mismatches', (select count(*) from public.provider_events v
        where v.outcome = 'mismatch' and v.received_at > now() - interval '7 days')));
end
$$;
comment on function public.admin_get_overview() is
  'The whole platform in figures, without demos: users, sign-ups of 30 days, plans, events, sales, and what wants attention.';

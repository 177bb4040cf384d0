-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.admin_get_overview()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.admin_list_activities(request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  patterns constant text[] := private.word_patterns(request ->> 'text');
  wanted constant text := coalesce(request ->> 'filter', 'all');
  sort constant text := private.sort_of(request, '{created,start,title,event,account}');
  down constant boolean := private.sorts_down(request);
  size constant integer := private.page_size(request);
  start constant integer := private.page_start(request);
begin
  perform private.require_right();
  return (
    with matching as not materialized (
      select t.*, e.name as event_name, e.time_zone, a.name as account_name, a.owner_user_id,
        case sort when 'created' then t.created_at when 'start' then t.start_at end as by_time,
        case sort when 'title' then lower(t.title) when 'event' then lower(e.name) when 'account' then lower(a.name) end as by_word
      from public.activities t
      join public.events e on e.id = t.event_id
      join public.accounts a on a.id = t.account_id
      where (patterns = '{}' or private.search_words(concat_ws(' ', t.title, e.name, a.name)) like all (patterns))
        and not exists (select from private.sandboxes x where x.account_id = t.account_id)
        and case
          when wanted in ('draft', 'published', 'cancelled') then t.status = wanted
          when wanted = 'upcoming' then t.status = 'published' and t.end_at > now()
          else true end),
    page as (
      select m.* from matching m
      order by case when down then m.by_time end desc nulls last, case when not down then m.by_time end,
        case when down then m.by_word end desc nulls last, case when not down then m.by_word end, m.id
      limit size offset start)
    select jsonb_build_object('total', (select count(*) from matching), 'rows', coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'title', c.title, 'kind', c.kind, 'status', c.status,
      'startAt', c.start_at, 'timeZone', c.time_zone, 'room', c.room, 'capacity', c.capacity,
      'eventId', c.event_id, 'eventName', c.event_name, 'accountName', c.account_name,
      'ownerId', c.owner_user_id, 'createdAt', c.created_at,
      'signUpCount', (select count(*) from public.activity_sign_ups s
        where s.activity_id = c.id and s.status = 'going'))), '[]'))
    from page c);
end
$function$;

CREATE OR REPLACE FUNCTION public.admin_list_events(request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
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
      'eventTypeId', c.event_type_id, 'startDate', c.start_date, 'endDate', c.end_date,
      'timeZone', c.time_zone, 'locationName', c.location_name, 'createdAt', c.created_at,
      'hostId', c.user_id, 'hostName', c.display_name,
      'guestCount', (select count(*) from public.event_guests g where g.event_id = c.id),
      'answerCount', (select count(*) from public.rsvps v where v.event_id = c.id),
      'orderCount', (select count(*) from public.orders o where o.event_id = c.id and o.completed_at is not null),
      'linkCount', (select count(*) from public.share_links l where l.event_id = c.id
        and l.revoked_at is null and l.suspended_at is null))), '[]'))
    from page c);
end
$function$;

CREATE OR REPLACE FUNCTION public.admin_list_invitations(request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.admin_list_links(request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.admin_list_subscriptions(request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.admin_list_users(request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
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
$function$;

comment on function public.admin_get_overview() is 'The whole platform in figures, without demos: users, sign-ups of 30 days, plans, events, sales, and what wants attention.';

reset check_function_bodies;

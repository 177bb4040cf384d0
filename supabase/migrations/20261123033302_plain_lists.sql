-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

drop function private.order_of(jsonb, jsonb, text);

drop function private.page_of(jsonb);

CREATE OR REPLACE FUNCTION private.check_email(value text, field text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  clean text := lower(private.check_text(value, 254, field, 'An e-mail address'));
begin
  if private.is_email(clean) is not true then
    perform private.refuse(400, 'invalid_input',
      'Enter a whole e-mail address, such as name@example.com', field);
  end if;
  return clean;
end
$function$;

CREATE OR REPLACE FUNCTION private.page_token(target_event_id uuid)
 RETURNS text
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.share_token(l) from public.share_links l
  join public.events e on e.id = l.event_id and e.visibility <> 'private'
  where l.event_id = target_event_id and l.kind = 'event_info_view' and private.is_living(l)
  order by l.created_at limit 1
$function$;

CREATE OR REPLACE FUNCTION private.plan_rank(plan text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$ select coalesce(array_position(array['free', 'premium', 'pro', 'business'], plan), 1) $function$;

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

CREATE OR REPLACE FUNCTION public.admin_list_audit(request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
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
        and (one is null or e.id = one)
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

CREATE OR REPLACE FUNCTION public.admin_list_venues(request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  patterns constant text[] := private.word_patterns(request ->> 'text');
  wanted constant text := coalesce(request ->> 'filter', 'all');
  sort constant text := private.sort_of(request, '{created,name,account,capacity}');
  down constant boolean := private.sorts_down(request);
  size constant integer := private.page_size(request);
  start constant integer := private.page_start(request);
begin
  perform private.require_right();
  return (
    with matching as not materialized (
      select v.*, a.name as account_name, a.owner_user_id,
        case sort when 'created' then v.created_at end as by_time,
        case sort when 'name' then lower(v.name) when 'account' then lower(a.name) end as by_word,
        case sort when 'capacity' then v.largest_capacity end as by_size
      from public.venues v
      join public.accounts a on a.id = v.account_id
      where (patterns = '{}' or private.search_words(concat_ws(' ', v.name, v.city, a.name)) like all (patterns))
        and case when wanted in ('active', 'inactive') then v.status = wanted else true end),
    page as (
      select m.* from matching m
      order by case when down then m.by_time end desc nulls last, case when not down then m.by_time end,
        case when down then m.by_word end desc nulls last, case when not down then m.by_word end,
        case when down then m.by_size end desc nulls last, case when not down then m.by_size end, m.id
      limit size offset start)
    select jsonb_build_object('total', (select count(*) from matching), 'rows', coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'name', c.name, 'city', c.city, 'country', c.country, 'status', c.status,
      'accountName', c.account_name, 'ownerId', c.owner_user_id, 'createdAt', c.created_at,
      'largestCapacity', c.largest_capacity,
      'spaceCount', (select count(*) from public.venue_spaces s where s.venue_id = c.id and s.status = 'active'),
      'bookingCount', (select count(*) from public.venue_bookings b where b.venue_id = c.id and b.status = 'confirmed'),
      'linkCount', (select count(*) from public.share_links l where l.venue_id = c.id
        and l.revoked_at is null and l.suspended_at is null))), '[]'))
    from page c);
end
$function$;

CREATE OR REPLACE FUNCTION public.decide_member_lead(lead_id uuid, accept boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  lead public.member_leads;
begin
  select * into lead from public.member_leads l where l.id = lead_id for update;
  perform private.require_writable_account(lead.account_id);
  if lead.status <> 'new' then
    perform private.refuse(409, 'conflict', 'This lead was decided already');
  end if;
  update public.member_leads l set status = case when accept then 'accepted' else 'dismissed' end,
    decided_by = auth.uid(), decided_at = now() where l.id = lead.id;
  -- An address that a stranger typed is taken over only where the host knew none.
  if accept and lead.kind = 'contact' then
    update public.guests g set status = case when g.status = 'missing' then 'active' else g.status end,
      email = coalesce(g.email, case when private.is_email(lead.contact) then lower(lead.contact) end),
      phone = coalesce(g.phone, case when lead.contact ~ '^\+?[0-9 ()/.-]{6,50}$' then lead.contact end)
    where g.id = lead.guest_id;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.list_account_audit(request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  most constant integer := 10000;
  size constant integer := private.page_size(request);
  start constant integer := private.page_start(request);
  caller constant uuid := (select auth.uid());
  mine constant uuid[] := array(select private.my_managed_accounts());
  team constant uuid[] := array(select m.user_id from public.team_members m where m.account_id = any (mine));
  event_id constant text := (nullif(request ->> 'event', '')::uuid)::text;
  since constant timestamptz := request ->> 'since';
  until constant timestamptz := request ->> 'until';
  kinds constant text[] := nullif(private.text_list(request -> 'kinds'), '{}');
  patterns constant text[] := private.word_patterns(request ->> 'text');
  named constant uuid[] := array(
    select u.id from auth.users u join public.profiles p on p.user_id = u.id
    where patterns <> '{}' and u.id = any (team)
      and private.search_words(concat_ws(' ', p.display_name, u.email)) like all (patterns));
begin
  if caller is null then
    perform private.refuse(401, 'signed_out', 'Please sign in to do this');
  end if;
  return (
    with matching as not materialized (
      select l.*
      from public.audit_log l
      where l.account_id = any (mine)
        and (since is null or l.created_at >= since)
        and (until is null or l.created_at < until)
        and (kinds is null or l.resource_type = any (kinds))
        -- A change keeps the changed columns only: what was made for an event is known by its first line.
        and (event_id is null or l.resource_id = event_id or l.before ->> 'event_id' = event_id
          or l.after ->> 'event_id' = event_id or (l.resource_type, l.resource_id) in (
            select f.resource_type, f.resource_id from public.audit_log f
            where f.account_id = any (mine) and f.after ->> 'event_id' = event_id))
        and (patterns = '{}' or l.resource_id = trim(request ->> 'text') or l.actor_user_id = any (named))
        and case request ->> 'filter'
          when 'me' then l.actor_user_id = caller
          when 'team' then l.actor_user_id <> caller and l.actor_user_id = any (team)
          when 'others' then l.actor_user_id <> all (team)
          when 'server' then l.actor_user_id is null
          else true end),
    counted as (select count(*) as total from (select from matching limit most + 1) few),
    page as (select m.* from matching m order by m.created_at desc, m.id desc limit size offset start)
    -- Whoever is not of the team is not named: they act for the platform, or as a guest.
    select jsonb_build_object('total', (select least(t.total, most) from counted t), 'isMore', (select t.total > most from counted t),
      'rows', coalesce(jsonb_agg(jsonb_build_object(
        'id', c.id::text, 'at', c.created_at, 'actorRole', c.actor_role,
        'actorId', case when m.user_id is not null then c.actor_user_id end,
        'actorName', case when m.user_id is not null then (
            select p.display_name from public.profiles p where p.user_id = c.actor_user_id)
          when exists (select from public.administrators d where d.user_id = c.actor_user_id) then 'An administrator'
          when c.actor_user_id is not null then 'Somebody outside your team' end,
        'action', c.action, 'resourceType', c.resource_type, 'resourceId', c.resource_id,
        'before', c.before, 'after', c.after) order by c.created_at desc, c.id desc), '[]'))
    from page c
    left join lateral (select t.user_id from public.team_members t
      where t.user_id = c.actor_user_id and t.account_id = c.account_id limit 1) m on true);
end
$function$;

CREATE OR REPLACE FUNCTION public.request_shared_booking(token text, payload jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link public.share_links := private.open_venue_link(token);
  venue public.venues;
  space public.venue_spaces;
  wanted tstzrange;
  booking public.venue_bookings;
begin
  select * into venue from public.venues v where v.id = link.venue_id;
  select * into space from public.venue_spaces s where s.venue_id = venue.id and s.status = 'active'
    and s.id::text = payload ->> 'spaceId';
  if space.id is null then
    perform private.refuse(400, 'invalid_input', 'Choose a space', 'spaceId');
  end if;
  select t.during into wanted from private.booking_times(venue.time_zone, payload - 'repeat') t;
  if lower(wanted) < now() then
    perform private.refuse(400, 'invalid_input', 'This time is over', 'startLocal');
  elsif lower(wanted) > now() + interval '2 years' then
    perform private.refuse(400, 'invalid_input', 'Ask for a time within two years', 'startLocal');
  end if;
  select * into booking from public.venue_bookings b where b.submit_key = payload ->> 'submitKey';
  if booking.id is not null then
    return jsonb_build_object('status', booking.status, 'startDate', lower(booking.during));
  end if;
  if private.booking_conflicts(space, wanted) @> '[{"blocks": true}]' then
    perform private.refuse(409, 'conflict', 'It is taken at that time. Choose another', 'startLocal');
  end if;
  if (select count(*) from public.venue_bookings b where b.share_link_id = link.id
    and b.status = 'requested') >= 200 then
    perform private.refuse(429, 'too_many_requests', 'Many requests wait for an answer here. Try again later');
  end if;
  insert into public.venue_bookings (account_id, venue_id, space_id, during, status, title, note,
    party_size, requester_name, requester_email, share_link_id, submit_key)
  values (venue.account_id, venue.id, space.id, wanted, 'requested', payload ->> 'title',
    payload ->> 'note', (payload ->> 'partySize')::integer, private.check_name(payload ->> 'name', 'name'),
    private.check_email(payload ->> 'email', 'email'), link.id, payload ->> 'submitKey')
  returning * into booking;
  perform private.enqueue_job('booking_asked', jsonb_build_object('bookingId', booking.id));
  perform private.enqueue_job('booking_arrived', jsonb_build_object('bookingId', booking.id, 'to', u.email),
    'booking_arrived:' || booking.id || ':' || u.id)
  from public.team_members m join auth.users u on u.id = m.user_id
  where m.account_id = venue.account_id and m.status = 'active'
    and m.role in ('owner', 'admin', 'editor') and u.email is not null;
  return jsonb_build_object('status', booking.status, 'startDate', lower(booking.during));
end
$function$;

CREATE OR REPLACE FUNCTION private.is_email(value text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select value ~ '^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\.]{2,}$'
    and value !~ '[\u202a-\u202e\u2066-\u2069]' and length(value) <= 254
$function$;

CREATE OR REPLACE FUNCTION private.page_size(request jsonb)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select least(greatest(coalesce((request ->> 'size')::integer, 25), 1), 200) $function$;

CREATE OR REPLACE FUNCTION private.page_start(request jsonb)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select greatest(coalesce((request ->> 'from')::integer, 0), 0) $function$;

CREATE OR REPLACE FUNCTION private.sort_of(request jsonb, known text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select case when request ->> 'sort' = any (known) then request ->> 'sort' else known[1] end $function$;

CREATE OR REPLACE FUNCTION private.sorts_down(request jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select coalesce((request ->> 'descending')::boolean, not request ? 'sort') $function$;

comment on function private.is_email(text) is 'The one rule of what an e-mail address is; null of nothing.';

comment on function private.page_size(jsonb) is 'How many rows a page has: 25 unless asked, at most 200.';

comment on function private.page_start(jsonb) is 'How many rows stand before a page.';

comment on function private.sort_of(jsonb, text[]) is 'By what a list is sorted: what was asked for, if it is known, otherwise the first.';

comment on function private.sorts_down(jsonb) is 'Whether a list descends; the usual order does.';

reset check_function_bodies;

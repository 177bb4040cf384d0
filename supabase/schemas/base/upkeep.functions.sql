-- What the running server looks after: payments and refunds without news, people's sessions,
-- records that have served their time.

create function public.list_open_payments()
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'provider', asked.provider, 'providerRef', asked.provider_ref)), '[]')
  from (
    select p.provider, p.provider_ref, p.created_at from public.payments p
    where p.status in ('processing', 'requires_action')
    union all
    select c.provider, c.provider_ref, c.created_at from public.plan_checkouts c
    where c.status = 'awaiting_payment'
    union all
    select d.provider, d.provider_ref, d.created_at from public.donations d
    where d.status = 'pledged' and d.provider_ref is not null
    order by 3 desc
    limit 100) asked
  where asked.created_at between now() - interval '2 days' and now() - interval '2 minutes'
$$;
comment on function public.list_open_payments() is
  'Checkouts without news for two minutes, to be looked up: [{provider, providerRef}].';

create function public.list_open_refunds()
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(open.source), '[]')
  from (
    (select public.get_refund(r.id) as source from public.refunds r
    where r.status = 'pending' and r.created_at < now() - interval '2 minutes'
    order by r.created_at
    limit 50)
    union all
    (select private.donation_refund_source(r.id) from public.donation_refunds r
    where r.status = 'pending' and r.created_at < now() - interval '2 minutes'
    order by r.created_at
    limit 50)) open
$$;
comment on function public.list_open_refunds() is
  'Refunds that were noted and not confirmed, to be asked for again, as get_refund tells them.';

create function public.list_auth_sessions(user_id_param uuid default null)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', s.id, 'userId', s.user_id, 'createdAt', s.created_at,
    'userName', (select p.display_name from public.profiles p where p.user_id = s.user_id),
    'email', (select u.email from auth.users u where u.id = s.user_id),
    'lastSeenAt', coalesce(s.refreshed_at::timestamptz, s.updated_at, s.created_at),
    'userAgent', left(s.user_agent, 300),
    'ipPrefix', private.ip_prefix(s.ip)) order by s.created_at desc), '[]')
  from (
    select * from auth.sessions a
    where (user_id_param is null or a.user_id = user_id_param) and (a.not_after is null or a.not_after > now())
    order by a.created_at desc limit 500) s
$$;
comment on function public.list_auth_sessions(uuid) is
  'Signed-in devices of one person or, without one, the newest 500 with whose they are; addresses are shortened.';

create function public.end_auth_sessions(
  user_id_param uuid, ended_by uuid default null, reason_param text default null)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  ended integer;
begin
  delete from auth.refresh_tokens t where t.session_id in (
    select s.id from auth.sessions s where s.user_id = user_id_param);
  delete from auth.sessions s where s.user_id = user_id_param;
  get diagnostics ended = row_count;
  perform private.audit(private.account_of_user(user_id_param), 'sessions.ended', 'sessions',
    user_id_param::text, null, jsonb_strip_nulls(jsonb_build_object('count', ended,
      'reason', left(reason_param, 500))), ended_by);
  return ended;
end
$$;
comment on function public.end_auth_sessions(uuid, uuid, text) is
  'Signs a person out everywhere; tells how many sessions there were. Audited, with the administrator who did it and why.';

create function public.clean_up()
returns jsonb
language sql
security definer
set search_path = ''
as $$
  with keys as (
    delete from private.idempotency_keys k where (k.scope, k.key, k.request_hash) in (
      select o.scope, o.key, o.request_hash from private.idempotency_keys o
      where o.created_at < now() - interval '30 days' order by o.created_at limit 2000)
    returning 1),
  finished as (
    delete from public.jobs j where j.id in (
      select o.id from public.jobs o
      where o.finished_at < now() - case o.status when 'failed' then interval '90 days' else interval '30 days' end
      order by o.finished_at limit 2000)
    returning 1),
  reports as (
    delete from public.csp_reports r where r.id in (
      select o.id from public.csp_reports o
      where o.last_seen_at < now() - interval '90 days' order by o.last_seen_at limit 2000)
    returning 1),
  figures as (
    delete from public.query_performance_log l where l.id in (
      select o.id from public.query_performance_log o
      where o.created_at < now() - interval '30 days' order by o.created_at limit 2000)
    returning 1),
  history as (
    delete from public.sign_ins s where s.id in (
      select o.id from public.sign_ins o
      where o.created_at < now() - interval '90 days' order by o.created_at limit 2000)
    returning 1),
  merges as (
    delete from public.guest_merges m where m.id in (
      select o.id from public.guest_merges o
      where o.created_at < now() - interval '30 days' order by o.created_at limit 200)
    returning 1),
  visitors as (
    delete from private.held_places p where p.order_id in (
      select o.order_id from private.held_places o
      where o.held_at < now() - interval '2 hours' order by o.held_at limit 2000)
    returning 1),
  mails as (
    delete from public.mail_deliveries d where d.id in (
      select o.id from public.mail_deliveries o
      where o.created_at < now() - interval '400 days' order by o.created_at limit 2000)
    returning 1),
  happened as (
    delete from public.domain_events d where d.id in (
      select o.id from public.domain_events o
      where o.created_at < now() - interval '90 days' order by o.created_at limit 2000)
    returning 1),
  told as (
    delete from public.notices n where n.id in (
      select o.id from public.notices o
      where o.created_at < now() - interval '180 days' order by o.created_at limit 2000)
    returning 1),
  carried as (
    delete from private.handovers h where h.id in (
      select o.id from private.handovers o where o.expires_at < now() order by o.expires_at limit 2000)
    returning 1)
  select jsonb_build_object(
    'idempotencyKeys', (select count(*) from keys), 'jobs', (select count(*) from finished),
    'policyReports', (select count(*) from reports), 'queryFigures', (select count(*) from figures),
    'signIns', (select count(*) from history), 'heldPlaces', (select count(*) from visitors),
    'guestMerges', (select count(*) from merges), 'handovers', (select count(*) from carried),
    'mails', (select count(*) from mails), 'domainEvents', (select count(*) from happened),
    'notices', (select count(*) from told))
$$;
comment on function public.clean_up() is
  'Forgets, a few thousand at a time: submit keys, done jobs, query figures and what merges replaced after 30 days, failed jobs, policy reports, sign-ins and what happened after 90, notices after 180, what became of mails after 400, who held places after two hours, what went on at a phone when its ten minutes are over. Counts of what went. The audit and payment events stay for ever.';

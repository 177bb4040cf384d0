-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

drop function private.hand_over_plan(uuid, uuid);

CREATE OR REPLACE FUNCTION private.note_billing(target_user_id uuid, what text, told jsonb DEFAULT '{}'::jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.billing_events (user_id, kind, detail) values (target_user_id, what, told);
  -- A plan that went along with its account is told by the mail about the account.
  if what in ('renewed', 'payment_failed', 'ended', 'downgraded', 'trial_ended') and told ->> 'reason' is distinct from 'handed_over' then
    perform private.enqueue_job('plan_notice', jsonb_build_object(
      'userId', target_user_id, 'event', what, 'detail', told),
      'plan_notice:' || target_user_id || ':' || what || ':' || extract(epoch from now())::bigint);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.ownership_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('to', case when s.step in ('given', 'declined') then g.email else t.email end, 'step', s.step,
    'accountName', a.name, 'from', gp.display_name, 'toName', tp.display_name, 'expiresAt', o.expires_at,
    'timeZone', case when s.step in ('given', 'declined') then gp.time_zone else tp.time_zone end,
    'planUntil', case when s.step = 'taken' then (select b.period_end from public.plan_billing b
      where b.user_id = o.to_user_id and b.status <> 'ended' and b.next_plan_type = 'free') end,
    'planWent', case when s.step = 'given' then (select e.detail ->> 'planType' from public.billing_events e
      where e.user_id = o.to_user_id and e.kind = 'started' and e.detail ->> 'offerId' = o.id::text) end)
  from public.ownership_offers o
  join public.accounts a on a.id = o.account_id
  join auth.users g on g.id = o.from_user_id join public.profiles gp on gp.user_id = g.id
  join auth.users t on t.id = o.to_user_id join public.profiles tp on tp.user_id = t.id,
  lateral (select job.payload ->> 'step' as step) s
  where o.id::text = job.payload ->> 'offerId' and (s.step <> 'offered' or private.offer_is_open(o))
$function$;

CREATE OR REPLACE FUNCTION private.shown_offer(of_account_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', o.id, 'accountId', o.account_id, 'account', (select a.name from public.accounts a where a.id = o.account_id), 'expiresAt', o.expires_at, 'toId', o.to_user_id, 'toMe', o.to_user_id = (select auth.uid()),
    'from', (select p.display_name from public.profiles p where p.user_id = o.from_user_id),
    'to', (select p.display_name from public.profiles p where p.user_id = o.to_user_id),
    'ownInUse', o.to_user_id = (select auth.uid()) and private.account_in_use(private.account_of_user(o.to_user_id)))
  from public.ownership_offers o
  where o.account_id = of_account_id and private.offer_is_open(o) and (select auth.uid()) in (o.from_user_id, o.to_user_id)
$function$;

CREATE OR REPLACE FUNCTION public.accept_ownership(offer_id_param uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  offer public.ownership_offers;
  caller uuid := (select auth.uid());
  own uuid := private.account_of_user(caller);
  bank jsonb;
begin
  select * into offer from public.ownership_offers o where o.id = offer_id_param and o.to_user_id = caller;
  if offer.id is null then
    perform private.refuse(404, 'not_found', 'This does not exist, or you may not change it');
  end if;
  -- Both accounts in one order, then the offer as it is by then.
  perform 1 from public.accounts a where a.id in (offer.account_id, own) order by a.id for update;
  select * into offer from public.ownership_offers o where o.id = offer.id for update;
  -- Pressed twice, it is one yes.
  if offer.outcome = 'accepted' then
    return offer.account_id;
  end if;
  if not private.offer_is_open(offer) then
    perform private.refuse(410, 'link_revoked', 'This offer is not open any more');
  end if;
  perform private.require_fresh_sign_in();
  perform private.require_handover(offer.account_id, offer.from_user_id, caller);
  if own is distinct from private.account_of_user(caller) or private.account_in_use(own) then
    perform private.refuse(409, 'conflict', 'Your own account is in use, and one person owns one account. Empty it first, or take over with another address');
  end if;
  bank := private.masked_bank_details(private.bank_details(offer.account_id));

  perform private.hand_over_plan(offer.from_user_id, caller, offer.id);
  delete from public.accounts a where a.id = own;
  update public.team_members m set role_id = private.built_in_role('admin')
  where m.account_id = offer.account_id and m.user_id = offer.from_user_id;
  update public.team_members m set role_id = private.built_in_role('owner')
  where m.account_id = offer.account_id and m.user_id = caller;
  update public.accounts a set owner_user_id = caller where a.id = offer.account_id;
  perform private.open_account(offer.from_user_id);
  -- Both go on where they were.
  insert into public.chosen_accounts (user_id, account_id) values (caller, offer.account_id), (offer.from_user_id, offer.account_id)
  on conflict (user_id) do update set account_id = excluded.account_id;
  -- Where buyers send money is the person's, not the account's.
  delete from public.bank_accounts b where b.account_id = offer.account_id;
  update public.ownership_offers o set outcome = 'accepted', ended_at = now() where o.id = offer.id;
  perform private.audit(offer.account_id, 'accounts.handed_over', 'accounts', offer.account_id::text,
    jsonb_build_object('ownerId', offer.from_user_id, 'bankAccount', bank), jsonb_build_object('ownerId', caller));
  perform private.tell_of_offer(offer.id, 'taken');
  perform private.tell_of_offer(offer.id, 'given');
  return offer.account_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.get_team(account_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.hand_over_plan(giver_id uuid, taker_id uuid, by_offer_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  given public.subscriptions;
  month public.plan_billing;
begin
  -- Both in one order, as two could hand over to each other.
  perform 1 from public.subscriptions s where s.user_id in (giver_id, taker_id) order by s.user_id for update;
  select * into given from public.subscriptions s where s.user_id = giver_id;
  -- Who pays for as good a plan keeps it, and the giver theirs: nothing paid for is lost.
  if exists (select from public.subscriptions s where s.user_id = taker_id
    and private.plan_rank(s.plan_type) >= private.plan_rank(given.plan_type)) then
    return;
  end if;
  perform private.end_billing(taker_id, 'handed_over');
  select * into month from public.plan_billing b where b.user_id = giver_id and b.status <> 'ended' for update;
  perform private.end_billing(giver_id, 'handed_over');
  perform private.apply_plan(giver_id, 'free', 'handed over');
  perform private.apply_plan(taker_id, given.plan_type, 'handed over');
  update public.subscriptions s set is_lifetime = false where s.user_id = giver_id;
  update public.subscriptions s set is_lifetime = given.is_lifetime where s.user_id = taker_id;
  if month.user_id is not null then
    -- The paid time goes along, the way to pay does not: it ends with the month, unless its new owner pays on.
    insert into public.plan_billing as b (user_id, plan_type, next_plan_type, anchored_at, months, period_start, period_end,
      amount_minor, currency, provider, next_attempt_at, test_mode)
    values (taker_id, month.plan_type, 'free', month.anchored_at, month.months, month.period_start, month.period_end,
      month.amount_minor, month.currency, month.provider, month.period_end, month.test_mode)
    on conflict (user_id) do update set plan_type = excluded.plan_type, status = 'active', next_plan_type = 'free',
      anchored_at = excluded.anchored_at, months = excluded.months, period_start = excluded.period_start, period_end = excluded.period_end,
      amount_minor = excluded.amount_minor, currency = excluded.currency, provider = excluded.provider, customer_ref = null,
      method_label = null, failed_attempts = 0, next_attempt_at = excluded.next_attempt_at, test_mode = excluded.test_mode;
  end if;
  perform private.note_billing(taker_id, 'started', jsonb_build_object('planType', given.plan_type, 'reason', 'handed_over', 'offerId', by_offer_id));
end
$function$;

CREATE OR REPLACE FUNCTION private.offers_elsewhere(but_account_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(private.shown_offer(o.account_id) order by o.created_at), '[]')
  from public.ownership_offers o
  where o.to_user_id = (select auth.uid()) and o.account_id <> but_account_id and private.offer_is_open(o)
$function$;

comment on function private.hand_over_plan(uuid, uuid, uuid) is 'The plan of an account goes to its new owner with the time that is paid for, and nothing more is taken from the old one.';

comment on function private.offers_elsewhere(uuid) is 'Other accounts that are offered to the caller: a mail''s link opens them whichever account is shown.';

reset check_function_bodies;

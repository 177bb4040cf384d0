-- Handing an account over: its owner offers it, an admin of it takes it, each after a fresh sign-in.

create function private.offer_is_open(offer public.ownership_offers)
returns boolean
language sql stable
set search_path = ''
as $$ select offer.outcome is null and offer.expires_at > now() $$;
comment on function private.offer_is_open(public.ownership_offers) is 'Whether an offer can still be taken.';

create function private.require_fresh_sign_in()
returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if not private.signed_in_just_now() then
    perform private.refuse(403, 'reauthentication_needed', 'Prove that it is you first');
  end if;
end
$$;
comment on function private.require_fresh_sign_in() is 'Refuses whoever did not prove within ten minutes who they are.';

create function private.require_handover(handed_account_id uuid, giver_id uuid, taker_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (select from public.accounts a where a.id = handed_account_id and a.owner_user_id = giver_id and a.status = 'active') then
    perform private.refuse(409, 'conflict', 'This account cannot be handed over now');
  end if;
  if private.is_sandbox(handed_account_id) then
    perform private.refuse(403, 'not_allowed', 'A demo is nobody''s to hand over, and its plan goes with it');
  end if;
  if not exists (select from public.team_members m where m.account_id = handed_account_id and m.user_id = taker_id
    and m.status = 'active' and m.event_scope = 'all' and m.role_id = private.built_in_role('admin')) then
    perform private.refuse(409, 'conflict', 'An account is handed over to one of its admins. Make them an admin for all events first');
  end if;
  if not private.has_team(handed_account_id) then
    perform private.refuse(409, 'conflict', 'This account has no team at the moment');
  end if;
  if exists (select from public.account_deletions d where d.user_id in (giver_id, taker_id)) then
    perform private.refuse(409, 'conflict', 'One of you has asked to delete their account. Take that back first');
  end if;
  if exists (select from private.plan_tests t where t.user_id in (giver_id, taker_id)) then
    perform private.refuse(409, 'conflict', 'A plan is being tried out here. End that first');
  end if;
  -- What is due or being taken is paid by whoever owes it.
  if exists (select from public.plan_billing b where b.user_id = giver_id and b.status <> 'ended'
      and (b.status = 'past_due' or b.period_end <= now())) then
    perform private.refuse(409, 'conflict', 'A payment of this account''s plan is due. Once it is paid, the account can be handed over');
  end if;
end
$$;
comment on function private.require_handover(uuid, uuid, uuid) is 'Refuses a handing over that cannot be, as much when it is offered as when it is taken.';

create function private.account_in_use(target_account_id uuid)
returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  held record;
  is_used boolean := exists (select from public.team_members m join public.accounts a on a.id = m.account_id
    where m.account_id = target_account_id and m.user_id <> a.owner_user_id and m.status <> 'removed');
begin
  -- Every table says itself that it hangs on an account, so that none is forgotten; those named here hold traces only.
  for held in
    select c.conrelid::regclass as name, a.attname as key
    from pg_catalog.pg_constraint c
    join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.confrelid = 'public.accounts'::regclass and c.conrelid <> all (array['public.team_members', 'public.team_invitations',
      'public.ownership_offers', 'public.roles', 'public.chosen_accounts', 'public.mail_deliveries', 'public.mail_suppressions',
      'public.domain_events', 'public.notices', 'public.calendar_feeds']::regclass[])
  loop
    exit when is_used;
    execute format('select exists (select from %s t where t.%I = $1)', held.name, held.key) into is_used using target_account_id;
  end loop;
  return is_used;
end
$$;
comment on function private.account_in_use(uuid) is 'Whether an account holds anything that somebody would miss: events, people, places, books, a team.';

create function private.tell_of_offer(offer_id uuid, step text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Its new owner may give it another name before the mail goes to the old one, who knows it by this.
  perform private.enqueue_job('ownership', jsonb_build_object('offerId', offer_id, 'step', step, 'accountName', (
    select a.name from public.ownership_offers o join public.accounts a on a.id = o.account_id where o.id = offer_id)), 'ownership:' || offer_id || ':' || step);
  perform private.notify(array[case when step in ('offered', 'withdrawn', 'taken') then o.to_user_id else o.from_user_id end], 'planning',
    jsonb_build_object('kind', case step when 'declined' then 'refused' else step end, 'account', a.name, 'name', p.display_name), o.account_id, null, o.id)
  from public.ownership_offers o
  join public.accounts a on a.id = o.account_id
  join public.profiles p on p.user_id = case when step in ('offered', 'withdrawn', 'taken') then o.from_user_id else o.to_user_id end
  where o.id = offer_id;
  -- The mail about it goes to everybody it concerns, whatever they chose: the notice brings no second one.
  update public.notices n set mail_due_at = null where n.subject_id = offer_id and n.topic = 'planning';
end
$$;
comment on function private.tell_of_offer(uuid, text) is
  'Mails about an offer, and a notice in the product: offered, withdrawn and taken to who was asked, declined and given to who asked.';

create function public.offer_ownership(member_id_param uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  member public.team_members;
  caller uuid := (select auth.uid());
  new_id uuid;
begin
  select * into member from public.team_members m where m.id = member_id_param and m.status = 'active';
  -- Two offers at once wait for each other here.
  perform 1 from public.accounts a where a.id = member.account_id and a.owner_user_id = caller for update;
  if not found then
    perform private.refuse(404, 'not_found', 'This does not exist, or you may not change it');
  end if;
  perform private.require_fresh_sign_in();
  perform private.require_handover(member.account_id, caller, member.user_id);
  update public.ownership_offers o set outcome = 'expired', ended_at = now()
  where o.account_id = member.account_id and o.outcome is null and o.expires_at <= now();
  if exists (select from public.ownership_offers o where o.account_id = member.account_id and o.outcome is null) then
    perform private.refuse(409, 'conflict', 'The account is offered to somebody already. Take that back first');
  end if;
  if (select count(*) from public.ownership_offers o where o.account_id = member.account_id and o.created_at > now() - interval '1 day') >= 5 then
    perform private.refuse(429, 'too_many_requests', 'Five offers were made within a day. Go on tomorrow');
  end if;
  insert into public.ownership_offers (account_id, from_user_id, to_user_id)
  values (member.account_id, caller, member.user_id) returning id into new_id;
  perform private.tell_of_offer(new_id, 'offered');
  return new_id;
end
$$;
comment on function public.offer_ownership(uuid) is
  'The owner offers the account to an admin of it, for seven days. Needs a sign-in of the last ten minutes. The offer''s id.';

create function public.end_ownership_offer(offer_id_param uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  offer public.ownership_offers;
  caller uuid := (select auth.uid());
  becomes text;
begin
  select * into offer from public.ownership_offers o where o.id = offer_id_param and caller in (o.from_user_id, o.to_user_id) for update;
  if offer.id is null then
    perform private.refuse(404, 'not_found', 'This does not exist, or you may not change it');
  end if;
  if not private.offer_is_open(offer) then
    perform private.refuse(410, 'link_revoked', 'This offer is not open any more');
  end if;
  becomes := case when caller = offer.from_user_id then 'withdrawn' else 'declined' end;
  update public.ownership_offers o set outcome = becomes, ended_at = now() where o.id = offer.id;
  perform private.tell_of_offer(offer.id, becomes);
  return offer.id;
end
$$;
comment on function public.end_ownership_offer(uuid) is 'Takes an offer back, or says no to it, by who calls. The offer''s id.';

create function private.hand_over_plan(giver_id uuid, taker_id uuid, by_offer_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function private.hand_over_plan(uuid, uuid, uuid) is
  'The plan of an account goes to its new owner with the time that is paid for, and nothing more is taken from the old one.';

create function public.accept_ownership(offer_id_param uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function public.accept_ownership(uuid) is
  'The account offered becomes the caller''s, with its plan; whoever gave it stays an admin and has an empty one of their own. Needs a sign-in of the last ten minutes. The account''s id.';

create function private.shown_offer(of_account_id uuid)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', o.id, 'accountId', o.account_id, 'account', (select a.name from public.accounts a where a.id = o.account_id), 'expiresAt', o.expires_at, 'toId', o.to_user_id, 'toMe', o.to_user_id = (select auth.uid()),
    'from', (select p.display_name from public.profiles p where p.user_id = o.from_user_id),
    'to', (select p.display_name from public.profiles p where p.user_id = o.to_user_id),
    'ownInUse', o.to_user_id = (select auth.uid()) and private.account_in_use(private.account_of_user(o.to_user_id)))
  from public.ownership_offers o
  where o.account_id = of_account_id and private.offer_is_open(o) and (select auth.uid()) in (o.from_user_id, o.to_user_id)
$$;
comment on function private.shown_offer(uuid) is 'The open offer of an account, for the two whom it concerns; null for everybody else.';

create function private.offers_elsewhere(but_account_id uuid)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(private.shown_offer(o.account_id) order by o.created_at), '[]')
  from public.ownership_offers o
  where o.to_user_id = (select auth.uid()) and o.account_id <> but_account_id and private.offer_is_open(o)
$$;
comment on function private.offers_elsewhere(uuid) is
  'Other accounts that are offered to the caller: a mail''s link opens them whichever account is shown.';

create function private.ownership_source(job public.jobs)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('to', case when s.step in ('given', 'declined') then g.email else t.email end, 'step', s.step,
    'accountName', coalesce(case when s.step = 'given' then job.payload ->> 'accountName' end, a.name), 'from', gp.display_name, 'toName', tp.display_name, 'expiresAt', o.expires_at,
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
$$;
comment on function private.ownership_source(public.jobs) is 'OwnershipSource; null for an offer that is over before its mail goes.';

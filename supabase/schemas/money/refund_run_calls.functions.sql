-- What a planner does with a run that pays many back: look first, start, pause, go on, cancel, tick what went by hand.

create function private.refundable_event(event_id_param uuid)
returns public.events
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  event public.events;
begin
  select * into event from public.events e where e.id = event_id_param;
  if event.id is null or not private.may('money.refund', event.account_id, event.id) then
    perform private.refuse(404, 'not_found', 'This event does not exist, or you may not give its money back');
  end if;
  return event;
end
$$;
comment on function private.refundable_event(uuid) is 'An event whose money the caller may give back; else refused.';

create function private.own_refund_run(run_id_param uuid)
returns public.refund_runs
language plpgsql
security definer
set search_path = ''
as $$
declare
  run public.refund_runs;
begin
  select * into run from public.refund_runs r where r.id = run_id_param for update;
  perform private.refundable_event(run.event_id);
  return run;
end
$$;
comment on function private.own_refund_run(uuid) is 'A run that the caller may steer, locked.';

create function public.preview_refund_run(event_id_param uuid, order_ids_param uuid[] default null)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  event public.events := private.refundable_event(event_id_param);
begin
  return (with found as materialized (select * from private.refund_candidates(event.id, order_ids_param))
    select jsonb_build_object(
      'sums', (select coalesce(jsonb_agg(to_jsonb(s) order by s.currency), '[]') from (
        select f.currency, count(*) filter (where not f.by_hand) as "orders",
          coalesce(sum(f.amount_minor) filter (where not f.by_hand), 0) as "amountMinor",
          count(*) filter (where f.by_hand) as "byHandOrders",
          coalesce(sum(f.amount_minor) filter (where f.by_hand), 0) as "byHandMinor"
        from found f where f.refused is null group by f.currency) s),
      'cannot', (select coalesce(jsonb_agg(jsonb_build_object('orderId', c.order_id, 'code', c.code,
          'buyerName', c.buyer_name, 'why', c.refused) order by c.completed_at, c.code), '[]')
        from (select * from found f where f.refused is not null order by f.completed_at, f.code limit 200) c),
      'cannotCount', (select count(*) from found f where f.refused is not null),
      'isTest', coalesce((select bool_or(o.test_mode) from found f join public.orders o on o.id = f.order_id where not f.by_hand), false)));
end
$$;
comment on function public.preview_refund_run(uuid, uuid[]) is
  'RefundOutlook: what start_refund_run would give back, by currency, what goes by hand, and which orders cannot and why. Nothing is written.';

create function private.refund_run_view(run public.refund_runs)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  with entries as (
    select e.*, s.state from public.refund_run_orders e cross join lateral private.refund_row_state(e, run.status) s
    where e.run_id = run.id)
  select jsonb_build_object('id', run.id, 'eventId', run.event_id, 'status', run.status, 'reason', run.reason,
    'createdAt', run.created_at, 'orderCount', run.order_count,
    'startedBy', (select p.display_name from public.profiles p where p.user_id = run.started_by),
    'counts', (select coalesce(jsonb_object_agg(c.state, c.n), '{}') from (select state, count(*) as n from entries group by state) c),
    'sums', (select coalesce(jsonb_agg(to_jsonb(s) order by s.currency), '[]') from (
      select e.currency, coalesce(sum(e.amount_minor) filter (where e.state <> 'refused'), 0) as "wholeMinor",
        coalesce(sum(e.amount_minor) filter (where e.state = 'done'), 0) as "backMinor"
      from entries e group by e.currency) s))
$$;
comment on function private.refund_run_view(public.refund_runs) is
  'RefundRun: {id, eventId, status, reason, createdAt, orderCount, startedBy, counts: {state: n}, sums: [{currency, wholeMinor, backMinor}]}.';

create function public.start_refund_run(
  event_id_param uuid, order_ids_param uuid[], reason_param text, key_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events := private.refundable_event(event_id_param);
  run public.refund_runs;
  candidates integer;
begin
  if key_param is null then
    perform private.refuse(400, 'invalid_input', 'Reload the page and send again', 'key_param');
  end if;
  -- Two presses, or two people at once: the second sees what the first began.
  perform 1 from public.events e where e.id = event.id for no key update;
  select * into run from public.refund_runs r where r.account_id = event.account_id and r.key = key_param;
  if run.id is not null then
    return private.refund_run_view(run);
  end if;
  if exists (select from public.refund_runs r where r.event_id = event.id and r.status in ('running', 'paused')) then
    perform private.refuse(409, 'conflict', 'Money of this event is being given back already. Let that end, or cancel it');
  end if;
  select count(*) filter (where c.refused is null) into candidates from private.refund_candidates(event.id, order_ids_param) c;
  if candidates = 0 then
    perform private.refuse(409, 'conflict', 'None of these orders has money to give back');
  end if;
  insert into public.refund_runs (account_id, event_id, key, reason, order_count, started_by)
  select event.account_id, event.id, key_param, private.check_text(reason_param, 500, 'reason', 'The reason'), count(*), auth.uid()
  from private.refund_candidates(event.id, order_ids_param)
  returning * into run;
  insert into public.refund_run_orders (run_id, order_id, account_id, event_id, position, amount_minor, currency, by_hand, refused)
  select run.id, c.order_id, event.account_id, event.id, row_number() over (order by c.completed_at, c.order_id),
    c.amount_minor, c.currency, c.by_hand, c.refused
  from private.refund_candidates(event.id, order_ids_param) c;
  perform private.next_refund_step(run.id);
  return private.refund_run_view(run);
end
$$;
comment on function public.start_refund_run(uuid, uuid[], text, uuid) is
  'Pays the chosen orders of an event back (all that hold money for null), in the background; a second call with the same key starts nothing more. RefundRun.';

create function public.change_refund_run(run_id_param uuid, change_param text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  run public.refund_runs := private.own_refund_run(run_id_param);
begin
  if change_param not in ('pause', 'resume', 'cancel') then
    perform private.refuse(400, 'invalid_input', 'Pause, resume or cancel', 'change_param');
  end if;
  if run.status in ('running', 'paused') then
    update public.refund_runs r set status = case change_param when 'pause' then 'paused' when 'resume' then 'running' else 'cancelled' end
    where r.id = run.id returning * into run;
    if change_param = 'resume' then
      perform private.next_refund_step(run.id);
    end if;
  end if;
  return private.refund_run_view(run);
end
$$;
comment on function public.change_refund_run(uuid, text) is
  'pause, resume or cancel: orders that were not asked for yet wait, go on, or are left out; what is on its way goes on. RefundRun.';

create function public.note_paid_by_hand(run_id_param uuid, order_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  run public.refund_runs := private.own_refund_run(run_id_param);
  entry public.refund_run_orders;
  bought public.orders;
  prospect record;
begin
  select * into entry from public.refund_run_orders e where e.run_id = run.id and e.order_id = order_id_param and e.by_hand;
  if entry.run_id is null then
    perform private.refuse(404, 'not_found', 'This order is not one to pay back by hand');
  end if;
  if entry.refund_id is null and entry.refused is null then
    select * into strict bought from public.orders o where o.id = entry.order_id for update;
    select * into prospect from private.refund_prospect(bought);
    update public.refund_run_orders e set refused = prospect.refused,
      amount_minor = case when prospect.refused is null then prospect.amount_minor else e.amount_minor end,
      refund_id = case when prospect.refused is null then
        (private.refund_order(bought, prospect.amount_minor, '{}', run.reason, auth.uid()) ->> 'refundId')::uuid end
    where e.run_id = run.id and e.order_id = bought.id;
  end if;
  return private.refund_run_view(run);
end
$$;
comment on function public.note_paid_by_hand(uuid, uuid) is
  'The tick of an order whose money was handed back by a person: noted once, its buyer gets the mail. RefundRun.';

create function public.get_refund_run(run_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  run public.refund_runs;
begin
  select * into run from public.refund_runs r where r.id = run_id_param and private.may('money.read', r.account_id, r.event_id);
  if run.id is null then
    perform private.refuse(404, 'not_found', 'This does not exist, or it is not yours to see');
  end if;
  return private.refund_run_view(run);
end
$$;
comment on function public.get_refund_run(uuid) is 'RefundRun, for the team.';

create function public.list_refund_runs(event_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (select coalesce(jsonb_agg(private.refund_run_view(r) order by r.created_at desc), '[]')
    from (select * from public.refund_runs r where r.event_id = private.own_event_id(event_id_param)
      order by r.created_at desc limit 20) r);
end
$$;
comment on function public.list_refund_runs(uuid) is 'The last twenty runs of an event, newest first: RefundRun[].';

create function public.list_refund_run_orders(
  run_id_param uuid, states_param text[] default null, after_param integer default 0, page_size integer default 200)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  run public.refund_runs;
begin
  select * into run from public.refund_runs r where r.id = run_id_param and private.may('money.read', r.account_id, r.event_id);
  if run.id is null then
    perform private.refuse(404, 'not_found', 'This does not exist, or it is not yours to see');
  end if;
  return (select coalesce(jsonb_agg(jsonb_build_object('position', l.position, 'orderId', l.order_id, 'code', o.code,
      'buyerName', o.buyer_name, 'buyerEmail', o.buyer_email, 'amountMinor', l.amount_minor, 'currency', l.currency,
      'byHand', l.by_hand, 'state', l.state, 'why', l.refused, 'problem', l.problem) order by l.position), '[]')
    from (select e.*, s.state, s.problem from public.refund_run_orders e cross join lateral private.refund_row_state(e, run.status) s
      where e.run_id = run.id and e.position > after_param and (states_param is null or s.state = any (states_param))
      order by e.position limit least(greatest(page_size, 1), 1000)) l
    join public.orders o on o.id = l.order_id);
end
$$;
comment on function public.list_refund_run_orders(uuid, text[], integer, integer) is
  'Orders of a run in its order, of some states or all, after a position: RefundRunOrder[].';

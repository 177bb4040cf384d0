-- Paying many back: one run gives the money of many orders back, each order on its own and never twice.

create function private.refund_prospect(bought public.orders)
returns table (amount_minor bigint, by_hand boolean, refused text)
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  left_minor bigint := private.refundable_minor(bought);
  paid public.payments;
begin
  select * into paid from public.payments p
  where p.order_id = bought.id and p.status in ('succeeded', 'disputed') and not p.is_extra
  order by p.updated_at limit 1;
  return query select greatest(left_minor, 0), coalesce(paid.provider = 'offline', false), case
    when bought.status not in ('completed', 'partially_refunded', 'refunded') then 'not_paid'
    when bought.total_minor = 0 then 'free'
    when bought.refunded_minor >= bought.total_minor then 'all_back'
    when left_minor <= 0 then 'on_its_way'
    when paid.id is null then 'no_payment'
    when exists (select from public.payments p where p.order_id = bought.id and p.status = 'disputed') then 'disputed' end;
end
$$;
comment on function private.refund_prospect(public.orders) is
  'What of an order would go back, whether a person gives it back by hand, and why it cannot: null, or a word.';

create function private.refund_candidates(event_id_param uuid, order_ids_param uuid[])
returns table (order_id uuid, code text, buyer_name text, buyer_email text, currency text, completed_at timestamptz,
  amount_minor bigint, by_hand boolean, refused text)
language sql stable
security definer
set search_path = ''
as $$
  select o.id, o.code, o.buyer_name, o.buyer_email, o.currency, o.completed_at, p.amount_minor, p.by_hand, p.refused
  from public.orders o cross join lateral private.refund_prospect(o) p
  where o.event_id = event_id_param
    and case when order_ids_param is null then o.status in ('completed', 'partially_refunded') and o.total_minor > 0
      else o.id = any (order_ids_param) end
$$;
comment on function private.refund_candidates(uuid, uuid[]) is
  'The orders that a run would be about: the chosen ones, or all of an event that hold money.';

create function private.refund_row_state(entry public.refund_run_orders, run_status text)
returns table (state text, problem text)
language sql stable
security definer
set search_path = ''
as $$
  select case
      when entry.refused is not null then 'refused'
      when entry.refund_id is null and entry.by_hand then 'by_hand'
      when entry.refund_id is null and run_status = 'cancelled' then 'left_out'
      when entry.refund_id is null then 'waiting'
      when r.status = 'pending' then case when j.last_error is null then 'on_its_way' else 'delayed' end
      else r.status end,
    case when r.status = 'pending' then left(j.last_error, 300) end
  from (values (entry.refund_id)) e (refund_id)
  left join public.refunds r on r.id = e.refund_id
  left join public.jobs j on j.dedupe_key = 'refund_payment:' || e.refund_id
$$;
comment on function private.refund_row_state(public.refund_run_orders, text) is
  'How far an order of a run is (refused, by_hand, left_out, waiting, on_its_way, delayed, done, failed), and what the provider said.';

create function private.next_refund_step(run_id_param uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  with counted as (
    update public.refund_runs r set step = r.step + 1 where r.id = run_id_param returning r.id, r.step)
  select private.enqueue_job('refund_run', jsonb_build_object('runId', c.id), 'refund_run:' || c.id || ':' || c.step) from counted c
$$;
comment on function private.next_refund_step(uuid) is 'Lets the job runner go on with a run.';

create function public.advance_refund_run(run_id_param uuid, size_param integer default 10)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  run public.refund_runs;
  entry public.refund_run_orders;
  bought public.orders;
  prospect record;
  noted uuid;
  left_count integer;
begin
  select * into run from public.refund_runs r where r.id = run_id_param for update;
  if run.status is distinct from 'running' then
    return jsonb_build_object('left', 0);
  end if;
  for entry in
    select * from public.refund_run_orders e
    where e.run_id = run.id and e.refund_id is null and e.refused is null and not e.by_hand
    order by e.position limit least(greatest(size_param, 1), 100)
  loop
    select * into strict bought from public.orders o where o.id = entry.order_id for update;
    select * into prospect from private.refund_prospect(bought);
    if prospect.refused is not null then
      update public.refund_run_orders e set refused = prospect.refused where e.run_id = run.id and e.order_id = bought.id;
    else
      -- Note, name and ask in one transaction: whatever dies, the order has one refund of this run or none.
      noted := (private.refund_order(bought, prospect.amount_minor, '{}', run.reason, run.started_by) ->> 'refundId')::uuid;
      update public.refund_run_orders e set refund_id = noted, amount_minor = prospect.amount_minor
      where e.run_id = run.id and e.order_id = bought.id;
      perform private.refund_job(r) from public.refunds r where r.id = noted;
    end if;
  end loop;
  select count(*) into left_count from public.refund_run_orders e
  where e.run_id = run.id and e.refund_id is null and e.refused is null and not e.by_hand;
  if left_count > 0 then
    perform private.next_refund_step(run.id);
  else
    update public.refund_runs r set status = 'done' where r.id = run.id;
  end if;
  return jsonb_build_object('left', left_count);
end
$$;
comment on function public.advance_refund_run(uuid, integer) is
  'For the job runner: notes the refunds of a run''s next orders and has the provider asked for each. {left}; nothing while it is paused.';

create function private.refund_run_source(job public.jobs)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$ select job.payload $$;
comment on function private.refund_run_source(public.jobs) is
  'The job refund_run needs what it was given.';

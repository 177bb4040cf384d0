-- Invoices with a gapless number an account, and money that comes outside the provider.

create function private.shared_out(amount bigint, weights bigint[])
returns bigint[]
language plpgsql immutable
set search_path = ''
as $$
declare
  whole numeric := (select coalesce(sum(w), 0) from unnest(weights) w);
begin
  if whole = 0 then
    return weights;
  end if;
  return (
    select array_agg(f.share + case when f.place <= amount - f.given then 1 else 0 end order by f.n)
    from (
      select p.n, div(p.exact, whole)::bigint as share, sum(div(p.exact, whole)) over () as given,
        row_number() over (order by mod(p.exact, whole) desc, p.n) as place
      from (select n, amount * w::numeric as exact from unnest(weights) with ordinality as t (w, n)) p) f);
end
$$;
comment on function private.shared_out(bigint, bigint[]) is
  'An amount shared out by weights to the last minor unit, the largest remainders first. None weighs anything: nothing.';

create function private.billed_rest(bought_id uuid)
returns table (label text, total_minor bigint, tax_minor bigint)
language sql stable
security definer
set search_path = ''
as $$
  select r.label, sum(r.total)::bigint, sum(r.tax)::bigint
  from (
    select i.tax_label as label, i.total_minor as total, i.tax_minor * i.quantity as tax
    from public.order_items i where i.order_id = bought_id
    union all
    select t ->> 'label', (t ->> 'totalMinor')::bigint, (t ->> 'taxMinor')::bigint
    from public.order_invoices c, jsonb_array_elements(c.taxes) t where c.order_id = bought_id and c.kind = 'credit_note') r
  group by r.label
$$;
comment on function private.billed_rest(uuid) is 'What of an order no credit note took back yet, by rate of tax; label null: no tax.';

create function private.credit_split(refunded public.refunds)
returns table (label text, total_minor bigint, tax_minor bigint)
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  rest_minor bigint[];
  seats_minor bigint[];
  of_seats bigint;
begin
  -- First what the seats cost at their own rates, then any rate in proportion.
  select array_agg(r.total_minor order by r.label nulls last), array_agg(least(r.total_minor, coalesce(s.minor, 0)) order by r.label nulls last)
  into rest_minor, seats_minor
  from private.billed_rest(refunded.order_id) r
  left join (select i.tax_label, sum(t.price_minor)::bigint as minor from public.tickets t
    join public.order_items i on i.id = t.order_item_id where t.id = any (refunded.ticket_ids) group by i.tax_label) s
    on s.tax_label is not distinct from r.label;
  of_seats := least(refunded.amount_minor, (select sum(m) from unnest(seats_minor) m));
  return query
    select r.label, g.back, case when g.back = r.total_minor then r.tax_minor
      else round(r.tax_minor::numeric * g.back / r.total_minor)::bigint end
    from (select b.*, row_number() over (order by b.label nulls last) as n from private.billed_rest(refunded.order_id) b) r
    join (select x.n, x.seat + y.other as back
      from unnest(private.shared_out(of_seats, seats_minor)) with ordinality as x (seat, n)
      join unnest(private.shared_out(refunded.amount_minor - of_seats,
        array(select a - c from unnest(rest_minor, private.shared_out(of_seats, seats_minor)) as u (a, c)))) with ordinality as y (other, n) using (n)) g
      on g.n = r.n
    where g.back > 0;
end
$$;
comment on function private.credit_split(public.refunds) is
  'A refund by rate of tax: the rates of its seats, else all in proportion; the last refund takes the rest, so that nothing is left of the tax.';

create function private.issue_order_invoice(bought public.orders, for_refund public.refunds)
returns public.order_invoices
language plpgsql
security definer
set search_path = ''
as $$
declare
  issued public.order_invoices;
  is_credit boolean := (for_refund).id is not null;
begin
  if bought.total_minor = 0 then
    return issued;
  end if;
  -- Nothing is billed twice, and nothing is credited that was not billed.
  if is_credit <> exists (
    select from public.order_invoices i where i.order_id = bought.id and i.kind = 'invoice') then
    return issued;
  end if;
  if is_credit then
    select jsonb_agg(jsonb_build_object('label', c.label, 'netMinor', c.tax_minor - c.total_minor, 'taxMinor', -c.tax_minor,
        'totalMinor', -c.total_minor) order by c.label nulls last),
      jsonb_agg(jsonb_build_object('name', 'Refund of order ' || bought.code, 'quantity', 1, 'unitMinor', -c.total_minor,
        'totalMinor', -c.total_minor, 'taxLabel', c.label) order by c.label nulls last), -sum(c.total_minor), -sum(c.tax_minor)
    into issued.taxes, issued.lines, issued.total_minor, issued.tax_minor
    from private.credit_split(for_refund) c;
    if issued.lines is null then
      return issued;
    end if;
  else
    select jsonb_agg(jsonb_build_object('label', r.label, 'netMinor', r.total_minor - r.tax_minor, 'taxMinor', r.tax_minor,
        'totalMinor', r.total_minor) order by r.label nulls last), sum(r.total_minor), sum(r.tax_minor)
    into issued.taxes, issued.total_minor, issued.tax_minor
    from private.billed_rest(bought.id) r;
    select jsonb_agg(jsonb_build_object('name', i.name, 'quantity', i.quantity, 'unitMinor', i.unit_minor,
      'totalMinor', i.total_minor, 'taxLabel', i.tax_label) order by i.position)
    into issued.lines from public.order_items i where i.order_id = bought.id;
  end if;
  insert into public.order_invoice_counters as c (account_id, last_number) values (bought.account_id, 1)
  on conflict (account_id) do update set last_number = c.last_number + 1, updated_at = now()
  returning c.last_number into issued.number;
  insert into public.order_invoices (account_id, event_id, order_id, refund_id, number, label, kind, seller, buyer_name,
    buyer_email, lines, taxes, net_minor, tax_minor, total_minor, currency, bank, issued_at)
  select bought.account_id, bought.event_id, bought.id, (for_refund).id, issued.number,
    case when is_credit then 'CN-' else 'INV-' end || lpad(issued.number::text, greatest(5, length(issued.number::text)), '0'),
    case when is_credit then 'credit_note' else 'invoice' end,
    coalesce(r.seller_details, a.name), coalesce(bought.buyer_name, 'Guest'),
    bought.buyer_email, issued.lines, issued.taxes, issued.total_minor - issued.tax_minor, issued.tax_minor,
    issued.total_minor, bought.currency, case when r.offline_enabled and r.offline_bank then private.bank_details(a.id) end,
    coalesce((for_refund).updated_at, bought.completed_at, now())
  from public.accounts a cross join lateral private.ticket_rules(bought.event_id) r where a.id = bought.account_id
  returning * into issued;
  return issued;
end
$$;
comment on function private.issue_order_invoice(public.orders, public.refunds) is
  'Bills a paid order once, or credits a refund of a billed one, with the account''s next number.';

create function private.record_offline_payment(bought public.orders, by_method text)
returns public.payments
language plpgsql
security definer
set search_path = ''
as $$
declare
  paid public.payments;
begin
  insert into public.payments (account_id, event_id, order_id, provider, provider_ref, amount_minor, currency, method,
    status, test_mode)
  values (bought.account_id, bought.event_id, bought.id, 'offline', 'offline:' || bought.id, bought.total_minor,
    bought.currency, by_method, 'succeeded', false)
  returning * into paid;
  return paid;
end
$$;
comment on function private.record_offline_payment(public.orders, text) is 'Money that was taken outside a provider.';

create function private.check_offline_method(method text)
returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  if coalesce(method, '') not in ('cash', 'bank_transfer', 'cheque', 'card_terminal') then
    perform private.refuse(400, 'invalid_input', 'Choose how it was paid: cash, bank transfer, cheque or card terminal', 'method');
  end if;
  return method;
end
$$;
comment on function private.check_offline_method(text) is 'cash, bank_transfer, cheque or card_terminal; else refused.';

create function public.mark_order_paid(order_id_param uuid, method_param text, note_param text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  bought public.orders;
  short_of uuid;
begin
  select * into bought from public.orders o
  where o.id = order_id_param and private.may('orders.write', o.account_id, o.event_id) for update;
  if bought.id is null then
    perform private.refuse(404, 'not_found', 'This order does not exist, or you may not change it');
  end if;
  if bought.status in ('completed', 'partially_refunded', 'refunded') then
    perform private.refuse(409, 'already_completed', 'This order is paid already');
  end if;
  if bought.buyer_name is null then
    perform private.refuse(409, 'conflict', 'Nobody has placed this order yet');
  end if;
  perform private.check_offline_method(method_param);
  if bought.status in ('expired', 'cancelled') then
    short_of := private.take_capacity(bought.id);
    if short_of is not null then
      perform private.refuse(409, 'sold_out', 'The order ran out and its tickets are sold meanwhile');
    end if;
  end if;
  perform private.record_offline_payment(bought, method_param);
  perform private.complete_order(bought);
  perform private.audit(bought.account_id, 'orders.marked_paid', 'orders', bought.id::text, null,
    jsonb_build_object('method', method_param, 'note', left(note_param, 300), 'amountMinor', bought.total_minor));
  return jsonb_build_object('id', bought.id, 'code', bought.code, 'status', 'completed');
end
$$;
comment on function public.mark_order_paid(uuid, text, text) is
  'A planner has the money of an order in hand: completes it, with tickets, invoice and mail. Audited. {id, code, status}.';

create function public.cancel_unpaid_order(order_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  bought public.orders;
begin
  select * into bought from public.orders o
  where o.id = order_id_param and private.may('orders.write', o.account_id, o.event_id) for update;
  if bought.id is null then
    perform private.refuse(404, 'not_found', 'This order does not exist, or you may not change it');
  end if;
  if bought.status not in ('reserved', 'awaiting_payment', 'awaiting_offline') then
    perform private.refuse(409, 'conflict', 'Only an order that is not paid can be cancelled; refund a paid one');
  end if;
  bought := private.give_up_order(bought, 'planner');
  return jsonb_build_object('id', bought.id, 'code', bought.code, 'status', bought.status);
end
$$;
comment on function public.cancel_unpaid_order(uuid) is 'A planner gives up waiting for the money; the tickets go back on sale, and the buyer is told. {id, code, status}.';

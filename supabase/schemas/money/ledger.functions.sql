-- The ledger of ticket money: double entries made by the money's own rows.

create function private.book(
  money_account uuid, money_event uuid, money_order uuid, paid_id uuid, refunded_id uuid, by_provider text,
  money_currency text, entry_key text, lines jsonb)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.ledger_entries (account_id, event_id, order_id, payment_id, refund_id, ledger_account, provider,
    amount_minor, currency, idempotency_key)
  select money_account, money_event, money_order, paid_id, refunded_id, l.key, by_provider, l.value::bigint,
    money_currency, entry_key || ':' || l.key
  from jsonb_each_text(lines) l where l.value::bigint <> 0
  on conflict (idempotency_key) do nothing
$$;
comment on function private.book(uuid, uuid, uuid, uuid, uuid, text, text, text, jsonb) is
  'Writes the lines {account: amount} of one entry, once for its key.';

create function private.book_payment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  came_minor bigint := coalesce(new.received_minor, new.amount_minor);
begin
  perform private.book(new.account_id, new.event_id, new.order_id, new.id, null, new.provider,
    coalesce(new.received_currency, new.currency), 'payment:' || new.id,
    jsonb_build_object('cash', came_minor, 'held', -came_minor));
  return null;
end
$$;
comment on function private.book_payment() is 'Money that came, whatever it is for: cash against what is held for the buyer, once.';

create function private.book_sale()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.book(new.account_id, new.event_id, new.id, null, null, null, new.currency, 'sale:' || new.id,
    jsonb_build_object('held', new.total_minor, 'fees', -new.fee_minor, 'tax', -new.tax_minor,
      'sales', new.fee_minor + new.tax_minor - new.total_minor));
  return null;
end
$$;
comment on function private.book_sale() is 'An order that is completed: what was held for the buyer became sales, fees and tax, once.';

create function private.book_refund()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  bought public.orders;
  back_tax bigint;
  back_fee bigint;
begin
  if tg_op = 'UPDATE' and old.status = 'done' then
    return null;
  end if;
  if exists (select from public.payments p where p.id = new.payment_id and p.is_extra) then
    perform private.book(new.account_id, new.event_id, new.order_id, null, new.id, new.provider, new.currency,
      'refund:' || new.id, jsonb_build_object('held', new.amount_minor, 'cash', -new.amount_minor));
    return null;
  end if;
  select * into strict bought from public.orders o where o.id = new.order_id;
  select coalesce(sum(s.tax_minor), 0) into back_tax from private.credit_split(new) s;
  select case when new.amount_minor = r.rest then r.fee
    else least(new.amount_minor - back_tax, round(r.fee::numeric * new.amount_minor / nullif(r.rest, 0))) end into back_fee
  from (select -coalesce(sum(e.amount_minor) filter (where e.ledger_account = 'fees'), 0)::bigint as fee,
      -coalesce(sum(e.amount_minor) filter (where e.ledger_account in ('sales', 'fees', 'tax', 'refunds')), 0)::bigint as rest
    from public.ledger_entries e where e.order_id = new.order_id) r;
  perform private.book(new.account_id, new.event_id, new.order_id, null, new.id, new.provider, new.currency, 'refund:' || new.id,
    jsonb_build_object('cash', -new.amount_minor, 'fees', coalesce(back_fee, 0), 'tax', back_tax,
      'refunds', new.amount_minor - back_tax - coalesce(back_fee, 0)));
  return null;
end
$$;
comment on function private.book_refund() is
  'A refund that is done, once: cash goes, and with it its share of fee and tax; the last refund takes the rest of both.';

create function public.get_ticket_overview()
returns jsonb
language sql stable
security invoker
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', e.id, 'name', e.name, 'status', e.status, 'startDate', e.start_date, 'endDate', e.end_date,
    'timeZone', e.time_zone, 'currency', e.currency, 'eventTypeId', e.event_type_id, 'coverUrl', e.cover_url,
    'coverSeed', e.cover_seed, 'typeCount', k.types, 'sold', k.sold, 'held', k.held, 'capacity', k.capacity,
    'waiting', (select count(*) from public.waitlist_entries w where w.event_id = e.id and w.status in ('waiting', 'offered')),
    'collectedMinor', (select coalesce(sum(l.amount_minor), 0) from public.ledger_entries l
      where l.event_id = e.id and l.ledger_account = 'cash'),
    'attention', (select count(*) from public.orders o where o.event_id = e.id and o.needs_attention is not null))
    order by e.end_date > now() desc, abs(extract(epoch from e.start_date - now()))), '[]')
  from public.events e
  join lateral (select count(*) as types, coalesce(sum(t.sold_count * t.group_size), 0) as sold,
      coalesce(sum(t.reserved_count * t.group_size), 0) as held,
      case when bool_and(t.quantity is not null) then sum(t.quantity * t.group_size) end as capacity
    from public.ticket_types t where t.event_id = e.id and not t.is_add_on) k on true
  where e.status <> 'archived'
$$;
comment on function public.get_ticket_overview() is 'Tickets of every event the caller sees, the nearest first; money in minor units of each event''s currency.';

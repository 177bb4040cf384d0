-- Invoices and credit notes as their readers see them: the buyer by the order's link, the planner in a list.

create function private.bill_view(issued public.order_invoices)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', issued.id, 'number', issued.number, 'label', issued.label, 'kind', issued.kind,
    'issuedAt', issued.issued_at, 'seller', issued.seller, 'buyerName', issued.buyer_name, 'buyerEmail', issued.buyer_email,
    'orderId', o.id, 'orderCode', o.code, 'eventId', e.id, 'eventName', e.name, 'eventDate', e.start_date, 'timeZone', e.time_zone,
    'eventTypeId', e.event_type_id, 'coverSeed', e.cover_seed,
    'locale', o.locale, 'lines', issued.lines, 'taxes', issued.taxes, 'netMinor', issued.net_minor, 'taxMinor', issued.tax_minor,
    'totalMinor', issued.total_minor, 'currency', issued.currency, 'bank', issued.bank, 'testMode', o.test_mode and exists (
      select from public.payments p where p.order_id = o.id and p.test_mode),
    'corrects', case when issued.kind = 'credit_note' then (select jsonb_build_object('label', i.label, 'issuedAt', i.issued_at)
      from public.order_invoices i where i.order_id = o.id and i.kind = 'invoice') end)
    || case when e.cover_url is not null and e.cover_look is not null
      then jsonb_build_object('coverColour', e.cover_look ->> 'accent') else '{}'::jsonb end
  from public.orders o join public.events e on e.id = o.event_id where o.id = issued.order_id
$$;
comment on function private.bill_view(public.order_invoices) is
  'Bill: an invoice or credit note whole; a credit note says what it corrects. Amounts in minor units, those of a credit note negative.';

create function private.bills_of(bought_id uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('number', i.number, 'label', i.label, 'kind', i.kind,
      'totalMinor', i.total_minor, 'issuedAt', i.issued_at) order by i.number), '[]')
    from public.order_invoices i where i.order_id = bought_id);
end
$$;
comment on function private.bills_of(uuid) is 'BillLine[]: the invoice of an order and its credit notes, the first first.';

create function public.get_order_bill(order_token text, number_param integer)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  issued public.order_invoices;
begin
  select i.* into issued from public.order_invoices i join public.orders o on o.id = i.order_id
  where o.token_hash = private.hash_token(coalesce(order_token, '')) and i.number = number_param;
  if issued.id is null then
    perform private.refuse_link();
  end if;
  return private.bill_view(issued);
end
$$;
comment on function public.get_order_bill(text, integer) is 'Bill: one document of an order, by the order''s token and the document''s number.';

create function public.get_bill(bill_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  issued public.order_invoices;
begin
  select i.* into issued from public.order_invoices i
  where i.id = bill_id_param and private.may('orders.read', i.account_id, i.event_id);
  if issued.id is null then
    perform private.refuse(404, 'not_found', 'This invoice does not exist');
  end if;
  return private.bill_view(issued);
end
$$;
comment on function public.get_bill(uuid) is 'Bill: one document of the caller''s accounts.';

create function public.list_bills(request jsonb default '{}')
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  mine uuid[] := array(select private.shown_accounts('orders.read'));
  patterns text[] := private.word_patterns(request ->> 'text');
  wanted text := case request ->> 'filter' when 'invoices' then 'invoice' when 'credits' then 'credit_note' end;
  before_at timestamptz := (request ->> 'beforeAt')::timestamptz;
  before_id uuid := (request ->> 'beforeId')::uuid;
  total bigint;
  found jsonb;
begin
  if before_at is null then
    select count(*) into total from public.order_invoices i
    where i.account_id = any (mine) and (wanted is null or i.kind = wanted)
      and (patterns = '{}' or exists (select from public.orders o join public.events e on e.id = o.event_id
        where o.id = i.order_id and private.search_words(concat_ws(' ', i.label, i.buyer_name, i.buyer_email, o.code, e.name)) like all (patterns)));
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'number', p.number, 'label', p.label, 'kind', p.kind,
      'issuedAt', p.issued_at, 'buyerName', p.buyer_name, 'buyerEmail', p.buyer_email, 'orderCode', o.code,
      'eventName', e.name, 'taxes', p.taxes, 'netMinor', p.net_minor, 'taxMinor', p.tax_minor, 'totalMinor', p.total_minor,
      'currency', p.currency) order by p.issued_at desc, p.id desc), '[]')
  into found
  from (
    select i.* from public.order_invoices i
    where i.account_id = any (mine) and (wanted is null or i.kind = wanted)
      and (before_at is null or (i.issued_at, i.id) < (before_at, before_id))
      and (patterns = '{}' or exists (select from public.orders o join public.events e on e.id = o.event_id
        where o.id = i.order_id and private.search_words(concat_ws(' ', i.label, i.buyer_name, i.buyer_email, o.code, e.name)) like all (patterns)))
    order by i.issued_at desc, i.id desc
    limit least(greatest(coalesce((request ->> 'size')::integer, 25), 1), 1000)
    offset greatest(coalesce((request ->> 'from')::integer, 0), 0)) p
  join public.orders o on o.id = p.order_id join public.events e on e.id = p.event_id;
  return jsonb_build_object('total', total, 'rows', found);
end
$$;
comment on function public.list_bills(jsonb) is
  'Invoices and credit notes of the caller''s accounts, newest first: {text, filter (invoices, credits), from, size}; or what comes after {beforeAt, beforeId}, uncounted.';

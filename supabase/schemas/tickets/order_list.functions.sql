-- The planner's list of orders: searched, filtered, sorted and cut here, 50,000 of them as fast as fifty.

create function private.own_event_id(event_id uuid)
returns uuid
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if not exists (select from public.events e where e.id = event_id and e.account_id in (select private.my_accounts())) then
    perform private.refuse(404, 'not_found', 'This event does not exist');
  end if;
  return event_id;
end
$$;
comment on function private.own_event_id(uuid) is 'The event, when the caller''s team may see it; else refused.';

create function private.orders_statement(
  show text, sort text, descending boolean, of_type boolean, with_text boolean, goes_on boolean)
returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  shown text := case show
    when 'all' then 'o.status not in (''cancelled'', ''expired'')'
    when 'paid' then 'o.status in (''completed'', ''partially_refunded'')'
    when 'unpaid' then 'o.status in (''reserved'', ''awaiting_payment'', ''awaiting_offline'')'
    when 'refunded' then 'o.status in (''refunded'', ''partially_refunded'')'
    when 'lost' then 'o.status in (''cancelled'', ''expired'')'
    when 'free' then 'o.status = ''completed'' and o.total_minor = 0'
    when 'attention' then 'o.needs_attention is not null'
    when 'disputed' then 'o.id in (select p.order_id from public.payments p where p.event_id = $1 and p.status = ''disputed'')' end;
  key text := case sort when 'when' then 'created_at' when 'buyer' then 'buyer_key' when 'state' then 'status' when 'sum' then 'net_minor' end;
  kind text := case sort when 'when' then 'timestamptz' when 'sum' then 'bigint' else 'text' end;
  way text := case when descending then 'desc' else 'asc' end;
begin
  if shown is null or key is null then
    perform private.refuse(400, 'invalid_input', 'Orders are not filtered or sorted by that', case when key is null then 'sort' else 'show' end);
  end if;
  return 'select o.id, to_jsonb(o.' || key || ') from public.orders o where o.event_id = $1 and ' || shown
    || case when of_type then ' and exists (select from public.order_items i where i.order_id = o.id and i.ticket_type_id = $2)' else '' end
    || case when with_text then ' and o.found_by like all ($3)' else '' end
    || case when goes_on then format(' and (o.%s, o.id) %s (($4 ->> ''value'')::%s, ($4 ->> ''id'')::uuid)', key,
      case when descending then '<' else '>' end, kind) else '' end
    || format(' order by o.%s %s, o.id %s limit $5', key, way, way);
end
$$;
comment on function private.orders_statement(text, text, boolean, boolean, boolean, boolean) is
  'The statement that finds a page of orders: put together from the words here alone; event, kind of ticket, text, cursor and size are its values $1 to $5.';

create function public.list_orders(
  event_id_param uuid, show_param text default 'all', ticket_type_id_param uuid default null, search_param text default null,
  sort_param text default 'when', descending_param boolean default true, after_param jsonb default null, page_size integer default 50)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  target uuid := private.own_event_id(event_id_param);
  wanted text[] := private.word_patterns(search_param);
  size integer := least(greatest(coalesce(page_size, 50), 1), 1000);
  ids uuid[];
  keys jsonb[];
begin
  -- First the page's ids by an index, then only these in full.
  execute 'select array_agg(f.id), array_agg(f.key) from (' || private.orders_statement(show_param, sort_param, descending_param,
    ticket_type_id_param is not null, wanted <> '{}', after_param is not null) || ') f (id, key)'
  into ids, keys using target, ticket_type_id_param, wanted, after_param, size;
  return jsonb_build_object(
    'next', case when cardinality(ids) = size then jsonb_build_object('value', keys[size], 'id', ids[size]) end,
    'orders', (select coalesce(jsonb_agg(to_jsonb(l) order by n.place), '[]')
      from unnest(ids) with ordinality n (id, place) join public.event_order_list l on l.id = n.id));
end
$$;
comment on function public.list_orders(uuid, text, uuid, text, text, boolean, jsonb, integer) is
  'A page of an event''s orders (rows of event_order_list): show all|paid|unpaid|attention|disputed|refunded|free|lost, of one kind of ticket, with a text in code, name or address; sort when|buyer|state|sum. {orders, next: {value, id} | null}: the next page begins after it.';

create function public.count_orders(event_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  target uuid := private.own_event_id(event_id_param);
begin
  return (select jsonb_build_object(
    'all', count(*) filter (where o.status not in ('cancelled', 'expired')),
    'paid', count(*) filter (where o.status in ('completed', 'partially_refunded')),
    'unpaid', count(*) filter (where o.status in ('reserved', 'awaiting_payment', 'awaiting_offline')),
    'refunded', count(*) filter (where o.status in ('refunded', 'partially_refunded')),
    'lost', count(*) filter (where o.status in ('cancelled', 'expired')),
    'free', count(*) filter (where o.status = 'completed' and o.total_minor = 0),
    'attention', count(*) filter (where o.needs_attention is not null),
    'disputed', (select count(distinct p.order_id) from public.payments p where p.event_id = target and p.status = 'disputed'))
    from public.orders o where o.event_id = target);
end
$$;
comment on function public.count_orders(uuid) is 'How many orders of an event list_orders shows under each word.';

create function private.found_orders(patterns text[], mine uuid[], one_event uuid, most integer)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  found jsonb;
  total bigint;
begin
  select jsonb_agg(f.row order by f.n) filter (where f.n <= most), count(*) into found, total from (
    select row_number() over (order by o.created_at desc) as n, jsonb_build_object('id', o.id, 'title', o.buyer_name,
      'detail', concat_ws(' · ', o.code, o.buyer_email, e.name), 'eventId', e.id, 'at', o.created_at, 'timeZone', e.time_zone,
      'state', o.status, 'totalMinor', o.total_minor, 'currency', o.currency) as row
    from public.orders o join public.events e on e.id = o.event_id
    where o.account_id = any (mine) and (one_event is null or o.event_id = one_event) and o.buyer_name is not null
      and o.found_by like all (patterns)) f;
  return private.hits('orders', 50, found, total);
end
$$;
comment on function private.found_orders(text[], uuid[], uuid, integer) is 'Orders by code, buyer and address, the newest first.';

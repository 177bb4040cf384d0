-- The planner's list of orders: searched, filtered, sorted and cut here, 50,000 of them as fast as fifty.

create function private.own_event_id(event_id uuid)
returns uuid
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if not exists (select from public.events e where e.id = event_id and private.may('orders.read', e.account_id, e.id)) then
    perform private.refuse(404, 'not_found', 'This event does not exist');
  end if;
  return event_id;
end
$$;
comment on function private.own_event_id(uuid) is 'The event, when the caller''s team may see it; else refused.';

create function public.list_orders(
  event_id_param uuid, show_param text default 'all', ticket_type_id_param uuid default null, search_param text default null,
  sort_param text default 'when', descending_param boolean default true, after_param jsonb default null, page_size integer default 50)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  target constant uuid := private.own_event_id(event_id_param);
  wanted constant text[] := private.word_patterns(search_param);
  down constant boolean := coalesce(descending_param, false);
  size constant integer := least(greatest(coalesce(page_size, 50), 1), 1000);
  after_id constant uuid := after_param ->> 'id';
  after_time constant timestamptz := case when sort_param = 'when' then after_param ->> 'value' end;
  after_word constant text := case when sort_param in ('buyer', 'state') then after_param ->> 'value' end;
  after_sum constant bigint := case when sort_param = 'sum' then after_param ->> 'value' end;
  disputed constant uuid[] := case when show_param = 'disputed' then array(
    select p.order_id from public.payments p where p.event_id = target and p.status = 'disputed') end;
  ids uuid[];
  keys jsonb[];
begin
  if (sort_param in ('when', 'buyer', 'state', 'sum')) is not true then
    perform private.refuse(400, 'invalid_input', 'Orders are not filtered or sorted by that', 'sort');
  end if;
  if (show_param in ('all', 'paid', 'unpaid', 'refunded', 'lost', 'free', 'attention', 'disputed')) is not true then
    perform private.refuse(400, 'invalid_input', 'Orders are not filtered or sorted by that', 'show');
  end if;
  -- First the page's ids by an index, then only these in full.
  select array_agg(f.id), array_agg(f.key) into ids, keys from (
    select o.id, case sort_param when 'when' then to_jsonb(o.created_at) when 'buyer' then to_jsonb(o.buyer_key)
      when 'state' then to_jsonb(o.status) when 'sum' then to_jsonb(o.net_minor) end as key
    from public.orders o
    where o.event_id = target
      and case show_param
        when 'all' then o.status not in ('cancelled', 'expired')
        when 'paid' then o.status in ('completed', 'partially_refunded')
        when 'unpaid' then o.status in ('reserved', 'awaiting_payment', 'awaiting_offline')
        when 'refunded' then o.status in ('refunded', 'partially_refunded')
        when 'lost' then o.status in ('cancelled', 'expired')
        when 'free' then o.status = 'completed' and o.total_minor = 0
        when 'attention' then o.needs_attention is not null
        when 'disputed' then o.id = any (disputed) end
      and (ticket_type_id_param is null or exists (
        select from public.order_items i where i.order_id = o.id and i.ticket_type_id = ticket_type_id_param))
      and (wanted = '{}' or o.found_by like all (wanted))
      and case
        when after_param is null then true
        when sort_param = 'when' and down then (o.created_at, o.id) < (after_time, after_id)
        when sort_param = 'when' then (o.created_at, o.id) > (after_time, after_id)
        when sort_param = 'buyer' and down then (o.buyer_key, o.id) < (after_word, after_id)
        when sort_param = 'buyer' then (o.buyer_key, o.id) > (after_word, after_id)
        when sort_param = 'state' and down then (o.status, o.id) < (after_word, after_id)
        when sort_param = 'state' then (o.status, o.id) > (after_word, after_id)
        when down then (o.net_minor, o.id) < (after_sum, after_id)
        else (o.net_minor, o.id) > (after_sum, after_id) end
    order by
      case when sort_param = 'when' and down then o.created_at end desc, case when sort_param = 'when' and not down then o.created_at end,
      case when sort_param = 'buyer' and down then o.buyer_key end desc, case when sort_param = 'buyer' and not down then o.buyer_key end,
      case when sort_param = 'state' and down then o.status end desc, case when sort_param = 'state' and not down then o.status end,
      case when sort_param = 'sum' and down then o.net_minor end desc, case when sort_param = 'sum' and not down then o.net_minor end,
      case when down then o.id end desc, case when not down then o.id end
    limit size) f;
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
  with hit as materialized (
    select o.id, o.created_at from public.orders o
    where o.account_id = any (mine) and (one_event is null or o.event_id = one_event) and o.buyer_name is not null
      and o.found_by like all (patterns))
  select (
      select jsonb_agg(jsonb_build_object('id', o.id, 'title', o.buyer_name,
        'detail', concat_ws(' · ', o.code, o.buyer_email, e.name), 'eventId', e.id, 'at', o.created_at, 'timeZone', e.time_zone,
        'state', o.status, 'totalMinor', o.total_minor, 'currency', o.currency) order by o.created_at desc, o.id)
      from (select h.* from hit h order by h.created_at desc, h.id limit most) p
      join public.orders o on o.id = p.id join public.events e on e.id = o.event_id),
    (select count(*) from hit) into found, total;
  return private.hits('orders', 30, found, total);
end
$$;
comment on function private.found_orders(text[], uuid[], uuid, integer) is 'Orders by code, buyer and address, the newest first.';

create function private.texts_orders(parts text[], near text[], mine uuid[])
returns setof text
language sql stable
security definer
set search_path = ''
as $$
  select o.found_by from public.orders o
  where o.account_id = any (mine) and o.buyer_name is not null
    and case when o.found_by like any (parts) then o.found_by ~ all (near) end limit 50
$$;
comment on function private.texts_orders(text[], text[], uuid[]) is 'Words of orders that may be meant.';

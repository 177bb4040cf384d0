-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

drop function private.orders_statement(text, text, boolean, boolean, boolean, boolean);

CREATE OR REPLACE FUNCTION public.list_orders(event_id_param uuid, show_param text DEFAULT 'all'::text, ticket_type_id_param uuid DEFAULT NULL::uuid, search_param text DEFAULT NULL::text, sort_param text DEFAULT 'when'::text, descending_param boolean DEFAULT true, after_param jsonb DEFAULT NULL::jsonb, page_size integer DEFAULT 50)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.list_payments(request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  mine constant uuid[] := array(select private.my_accounts());
  patterns constant text[] := private.word_patterns(request ->> 'text');
  wanted constant text := coalesce(request ->> 'filter', 'all');
  before_at constant timestamptz := request ->> 'beforeAt';
  before_id constant uuid := request ->> 'beforeId';
  size constant integer := least(greatest(coalesce((request ->> 'size')::integer, 25), 1), 1000);
  start constant integer := private.page_start(request);
begin
  return (
    -- Names are joined twice: here for the text alone, and without one the planner leaves them out; then for the page.
    with matching as not materialized (
      select m.* from private.money_moves m
      left join public.orders o on o.id = m.order_id
      left join public.events e on e.id = m.event_id
      left join public.donations d on d.id = m.donation_id
      left join public.campaigns c on c.id = m.campaign_id
      where m.account_id = any (mine)
        and (patterns = '{}' or private.search_words(concat_ws(' ', o.code, o.buyer_name, o.buyer_email, e.name,
          d.code, d.donor_name, d.donor_email, c.name)) like all (patterns))
        and case wanted
          when 'payments' then m.kind = 'payment'
          when 'refunds' then m.kind <> 'payment'
          when 'open' then m.status = 'open'
          when 'trouble' then m.kind = 'dispute' or m.status in ('disputed', 'mismatch', 'failed')
          else true end),
    page as (
      select m.* from matching m
      where before_at is null or (m.at, m.id) < (before_at, before_id)
      order by m.at desc, m.id desc
      limit size offset start)
    select jsonb_build_object(
      'total', case when before_at is null then (select count(*) from matching) end,
      'rows', coalesce(jsonb_agg(jsonb_build_object(
        'id', m.id, 'kind', m.kind, 'status', m.status, 'amountMinor', m.amount_minor, 'currency', m.currency,
        'provider', coalesce(m.provider, d.provider, 'offline'), 'method', m.method, 'reason', m.reason,
        'isTest', coalesce(m.test_mode, o.test_mode, d.test_mode), 'at', m.at, 'code', coalesce(o.code, d.code),
        'person', coalesce(o.buyer_name, d.donor_name), 'email', coalesce(o.buyer_email, d.donor_email),
        'about', coalesce(e.name, c.name), 'eventId', m.event_id, 'orderId', m.order_id, 'campaignId', m.campaign_id)
        order by m.at desc, m.id desc), '[]'))
    from page m
    left join public.orders o on o.id = m.order_id
    left join public.events e on e.id = m.event_id
    left join public.donations d on d.id = m.donation_id
    left join public.campaigns c on c.id = m.campaign_id);
end
$function$;

reset check_function_bodies;

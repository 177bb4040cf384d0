-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.can_extend(bought public.orders)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return bought.status in ('reserved', 'awaiting_payment') and bought.channel = 'online'
    and bought.hold_extended_at is null and bought.hold_expires_at > now();
end
$function$;

CREATE OR REPLACE FUNCTION private.complete_order(bought public.orders)
 RETURNS public.orders
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  completed public.orders := private.write_sale(bought);
begin
  perform private.count_sale(completed);
  return completed;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_tickets(guests uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if cardinality(guests) = 0 then
    return;
  end if;
  update public.event_guests eg
  set tickets_held = n.held, responded_at = coalesce(eg.responded_at, case when n.held > 0 then now() end)
  from (select g.id, (select count(*)::integer from public.tickets t
      where t.event_guest_id = g.id and t.status in ('valid', 'checked_in')) as held
    from (select distinct u.id from unnest(guests) u (id) where u.id is not null) g) n
  where eg.id = n.id and eg.tickets_held is distinct from n.held and (n.held > 0 or eg.tickets_held is not null);
end
$function$;

CREATE OR REPLACE FUNCTION private.fill_order(bought_id uuid, event public.events, items jsonb, by_planner boolean, is_gift boolean DEFAULT false)
 RETURNS public.orders
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  bought public.orders := private.price_order(bought_id, event, items, by_planner, is_gift);
begin
  perform private.take_places(bought);
  return bought;
end
$function$;

CREATE OR REPLACE FUNCTION private.find_personal_link(token text)
 RETURNS public.personal_links
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link public.personal_links;
begin
  select p.* into link
  from public.personal_links p
  join public.accounts a on a.id = p.account_id and a.status = 'active'
  join public.events e on e.id = p.event_id and e.status <> 'draft'
  join public.event_guests eg on eg.id = p.event_guest_id
  join public.guests g on g.id = eg.guest_id and g.status <> 'blocked'
  where p.token_hash = private.hash_token(coalesce(token, '')) and p.revoked_at is null;
  return link;
end
$function$;

CREATE OR REPLACE FUNCTION private.refresh_member_words(ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  insert into private.member_words as w
    (guest_id, account_id, whole, ranks, everyone_words, guests_words, organisers_words)
  select g.id, g.account_id,
    private.search_words(concat_ws(' ', g.full_name, g.former_name, g.email, g.phone, g.custom ->> 'city',
      array_to_string(g.tags, ' '))),
    r.ranks, t.words[1], t.words[2], t.words[3]
  from public.guests g
  cross join (select private.usual_ranks() as ranks) usual
  cross join lateral (
    select usual.ranks || coalesce((
      select jsonb_object_agg(v.field, private.audience_rank(v.audience))
      from private.profile_visibility v where v.guest_id = g.id and usual.ranks ? v.field), '{}') as ranks) r
  cross join lateral (
    select array_agg(case when (r.ranks ->> 'name')::integer <= n and g.status in ('active', 'missing') then
      private.search_words(concat_ws(' ', g.full_name,
        case when (r.ranks ->> 'former_name')::integer <= n then g.former_name end,
        case when (r.ranks ->> 'city')::integer <= n then g.custom ->> 'city' end)) end order by n) as words
    from generate_series(1, 3) n) t
  where g.id = any (ids)
  on conflict (guest_id) do update set whole = excluded.whole, ranks = excluded.ranks,
    everyone_words = excluded.everyone_words, guests_words = excluded.guests_words,
    organisers_words = excluded.organisers_words;
end
$function$;

CREATE OR REPLACE FUNCTION public.create_hold(token text, payload jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link public.share_links := private.open_ticket_link(token);
  event public.events;
  bought public.orders;
  new_id uuid := gen_random_uuid();
  request jsonb := payload - 'idempotencyKey' - 'visitor';
  submit_scope text := 'hold:' || coalesce(link.id::text, encode(private.hash_token(token), 'hex'));
  submit_key text := payload ->> 'idempotencyKey';
  promo_id uuid;
  view jsonb;
begin
  if coalesce(payload ->> 'website', '') <> '' then
    perform private.refuse(429, 'too_many_requests', 'Please try again in a minute');
  end if;
  if not private.first_submit(submit_scope, submit_key, request) then
    select * into strict bought from public.orders o
    where o.id = private.submitted(submit_scope, submit_key, request);
    return private.order_view(bought);
  end if;

  select * into strict event from public.events e where e.id = link.event_id;
  perform private.require_open_event(event);
  perform private.expire_event_holds(event.id);
  perform private.require_link_room(link);

  promo_id := (private.find_promo_code(event.id, payload ->> 'promoCode')).id;
  insert into public.orders (id, account_id, event_id, code, token_hash, currency, total_minor,
    hold_expires_at, locale, source, share_link_id, promo_code_id, test_mode)
  values (new_id, event.account_id, event.id, private.new_order_code(),
    private.hash_token(private.derive_token('order', new_id, 1)), event.currency, 0,
    now() + interval '15 minutes', event.locale, left(payload ->> 'source', 300), link.id,
    promo_id, private.is_test_mode())
  returning * into bought;
  perform private.note_hold(bought, payload ->> 'visitor');
  perform private.finish_submit(submit_scope, submit_key, request, new_id);
  bought := private.price_order(new_id, event, payload -> 'items', false);
  view := private.order_view(bought);
  -- Last of all: every buyer of a type waits for whoever holds its row.
  perform private.take_places(bought);
  return view;
end
$function$;

CREATE OR REPLACE FUNCTION public.place_order(order_token text, payload jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  bought public.orders := private.open_order(order_token);
  event public.events;
  name text := private.check_name(payload #>> '{buyer,name}', 'name');
  email text := private.check_email(payload #>> '{buyer,email}', 'email');
  names text[];
  line record;
  used integer := 0;
  pays_later boolean := payload ->> 'payment' = 'offline';
  rules record;
  view jsonb;
begin
  if bought.status in ('completed', 'partially_refunded', 'refunded', 'awaiting_offline') then
    if (bought.buyer_name, bought.buyer_email) is distinct from (name, email) then
      perform private.refuse(409, 'already_completed', 'This order is already completed');
    end if;
    return private.order_view(bought);
  end if;
  if bought.status in ('expired', 'cancelled') or bought.hold_expires_at <= now() then
    perform private.refuse(409, 'hold_expired',
      'Your reservation has ended. The tickets are back on sale; try again');
  end if;
  select * into strict event from public.events e where e.id = bought.event_id;
  perform private.require_open_event(event);
  perform private.require_welcome(event.account_id, email, 'buyer.email');

  if jsonb_typeof(coalesce(payload -> 'holders', '[]')) <> 'array' then
    perform private.refuse(400, 'invalid_input', 'Name the ticket holders as a list', 'holders');
  end if;
  select array_agg(private.check_text(holder, 200, 'holders', 'A name') order by n) into names
  from jsonb_array_elements_text(coalesce(payload -> 'holders', '[]')) with ordinality as h (holder, n);
  for line in
    select i.id, i.quantity * i.group_size as quantity from public.order_items i
    where i.order_id = bought.id order by i.position
  loop
    update public.order_items i
    set holders = array(select coalesce(names[used + n], '') from generate_series(1, line.quantity) n)
    where i.id = line.id;
    used := used + line.quantity;
  end loop;

  perform private.check_promo_person(bought, email);
  select * into rules from private.ticket_rules(bought.event_id);
  if pays_later and not rules.offline_enabled then
    perform private.refuse(409, 'invalid_input', 'This event cannot be paid later', 'payment');
  end if;
  if bought.total_minor = 0 then
    bought.buyer_name := name;
    bought.buyer_email := email;
    bought := private.write_sale(bought);
    view := private.order_view(bought);
    perform private.count_sale(bought);
    return view;
  end if;
  update public.orders o set buyer_name = name, buyer_email = email,
    -- Who pays later is on the list from now on, so that nobody asks them whether they come.
    buyer_guest_id = case when pays_later then (private.ensure_event_guest(event, name, email, 'order')).guest_id end,
    status = case when pays_later then 'awaiting_offline' else 'awaiting_payment' end,
    hold_expires_at = case when pays_later
      then least(now() + rules.offline_days * interval '1 day', event.start_date) else o.hold_expires_at end
  where o.id = bought.id returning * into bought;
  if pays_later then
    perform private.enqueue_job('order_pay_later', jsonb_build_object('orderId', bought.id), 'order_pay_later:' || bought.id);
  end if;
  return private.order_view(bought);
end
$function$;

CREATE OR REPLACE FUNCTION public.store_ticket_codes(event_id_param uuid, public_key_param text, codes jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.ticket_keys (event_id, account_id, public_key)
  select e.id, e.account_id, public_key_param from public.events e
  where e.id = event_id_param and not exists (select from public.ticket_keys k where k.event_id = e.id)
  on conflict (event_id) do nothing;
  update public.tickets t set code = c.code
  from jsonb_to_recordset(codes) as c (id uuid, code text)
  where t.id = c.id and t.event_id = event_id_param and t.code is null;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_sale(completed public.orders)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.ticket_types t
  set reserved_count = t.reserved_count - i.quantity, sold_count = t.sold_count + i.quantity
  from (select * from public.order_items oi where oi.order_id = completed.id order by oi.ticket_type_id) i
  where t.id = i.ticket_type_id;
  perform private.issue_order_invoice(completed, null::public.refunds);
  perform private.settle_offer(completed);
end
$function$;

CREATE OR REPLACE FUNCTION private.price_order(bought_id uuid, event public.events, items jsonb, by_planner boolean, is_gift boolean DEFAULT false)
 RETURNS public.orders
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  bought public.orders;
  promo public.promo_codes;
begin
  if is_gift then
    promo.id := bought_id;
    promo.ticket_type_ids := '{}';
    promo.kind := 'percent';
    promo.percent_bps := 10000;
  else
    select c.* into promo from public.promo_codes c join public.orders o on o.promo_code_id = c.id where o.id = bought_id;
  end if;
  insert into public.order_items (account_id, event_id, order_id, ticket_type_id, name, quantity, list_minor,
    discount_minor, fee_minor, tax_minor, tax_label, unit_minor, group_size, position)
  select event.account_id, event.id, bought_id, i.ticket_type_id, i.name, i.quantity, i.list_minor,
    i.discount_minor, i.fee_minor, i.tax_minor, i.tax_label, i.unit_minor, i.group_size,
    row_number() over (order by i.list_position, i.ticket_type_id)
  from private.read_hold_items(event, items, promo, by_planner) i;
  update public.orders o
  set total_minor = s.total, discount_minor = s.discount, fee_minor = s.fee, tax_minor = s.tax
  from (select sum(i.total_minor) as total, sum(i.discount_minor * i.quantity) as discount,
      sum(i.fee_minor * i.quantity) as fee, sum(i.tax_minor * i.quantity) as tax
    from public.order_items i where i.order_id = bought_id) s
  where o.id = bought_id
    and (o.total_minor, o.discount_minor, o.fee_minor, o.tax_minor) is distinct from (s.total, s.discount, s.fee, s.tax)
  returning * into bought;
  if bought.id is null then
    select * into strict bought from public.orders o where o.id = bought_id;
  end if;
  return bought;
end
$function$;

CREATE OR REPLACE FUNCTION private.take_places(bought public.orders)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  short_of uuid := private.take_capacity(bought.id);
  left_now integer;
  short_type public.ticket_types;
begin
  if short_of is not null then
    select * into strict short_type from public.ticket_types t where t.id = short_of;
    select private.tickets_left(short_type) into left_now;
    perform private.refuse(409, 'sold_out', case
      when left_now <= 0 then short_type.name || ' is sold out'
      else 'Only ' || left_now || ' of ' || short_type.name || ' are left' end, 'items');
  end if;
  if bought.currency <> (select e.currency from public.events e where e.id = bought.event_id) then
    perform private.refuse(409, 'conflict', 'The prices have just changed. Look at them and choose again', 'items');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.usual_ranks()
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select jsonb_object_agg(f.field, private.audience_rank(private.usual_audience(f.field)))
  from unnest(array['name', 'former_name', 'group', 'city', 'bio', 'photo_then', 'photo_now', 'email', 'phone']) f (field)
$function$;

CREATE OR REPLACE FUNCTION private.write_sale(bought public.orders)
 RETURNS public.orders
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  buyer public.event_guests;
  completed public.orders;
begin
  select * into strict event from public.events e where e.id = bought.event_id;
  if bought.buyer_email is not null then
    buyer := private.ensure_event_guest(event, bought.buyer_name, bought.buyer_email, 'order');
  end if;
  update public.orders o set status = 'completed', completed_at = now(), buyer_guest_id = buyer.guest_id,
    buyer_name = bought.buyer_name, buyer_email = bought.buyer_email
  where o.id = bought.id returning * into completed;

  -- Who buys holds nothing any more: what is asked of each new hold stays a short list.
  delete from private.held_places p where p.order_id = bought.id;

  -- The tickets of one group piece share its price to the last minor unit. One series, not two: the
  -- planner takes a thousand rows for each, and compiles the statement for a million.
  insert into public.tickets (account_id, event_id, order_id, order_item_id, ticket_type_id, number, event_guest_id,
    holder_name, price_minor, piece)
  select bought.account_id, bought.event_id, bought.id, n.item_id, n.ticket_type_id, bought.code || '-' || n.number,
    case when n.admits then buyer.id end,
    coalesce(nullif(trim(n.holder), ''), bought.buyer_name, 'Guest'),
    n.unit_minor / n.group_size + case when n.seat <= n.unit_minor % n.group_size then 1 else 0 end, n.piece
  from (
    select i.id as item_id, i.ticket_type_id, i.unit_minor, i.group_size, place / i.group_size + 1 as piece,
      place % i.group_size + 1 as seat, not y.is_add_on and y.activity_id is null as admits, row_number() over (order by i.position, place) as number,
      i.holders[place + 1] as holder
    from public.order_items i join public.ticket_types y on y.id = i.ticket_type_id,
      generate_series(0, i.quantity * i.group_size - 1) place
    where i.order_id = bought.id) n;
  if buyer.household_id is not null then
    perform private.share_tickets(bought.event_id, buyer.household_id);
  end if;
  if bought.buyer_email is null then
    perform private.enqueue_job('sign_tickets', jsonb_build_object('eventId', bought.event_id), 'sign_tickets:' || bought.id);
  else
    perform private.enqueue_job('order_confirmation', jsonb_build_object('orderId', bought.id),
      'order_confirmation:' || bought.id);
  end if;
  perform private.audit(bought.account_id, 'orders.completed', 'orders', bought.id::text, null,
    jsonb_build_object('code', bought.code, 'totalMinor', bought.total_minor, 'currency', bought.currency));
  return completed;
end
$function$;

comment on function private.count_sale(public.orders) is 'The second half of complete_order, as late as can be: every buyer of a type waits for whoever holds its row.';

comment on function private.price_order(uuid, public.events, jsonb, boolean, boolean) is 'The first half of fill_order: what is bought and at which prices.';

comment on function private.take_places(public.orders) is 'The second half of fill_order, as late as can be: takes the places of what was priced, or refuses.';

comment on function private.usual_ranks() is 'The rank of each field until its owner says otherwise; immutable, so that a plan holds it and no row asks again.';

comment on function private.write_sale(public.orders) is 'The first half of complete_order: everything but the counts, which other buyers wait for.';

reset check_function_bodies;

-- Selling: a hold of fifteen minutes becomes an order, paid or free.

create function private.new_order_code()
returns text
language plpgsql
set search_path = ''
as $$
declare
  alphabet constant text := '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
  random bytea := extensions.gen_random_bytes(7);
  letters text := '';
begin
  for n in 0..6 loop
    letters := letters || substr(alphabet, get_byte(random, n) % 31 + 1, 1);
  end loop;
  return substr(letters, 1, 3) || '-' || substr(letters, 4);
end
$$;
comment on function private.new_order_code() is 'A code that can be read aloud, such as 7HK-204M.';

create function public.create_hold(token text, payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.share_links := private.open_ticket_link(token);
  event public.events;
  bought public.orders;
  new_id uuid := gen_random_uuid();
  request jsonb := payload - 'idempotencyKey' - 'visitor' - 'language';
  submit_scope text := 'hold:' || coalesce(link.id::text, encode(private.hash_token(token), 'hex'));
  submit_key text := payload ->> 'idempotencyKey';
  promo_id uuid;
  view jsonb;
begin
  if coalesce(payload ->> 'website', '') <> '' then
    perform private.refuse(429, 'too_many_requests', 'Please try again in a minute');
  end if;
  if not private.first_submit(submit_scope, submit_key, request, new_id) then
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
    now() + interval '15 minutes', coalesce(private.reader_language(payload ->> 'language'), event.locale), left(payload ->> 'source', 300), link.id,
    promo_id, private.is_test_mode())
  returning * into bought;
  perform private.note_hold(bought, payload ->> 'visitor');
  bought := private.price_order(new_id, event, payload -> 'items', false);
  view := private.order_view(bought);
  -- Last of all: every buyer of a type waits for whoever holds its row.
  perform private.take_places(bought);
  return view;
end
$$;
comment on function public.create_hold(text, jsonb) is
  'Holds tickets for fifteen minutes, at the price of a promo code when one is given. HoldRequest and the visitor''s address as the server saw it -> OrderView.';

create function private.open_order(order_token text)
returns public.orders
language plpgsql
security definer
set search_path = ''
as $$
declare
  bought public.orders;
begin
  select * into bought from public.orders o
  where o.token_hash = private.hash_token(coalesce(order_token, '')) for update;
  if bought.id is null then
    perform private.refuse_link();
  end if;
  return bought;
end
$$;
comment on function private.open_order(text) is 'The order of a token, locked; or the neutral refusal.';

create function public.get_order(order_token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  bought public.orders;
begin
  select * into bought from public.orders o
  where o.token_hash = private.hash_token(coalesce(order_token, ''));
  if bought.id is null then
    perform private.refuse_link();
  end if;
  return private.order_view(bought);
end
$$;
comment on function public.get_order(text) is 'OrderView by the order''s token.';

create function private.write_sale(bought public.orders)
returns public.orders
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
  buyer public.event_guests;
  completed public.orders;
  admits integer;
begin
  select * into strict event from public.events e where e.id = bought.event_id;
  if bought.buyer_email is not null then
    select sum(i.quantity * i.group_size) into admits
    from public.order_items i join public.ticket_types y on y.id = i.ticket_type_id
    where i.order_id = bought.id and not y.is_add_on and y.activity_id is null;
    -- Who is new holds them from the start: counting them after that finds nothing to write.
    buyer := private.ensure_event_guest(event, bought.buyer_name, bought.buyer_email, 'order', admits, bought.locale);
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
$$;
comment on function private.write_sale(public.orders) is
  'The first half of complete_order: everything but the counts, which other buyers wait for.';

create function private.count_sale(completed public.orders)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.ticket_types t
  set reserved_count = t.reserved_count - i.quantity, sold_count = t.sold_count + i.quantity
  from (select * from public.order_items oi where oi.order_id = completed.id order by oi.ticket_type_id) i
  where t.id = i.ticket_type_id;
  perform private.issue_order_invoice(completed, null::public.refunds);
  perform private.settle_offer(completed);
end
$$;
comment on function private.count_sale(public.orders) is
  'The second half of complete_order, as late as can be: every buyer of a type waits for whoever holds its row.';

create function private.complete_order(bought public.orders)
returns public.orders
language plpgsql
security definer
set search_path = ''
as $$
declare
  completed public.orders := private.write_sale(bought);
begin
  perform private.count_sale(completed);
  return completed;
end
$$;
comment on function private.complete_order(public.orders) is
  'Turns held tickets into sold ones, once, for the buyer whom the given order names: the caller holds the order''s lock and has checked its status.';

create function public.place_order(order_token text, payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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
    set holders = coalesce(names[used + 1:used + line.quantity], '{}')
    where i.id = line.id;
    used := used + line.quantity;
  end loop;

  perform private.check_promo_person(bought, email);
  select * into rules from private.ticket_rules(bought.event_id);
  if pays_later and not rules.offline_enabled then
    perform private.refuse(409, 'invalid_input', 'This event cannot be paid later', 'payment');
  end if;
  -- In a demo nothing is paid.
  if bought.total_minor = 0 or private.is_sandbox(bought.account_id) then
    bought.buyer_name := name;
    bought.buyer_email := email;
    bought := private.write_sale(bought);
    view := private.order_view(bought);
    perform private.count_sale(bought);
    return view;
  end if;
  update public.orders o set buyer_name = name, buyer_email = email,
    -- Who pays later is on the list from now on, so that nobody asks them whether they come.
    buyer_guest_id = case when pays_later then (private.ensure_event_guest(event, name, email, 'order', spoken => bought.locale)).guest_id end,
    status = case when pays_later then 'awaiting_offline' else 'awaiting_payment' end,
    hold_expires_at = case when pays_later
      then least(now() + rules.offline_days * interval '1 day', event.start_date) else o.hold_expires_at end
  where o.id = bought.id returning * into bought;
  if pays_later then
    perform private.enqueue_job('order_pay_later', jsonb_build_object('orderId', bought.id), 'order_pay_later:' || bought.id);
  end if;
  return private.order_view(bought);
end
$$;
comment on function public.place_order(text, jsonb) is
  'Names the buyer: {buyer: {name, email}, holders, payment?: offline}. Free orders complete at once, and those of a demo; others await payment. OrderView.';

create function private.can_extend(bought public.orders)
returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return bought.status in ('reserved', 'awaiting_payment') and bought.channel = 'online'
    and bought.hold_extended_at is null and bought.hold_expires_at > now();
end
$$;
comment on function private.can_extend(public.orders) is
  'Whether a buyer can ask for more time: once, while the tickets are held. An offer to the waiting list has its own hours.';

create function public.extend_hold(order_token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  bought public.orders := private.open_order(order_token);
begin
  if private.can_extend(bought) then
    update public.orders o set hold_expires_at = o.hold_expires_at + interval '15 minutes', hold_extended_at = now()
    where o.id = bought.id returning * into bought;
  elsif bought.hold_extended_at is null then
    perform private.refuse(409, 'hold_expired',
      'Your reservation has ended. The tickets are back on sale; try again');
  end if;
  return private.order_view(bought);
end
$$;
comment on function public.extend_hold(text) is
  'The buyer asks for more time: fifteen minutes, once; asking again changes nothing. The places are held already. OrderView.';

create function public.release_hold(order_token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  bought public.orders := private.open_order(order_token);
begin
  if bought.status in ('completed', 'partially_refunded', 'refunded') then
    perform private.refuse(409, 'already_completed', 'This order is already completed');
  end if;
  return private.order_view(private.give_up_order(bought, 'buyer'));
end
$$;
comment on function public.release_hold(text) is
  'The buyer lets go of an order that is not paid; the tickets go back on sale at once. OrderView.';

create function private.order_source(job public.jobs)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('to', o.buyer_email, 'name', o.buyer_name, 'locale', o.locale,
      'order', private.order_view(o), 'amountMinor', job.payload -> 'amountMinor', 'ticketIds', job.payload -> 'ticketIds',
      'reason', private.told_reason(job.payload),
      'calendar', public.get_calendar_source(private.derive_token('order', o.id, 1)))
    from public.orders o where o.id::text = job.payload ->> 'orderId');
end
$$;
comment on function private.order_source(public.jobs) is
  'What mails about an order need: order_confirmation, order_refunded, order_cancelled and order_pay_later.';

create function private.held_orders(of_guest public.guests)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('orders', (
    select coalesce(jsonb_agg(jsonb_build_object('code', o.code, 'event', e.name, 'status', o.status,
      'totalMinor', o.total_minor, 'refundedMinor', o.refunded_minor, 'currency', o.currency, 'at', o.created_at)
      order by o.created_at desc), '[]')
    from public.orders o join public.events e on e.id = o.event_id
    where o.buyer_guest_id = of_guest.id and o.completed_at is not null))
$$;
comment on function private.held_orders(public.guests) is '{orders}: what somebody bought.';

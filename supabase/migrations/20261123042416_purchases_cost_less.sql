-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

drop function private.ensure_event_guest(public.events, text, text, text);

drop function private.first_submit(text, text, jsonb);

CREATE OR REPLACE FUNCTION private.count_changed_tickets()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' then
    perform private.count_tickets(array(select distinct n.event_guest_id from new_tickets n
      where n.event_guest_id is not null));
  elsif tg_op = 'DELETE' then
    perform private.count_tickets(array(select distinct o.event_guest_id from old_tickets o
      where o.event_guest_id is not null));
  else
    perform private.count_tickets(array(
      select distinct unnest(array[o.event_guest_id, n.event_guest_id]) from old_tickets o join new_tickets n on n.id = o.id
      where (o.event_guest_id, o.status in ('valid', 'checked_in')) is distinct from (n.event_guest_id, n.status in ('valid', 'checked_in'))));
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_tickets(guests uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  if cardinality(guests) = 0 then
    return;
  end if;
  update public.event_guests eg
  set tickets_held = n.held, responded_at = coalesce(eg.responded_at, case when n.held > 0 then now() end)
  from (select g.id, (select count(*)::integer from public.tickets t
      where t.event_guest_id = g.id and t.status in ('valid', 'checked_in')) as held
    from unnest(guests) g (id)
    -- Counted once for each guest, and not wherever the count is looked at.
    offset 0) n
  where eg.id = n.id and eg.tickets_held is distinct from n.held and (n.held > 0 or eg.tickets_held is not null);
end
$function$;

CREATE OR REPLACE FUNCTION private.expire_event_holds(target_event_id uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  stale public.orders;
  ended_count integer := 0;
begin
  -- Those of all events first, which are few, for none of them waits longer than a minute; asked for
  -- by the event it would look through all its orders where the database knows little of its sizes.
  if not exists (
    with due as materialized (select o.event_id from public.orders o
      where o.status in ('reserved', 'awaiting_payment', 'awaiting_offline') and o.hold_expires_at <= now())
    select from due d where d.event_id = target_event_id) then
    return 0;
  end if;
  perform 1 from public.ticket_types t where t.event_id = target_event_id order by t.id for no key update;
  perform 1 from public.capacity_pools p where p.event_id = target_event_id order by p.id for no key update;
  for stale in
    select * from public.orders o
    where o.event_id = target_event_id and o.status in ('reserved', 'awaiting_payment', 'awaiting_offline')
      and o.hold_expires_at <= now()
    order by o.id for update skip locked
  loop
    perform private.end_hold(stale, 'expired');
    ended_count := ended_count + 1;
  end loop;
  perform private.call_next(target_event_id);
  return ended_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.issue_order_invoice(bought public.orders, for_refund public.refunds)
 RETURNS public.order_invoices
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
      from private.profile_visibility v where v.guest_id = g.id and usual.ranks ? v.field), '{}') as ranks
    -- Read once, and not for each of the three audiences.
    offset 0) r
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
  admits integer;
begin
  select * into strict event from public.events e where e.id = bought.event_id;
  if bought.buyer_email is not null then
    select sum(i.quantity * i.group_size) into admits
    from public.order_items i join public.ticket_types y on y.id = i.ticket_type_id
    where i.order_id = bought.id and not y.is_add_on and y.activity_id is null;
    -- Who is new holds them from the start: counting them after that finds nothing to write.
    buyer := private.ensure_event_guest(event, bought.buyer_name, bought.buyer_email, 'order', admits);
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
    now() + interval '15 minutes', event.locale, left(payload ->> 'source', 300), link.id,
    promo_id, private.is_test_mode())
  returning * into bought;
  perform private.note_hold(bought, payload ->> 'visitor');
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
    set holders = coalesce(names[used + 1:used + line.quantity], '{}')
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

CREATE OR REPLACE FUNCTION private.ensure_event_guest(event public.events, name text, address text, came_by text, tickets integer DEFAULT NULL::integer)
 RETURNS public.event_guests
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person_id uuid;
  same_address integer;
  result public.event_guests;
begin
  perform pg_advisory_xact_lock(hashtextextended(event.account_id || address, 0));

  select g.id into person_id
  from public.guests g left join public.event_guests eg on eg.guest_id = g.id and eg.event_id = event.id
  where g.account_id = event.account_id and g.email = address and g.name_key = private.plain_words(name)
  order by eg.id is null, g.created_at
  limit 1;

  if person_id is null then
    -- One unanswered person with this address is taken to be the same, whatever they call themself.
    select count(*), min(g.id::text)::uuid into same_address, person_id
    from public.guests g
    where g.account_id = event.account_id and g.email = address;
    if same_address <> 1 then
      person_id := null;
    elsif exists (
      select from public.event_guests eg join public.rsvps r on r.event_guest_id = eg.id
      where eg.event_id = event.id and eg.guest_id = person_id) then
      person_id := null;
    end if;
  end if;

  if person_id is null then
    insert into public.guests (account_id, full_name, email, source, locale)
    values (event.account_id, name, address, came_by, event.locale)
    returning id into person_id;
  end if;

  insert into public.event_guests (account_id, event_id, guest_id, source, tickets_held, responded_at)
  values (event.account_id, event.id, person_id, came_by, tickets, case when tickets > 0 then now() end)
  on conflict (event_id, guest_id) do nothing
  returning * into result;
  if result.id is null then
    select * into strict result from public.event_guests eg
    where eg.event_id = event.id and eg.guest_id = person_id;
  end if;
  return result;
end
$function$;

CREATE OR REPLACE FUNCTION private.first_submit(submit_scope text, submit_key text, request jsonb, made_id uuid DEFAULT NULL::uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  inserted boolean;
begin
  if submit_key is null or length(submit_key) not between 8 and 200 then
    perform private.refuse(400, 'invalid_input', 'Reload the page and send again', 'idempotencyKey');
  end if;
  insert into private.idempotency_keys (scope, key, request_hash, result_id)
  values (submit_scope, submit_key, sha256(convert_to(request::text, 'UTF8')), made_id)
  on conflict do nothing
  returning true into inserted;
  return coalesce(inserted, false);
end
$function$;

comment on function private.ensure_event_guest(public.events, text, text, text, integer) is 'The guest who answers or buys, matched by e-mail and name, put on the event''s list; with so many tickets when they are new there.';

comment on function private.first_submit(text, text, jsonb, uuid) is 'True for the first time a request comes with its key; a second one waits for the first to end. What it makes is remembered now, where it is known, or by finish_submit.';

reset check_function_bodies;

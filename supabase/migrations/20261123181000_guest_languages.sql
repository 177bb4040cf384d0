-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

drop function private.ensure_event_guest(public.events, text, text, text, integer);

CREATE OR REPLACE FUNCTION private.guest_of_sign_up(token text, payload jsonb)
 RETURNS public.personal_links
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  personal public.personal_links := private.find_personal_link(token);
  link public.share_links;
  event public.events;
  name text;
  email text;
begin
  if personal.id is not null then
    return personal;
  end if;
  link := private.open_share_link(token, private.kinds_opening('event'));
  select * into strict event from public.events e where e.id = link.event_id;
  perform private.require_open_event(event);
  name := private.check_name(payload ->> 'name', 'name');
  email := private.check_email(payload ->> 'email', 'email');
  perform private.require_welcome(event.account_id, email, 'email');
  return private.ensure_personal_link(private.ensure_event_guest(event, name, email, 'rsvp', spoken => payload ->> 'language'),
    'self', name, link.id);
end
$function$;

CREATE OR REPLACE FUNCTION private.imported_person(batch public.guest_imports, line private.import_line)
 RETURNS public.guests
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  said jsonb := line.data;
  was public.guests := line.was_guest;
  person public.guests := line.was_guest;
begin
  person.id := line.guest_id;
  person.account_id := batch.account_id;
  person.full_name := line.name;
  person.first_name := coalesce(private.check_text(said ->> 'firstName', 100, 'firstName', 'A first name'), was.first_name);
  person.last_name := coalesce(private.check_text(said ->> 'lastName', 100, 'lastName', 'A last name'), was.last_name);
  person.former_name := coalesce(private.check_text(said ->> 'formerName', 200, 'formerName', 'A former name'), was.former_name);
  person.email := coalesce(line.address, was.email);
  person.phone := coalesce(private.check_text(said ->> 'phone', 50, 'phone', 'A telephone number'), was.phone);
  person.locale := coalesce(private.reader_language(said ->> 'locale'), was.locale);
  person.notes := coalesce(private.check_text(said ->> 'note', 5000, 'note', 'A note'), was.notes);
  person.tags := array(select distinct unnest(coalesce(was.tags, '{}') || array(
    select jsonb_array_elements_text(coalesce(nullif(said -> 'tags', 'null'), '[]')))) order by 1);
  person.custom := coalesce(was.custom, '{}') || jsonb_strip_nulls(coalesce(nullif(said -> 'custom', 'null'), '{}')
    || jsonb_build_object('city', said ->> 'city', 'country', said ->> 'country'));
  if line.only_gaps then
    person.full_name := was.full_name;
    person.first_name := coalesce(was.first_name, person.first_name);
    person.last_name := coalesce(was.last_name, person.last_name);
    person.former_name := coalesce(was.former_name, person.former_name);
    person.email := coalesce(was.email, person.email);
    person.phone := coalesce(was.phone, person.phone);
    person.locale := coalesce(was.locale, person.locale);
    person.notes := coalesce(was.notes, person.notes);
    person.custom := person.custom || was.custom;
  end if;
  return person;
end
$function$;

CREATE OR REPLACE FUNCTION private.order_view(bought public.orders)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  tickets jsonb := '[]';
begin
  -- What nobody has paid has no tickets, and is asked for as often as what has.
  if bought.status not in ('reserved', 'awaiting_payment', 'awaiting_offline') then
    tickets := private.order_tickets(bought);
  end if;
  return (
    select jsonb_build_object(
      'orderToken', private.derive_token('order', bought.id, 1),
      'code', bought.code,
      'status', case
        when bought.status = 'reserved' and bought.hold_expires_at <= now() then 'expired'
        else bought.status end,
      'lines', (select jsonb_agg(jsonb_build_object(
          'ticketTypeId', i.ticket_type_id, 'name', i.name, 'quantity', i.quantity,
          'unitMinor', i.unit_minor, 'totalMinor', i.total_minor)
          || case when i.group_size > 1 then jsonb_build_object('groupSize', i.group_size) else '{}'::jsonb end
          order by i.position)
        from public.order_items i where i.order_id = bought.id),
      'discountMinor', bought.discount_minor,
      'feeMinor', bought.fee_minor,
      'taxMinor', bought.tax_minor,
      'totalMinor', bought.total_minor,
      'currency', bought.currency,
      'holdExpiresAt', case when bought.status in ('reserved', 'awaiting_payment', 'awaiting_offline')
        then bought.hold_expires_at end,
      'canExtend', private.can_extend(bought),
      'terms', private.order_terms(bought, e),
      'serverTime', now(),
      'buyerName', bought.buyer_name,
      'buyerEmail', bought.buyer_email,
      'tickets', tickets,
      'event', private.public_event(e, false) || jsonb_build_object('onlineUrl',
        case when e.kind <> 'in_person' then private.order_online_url(bought) end),
      'testMode', bought.test_mode)
      -- Whoever comes back from the payment page finds the names as they typed them.
      || case when bought.status in ('reserved', 'awaiting_payment') and bought.buyer_name is not null then
        jsonb_build_object('holders', (select jsonb_agg(coalesce(i.holders[n], '') order by i.position, n)
          from public.order_items i cross join generate_series(1, i.quantity * i.group_size) n where i.order_id = bought.id))
        else '{}'::jsonb end
    from public.events e where e.id = bought.event_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.write_imported_people(batch public.guest_imports, lines private.import_line[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  people public.guests[] := array(select private.imported_person(batch, l) from unnest(lines) l order by l.place);
begin
  insert into public.guests (id, account_id, full_name, first_name, last_name, former_name, email, phone, locale, notes, tags, custom, source)
  select p.id, p.account_id, p.full_name, p.first_name, p.last_name, p.former_name, p.email, p.phone, p.locale, p.notes, p.tags, p.custom, 'import'
  from unnest(people) p where p.created_at is null;
  update public.guests g set full_name = p.full_name, first_name = p.first_name, last_name = p.last_name,
    former_name = p.former_name, email = p.email, phone = p.phone, locale = p.locale, notes = p.notes, tags = p.tags, custom = p.custom
  from unnest(people) p
  where p.created_at is not null and g.id = p.id
    and (g.full_name, g.first_name, g.last_name, g.former_name, g.email, g.phone, g.locale, g.notes, g.tags, g.custom)
      is distinct from (p.full_name, p.first_name, p.last_name, p.former_name, p.email, p.phone, p.locale, p.notes, p.tags, p.custom);
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
$function$;

CREATE OR REPLACE FUNCTION public.answer_party(token text, payload jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link public.personal_links := private.find_personal_link(token);
  event public.events;
  saved_id uuid;
  request jsonb := payload - 'idempotencyKey' - 'language';
begin
  if link.id is null then
    perform private.refuse_link();
  end if;
  select * into strict event from public.events e where e.id = link.event_id for no key update;
  if not private.first_submit('party:' || link.id, payload ->> 'idempotencyKey', request) then
    return private.party_view(link, event);
  end if;
  perform private.require_open_event(event);
  if not private.takes_answers(event) then
    perform private.refuse(409, 'rsvp_closed', 'This event takes no replies here');
  end if;
  if jsonb_typeof(payload -> 'members') is distinct from 'array'
    or jsonb_typeof(coalesce(payload -> 'companions', '[]')) <> 'array'
    or jsonb_array_length(payload -> 'members') > 200 or jsonb_array_length(coalesce(payload -> 'companions', '[]')) > 100 then
    perform private.refuse(400, 'invalid_input', 'Choose yes, maybe or no', 'answer');
  end if;
  if private.can_edit_answer(event, private.party_closes(link, event)) then
    saved_id := private.apply_party(link, event, request, 'guest');
    perform private.enqueue_job('rsvp_confirmation',
      jsonb_build_object('rsvpId', saved_id, 'personalLinkId', link.id),
      'rsvp_confirmation:' || saved_id || ':' || extract(epoch from now()));
  else
    perform private.check_answers(event, coalesce(request -> 'answers', '{}'), false);
    if length(request::text) > 20000 then
      perform private.refuse(400, 'invalid_input', 'This is more than an answer holds', 'note');
    end if;
    insert into public.late_answers (account_id, event_id, event_guest_id, scope, payload)
    values (event.account_id, event.id, link.event_guest_id, link.scope, request)
    on conflict (event_guest_id, scope) where status = 'waiting'
    do update set payload = excluded.payload, asked_at = excluded.asked_at;
  end if;
  perform private.note_language(eg.guest_id, payload ->> 'language')
  from public.event_guests eg where eg.id = link.event_guest_id;
  perform private.finish_submit('party:' || link.id, payload ->> 'idempotencyKey', request, saved_id);
  return private.party_view(link, event);
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
$function$;

CREATE OR REPLACE FUNCTION public.submit_rsvp(token text, payload jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  personal public.personal_links := private.find_personal_link(token);
  link public.share_links;
  event public.events;
  guest public.event_guests;
  saved public.rsvps;
  answer text := payload ->> 'answer';
  party_size integer := 1;
  note text;
  name text;
  email text;
  request jsonb := payload - 'idempotencyKey' - 'language';
  submit_scope text;
  submit_key text := payload ->> 'idempotencyKey';
  by_share boolean := personal.id is null;
  earlier private.idempotency_keys;
begin
  if by_share then
    link := private.open_share_link(token, private.kinds_opening('rsvp'));
  end if;
  if coalesce(payload ->> 'website', '') <> '' then
    return jsonb_build_object('state', answer, 'partySize', 1, 'note', null,
      'name', payload ->> 'name', 'waitlistPosition', null, 'canEdit', true,
      'personalToken', null, 'replyKey', submit_key);
  end if;

  select * into strict event from public.events e
  where e.id = coalesce(personal.event_id, link.event_id) for no key update;
  submit_scope := 'rsvp:' || coalesce(personal.id, link.id);
  if not private.first_submit(submit_scope, submit_key, request) then
    select * into saved from public.rsvps r
    where r.id = private.submitted(submit_scope, submit_key, request);
    if saved.id is null then
      return private.echo_receipt(event, answer, coalesce((payload ->> 'partySize')::integer, 1),
        nullif(trim(payload ->> 'note'), ''), payload);
    end if;
    select * into personal from public.personal_links p
    where p.event_guest_id = saved.event_guest_id and (personal.id is null or p.id = personal.id)
    order by p.stands_in, p.scope desc limit 1;
    return case when by_share then private.guest_receipt(private.rsvp_receipt(saved, personal, event), payload)
      else private.rsvp_receipt(saved, personal, event) end;
  end if;

  perform private.require_open_event(event);
  -- Whoever changes what they have just answered takes no further use.
  if by_share and payload ->> 'changes' is null then
    perform private.require_link_room(link);
  end if;
  if not private.can_edit_answer(event,
    (select g.answer_until from public.event_guests g where g.id = personal.event_guest_id)) then
    perform private.refuse(409, 'rsvp_closed', case
      when not private.takes_answers(event) then 'This event takes no replies here'
      else 'Replies closed on '
        || to_char(event.rsvp_deadline at time zone event.time_zone, 'FMDD FMMonth') end);
  end if;
  if answer is null or answer not in ('yes', 'no', 'maybe') then
    perform private.refuse(400, 'invalid_input', 'Choose yes, maybe or no', 'answer');
  end if;
  if answer <> 'no' then
    party_size := private.check_count(payload -> 'partySize', 1, event.max_party_size, 'partySize',
      'Choose between 1 and ' || event.max_party_size || ' people');
  end if;
  note := private.check_text(payload ->> 'note', 2000, 'note', 'A note');

  if personal.id is not null then
    select * into strict guest from public.event_guests g where g.id = personal.event_guest_id;
    perform private.note_language(guest.guest_id, payload ->> 'language');
  elsif payload ->> 'changes' is not null then
    -- Whoever has just answered changes that answer, by the key of their own sending.
    select * into earlier from private.idempotency_keys k
    where k.scope = submit_scope and k.key = payload ->> 'changes' and k.key <> submit_key limit 1;
    if earlier.key is null then
      perform private.refuse(409, 'conflict', 'Open the link that we have mailed you to change your reply',
        'changes');
    end if;
    name := private.check_name(payload ->> 'name', 'name');
    select g.* into guest from public.rsvps r join public.event_guests g on g.id = r.event_guest_id
    where r.id = earlier.result_id;
    if guest.id is null then
      return private.echo_receipt(event, answer, party_size, note, payload);
    end if;
    perform private.require_welcome(event.account_id, g.email, 'email') from public.guests g where g.id = guest.guest_id;
    personal := private.ensure_personal_link(guest, 'self');
  else
    name := private.check_name(payload ->> 'name', 'name');
    email := private.check_email(payload ->> 'email', 'email');
    perform private.require_welcome(event.account_id, email, 'email');
    guest := private.ensure_event_guest(event, name, email, 'rsvp', spoken => payload ->> 'language');
    if exists (select from public.rsvps r where r.event_guest_id = guest.id) then
      -- Whoever knows a name and an address changes nothing by that, and does not even hear that
      -- this guest has answered: the change needs the mailed link.
      perform private.enqueue_job('rsvp_link',
        jsonb_build_object('eventId', event.id, 'eventGuestId', guest.id));
      return private.echo_receipt(event, answer, party_size, note, payload);
    end if;
    personal := private.ensure_personal_link(guest, 'self', name, link.id);
  end if;

  saved := private.write_rsvp(guest, answer, party_size, note, 'guest');
  perform private.finish_submit(submit_scope, submit_key, request, saved.id);
  perform private.enqueue_job('rsvp_confirmation',
    jsonb_build_object('rsvpId', saved.id, 'personalLinkId', personal.id),
    'rsvp_confirmation:' || saved.id || ':' || extract(epoch from saved.answered_at));
  return case when by_share then private.guest_receipt(private.rsvp_receipt(saved, personal, event), payload)
    else private.rsvp_receipt(saved, personal, event) end;
end
$function$;

CREATE OR REPLACE FUNCTION private.ensure_event_guest(event public.events, name text, address text, came_by text, tickets integer DEFAULT NULL::integer, spoken text DEFAULT NULL::text)
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
    values (event.account_id, name, address, came_by, coalesce(private.reader_language(spoken), event.locale))
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

CREATE OR REPLACE FUNCTION private.note_language(person_id uuid, tag text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.guests g set locale = private.reader_language(tag)
  where g.id = person_id and g.locale is null and private.reader_language(tag) is not null;
end
$function$;

CREATE OR REPLACE FUNCTION private.reader_language(tag text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when tag ~ '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$' then tag end
$function$;

comment on function private.ensure_event_guest(public.events, text, text, text, integer, text) is 'The guest who answers or buys, matched by e-mail and name, put on the event''s list; with so many tickets and the language spoken when they are new there.';

comment on function private.note_language(uuid, text) is 'The language in which somebody has answered by their own link, where nobody has said another.';

comment on function private.reader_language(text) is 'A language tag as guests.locale keeps it; null for what is none.';

reset check_function_bodies;

do $seed$
declare
  world constant jsonb := :world;
  planner constant uuid := world #>> '{users,0,id}';
  account uuid;
  event jsonb;
begin
  insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
    raw_app_meta_data, raw_user_meta_data)
  select (u ->> 'id')::uuid, 'authenticated', 'authenticated', u ->> 'email', u ->> 'passwordHash', now(),
    '{"provider": "email", "providers": ["email"]}', jsonb_build_object('full_name', u ->> 'fullName')
  from jsonb_array_elements(world -> 'users') u;
  insert into auth.identities (id, provider, provider_id, user_id, identity_data)
  select (u ->> 'id')::uuid, 'email', u ->> 'id', (u ->> 'id')::uuid,
    jsonb_build_object('sub', u ->> 'id', 'email', u ->> 'email', 'email_verified', true)
  from jsonb_array_elements(world -> 'users') u;
  insert into public.administrators (user_id)
  select (u ->> 'id')::uuid from jsonb_array_elements(world -> 'users') u
  where (u ->> 'isAdministrator')::boolean;

  perform private.apply_plan((u ->> 'id')::uuid, 'business', 'demo')
  from jsonb_array_elements(world -> 'users') u;
  update public.accounts a set default_time_zone = 'America/New_York' where a.owner_user_id = planner;
  -- Five paid months of the plan, the last one running.
  insert into public.plan_billing (user_id, plan_type, anchored_at, months, period_start, period_end, amount_minor,
    currency, provider, customer_ref, method_label, next_attempt_at, test_mode)
  select planner, 'business', began, 5, private.month_end(began, 4), private.month_end(began, 5), 5900, 'EUR', 'test',
    'cus_test_demo', 'Test card ending 4242', private.month_end(began, 5), true
  from (select now() - interval '4 months 9 days' as began) b;
  insert into public.invoices (number, user_id, buyer_name, buyer_email, plan_type, lines, total_minor, currency,
    period_start, period_end, status, provider, test_mode, issued_at, paid_at)
  select 'TEST-' || to_char(b.anchored_at, 'YYYY') || '-' || lpad((n + 1)::text, 6, '0'), planner, p.display_name, u.email,
    'business', '[{"name": "Business, one month", "amountMinor": 5900}]', 5900, 'EUR', private.month_end(b.anchored_at, n),
    private.month_end(b.anchored_at, n + 1), 'paid', 'test', true, private.month_end(b.anchored_at, n), private.month_end(b.anchored_at, n)
  from public.plan_billing b join public.profiles p on p.user_id = b.user_id join auth.users u on u.id = b.user_id
  cross join generate_series(0, 4) n where b.user_id = planner;
  insert into private.invoice_numbers (series, last_number)
  select 'TEST-' || to_char(b.anchored_at, 'YYYY'), 5 from public.plan_billing b where b.user_id = planner;
  insert into public.billing_events (user_id, kind, detail, created_at)
  select planner, case n when 0 then 'started' else 'renewed' end, '{"planType": "business"}', private.month_end(b.anchored_at, n)
  from public.plan_billing b cross join generate_series(0, 4) n where b.user_id = planner;
  select a.id into strict account from public.accounts a where a.owner_user_id = planner;

  for event in select e from jsonb_array_elements(world -> 'events') e loop
    insert into public.events (id, user_id, name, description, event_type_id, status, start_local, end_local,
      time_zone, location_name, address, locale, currency, goal_minor, capacity, max_party_size,
      rsvp_deadline, answers_with_tickets, host_names, created_at)
    values ((event ->> 'id')::uuid, planner, event ->> 'name', event ->> 'description', event ->> 'eventTypeId',
      event ->> 'status', (event ->> 'startLocal')::timestamp, (event ->> 'endLocal')::timestamp,
      event ->> 'timeZone', event ->> 'locationName', event ->> 'address', event ->> 'locale',
      event ->> 'currency', (event ->> 'goalMinor')::bigint, (event ->> 'capacity')::integer,
      (event ->> 'maxPartySize')::integer, (event ->> 'rsvpDeadline')::timestamp at time zone (event ->> 'timeZone'),
      true, array(select jsonb_array_elements_text(event -> 'hostNames')), (event ->> 'createdAt')::timestamptz);

    insert into public.share_links (id, account_id, event_id, kind, token_hash, settings, created_by, last_used_at)
    select (l ->> 'id')::uuid, account, (event ->> 'id')::uuid, l ->> 'kind',
      private.hash_token(private.derive_token('share', (l ->> 'id')::uuid, 1)),
      jsonb_build_object('label', l ->> 'label'), planner, now() - n * interval '7 hours 20 minutes'
    from jsonb_array_elements(event -> 'links') with ordinality as list (l, n);

    insert into public.guests (id, account_id, full_name, first_name, last_name, email, source, created_at)
    select (g ->> 'id')::uuid, account, concat_ws(' ', g ->> 'firstName', g ->> 'lastName'), g ->> 'firstName',
      g ->> 'lastName', g ->> 'email', 'import', (event ->> 'createdAt')::timestamptz
    from jsonb_array_elements(event -> 'guests') g;
    insert into public.households (id, account_id, name, head_guest_id)
    select (h ->> 'id')::uuid, account, h ->> 'name', (h ->> 'headGuestId')::uuid
    from jsonb_array_elements(event -> 'households') h;
    insert into public.event_guests (id, event_id, guest_id, household_id, role, group_label, source,
      invited_at, opened_at, created_at)
    select (g ->> 'eventGuestId')::uuid, (event ->> 'id')::uuid, (g ->> 'id')::uuid, (g ->> 'householdId')::uuid,
      g ->> 'role', g ->> 'group', 'import', (g ->> 'invitedAt')::timestamptz, (g ->> 'openedAt')::timestamptz,
      (event ->> 'createdAt')::timestamptz + n * interval '1 second'
    from jsonb_array_elements(event -> 'guests') with ordinality as list (g, n);
    insert into public.event_meals (event_id, name, description, for_children, position)
    select (event ->> 'id')::uuid, m ->> 'name', m ->> 'description', (m ->> 'forChildren')::boolean, n
    from jsonb_array_elements(event -> 'meals') with ordinality as list (m, n);
    insert into public.event_questions (event_id, prompt, kind, options, position)
    select (event ->> 'id')::uuid, q ->> 'prompt',
      case when jsonb_array_length(q -> 'options') > 0 then 'choice' else 'text' end,
      array(select jsonb_array_elements_text(q -> 'options')), n
    from jsonb_array_elements(event -> 'questions') with ordinality as list (q, n);
    insert into public.rsvps (account_id, event_id, event_guest_id, answer, party_size, note, meal_choice,
      dietary, answered_at, created_at)
    select account, (event ->> 'id')::uuid, (g ->> 'eventGuestId')::uuid, g ->> 'answer',
      case when g ->> 'answer' = 'no' then 0 else (g ->> 'partySize')::integer end, g ->> 'note', g ->> 'meal',
      g ->> 'dietary', (g ->> 'answeredAt')::timestamptz, (g ->> 'answeredAt')::timestamptz
    from jsonb_array_elements(event -> 'guests') g where g ->> 'answer' is not null;
    insert into public.invitation_mails (account_id, event_id, event_guest_id, kind, status, created_by, created_at, finished_at)
    select account, (event ->> 'id')::uuid, (g ->> 'eventGuestId')::uuid, 'reminder', 'sent', planner, at, at
    from jsonb_array_elements(event -> 'guests') g, (select (event ->> 'remindedAt')::timestamptz as at) reminded
    where g ->> 'email' is not null and (g ->> 'answeredAt' is null or (g ->> 'answeredAt')::timestamptz > at)
      and at is not null;

    insert into public.ticket_types (id, event_id, name, description, price_minor, quantity, sold_count,
      max_per_order, position)
    select (t ->> 'id')::uuid, (event ->> 'id')::uuid, t ->> 'name', t ->> 'description',
      (t ->> 'priceMinor')::bigint, (t ->> 'quantity')::integer, (t ->> 'sold')::integer,
      (t ->> 'maxPerOrder')::integer, n
    from jsonb_array_elements(event -> 'ticketTypes') with ordinality as list (t, n);
    insert into public.orders (id, account_id, event_id, code, token_hash, status, currency, total_minor,
      refunded_minor, buyer_name, buyer_email, buyer_guest_id, locale, test_mode, completed_at, created_at)
    select (o ->> 'id')::uuid, account, (event ->> 'id')::uuid, o ->> 'code',
      private.hash_token(private.derive_token('order', (o ->> 'id')::uuid, 1)),
      case when (o ->> 'isRefunded')::boolean then 'refunded' else 'completed' end, event ->> 'currency',
      (o ->> 'totalMinor')::bigint, case when (o ->> 'isRefunded')::boolean then (o ->> 'totalMinor')::bigint else 0 end,
      o ->> 'buyerName', o ->> 'buyerEmail', (o ->> 'buyerGuestId')::uuid, event ->> 'locale', true,
      (o ->> 'at')::timestamptz, (o ->> 'at')::timestamptz - interval '3 minutes'
    from jsonb_array_elements(event -> 'orders') o;
    insert into public.order_items (id, account_id, event_id, order_id, ticket_type_id, name, quantity, unit_minor, position)
    select (i ->> 'id')::uuid, account, (event ->> 'id')::uuid, (o ->> 'id')::uuid, (i ->> 'ticketTypeId')::uuid,
      i ->> 'name', (i ->> 'quantity')::integer, (i ->> 'unitMinor')::bigint, n
    from jsonb_array_elements(event -> 'orders') o,
      jsonb_array_elements(o -> 'items') with ordinality as list (i, n);
    insert into public.tickets (id, account_id, event_id, order_id, order_item_id, ticket_type_id, number,
      holder_name, price_minor, status, created_at)
    select t.id, account, t.event_id, t.order_id, t.item_id, t.ticket_type_id, t.order_code || '-' || t.number,
      t.buyer_name, t.unit_minor,
      case when t.order_status = 'refunded' then 'refunded' else 'valid' end, t.completed_at
    from (
      select gen_random_uuid() as id, i.event_id, i.order_id, i.id as item_id, i.ticket_type_id, i.unit_minor,
        o.code as order_code, o.buyer_name, o.status as order_status, o.completed_at,
        row_number() over (partition by o.id order by i.position, copy) as number
      from public.order_items i join public.orders o on o.id = i.order_id, generate_series(1, i.quantity) copy
      where i.event_id = (event ->> 'id')::uuid) t;
    update public.tickets t set event_guest_id = eg.id
    from public.orders o join public.event_guests eg on eg.guest_id = o.buyer_guest_id and eg.event_id = o.event_id
    where o.id = t.order_id and t.event_id = (event ->> 'id')::uuid;
    perform private.share_tickets(h.event_id, h.household_id)
    from (select distinct eg.event_id, eg.household_id from public.event_guests eg
      where eg.event_id = (event ->> 'id')::uuid and eg.household_id is not null and eg.tickets_held > 0) h;
    insert into public.payments (account_id, event_id, order_id, provider, provider_ref, charge_ref, amount_minor,
      currency, status, test_mode, created_at)
    select o.account_id, o.event_id, o.id, 'test', 'demo_' || o.code, 'demo_' || o.code, o.total_minor,
      o.currency, 'succeeded', true, o.completed_at
    from public.orders o where o.event_id = (event ->> 'id')::uuid and o.total_minor > 0;
    insert into public.refunds (account_id, event_id, order_id, payment_id, provider, provider_ref, amount_minor,
      currency, reason, status, requested_by, created_at, updated_at)
    select o.account_id, o.event_id, o.id, p.id, 'test', 'demo_refund_' || o.code, o.total_minor, o.currency,
      'Cannot come after all', 'done', planner, least(o.completed_at + interval '2 days', now() - interval '1 hour'),
      least(o.completed_at + interval '2 days', now() - interval '1 hour')
    from public.orders o join public.payments p on p.order_id = o.id
    where o.event_id = (event ->> 'id')::uuid and o.status = 'refunded';
    -- One buyer's bank asks for the money back.
    update public.payments p set status = 'disputed'
    from (select o.id from public.orders o where o.event_id = (event ->> 'id')::uuid and o.status = 'completed' and o.total_minor > 0
      order by o.completed_at, o.code limit 1 offset 40) o
    where p.order_id = o.id;
    update public.orders o set needs_attention = 'The buyer disputes the payment'
    from public.payments p where p.order_id = o.id and p.status = 'disputed' and p.event_id = (event ->> 'id')::uuid;
    -- What the test provider would have told of all.
    insert into public.provider_events (provider, event_id, event_type, payload, outcome, payment_id, received_at)
    select 'test', 'demo_paid_' || p.provider_ref, 'payment.succeeded', jsonb_build_object('providerRef', p.provider_ref,
      'chargeRef', p.charge_ref, 'amountMinor', p.amount_minor, 'currency', p.currency, 'testMode', true), 'completed', p.id, p.created_at
    from public.payments p where p.event_id = (event ->> 'id')::uuid
    union all
    select 'test', 'demo_back_' || r.provider_ref, 'refund.succeeded', jsonb_build_object('refundRef', r.provider_ref,
      'refundId', r.id, 'amountMinor', r.amount_minor, 'currency', r.currency, 'testMode', true), 'refunded', r.payment_id, r.updated_at
    from public.refunds r where r.event_id = (event ->> 'id')::uuid
    union all
    select 'test', 'demo_dispute_' || p.provider_ref, 'payment.disputed', jsonb_build_object('chargeRef', p.charge_ref,
      'amountMinor', p.amount_minor, 'currency', p.currency, 'testMode', true), 'disputed', p.id, p.created_at + interval '1 day'
    from public.payments p where p.event_id = (event ->> 'id')::uuid and p.status = 'disputed';
  end loop;

  insert into public.bank_accounts (account_id, holder, account_number, bank_code, bank_name)
  values (account, 'Hartwell Alumni Fund', '00421997', '211370545', 'Mill River Savings');
  insert into public.ticket_settings (event_id, account_id, offline_enabled, offline_instructions, offline_bank, cancel_until_hours,
    cancel_refund_bps, seller_details)
  select e.id, e.account_id, false, 'Please name your class year with the transfer.', true, 72,
    9000, E'Hartwell Alumni Fund\n1 Landing Road, Lake Merrow\nTax number 47-1997042'
  from public.events e where e.id = (world #>> '{events,0,id}')::uuid;
  perform private.issue_order_invoice(d.bought, d.back)
  from (
    select o as bought, null::public.refunds as back, o.completed_at as at, o.code from public.orders o where o.account_id = account
    union all
    select o, r, r.updated_at, o.code from public.refunds r join public.orders o on o.id = r.order_id where o.account_id = account
    order by at, code offset 0) d;

  -- The doors of the first event, with a phone at each.
  insert into public.check_in_lists (event_id, name, kind, admits_guests, takes_walk_ins, shown_fields)
  select (world #>> '{events,0,id}')::uuid, g.name, g.kind, true, g.kind = 'entrance', g.shown_fields
  from (values ('Main entrance', 'entrance', array['field:Class T-shirt']),
    ('Dinner', 'station', array['meal', 'dietary'])) g (name, kind, shown_fields);
  insert into public.check_in_links (id, account_id, event_id, list_id, label, token_hash, expires_at, created_by)
  select d.id, account, l.event_id, l.id, d.label, private.hash_token(private.derive_token('gate', d.id, 1)),
    e.end_date + interval '1 day', planner
  from public.check_in_lists l join public.events e on e.id = l.event_id
  join (values (gen_random_uuid(), 'Main entrance', 'Kofi''s phone'), (gen_random_uuid(), 'Main entrance', 'Tablet at the desk'),
    (gen_random_uuid(), 'Dinner', 'Hall, left door')) d (id, gate, label) on d.gate = l.name
  where l.event_id = (world #>> '{events,0,id}')::uuid;

  -- Messages to the operator: one answered, two waiting.
  insert into public.support_requests (reference, user_id, name, email, topic, subject, page, priority, status, created_at)
  values
    ('S-4KD-27QM', planner, world #>> '{users,0,fullName}', world #>> '{users,0,email}', 'question',
      'A guest list to print for the door', '/manage-events', true, 'answered', now() - interval '6 days'),
    ('S-9TP-H3XW', planner, world #>> '{users,0,fullName}', world #>> '{users,0,email}', 'billing',
      'An invoice with the association''s address', '/account', true, 'open', now() - interval '20 hours'),
    ('S-6NB-8VRA', null, 'Tomasz Wiśniewski', 'tomasz@mail.example', 'problem',
      'The widget is cut off on our parish site', '/help/widget-not-shown', false, 'open', now() - interval '3 hours');
  insert into public.support_messages (request_id, author, author_user_id, body, created_at)
  select r.id, m.author, case m.author when 'operator' then (world #>> '{users,1,id}')::uuid else r.user_id end, m.body,
    r.created_at + m.after
  from (values
    ('S-4KD-27QM', 'requester', 'Two of us stand at the door with pen and paper. Can the list be printed by surname?', interval '0'),
    ('S-4KD-27QM', 'operator', 'Yes: open the event, then Guests, and choose Export as CSV in the menu. Any spreadsheet sorts and prints it, and it is free on every plan.', interval '5 hours'),
    ('S-9TP-H3XW', 'requester', 'Our treasurer needs the association''s name and address on the invoice for the plan. Where do I enter it?', interval '0'),
    ('S-6NB-8VRA', 'requester', 'On a phone the last button is cut off. Our site builder puts everything into boxes of 600 pixels.', interval '0')
  ) m (reference, author, body, after)
  join public.support_requests r on r.reference = m.reference;
  insert into public.promo_codes (event_id, account_id, code, kind, percent_bps, amount_minor, max_uses, per_person, note)
  select e.id, e.account_id, c.code, c.kind, c.bps, c.minor, c.uses, c.person, c.note
  from public.events e, (values ('EARLYBIRD', 'percent', 1000, 0, 100, null, 'For the first hundred'),
    ('TEACHERS', 'fixed', 0, 1500, null, 1, 'For those who taught us')) c (code, kind, bps, minor, uses, person, note)
  where e.id = (world #>> '{events,0,id}')::uuid;
end
$seed$

-- The JSON that strangers see: public-event.types.ts, to the letter.

create function private.public_event(event public.events, with_online_url boolean)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'id', event.id,
      'name', event.name,
      'description', event.description,
      'eventTypeId', event.event_type_id,
      'groupTerm', t.group_term,
      'memberTerm', t.member_term,
      'kind', event.kind,
      'status', case
        when event.status = 'cancelled' then 'cancelled'
        when event.status = 'archived' or event.end_date <= now() then 'ended'
        else 'published' end,
      'startDate', event.start_date,
      'endDate', event.end_date,
      'startLocal', private.wall_text(event.start_local),
      'endLocal', private.wall_text(event.end_local),
      'timeZone', event.time_zone,
      'locationName', event.location_name,
      'address', event.address,
      'onlineUrl', case when with_online_url then event.online_url end,
      'coverUrl', event.cover_url,
      'coverSeed', event.cover_seed,
      'hostNames', to_jsonb(event.host_names),
      'locale', event.locale,
      'currency', event.currency)
      || case when event.cover_url is not null and event.cover_look is not null
        then jsonb_build_object('coverColour', event.cover_look ->> 'accent') else '{}'::jsonb end || private.demo_note(event.account_id)
    from public.event_types t where t.id = event.event_type_id);
end
$$;
comment on function private.public_event(public.events, boolean) is 'PublicEvent. The online link is only for those who answered by name or bought.';

create function private.public_rsvp(event public.events)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (select jsonb_build_object(
    'state', case
      when not private.takes_answers(event) then 'off'
      when event.status in ('cancelled', 'archived') or event.end_date <= now()
        or event.rsvp_deadline <= now() then 'closed'
      when event.capacity > counts.coming_heads then 'open'
      when event.capacity is null then 'open'
      when event.waitlist_enabled then 'waitlist'
      else 'full' end,
    'deadline', event.rsvp_deadline,
    'capacity', event.capacity,
    'placesLeft', case when event.capacity is not null
      then greatest(event.capacity - counts.coming_heads, 0) end,
    'comingCount', counts.coming_heads,
    'maybeCount', counts.maybe_heads,
    'maxPartySize', event.max_party_size,
    'waitlistCount', (select count(distinct coalesce(eg.household_id, eg.id))::integer from public.rsvps w
      join public.event_guests eg on eg.id = w.event_guest_id
      where w.event_id = event.id and w.answer = 'waitlisted'))
  from private.standing_counts(event.id) counts);
end
$$;
comment on function private.public_rsvp(public.events) is 'PublicRsvp: counts are heads, the waiting list counts parties.';

create function private.rsvp_off()
returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_object('state', 'off', 'deadline', null, 'capacity', null, 'placesLeft', null,
    'comingCount', 0, 'maybeCount', 0, 'maxPartySize', 1, 'waitlistCount', 0)
$$;
comment on function private.rsvp_off() is 'PublicRsvp of a link that opens tickets only.';

create function private.public_tickets(event public.events, promo_id uuid default null)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  promo record;
begin
  select * into promo from public.promo_codes c where c.id = promo_id and c.event_id = event.id;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', t.id,
      'name', t.name,
      'description', t.description,
      'priceMinor', p.total_minor,
      'currency', event.currency,
      'state', s.state,
      'salesStart', t.sales_start,
      'salesEnd', t.sales_end,
      'left', case when s.state = 'on_sale' and s.left_count <= 10 then s.left_count end,
      'minPerOrder', t.min_per_order,
      'maxPerOrder', case when s.state = 'on_sale' and s.tier_left >= t.min_per_order
        then least(t.max_per_order, s.tier_left) else t.max_per_order end)
      || case when t.price_model in ('tiered', 'pay_what_you_can', 'group') or t.is_add_on or p.fee_minor > 0
          or p.tax_minor > 0 or p.discount_minor > 0 then jsonb_build_object('price', jsonb_strip_nulls(jsonb_build_object(
        'model', t.price_model,
        -- The regular price: without the code, and after the last of the early steps.
        'beforeMinor', case when t.price_model = 'tiered' or p.discount_minor > 0 then (
          select b.total_minor from private.unit_price(case when t.price_model = 'tiered'
            then jsonb_populate_record(t, '{"price_model": "paid"}') else t end) b
          where b.total_minor > p.total_minor) end,
        'feeMinor', nullif(p.fee_minor, 0),
        'taxMinor', nullif(p.tax_minor, 0),
        'taxName', (select x.name from public.taxes x where x.id = t.tax_id),
        'leastMinor', case when t.price_model = 'pay_what_you_can' then t.minimum_minor end,
        'groupSize', nullif(t.group_size, 1),
        'isAddOn', nullif(t.is_add_on, false),
        'tier', (p.tier).name,
        'tierEnds', (p.tier).ends_at)))
        else '{}'::jsonb end
      order by t.is_add_on, t.position, t.created_at, t.id), '[]')
    from public.ticket_types t,
    lateral private.unit_price(t,
      case when promo.kind = 'percent' and (cardinality(promo.ticket_type_ids) = 0 or t.id = any (promo.ticket_type_ids)) then promo.percent_bps else 0 end,
      case when promo.kind = 'fixed' and (cardinality(promo.ticket_type_ids) = 0 or t.id = any (promo.ticket_type_ids)) then promo.amount_minor else 0 end) p,
    lateral (select
      case when event.status in ('cancelled', 'archived') or event.end_date <= now() then 'ended'
        else private.ticket_state(t) end as state,
      private.tickets_left(t) as left_count,
      (p.tier).up_to - t.sold_count - t.reserved_count as tier_left) s
    where t.event_id = event.id and t.status <> 'draft'
      and (t.visibility = 'public' or (t.visibility = 'code' and t.id = any (promo.ticket_type_ids))));
end
$$;
comment on function private.public_tickets(public.events, uuid) is
  'PublicTicketType[] in the planner''s order, all-in prices; with a promo code the lowered ones and those it unlocks.';

create function private.page_url(event public.events, link public.share_links)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  page public.share_links;
begin
  select l.* into page from public.share_links l
  where l.event_id = event.id
    and (l.id = link.id or (event.visibility <> 'private' and l.kind = 'event_info_view' and link.kind is distinct from 'event_info_preview'
      and private.is_living(l)))
  order by l.kind <> 'event_info_view', l.id = link.id desc, l.created_at
  limit 1;
  return case when page.id is not null then private.site_url() || private.link_path(page.kind, private.share_token(page)) end;
end
$$;
comment on function private.page_url(public.events, public.share_links) is 'Address of the event''s public page, or of the link itself when it has none.';

create function private.link_look(settings jsonb)
returns jsonb
language plpgsql immutable
set search_path = ''
as $$
begin
  return case when settings ->> 'theme' in ('light', 'dark') or jsonb_typeof(settings -> 'colours') = 'object'
      or coalesce(settings ->> 'locale', '') <> '' or settings ->> 'accent' is not null
    then jsonb_build_object('look', jsonb_strip_nulls(jsonb_build_object(
      'locale', nullif(settings ->> 'locale', ''),
      'accent', settings ->> 'accent',
      'theme', case when settings ->> 'theme' in ('light', 'dark') then settings ->> 'theme' end,
      'colours', case when jsonb_typeof(settings -> 'colours') = 'object' then settings -> 'colours' end)))
    else '{}' end;
end
$$;
comment on function private.link_look(jsonb) is 'LinkLook as {look}, or nothing where a link keeps none.';

create function private.event_look(event public.events, link public.share_links)
returns jsonb
language plpgsql immutable
set search_path = ''
as $$
begin
  return private.link_look(link.settings || case when link.settings ->> 'accent' is null and event.cover_url is not null
    then coalesce(event.cover_look, '{}') else '{}'::jsonb end);
end
$$;
comment on function private.event_look(public.events, public.share_links) is
  'How an event looks through a link: in the link''s own colour, else in that of its cover''s photo.';

create function private.shared_event(event public.events, link public.share_links, what text, is_personal boolean)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  answer jsonb;
begin
  -- One step each: an expression with a query in it or with branches is planned anew for every reader.
  answer := jsonb_build_object(
    'event', private.public_event(event, is_personal),
    'serverTime', now(),
    'testMode', private.is_test_mode(),
    'pageUrl', coalesce(private.page_url(event, link), private.site_url()));
  if what = 'tickets' then
    answer := answer || jsonb_build_object('rsvp', private.rsvp_off());
  else
    answer := answer || jsonb_build_object('rsvp', private.public_rsvp(event));
  end if;
  if what = 'rsvp' then
    answer := answer || '{"tickets": []}';
  else
    answer := answer || jsonb_build_object('tickets', private.public_tickets(event));
    if exists (select from public.promo_codes c where c.event_id = event.id and c.is_active
      and (c.ends_at is null or c.ends_at > now())) then
      answer := answer || '{"promo": true}';
    end if;
  end if;
  if what = 'event' then
    if event.series_id is not null then
      answer := answer || jsonb_build_object('dates', private.public_dates(event));
    end if;
    answer := answer || private.gallery_counts(event) || private.announcement_counts_of(event) || private.face_counts(event)
      || private.question_counts_of(event) || private.programme_note(event, link);
  end if;
  if event.status = 'draft' then
    answer := answer || '{"preview": true}';
  end if;
  return answer || private.used_up_note(link) || private.event_look(event, link);
end
$$;
comment on function private.shared_event(public.events, public.share_links, text, boolean) is
  'SharedEvent, holding no more than the link opens.';

create function private.can_edit_answer(event public.events, own_deadline timestamptz default null)
returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return event.status = 'published' and event.end_date > now()
    and (event.rsvp_deadline is null or greatest(event.rsvp_deadline, own_deadline) > now()) and private.takes_answers(event);
end
$$;
comment on function private.can_edit_answer(public.events, timestamptz) is 'Whether answers are taken now, of a guest who may have a later deadline.';

create function private.rsvp_receipt(answer public.rsvps, link public.personal_links, event public.events)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  return (select jsonb_build_object(
    'state', answer.answer,
    'partySize', answer.party_size,
    'note', answer.note,
    'name', coalesce(link.shown_name, g.full_name),
    'waitlistPosition', private.rsvp_position(answer),
    'personalToken', private.personal_token(link),
    'canEdit', private.can_edit_answer(event, eg.answer_until),
    'companions', coalesce((select jsonb_agg(c.name order by c.position)
      from public.rsvp_companions c where c.event_guest_id = eg.id), '[]'))
  from public.event_guests eg join public.guests g on g.id = eg.guest_id
  where eg.id = answer.event_guest_id);
end
$$;
comment on function private.rsvp_receipt(public.rsvps, public.personal_links, public.events) is 'RsvpReceipt.';

create function private.order_view(bought public.orders)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function private.order_view(public.orders) is 'OrderView.';

create function public.get_shared_event(token text, kind text default 'event')
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.share_links;
  event public.events;
begin
  if kind = 'tickets' then
    link := private.open_ticket_link(token);
  else
    link := private.open_share_link(token, private.kinds_opening(kind));
  end if;
  select * into strict event from public.events e where e.id = link.event_id;
  return private.shared_event(event, link, kind, false);
end
$$;
comment on function public.get_shared_event(text, text) is 'What a share link opens: kind event, rsvp or tickets. SharedEvent.';

create function public.get_personal_invitation(token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.personal_links := private.find_personal_link(token);
  event public.events;
  invited public.event_guests;
  person public.guests;
  answer public.rsvps;
  household jsonb := '[]';
  receipt jsonb;
  online_url text;
  opened jsonb;
begin
  if link.id is null then
    perform private.refuse_link();
  end if;
  select * into strict event from public.events e where e.id = link.event_id;
  select * into strict invited from public.event_guests g where g.id = link.event_guest_id;
  select * into strict person from public.guests g where g.id = invited.guest_id;
  select * into answer from public.rsvps r where r.event_guest_id = invited.id;
  -- One step each: an expression with a query in it or with branches is planned anew for every reader.
  if exists (select from private.party_of(link) m where m.opened_at is null) then
    update public.event_guests set opened_at = now()
    where opened_at is null and id in (select m.id from private.party_of(link) m);
  end if;
  if link.last_used_at is null or link.last_used_at < now() - interval '1 minute' then
    update public.personal_links set last_used_at = now() where id = link.id;
  end if;
  if link.scope = 'invitation' and invited.household_id is not null then
    household := (
      select jsonb_agg(g.full_name order by other.created_at, g.full_name)
      from public.event_guests other join public.guests g on g.id = other.guest_id
      where other.event_id = event.id and other.household_id = invited.household_id);
  end if;
  if answer.id is not null then
    receipt := private.rsvp_receipt(answer, link, event);
  end if;
  online_url := private.guest_online_url(event, link);
  opened := private.shared_event(event, null, 'event', online_url is not null);
  if private.page_url(event, null) is null and not private.sells_to_invited(event.id) then
    opened := opened || '{"tickets": []}';
  end if;
  return opened || private.party_faces(link, event) || jsonb_build_object(
    'guest', jsonb_build_object('name', coalesce(link.shown_name, person.full_name), 'email', person.email, 'householdNames', household),
    'receipt', receipt,
    'party', private.party_view(link, event),
    'orders', private.party_tickets(link),
    'wantsMail', person.unsubscribed_at is null);
end
$$;
comment on function public.get_personal_invitation(text) is 'What a personal link opens. PersonalInvitation.';

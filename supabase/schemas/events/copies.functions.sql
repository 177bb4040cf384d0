-- Copies of an event: the same gathering on other days.

create function private.moved(moment timestamptz, distance interval, zone text)
returns timestamptz
language sql stable
set search_path = ''
as $$ select private.instant_of((moment at time zone zone) + distance, zone) $$;
comment on function private.moved(timestamptz, interval, text) is
  'A moment moved on the clocks of a zone, so that noon stays noon when clocks change in between.';

create function private.copy_tickets(source public.events, copy public.events)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  distance interval := copy.start_local - source.start_local;
  zone text := source.time_zone;
  type public.ticket_types;
  pools jsonb := '{}';
  pool record;
  new_id uuid;
begin
  for pool in select * from public.capacity_pools p where p.event_id = source.id loop
    insert into public.capacity_pools (account_id, event_id, label, capacity)
    values (copy.account_id, copy.id, pool.label, pool.capacity) returning id into new_id;
    pools := pools || jsonb_build_object(pool.id::text, new_id);
  end loop;
  for type in select * from public.ticket_types t where t.event_id = source.id order by t.position, t.created_at loop
    insert into public.ticket_types (account_id, event_id, capacity_pool_id, name, description, price_model,
      price_minor, minimum_minor, group_size, is_add_on, visibility, fee_mode, tax_id, message, attendance, online_url, quantity,
      sales_start, sales_end, min_per_order, max_per_order, status, position)
    values (copy.account_id, copy.id, (pools ->> type.capacity_pool_id::text)::uuid, type.name, type.description,
      type.price_model, type.price_minor, type.minimum_minor, type.group_size, type.is_add_on, type.visibility,
      type.fee_mode, type.tax_id, type.message, type.attendance, type.online_url, type.quantity, private.moved(type.sales_start, distance, zone),
      private.moved(type.sales_end, distance, zone), type.min_per_order, type.max_per_order, type.status, type.position)
    returning id into new_id;
    insert into public.ticket_tiers (account_id, event_id, ticket_type_id, name, price_minor, ends_at, up_to, position)
    select copy.account_id, copy.id, new_id, r.name, r.price_minor, private.moved(r.ends_at, distance, zone), r.up_to, r.position
    from public.ticket_tiers r where r.ticket_type_id = type.id;
  end loop;
  insert into public.ticket_settings (event_id, account_id, fee_bps, fee_fixed_minor, offline_enabled,
    offline_instructions, offline_bank, offline_days, names_until_hours, transfers_enabled, cancel_until_hours,
    cancel_refund_bps, waitlist_enabled, offer_hours, seller_details)
  select copy.id, copy.account_id, s.fee_bps, s.fee_fixed_minor, s.offline_enabled,
    s.offline_instructions, s.offline_bank, s.offline_days, s.names_until_hours, s.transfers_enabled, s.cancel_until_hours,
    s.cancel_refund_bps, s.waitlist_enabled, s.offer_hours, s.seller_details
  from public.ticket_settings s where s.event_id = source.id;
end
$$;
comment on function private.copy_tickets(public.events, public.events) is
  'Ticket types with their steps, shared places and the rules of selling; nothing that was sold.';

create function private.copy_form(source public.events, copy public.events)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.event_meals (event_id, name, description, for_children, position)
  select copy.id, m.name, m.description, m.for_children, m.position
  from public.event_meals m where m.event_id = source.id;
  insert into public.event_questions (event_id, prompt, kind, options, required, position)
  select copy.id, q.prompt, q.kind, q.options, q.required, q.position
  from public.event_questions q where q.event_id = source.id;
end
$$;
comment on function private.copy_form(public.events, public.events) is 'What is asked of those who come.';

create function private.copy_event(source public.events, name text, start timestamp, with_tickets boolean)
returns public.events
language plpgsql
security definer
set search_path = ''
as $$
declare
  copy public.events;
  carrier name;
begin
  insert into public.events (user_id, account_id, event_type_id, name, description, kind, visibility,
    start_local, end_local, time_zone, venue_id, location_name, address, online_url, cover_url, cover_seed, cover_look, host_names,
    rsvp_enabled, answers_with_tickets, rsvp_deadline, capacity, max_party_size, waitlist_enabled, shows_faces, goal_minor, currency, locale,
    settings, template_key)
  values (auth.uid(), source.account_id, source.event_type_id, copy_event.name, source.description, source.kind,
    source.visibility, start, start + (source.end_local - source.start_local), source.time_zone,
    source.venue_id, source.location_name, source.address, source.online_url, source.cover_url, source.cover_seed, source.cover_look,
    source.host_names, source.rsvp_enabled and private.account_plan_rank(source.account_id) >= 2,
    source.answers_with_tickets,
    private.moved(source.rsvp_deadline, start - source.start_local, source.time_zone), source.capacity,
    source.max_party_size, source.waitlist_enabled, source.shows_faces, source.goal_minor, source.currency, source.locale,
    source.settings, source.template_key)
  returning * into copy;
  if with_tickets then
    perform private.copy_tickets(source, copy);
  end if;
  for carrier in select p.proname from pg_catalog.pg_proc p
    where p.pronamespace = 'private'::regnamespace and p.proname like 'copy\_%' and p.proname <> 'copy_tickets'
      and p.pronargs = 2 and p.proargtypes[0] = 'public.events'::regtype and p.proargtypes[1] = 'public.events'::regtype order by p.proname
  loop
    execute format('select private.%I($1, $2)', carrier) using source, copy;
  end loop;
  return copy;
end
$$;
comment on function private.copy_event(public.events, text, timestamp, boolean) is
  'A draft of the same event from another wall time on: deadlines, windows, price steps and activities move along. What else an area takes along it says by its private.copy_…(source, copy). Guests, answers, orders, links, codes and the venue''s bookings stay behind.';

create function private.copies_tickets(source public.events, wanted boolean)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not wanted or not exists (select from public.ticket_types t where t.event_id = source.id) then
    return false;
  end if;
  perform private.require_plan(source.account_id, 'ticket-management');
  return true;
end
$$;
comment on function private.copies_tickets(public.events, boolean) is
  'Whether a copy takes tickets along; where the plan has none any more it is refused.';

create function public.duplicate_event(
  event_id_param uuid, name_param text, starts_param timestamp[], with_tickets_param boolean default true)
returns setof public.events
language plpgsql
security definer
set search_path = ''
as $$
declare
  source public.events;
  copy public.events;
  start timestamp;
  has_tickets boolean;
begin
  select * into source from public.events e where e.id = event_id_param;
  perform private.require_permission('events.write', source.account_id);
  if coalesce(cardinality(starts_param), 0) not between 1 and 30 or array_position(starts_param, null) is not null then
    perform private.refuse(400, 'invalid_input', 'Choose between 1 and 30 days', 'starts_param');
  end if;
  if coalesce(length(trim(name_param)), 0) not between 1 and 200 then
    perform private.refuse(400, 'invalid_input', 'A name has between 1 and 200 characters', 'name_param');
  end if;
  has_tickets := private.copies_tickets(source, with_tickets_param);
  foreach start in array starts_param loop
    copy := private.copy_event(source, trim(name_param), start, has_tickets);
    return next copy;
  end loop;
end
$$;
comment on function public.duplicate_event(uuid, text, timestamp[], boolean) is
  'Drafts of the same event on 1 to 30 other days (wall times in its zone), with its tickets when wanted; deadlines, windows, price steps and activities move along. Guests, answers, orders, links, codes and the venue''s bookings stay behind.';

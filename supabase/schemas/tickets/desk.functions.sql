-- What the planner's ticket screens read in one call, and the price steps they save as a whole.

create function private.sale_figures(type_id uuid)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('nowMinor', p.total_minor, 'left', nullif(private.tickets_left(t), 2147483647))
  from public.ticket_types t, lateral private.unit_price(t) p
  where t.id = type_id and private.may('tickets.read', t.account_id, t.event_id)
$$;
comment on function private.sale_figures(uuid) is
  'What one of a kind of ticket costs now, fee and tax in it, and how many are left over its own and the shared limit (null: no limit).';

create function public.get_ticket_desk(event_id_param uuid)
returns jsonb
language plpgsql stable
security invoker
set search_path = ''
as $$
declare
  event public.events;
begin
  select * into event from public.events e where e.id = event_id_param;
  if event.id is null then
    perform private.refuse(404, 'not_found', 'This event does not exist');
  end if;
  return jsonb_build_object(
    'event', jsonb_build_object('id', event.id, 'accountId', event.account_id, 'name', event.name, 'status', event.status,
      'currency', event.currency, 'timeZone', event.time_zone, 'startDate', event.start_date, 'endDate', event.end_date),
    'settings', (select jsonb_build_object('feeBps', s.fee_bps, 'feeFixedMinor', s.fee_fixed_minor,
        'offlineEnabled', s.offline_enabled, 'offlineInstructions', s.offline_instructions, 'offlineBank', s.offline_bank, 'offlineDays', s.offline_days,
        'namesUntilHours', s.names_until_hours, 'transfersEnabled', s.transfers_enabled,
        'cancelUntilHours', s.cancel_until_hours, 'cancelRefundBps', s.cancel_refund_bps,
        'waitlistEnabled', s.waitlist_enabled, 'offerHours', s.offer_hours, 'sellerDetails', s.seller_details)
      from public.ticket_settings s where s.event_id = event.id),
    'bank', private.masked_bank_account(event.account_id),
    'taxes', (select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'name', x.name, 'rateBps', x.rate_bps,
        'isIncluded', x.is_included) order by x.created_at, x.name), '[]') from public.taxes x where x.account_id = event.account_id),
    'pools', (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'label', p.label, 'capacity', p.capacity,
        'taken', p.taken_count) order by p.created_at), '[]') from public.capacity_pools p where p.event_id = event.id),
    'types', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'status', t.status,
        'priceModel', t.price_model, 'priceMinor', t.price_minor, 'minimumMinor', t.minimum_minor, 'groupSize', t.group_size,
        'isAddOn', t.is_add_on, 'visibility', t.visibility, 'quantity', t.quantity, 'sold', t.sold_count,
        'held', t.reserved_count, 'passesFeeOn', t.fee_mode = 'pass_on') || coalesce(private.sale_figures(t.id), '{}') order by t.is_add_on, t.position, t.created_at), '[]')
      from public.ticket_types t where t.event_id = event.id),
    'promoCodes', (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'code', c.code, 'kind', c.kind,
        'percentBps', c.percent_bps, 'amountMinor', c.amount_minor, 'ticketTypeIds', c.ticket_type_ids, 'maxUses', c.max_uses,
        'perPerson', c.per_person, 'used', c.used_count, 'startsAt', c.starts_at, 'endsAt', c.ends_at,
        'isActive', c.is_active, 'note', c.note) order by c.created_at), '[]')
      from public.promo_codes c where c.event_id = event.id),
    'waiting', (select coalesce(jsonb_agg(to_jsonb(w) order by w."joinedAt"), '[]') from (
        select e.id, e.name, e.email, e.quantity, e.split_ok as "splitOk", e.status as state, e.ticket_type_id as "ticketTypeId",
          e.joined_at as "joinedAt", e.offer_expires_at as "offerExpiresAt"
        from public.waitlist_entries e where e.event_id = event.id
        order by e.status in ('waiting', 'offered') desc, e.joined_at desc limit 500) w),
    'decisions', (select coalesce(jsonb_agg(to_jsonb(d) order by d.id desc), '[]') from (
        select k.id, k.entry_id as "entryId", k.decision, k.places_free as "placesFree", k.places_wanted as "placesWanted",
          k.reason, k.decided_at as "decidedAt"
        from public.waitlist_decisions k where k.event_id = event.id order by k.decided_at desc limit 100) d),
    'serverTime', now());
end
$$;
comment on function public.get_ticket_desk(uuid) is
  'TicketDesk: settings, taxes, pools, types, promo codes, the waiting list with its latest decisions.';

create function public.list_ticket_tiers(ticket_type_id_param uuid)
returns jsonb
language sql stable
security invoker
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('name', t.name, 'priceMinor', t.price_minor, 'endsAt', t.ends_at,
    'upTo', t.up_to) order by t.position), '[]')
  from public.ticket_tiers t where t.ticket_type_id = ticket_type_id_param
$$;
comment on function public.list_ticket_tiers(uuid) is 'The price steps of a type in their order: [{name, priceMinor, endsAt, upTo}].';

create function public.save_ticket_tiers(ticket_type_id_param uuid, tiers jsonb)
returns void
language plpgsql
security invoker
set search_path = ''
as $$
declare
  type public.ticket_types;
begin
  select * into type from public.ticket_types t where t.id = ticket_type_id_param;
  perform private.require_permission('tickets.write', type.account_id, type.event_id);
  if jsonb_typeof(tiers) is distinct from 'array' or jsonb_array_length(tiers) > 10 then
    perform private.refuse(400, 'invalid_input', 'At most 10 price steps', 'tiers');
  end if;
  if exists (select from jsonb_array_elements(tiers) t where t ->> 'endsAt' is null and t ->> 'upTo' is null) then
    perform private.refuse(400, 'invalid_input', 'Say until when, or for how many, each price lasts', 'tiers');
  end if;
  delete from public.ticket_tiers t where t.ticket_type_id = type.id;
  insert into public.ticket_tiers (event_id, ticket_type_id, name, price_minor, ends_at, up_to, position)
  select type.event_id, type.id, t ->> 'name', (t ->> 'priceMinor')::bigint, (t ->> 'endsAt')::timestamptz,
    (t ->> 'upTo')::integer, n
  from jsonb_array_elements(tiers) with ordinality as list (t, n);
end
$$;
comment on function public.save_ticket_tiers(uuid, jsonb) is
  'Replaces a type''s price steps with [{name, priceMinor, endsAt, upTo}], all or none.';

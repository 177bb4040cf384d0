-- A host writes down what a household said by telephone or letter, with everything a guest is asked.

create function private.link_of_host(target public.event_guests)
returns public.personal_links
language plpgsql stable
set search_path = ''
as $$
declare
  link public.personal_links;
begin
  link.account_id := target.account_id;
  link.event_id := target.event_id;
  link.event_guest_id := target.id;
  link.scope := 'invitation';
  return link;
end
$$;
comment on function private.link_of_host(public.event_guests) is
  'What a guest''s invitation speaks for, without making one: the household.';

create function public.get_party(event_guest_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  target public.event_guests;
  event public.events;
begin
  select * into target from public.event_guests g where g.id = event_guest_id_param;
  perform private.require_permission('answers.write', target.account_id, target.event_id);
  select * into strict event from public.events e where e.id = target.event_id;
  return private.party_view(private.link_of_host(target), event) || '{"maxPeople": 100}';
end
$$;
comment on function public.get_party(uuid) is
  'PublicParty of a guest''s household for its host, who may note more people than an invitation lets come.';

create function public.record_party(event_guest_id_param uuid, payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  target public.event_guests;
  event public.events;
begin
  select * into target from public.event_guests g where g.id = event_guest_id_param;
  perform private.require_permission('answers.write', target.account_id, target.event_id);
  perform private.require_plan(target.account_id, 'rsvp');
  if jsonb_typeof(payload -> 'members') is distinct from 'array'
    or jsonb_typeof(coalesce(payload -> 'companions', '[]')) <> 'array'
    or jsonb_array_length(coalesce(payload -> 'companions', '[]')) > 99 then
    perform private.refuse(400, 'invalid_input', 'Choose yes, maybe or no', 'answer');
  end if;
  select * into strict event from public.events e where e.id = target.event_id for no key update;
  perform private.apply_party(private.link_of_host(target), event, payload, 'planner');
  return public.get_party(target.id);
end
$$;
comment on function public.record_party(uuid, jsonb) is
  'A host''s note of a household''s answer, also after the deadline: PartySubmission -> PublicParty. Capacity and meals are checked as ever; questions may stay open, and who is left out keeps their answer.';

create function private.party_tickets(link public.personal_links)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('code', o.code,
      'orderToken', case when m.id = link.event_guest_id then private.derive_token('order', o.id, 1) end,
      'tickets', t.list) order by o.completed_at, o.code), '[]')
    from private.party_of(link) m
    join public.orders o on o.buyer_guest_id = m.guest_id and o.event_id = link.event_id
    cross join lateral (
      select jsonb_agg(jsonb_build_object('id', k.id, 'number', k.number, 'holderName', k.holder_name, 'typeName', y.name)
        order by k.number) as list
      from public.tickets k join public.ticket_types y on y.id = k.ticket_type_id
      where k.order_id = o.id and k.status in ('valid', 'checked_in')) t
    where t.list is not null);
end
$$;
comment on function private.party_tickets(public.personal_links) is
  'PartyOrder[]: what a party bought for this event; the order opens for whoever''s own link it is.';

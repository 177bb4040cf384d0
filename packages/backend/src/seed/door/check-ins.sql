do $seed$
declare
  party public.events;
  door public.check_in_lists;
begin
  select * into party from public.events e where e.id = ':event'::uuid;
  if party.id is null then
    raise exception 'The demo has lost the regatta that check-ins stand on';
  end if;
  insert into public.check_in_lists (event_id, name, kind, admits_guests)
  values (party.id, 'Boathouse door', 'entrance', true) returning * into door;

  -- All but four of those who said yes came, most of them before the first race.
  insert into public.check_ins (id, account_id, event_id, list_id, scope_id, event_guest_id, place, device_id, result,
    told, method, at, received_at)
  select md5('demo check-in ' || c.id)::uuid, party.account_id, party.id, door.id, party.id, c.id, 0, 'demo-phone-at-the-door',
    'ok', 'ok', 'name', party.start_date + (c.n * 3 - 40) * interval '1 minute', party.start_date + (c.n * 3 - 40) * interval '1 minute'
  from (
    select eg.id, row_number() over (order by md5(eg.id::text)) as n
    from public.event_guests eg join public.rsvps r on r.event_guest_id = eg.id and r.answer = 'yes'
    where eg.event_id = party.id
  ) c
  where c.n <= 29;
end
$seed$

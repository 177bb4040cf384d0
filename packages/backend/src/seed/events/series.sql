do $seed$
declare
  party public.events;
  first public.events;
begin
  select * into party from public.events e where e.id = ':event'::uuid;
  if party.id is null then
    raise exception 'The demo has lost the reunion that series stand on';
  end if;
  perform set_config('request.jwt.claims', json_build_object('sub', party.user_id, 'role', 'authenticated')::text, true);
  insert into public.events (user_id, event_type_id, name, description, status, start_local, end_local, time_zone,
    location_name, address, host_names, rsvp_enabled, capacity, currency, cover_seed)
  values (party.user_id, 'club-type-1', 'The rowing eight: Thursday evenings',
    E'The crew of 1996 is back on the water. One evening a month, whatever the weather; those who do not row pour the tea.',
    'published', (date_trunc('month', party.start_local) + interval '2 months')::date
      + ((11 - extract(isodow from date_trunc('month', party.start_local) + interval '2 months')::integer) % 7) + time '18:30',
    (date_trunc('month', party.start_local) + interval '2 months')::date
      + ((11 - extract(isodow from date_trunc('month', party.start_local) + interval '2 months')::integer) % 7) + time '20:30',
    party.time_zone, 'The Boathouse, Lake Merrow', party.address, array['Siobhán Byrne'], true, 16, party.currency, 'the rowing eight')
  returning * into first;
  insert into public.activities (event_id, title, kind, status, visibility, start_local, end_local, room)
  values (first.id, 'On the water', 'sport', 'published', 'public', first.start_local + interval '15 minutes',
    first.start_local + interval '75 minutes', 'The slip'),
    (first.id, 'Tea and blankets', 'social', 'published', 'public', first.start_local + interval '80 minutes', first.end_local, 'Long room');
  perform private.publish_date(first);
  perform public.repeat_event(first.id, 'FREQ=MONTHLY;BYDAY=1TH;COUNT=4', array(
    select month::date + ((11 - extract(isodow from month)::integer) % 7) + time '18:30'
    from generate_series(date_trunc('month', first.start_local) + interval '1 month',
      date_trunc('month', first.start_local) + interval '3 months', interval '1 month') month));
  perform public.change_event(e.id, jsonb_build_object('patch', jsonb_build_object(
    'start_local', private.wall_text(e.start_local + interval '2 days'), 'end_local', private.wall_text(e.end_local + interval '2 days')),
    'along', jsonb_build_array('activities')))
  from (select * from public.events e where e.series_id is not null and e.account_id = party.account_id
    order by e.start_local offset 2 limit 1) e;
end
$seed$;

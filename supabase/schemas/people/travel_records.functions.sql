-- Travel records of a user, read in full only by those who may.

create function public.get_masked_travel_data(travel_id uuid, requesting_user_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  trip public.travel_records;
  sees_all boolean;
begin
  if requesting_user_id is distinct from (select auth.uid()) then
    perform private.refuse(403, 'not_allowed', 'You can only ask for yourself', 'requesting_user_id');
  end if;
  select * into trip from public.travel_records t
  where t.id = travel_id
    and (t.user_id = (select auth.uid()) or private.may('guests.read', t.account_id, t.event_id));
  if trip.id is null then
    return null;
  end if;
  sees_all := trip.user_id is not distinct from (select auth.uid()) or trip.shows_organisers;
  perform public.log_security_access((select auth.uid()), 'travel_records', trip.id::text,
    case when sees_all then 'read_unmasked' else 'read_masked' end, true,
    case when sees_all then 'medium' else 'low' end);
  return jsonb_build_object(
    'id', trip.id, 'event_id', trip.event_id, 'event_guest_id', trip.event_guest_id,
    'carrier', trip.carrier, 'arrives_at', trip.arrives_at, 'departs_at', trip.departs_at,
    'booking_reference', case when sees_all then trip.booking_reference else private.masked(trip.booking_reference, 2) end,
    'passport_number', case when sees_all then trip.passport_number else private.masked(trip.passport_number, 2) end,
    'home_address', case when sees_all then trip.home_address when trip.home_address is not null then '••••' end,
    'is_masked', not sees_all);
end
$$;
comment on function public.get_masked_travel_data(uuid, uuid) is
  'A trip: whole for the traveller or with their consent, masked for organisers, null for everyone else. Every read is logged.';

create function private.held_travel(of_guest public.guests)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('travel', (
    select count(*) from public.travel_records t join public.event_guests eg on eg.id = t.event_guest_id
    where eg.guest_id = of_guest.id))
$$;
comment on function private.held_travel(public.guests) is '{travel}: how many journeys are known.';

create function private.forget_travel(person public.guests)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.travel_records t using public.event_guests eg where t.event_guest_id = eg.id and eg.guest_id = person.id;
$$;
comment on function private.forget_travel(public.guests) is 'Journeys.';

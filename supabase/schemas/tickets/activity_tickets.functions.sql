-- Tickets of one activity: sold for it alone, and what opens its entry list.

create function public.get_activity_tickets(activity_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  activity public.activities;
begin
  select * into activity from public.activities a
  where a.id = activity_id_param and private.may('tickets.read', a.account_id, a.event_id);
  if activity.id is null then
    perform private.refuse(404, 'not_found', 'This activity does not exist any more, or it is not yours to see');
  end if;
  return (select jsonb_build_object(
    'activity', jsonb_build_object('id', activity.id, 'title', activity.title, 'startAt', activity.start_at,
      'endAt', activity.end_at, 'room', activity.room, 'signUp', activity.sign_up, 'ticketTypeId', activity.ticket_type_id),
    'event', jsonb_build_object('id', e.id, 'name', e.name, 'timeZone', e.time_zone, 'currency', e.currency),
    'mayWrite', private.may('tickets.write', e.account_id, e.id),
    'types', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'priceMinor', t.price_minor,
        'priceModel', t.price_model, 'sold', t.sold_count, 'quantity', t.quantity, 'status', t.status,
        'activityId', t.activity_id, 'activityTitle', a.title) order by t.position, t.created_at), '[]')
      from public.ticket_types t left join public.activities a on a.id = t.activity_id where t.event_id = e.id),
    'entries', (select coalesce(jsonb_agg(to_jsonb(one) - 'holder' order by one.name, one.id), '[]')
      from (select distinct on (holder) w.ids[1] as holder, t.id, t.holder_name as name, t.number, y.name as "typeName",
          y.activity_id is not distinct from activity.id as "isOwn",
          (select max(c.at) from public.check_ins c join public.check_in_lists l on l.id = c.list_id
            where c.ticket_id = any (w.ids) and l.activity_id = activity.id and c.result = 'ok' and c.undone_at is null) as "enteredAt"
        from public.tickets t join public.ticket_types y on y.id = t.ticket_type_id
        cross join lateral (select private.tickets_of_holder(t) as ids) w
        where t.id in (select private.activity_tickets(activity.id)) and t.status in ('valid', 'checked_in')
        order by holder, t.number) one),
    'places', private.places_taken(activity.id))
    from public.events e where e.id = activity.event_id);
end
$$;
comment on function public.get_activity_tickets(uuid) is
  'ActivityTickets: the event''s ticket types with the activity each is for, and who is let into this one.';

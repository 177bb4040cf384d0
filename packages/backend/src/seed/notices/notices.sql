do $seed$
declare
  reunion public.events;
begin
  select * into reunion from public.events e where e.id = ':event'::uuid;
  if reunion.id is null then
    raise exception 'The demo has lost the reunion that notices are about';
  end if;
  -- What laying the demo in has told is as old as the demo itself.
  delete from public.notices n where n.account_id = reunion.account_id;
  -- Told of what the other screens show: their names, their sums, their moments.
  insert into public.notices (user_id, account_id, event_id, topic, detail, read_at, created_at)
  select reunion.user_id, reunion.account_id, reunion.id, told.topic, told.detail,
    case when row_number() over (order by told.at desc) > 4 then told.at + interval '20 minutes' end, told.at
  from (
    (select 'order' as topic, o.completed_at as at, jsonb_build_object('name', o.buyer_name,
      'code', o.code, 'tickets', (select sum(i.quantity) from public.order_items i where i.order_id = o.id),
      'totalMinor', o.total_minor, 'currency', o.currency) as detail
    from public.orders o where o.event_id = reunion.id order by o.completed_at desc, o.code limit 8)
    union all
    (select 'refund', r.updated_at, jsonb_build_object('name', o.buyer_name, 'code', o.code,
      'totalMinor', r.amount_minor, 'currency', o.currency)
    from public.refunds r join public.orders o on o.id = r.order_id
    where r.event_id = reunion.id order by r.updated_at desc, o.code limit 1)
    union all
    (select 'answer', r.answered_at, jsonb_build_object('name', g.full_name, 'answer', r.answer, 'partySize', r.party_size)
    from public.rsvps r join public.event_guests eg on eg.id = r.event_guest_id join public.guests g on g.id = eg.guest_id
    where r.event_id = reunion.id order by r.answered_at desc, g.id limit 3)) told
  order by told.at, told.topic;
end
$seed$

-- What planners read first: At a Glance and an event's overview, one call each.

create function private.answer_counts(target_event_id uuid)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'comingHeads', c.coming_heads, 'yes', c.yes, 'maybe', c.maybe, 'no', c.no, 'waitlisted', c.waitlisted, 'pending', c.pending)
  from private.standing_counts(target_event_id) c
$$;
comment on function private.answer_counts(uuid) is 'AnswerCounts: comingHeads counts people, the others guests by their standing.';

create function private.glance_event(event public.events)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', event.id, 'name', event.name, 'eventTypeId', event.event_type_id, 'kind', event.kind,
    'status', event.status, 'startDate', event.start_date, 'endDate', event.end_date,
    'timeZone', event.time_zone, 'locationName', event.location_name,
    'coverUrl', event.cover_url, 'coverSeed', event.cover_seed, 'currency', event.currency,
    'answers', private.answer_counts(event.id),
    'guestCount', (select count(*) from public.event_guests g where g.event_id = event.id))
$$;
comment on function private.glance_event(public.events) is 'GlanceEvent.';

create function private.answers_by_day(event public.events)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'day', d.day, 'coming', d.coming, 'notComing', d.not_coming) order by d.day), '[]')
  from (
    select a.day,
      sum(sum(a.coming)) over (order by a.day) as coming,
      sum(sum(a.not_coming)) over (order by a.day) as not_coming
    from (
      select (s.heard_at at time zone event.time_zone)::date as day,
        (s.standing = 'yes')::integer as coming, (s.standing = 'no')::integer as not_coming
      from private.standings s where s.event_id = event.id and s.standing <> 'pending' and s.heard_at is not null) a
    group by a.day) d
$$;
comment on function private.answers_by_day(public.events) is 'AnswersDay[]: running totals by day of the event''s zone.';

create function private.ticket_sales(target_event_id uuid, sees_money boolean)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', t.id, 'name', t.name, 'sold', t.sold_count, 'quantity', t.quantity,
    'grossMinor', case when sees_money then (select coalesce(sum(s.price_minor), 0) from public.tickets s
      where s.ticket_type_id = t.id and s.status in ('valid', 'checked_in')) end)
    order by t.position, t.created_at), '[]')
  from public.ticket_types t where t.event_id = target_event_id
$$;
comment on function private.ticket_sales(uuid, boolean) is
  'TicketSale[]: refunded tickets are taken off; one that was passed on counts with its new holder. What they brought is null for whom it is not there.';

create function private.those_of(event_ids uuid[], wanted text)
returns uuid[]
language sql stable
security definer
set search_path = ''
as $$
  select array(select e.id from public.events e where e.id = any (event_ids) and private.may(wanted, e.account_id, e.id))
$$;
comment on function private.those_of(uuid[], text) is 'Those of the events for which the caller holds a permission.';

create function private.recent_activity(event_ids uuid[], most integer)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  answers_of uuid[] := private.those_of(event_ids, 'guests.read');
  orders_of uuid[] := private.those_of(event_ids, 'orders.read');
begin
  return (select coalesce(jsonb_agg(a.entry || jsonb_build_object('eventId', e.id, 'eventName', e.name, 'at', a.at)
    order by a.at desc), '[]')
  from (
    (select r.event_id, r.answered_at as at, jsonb_build_object('kind', 'answer', 'name', g.full_name,
        'state', r.answer, 'partySize', r.party_size) as entry
      from public.rsvps r join public.event_guests eg on eg.id = r.event_guest_id
      join public.guests g on g.id = eg.guest_id
      where r.event_id = any (answers_of) order by r.answered_at desc limit most)
    union all
    (select o.event_id, o.completed_at, jsonb_build_object('kind', 'order', 'name', o.buyer_name,
        'ticketCount', (select sum(i.quantity) from public.order_items i where i.order_id = o.id),
        'totalMinor', o.total_minor, 'currency', o.currency)
      from public.orders o
      where o.event_id = any (orders_of) and o.completed_at is not null
      order by o.completed_at desc limit most)
    union all
    (select f.event_id, f.updated_at, jsonb_build_object('kind', 'refund', 'name', o.buyer_name,
        'totalMinor', f.amount_minor, 'currency', f.currency)
      from public.refunds f join public.orders o on o.id = f.order_id
      where f.event_id = any (orders_of) and f.status = 'done' order by f.updated_at desc limit most)
    order by at desc limit most) a
  join public.events e on e.id = a.event_id);
end
$$;
comment on function private.recent_activity(uuid[], integer) is 'ActivityEntry[], newest first: answers for who may see guests, orders and refunds for who may see orders.';

create function private.answers_by_group(target_event_id uuid)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  with grouped as (
    select eg.group_label as label, count(*) as guests, count(*) filter (where s.standing = 'yes') as coming
    from public.event_guests eg join private.standings s on s.event_guest_id = eg.id
    where eg.event_id = target_event_id and eg.group_label is not null
    group by eg.group_label),
  largest as (select * from grouped order by guests desc, label limit 6)
  select case when (select count(*) from grouped) < 2 then '[]' else (
    select jsonb_agg(jsonb_build_object('label', l.label, 'guests', l.guests, 'coming', l.coming) order by l.label) from largest l) end
$$;
comment on function private.answers_by_group(uuid) is
  'GroupAnswers[]: guests and those coming of the six largest groups, by name; none where there is one group or none.';

create function private.reminder_days(event public.events)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(d.day order by d.day), '[]') from (
    select distinct (m.created_at at time zone event.time_zone)::date as day from public.invitation_mails m
    where m.event_id = event.id and m.kind = 'reminder' and m.status in ('queued', 'sent')
    order by day desc limit 5) d
$$;
comment on function private.reminder_days(public.events) is
  'The last five days of the event''s zone on which a reminder to answer went out.';

create function private.event_figures(event public.events)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  sees_money boolean := private.may('money.read', event.account_id, event.id) or private.is_administrator();
begin
  return (select jsonb_build_object(
    'event', private.glance_event(event),
    'collectedMinor', case when sees_money then coalesce(sum(o.total_minor - o.refunded_minor)
      filter (where o.status in ('completed', 'partially_refunded', 'refunded')), 0) end,
    'refundedMinor', case when sees_money then coalesce(sum(o.refunded_minor), 0) end,
    'orderCount', count(*) filter (where o.completed_at is not null),
    'refundCount', count(*) filter (where o.refunded_minor > 0),
    'goalMinor', case when sees_money then event.goal_minor end,
    'answersByDay', private.answers_by_day(event),
    'ticketSales', private.ticket_sales(event.id, sees_money))
  from public.orders o where o.event_id = event.id);
end
$$;
comment on function private.event_figures(public.events) is 'The figures of one event; amounts in minor units of its currency, null for who may not see money.';

create function private.page_token(target_event_id uuid)
returns text
language sql
security definer
set search_path = ''
as $$
  select private.share_token(l) from public.share_links l
  join public.events e on e.id = l.event_id and e.visibility <> 'private'
  where l.event_id = target_event_id and l.kind = 'event_info_view' and private.is_living(l)
  order by l.created_at limit 1
$$;
comment on function private.page_token(uuid) is 'Token of the event''s public page, when it is shared and the event is not private.';

create function public.get_event_overview(event_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
  is_member boolean;
begin
  select * into event from public.events e
  where e.id = event_id_param
    and (private.may('events.read', e.account_id, e.id) or private.is_administrator());
  if event.id is null then
    perform private.refuse(404, 'not_found', 'This event does not exist');
  end if;
  is_member := private.may('events.read', event.account_id, event.id);
  return private.event_figures(event) || jsonb_build_object(
    'seenAs', case when is_member then 'member' else 'administrator' end,
    'may', (select coalesce(jsonb_agg(p.permission order by p.permission), '[]') from public.permissions p
      where p.of_events and private.may(p.permission, event.account_id, event.id)),
    'plan', private.account_plan(event.account_id),
    'pageToken', case when is_member then private.page_token(event.id) end,
    'householdCount', (select count(distinct g.household_id) from public.event_guests g where g.event_id = event.id),
    'asks', private.what_it_asks(event),
    'groups', private.answers_by_group(event.id),
    'reminderDays', private.reminder_days(event),
    'activity', case when is_member then private.recent_activity(array[event.id], 20) else '[]' end,
    'programme', (
      select jsonb_build_object('version', v.number,
        'changes', jsonb_array_length(private.schedule_changes(v.snapshot, private.schedule_now(event.id))))
      from private.last_schedule(event.id) v where is_member and v.id is not null),
    'tasks', case when is_member then private.task_standing(event) end,
    'move', private.event_move(event),
    'testMode', private.is_test_mode(),
    'serverTime', now());
end
$$;
comment on function public.get_event_overview(uuid) is
  '{event, collectedMinor, refundedMinor, orderCount, refundCount, goalMinor, answersByDay, ticketSales, seenAs, may, plan, pageToken, householdCount, asks, groups, reminderDays, activity, programme, tasks, move, testMode, serverTime}. An administrator reads the figures of any event, without its people and its links.';

create function public.get_at_a_glance()
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_ids uuid[] := array(
    select e.id from public.events e
    where (e.account_id in (select private.shown_accounts('events.read')) or e.id in (select private.shown_events('events.read'))) and e.status <> 'archived'
    order by e.end_date > now() desc, abs(extract(epoch from e.start_date - now())) limit 20);
  next public.events;
begin
  select * into next from public.events e
  where e.id = any (my_ids)
  order by e.status = 'published' and e.end_date > now() desc, e.end_date > now() desc,
    abs(extract(epoch from e.start_date - now()))
  limit 1;
  return jsonb_build_object(
    'events', (select coalesce(jsonb_agg(private.glance_event(e)
        order by e.end_date > now() desc, abs(extract(epoch from e.start_date - now()))), '[]')
      from public.events e where e.id = any (my_ids)),
    'next', case when next.id is not null then
      private.event_figures(next) || jsonb_build_object('pageToken', private.page_token(next.id)) end,
    'activity', private.recent_activity(my_ids, 10),
    'testMode', private.is_test_mode(),
    'serverTime', now());
end
$$;
comment on function public.get_at_a_glance() is 'AtAGlance of the caller''s accounts: the twenty nearest events, the next one in full.';

create function public.list_guest_counts()
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('eventId', e.id,
    'guests', (select count(*) from public.event_guests g where g.event_id = e.id),
    'coming', (select c.yes from private.standing_counts(e.id) c))), '[]')
  from public.events e
  where e.account_id in (select private.shown_accounts('guests.read')) or e.id in (select private.shown_events('guests.read'))
$$;
comment on function public.list_guest_counts() is 'GuestCount[] of the events of the account that is shown: guests on the list, and those of them who come.';

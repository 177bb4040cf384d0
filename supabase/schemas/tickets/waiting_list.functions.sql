-- The waiting list for tickets: fair to groups, in the open. Rules, in this order:
-- 1. What comes back is offered before it is sold to anybody else, until two days before the start.
-- 2. The first party in line that fits gets the offer; a larger one keeps its place for the next.
-- 3. An offer holds its tickets for the event's offer_hours; unanswered it passes on.
-- 4. Whoever declines, lets an offer run out or gives back what they won leaves the line.
-- Every decision is kept with its reason.

create function private.decide(entry public.waitlist_entries, what text, free_now integer, why text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.waitlist_decisions (account_id, event_id, entry_id, decision, places_free, places_wanted, reason)
  values (entry.account_id, entry.event_id, entry.id, what, free_now, entry.quantity, why);
end
$$;
comment on function private.decide(public.waitlist_entries, text, integer, text) is 'Keeps one decision of the waiting list.';

create function private.waits_first(type public.ticket_types)
returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return exists (select from public.waitlist_entries w where w.ticket_type_id = type.id and w.status = 'waiting')
    and exists (select from public.events e where e.id = type.event_id and e.start_date > now() + interval '48 hours');
end
$$;
comment on function private.waits_first(public.ticket_types) is
  'Whether tickets that come back belong to the waiting list: somebody waits, and it is more than two days to the start.';

create function private.call_next(target_event_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select from public.waitlist_entries w where w.event_id = target_event_id and w.status = 'waiting') then
    perform private.enqueue_job('waitlist_offers', jsonb_build_object('eventId', target_event_id),
      'waitlist_offers:' || target_event_id || ':' || gen_random_uuid());
  end if;
end
$$;
comment on function private.call_next(uuid) is
  'Something came back: the waiting list is looked through in a transaction of its own. Meanwhile nobody else can buy it.';

create function private.offer_to(entry public.waitlist_entries, places integer)
returns public.orders
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
  offered public.orders;
  new_id uuid := gen_random_uuid();
  until timestamptz;
begin
  select * into strict event from public.events e where e.id = entry.event_id;
  until := least(now() + (private.ticket_rules(event.id)).offer_hours * interval '1 hour', event.start_date);
  insert into public.orders (id, account_id, event_id, code, token_hash, currency, total_minor, hold_expires_at,
    locale, source, channel, buyer_name, buyer_email, test_mode)
  values (new_id, event.account_id, event.id, private.new_order_code(),
    private.hash_token(private.derive_token('order', new_id, 1)), event.currency, 0, until, coalesce(entry.locale, event.locale),
    'waiting list', 'waitlist', entry.name, entry.email, private.is_test_mode());
  offered := private.fill_order(new_id, event, jsonb_build_array(jsonb_build_object(
    'ticketTypeId', entry.ticket_type_id, 'quantity', places)), true);
  update public.waitlist_entries w set status = 'offered', order_id = offered.id, offered_at = now(), offer_expires_at = until
  where w.id = entry.id;
  perform private.enqueue_job('waitlist_offered', jsonb_build_object('entryId', entry.id), 'waitlist_offered:' || offered.id);
  return offered;
end
$$;
comment on function private.offer_to(public.waitlist_entries, integer) is 'Holds places for a party, for as long as an offer lasts, and tells it by mail.';

create function public.offer_waitlist_places(event_id_param uuid)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
  type public.ticket_types;
  entry public.waitlist_entries;
  free_now integer;
  places integer;
  offered integer := 0;
begin
  select * into event from public.events e where e.id = event_id_param;
  if event.id is null or event.status <> 'published' or event.start_date <= now() then
    return 0;
  end if;
  -- One look at a time: all types and pools of the event are locked, in the order of ids.
  perform 1 from public.ticket_types t where t.event_id = event.id order by t.id for no key update;
  perform 1 from public.capacity_pools p where p.event_id = event.id order by p.id for no key update;
  for type in
    select t.* from public.ticket_types t
    where t.event_id = event.id and t.status = 'on_sale' and (t.sales_end is null or t.sales_end > now())
      and exists (select from public.waitlist_entries w where w.ticket_type_id = t.id and w.status = 'waiting')
    order by t.id
  loop
    for entry in
      select w.* from public.waitlist_entries w
      where w.ticket_type_id = type.id and w.status = 'waiting' order by w.joined_at, w.id for update
    loop
      select private.tickets_left(t) into free_now from public.ticket_types t where t.id = type.id;
      exit when free_now < 1;
      places := case when entry.quantity <= free_now then entry.quantity when entry.split_ok then free_now end;
      if places is null then
        if not exists (
          select from public.waitlist_decisions d
          where d.entry_id = entry.id and d.id = (select max(l.id) from public.waitlist_decisions l where l.entry_id = entry.id)
            and d.decision = 'passed_over' and d.places_free = free_now) then
          perform private.decide(entry, 'passed_over', free_now, 'A party of ' || entry.quantity || ', ' || free_now
            || ' free: it keeps its place for the next');
        end if;
        continue;
      end if;
      perform private.offer_to(entry, places);
      perform private.decide(entry, 'offered', free_now, 'The first party in line that fits'
        || case when places < entry.quantity then '; takes ' || places || ' of the ' || entry.quantity || ' it wished for' else '' end);
      offered := offered + 1;
    end loop;
  end loop;
  return offered;
end
$$;
comment on function public.offer_waitlist_places(uuid) is
  'Offers what is free to those who wait, by the rules; returns how many offers were made. Called by a job and each minute.';

create function public.offer_all_waitlist_places()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  target uuid;
  offered integer := 0;
begin
  for target in
    select distinct w.event_id from public.waitlist_entries w
    join public.ticket_types t on t.id = w.ticket_type_id and private.tickets_left(t) > 0
    where w.status = 'waiting' order by w.event_id
  loop
    offered := offered + public.offer_waitlist_places(target);
  end loop;
  return offered;
end
$$;
comment on function public.offer_all_waitlist_places() is
  'The same for every event with somebody waiting and something free: raised capacity has no other caller.';

create function private.settle_offer(ended public.orders)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  entry public.waitlist_entries;
begin
  if ended.channel <> 'waitlist' then
    return;
  end if;
  update public.waitlist_entries w
  set status = case ended.status when 'completed' then 'accepted' when 'expired' then 'expired' else 'declined' end
  where w.order_id = ended.id and w.status = 'offered' returning * into entry;
  if entry.id is null then
    return;
  end if;
  perform private.decide(entry, entry.status, null, case entry.status when 'accepted' then 'Order ' || ended.code
    when 'expired' then 'No answer in time; the offer passes on' else 'The offer passes on' end);
  if entry.status = 'expired' then
    perform private.enqueue_job('waitlist_expired', jsonb_build_object('entryId', entry.id), 'waitlist_expired:' || ended.id);
  end if;
end
$$;
comment on function private.settle_offer(public.orders) is 'What became of an offer when its order is paid, let go or ran out.';

create function private.note_cancelled_winner(bought public.orders)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  entry public.waitlist_entries;
begin
  select * into entry from public.waitlist_entries w where w.order_id = bought.id and w.status = 'accepted';
  if entry.id is not null then
    perform private.decide(entry, 'gave_back', null, 'Cancelled after winning: not offered again');
  end if;
end
$$;
comment on function private.note_cancelled_winner(public.orders) is 'Keeps in the record that a winner gave places back; their entry stays closed.';

create function private.waitlist_position(entry public.waitlist_entries)
returns integer
language sql stable
security definer
set search_path = ''
as $$
  select count(*)::integer from public.waitlist_entries w
  where w.ticket_type_id = entry.ticket_type_id and w.status = 'waiting' and (w.joined_at, w.id) <= (entry.joined_at, entry.id)
$$;
comment on function private.waitlist_position(public.waitlist_entries) is '1 for the first in line.';

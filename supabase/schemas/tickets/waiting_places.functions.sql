-- A party's own place on the waiting list: joining, looking, declining, leaving; and the planner's say.

create function public.join_waitlist(token text, payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.share_links := private.open_ticket_link(token);
  event public.events;
  type public.ticket_types;
  entry public.waitlist_entries;
  given_name text := private.check_name(payload ->> 'name', 'name');
  given_email text := private.check_email(payload ->> 'email', 'email');
  wanted integer := private.check_count(coalesce(payload -> 'quantity', '1'), 1, 100, 'quantity',
    'Choose between 1 and 100 tickets');
  is_new boolean;
begin
  if coalesce(payload ->> 'website', '') <> '' then
    return jsonb_build_object('position', 1, 'quantity', wanted, 'waitlistToken', null);
  end if;
  select * into strict event from public.events e where e.id = link.event_id;
  perform private.require_open_event(event);
  perform private.require_welcome(event.account_id, given_email, 'email');
  select * into type from public.ticket_types t
  where t.event_id = event.id and t.status <> 'draft' and t.visibility <> 'hidden' and t.id::text = payload ->> 'ticketTypeId';
  if type.id is null then
    perform private.refuse(400, 'invalid_input', 'This ticket is not offered any more', 'ticketTypeId');
  end if;
  if not (private.ticket_rules(event.id)).waitlist_enabled then
    perform private.refuse(409, 'conflict', 'This event has no waiting list');
  end if;
  if wanted > type.max_per_order then
    perform private.refuse(400, 'invalid_input', 'Choose between 1 and ' || type.max_per_order || ' tickets', 'quantity');
  end if;
  -- While tickets can be had nobody may stop the sale by waiting for them.
  if private.ticket_state(type) <> 'sold_out' then
    perform private.refuse(409, 'conflict', case private.ticket_state(type)
      when 'on_sale' then 'There are still tickets: choose them instead' else type.name || ' is not on sale now' end, 'ticketTypeId');
  end if;

  insert into public.waitlist_entries as w (account_id, event_id, ticket_type_id, name, email, quantity, split_ok, locale)
  values (event.account_id, event.id, type.id, given_name, given_email, wanted, coalesce((payload ->> 'splitOk')::boolean, false),
    private.reader_language(payload ->> 'language'))
  on conflict (event_id, email, coalesce(ticket_type_id, '00000000-0000-0000-0000-000000000000'))
    where status in ('waiting', 'offered')
  -- Anybody can type anybody's address: who stands in line already stays as they are.
  do update set email = w.email
  returning * into entry;
  is_new := entry.token_hash is null;
  if is_new then
    update public.waitlist_entries w set token_hash = private.hash_token(private.derive_token('waitlist', w.id, 1))
    where w.id = entry.id;
    perform private.decide(entry, 'joined', null, null);
    perform private.enqueue_job('waitlist_joined', jsonb_build_object('entryId', entry.id), 'waitlist_joined:' || entry.id);
    perform private.call_next(event.id);
  end if;
  return jsonb_build_object('quantity', entry.quantity, 'position', private.waitlist_position(entry),
    'waitlistToken', case when is_new then private.derive_token('waitlist', entry.id, 1) end);
end
$$;
comment on function public.join_waitlist(text, jsonb) is
  '{ticketTypeId, quantity, splitOk?, name, email, language?} -> {position, quantity, waitlistToken}. Only for what is sold out. Joining again keeps the place in line and changes nothing; the token goes to the first who joined and by mail.';

create function private.waitlist_place(entry public.waitlist_entries)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'state', entry.status, 'name', entry.name, 'quantity', entry.quantity, 'splitOk', entry.split_ok,
      'ticketName', t.name, 'joinedAt', entry.joined_at, 'serverTime', now(),
      'position', case when entry.status = 'waiting' then private.waitlist_position(entry) end,
      'offerHours', (private.ticket_rules(e.id)).offer_hours,
      'offer', case when entry.status = 'offered' then (select private.order_view(o) from public.orders o where o.id = entry.order_id) end,
      'orderToken', case when entry.status = 'accepted' then private.derive_token('order', entry.order_id, 1) end,
      'event', private.public_event(e, false),
      'pageUrl', private.page_url(e, null))
    from public.events e join public.ticket_types t on t.id = entry.ticket_type_id where e.id = entry.event_id);
end
$$;
comment on function private.waitlist_place(public.waitlist_entries) is 'WaitlistPlace.';

create function private.open_waitlist_entry(token text)
returns public.waitlist_entries
language plpgsql
security definer
set search_path = ''
as $$
declare
  entry public.waitlist_entries;
begin
  select * into entry from public.waitlist_entries w where w.token_hash = private.hash_token(coalesce(token, ''));
  if entry.id is null then
    perform private.refuse_link();
  end if;
  return entry;
end
$$;
comment on function private.open_waitlist_entry(text) is 'The place in line of a token, or the neutral refusal.';

create function public.get_waitlist_place(token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  return private.waitlist_place(private.open_waitlist_entry(token));
end
$$;
comment on function public.get_waitlist_place(text) is 'A party''s place in line, and the offer when there is one. WaitlistPlace.';

create function private.end_wait(entry public.waitlist_entries, new_status text, why text)
returns public.waitlist_entries
language plpgsql
security definer
set search_path = ''
as $$
declare
  held public.orders;
begin
  if entry.order_id is not null then
    select * into held from public.orders o where o.id = entry.order_id for update;
  end if;
  select * into strict entry from public.waitlist_entries w where w.id = entry.id for update;
  if entry.status = 'offered' then
    perform private.end_hold(held, 'cancelled');
    perform private.call_next(entry.event_id);
  elsif entry.status = 'waiting' then
    update public.waitlist_entries w set status = new_status where w.id = entry.id;
    perform private.decide(entry, new_status, null, why);
    perform private.call_next(entry.event_id);
  end if;
  select * into strict entry from public.waitlist_entries w where w.id = entry.id;
  return entry;
end
$$;
comment on function private.end_wait(public.waitlist_entries, text, text) is
  'Takes a party out of line, or declines its offer; what was held goes to the next.';

create function public.leave_waitlist(token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  return private.waitlist_place(private.end_wait(private.open_waitlist_entry(token), 'left', 'Left the line'));
end
$$;
comment on function public.leave_waitlist(text) is 'Leaves the line or declines the offer. WaitlistPlace.';

create function public.remove_waitlist_entry(entry_id_param uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  entry public.waitlist_entries;
begin
  select * into entry from public.waitlist_entries w
  where w.id = entry_id_param and private.may('orders.write', w.account_id, w.event_id);
  if entry.id is null then
    perform private.refuse(404, 'not_found', 'This entry does not exist, or you may not change it');
  end if;
  perform private.end_wait(entry, 'removed', 'Removed by the organiser');
end
$$;
comment on function public.remove_waitlist_entry(uuid) is 'A planner takes a party off the list; an offer it has is withdrawn.';

create function private.waitlist_source(job public.jobs)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('to', w.email, 'name', w.name, 'locale', coalesce(w.locale, e.locale), 'place', private.waitlist_place(w),
      'url', private.site_url() || '/waiting-list/' || private.derive_token('waitlist', w.id, 1))
    from public.waitlist_entries w join public.events e on e.id = w.event_id where w.id = (job.payload ->> 'entryId')::uuid);
end
$$;
comment on function private.waitlist_source(public.jobs) is 'What mails about a place on the waiting list need.';

create function private.waitlist_offers_source(job public.jobs)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$ select job.payload $$;
comment on function private.waitlist_offers_source(public.jobs) is
  'The job waitlist_offers needs what it was given.';

create function private.held_waiting_list(of_guest public.guests)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('waitingLists', (
    select coalesce(jsonb_agg(jsonb_build_object('event', e.name, 'people', w.quantity, 'status', w.status,
      'at', w.joined_at) order by w.joined_at desc), '[]')
    from public.waitlist_entries w join public.events e on e.id = w.event_id
    where w.account_id = of_guest.account_id and w.email = of_guest.email))
$$;
comment on function private.held_waiting_list(public.guests) is '{waitingLists}: where somebody waits for tickets.';

create function private.forget_waiting_list(person public.guests)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.waitlist_entries w where w.account_id = person.account_id and w.email = person.email
    and w.status in ('waiting', 'left', 'declined', 'expired', 'removed');
$$;
comment on function private.forget_waiting_list(public.guests) is 'Places in line that became no order.';

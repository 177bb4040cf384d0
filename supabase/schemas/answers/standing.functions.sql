-- Who comes: one rule over answer and ticket. Whatever counts people, lists them or asks them reads it here.

create function private.loose_tickets(of_event uuid)
returns integer
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (select count(*) from public.tickets t
    join public.ticket_types y on y.id = t.ticket_type_id and not y.is_add_on and y.activity_id is null
    where t.event_id = of_event and t.event_guest_id is null and t.status in ('valid', 'checked_in'));
end
$$;
comment on function private.loose_tickets(uuid) is
  'Tickets to the event of people who are on no list: sold at the door without an address, or taken from the list later.';

create function private.standing_counts(
  of_event uuid, out coming_heads integer, out maybe_heads integer, out yes integer, out maybe integer, out no integer,
  out waitlisted integer, out pending integer)
returns record
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  -- Answers come from their index alone; only who has or had a ticket is looked at, all that are alike at once.
  with ticketed as (
    select r.answer, r.party_size, eg.tickets_held, eg.tickets_due, count(*) as guests
    from public.event_guests eg left join public.rsvps r on r.event_guest_id = eg.id
    where eg.event_id = of_event and (eg.tickets_held is not null or eg.tickets_due > 0)
    group by 1, 2, 3, 4
  ), counted as (
    select r.answer as standing, count(*) as guests, sum(r.party_size) as heads
    from public.rsvps r where r.event_id = of_event group by 1
    union all
    select private.standing(t.answer, t.tickets_held, t.tickets_due), t.guests,
      t.guests * private.standing_heads(t.answer, t.party_size, t.tickets_held, t.tickets_due)
    from ticketed t
    union all
    select t.answer, -t.guests, -t.guests * t.party_size from ticketed t where t.answer is not null
    union all
    select 'yes', 0, private.loose_tickets(of_event)
  )
  select
    coalesce(sum(c.heads) filter (where c.standing = 'yes'), 0)::integer,
    coalesce(sum(c.heads) filter (where c.standing = 'maybe'), 0)::integer,
    coalesce(sum(c.guests) filter (where c.standing = 'yes'), 0)::integer,
    coalesce(sum(c.guests) filter (where c.standing = 'maybe'), 0)::integer,
    coalesce(sum(c.guests) filter (where c.standing = 'no'), 0)::integer,
    coalesce(sum(c.guests) filter (where c.standing = 'waitlisted'), 0)::integer,
    ((select count(*) from public.event_guests g where g.event_id = of_event) - coalesce(sum(c.guests), 0))::integer
  into coming_heads, maybe_heads, yes, maybe, no, waitlisted, pending
  from counted c;
end
$$;
comment on function private.standing_counts(uuid) is
  'An event in numbers: heads who come and may come, and guests by their standing.';

create function private.people_coming(target_event_id uuid)
returns integer
language sql stable
set search_path = ''
as $$ select c.coming_heads from private.standing_counts(target_event_id) c $$;
comment on function private.people_coming(uuid) is 'Heads who come.';

create function private.asks_for_tickets(of_event uuid)
returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return exists (select from public.ticket_types t
    where t.event_id = of_event and t.status <> 'draft' and t.visibility = 'public' and not t.is_add_on and t.activity_id is null);
end
$$;
comment on function private.asks_for_tickets(uuid) is
  'Whether tickets to the event are on offer to everybody: then they ask, and no answer is needed beside them.';

create function private.takes_answers(event public.events)
returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return event.rsvp_enabled and (event.answers_with_tickets or not private.asks_for_tickets(event.id));
end
$$;
comment on function private.takes_answers(public.events) is
  'Whether guests are asked "Will you be there?": not where tickets ask, unless the host wants both.';

create function private.what_it_asks(event public.events)
returns text
language sql stable
set search_path = ''
as $$
  select case
    when private.takes_answers(event) then case when private.asks_for_tickets(event.id) then 'both' else 'answers' end
    when private.asks_for_tickets(event.id) then 'tickets'
    else 'nothing' end
$$;
comment on function private.what_it_asks(public.events) is 'What an event asks of its guests: answers, tickets, both or nothing.';

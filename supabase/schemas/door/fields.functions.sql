-- What a steward sees of a guest at the scan: of what the event knows, that which the host chose for the gate.
-- An e-mail address, a telephone number or a place to live is nothing to choose, and is left out of what was.

create function private.is_contact_field(name text)
returns boolean
language sql immutable
set search_path = ''
as $$
  select name ~* 'e-?mail|phone([^t]|$)|mobile|telefon|addres|adres|street|postal|post ?code|\mzip\M'
    or lower(trim(name)) in ('cell', 'city', 'country', 'fax', 'handy', 'state', 'tel', 'town', 'whatsapp')
$$;
comment on function private.is_contact_field(text) is 'Whether an own field, by its name, says where somebody is reached; no steward is shown that.';

create function private.check_shown_fields(of_event uuid, fields text[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if cardinality(fields) > 10 then
    perform private.refuse(400, 'invalid_input', 'Choose up to 10 facts to show at the scan', 'shown_fields');
  end if;
  if cardinality(fields) > (select count(distinct f) from unnest(fields) f) or exists (
    select from unnest(fields) f
    where not coalesce(f in ('dietary', 'meal', 'note')
      or f like 'question:%' and exists (
        select from public.event_questions q where q.event_id = of_event and q.id::text = substr(f, 10))
      or f like 'field:%' and length(trim(substr(f, 7))) > 0 and length(f) <= 66
        and not private.is_contact_field(substr(f, 7)), false)) then
    perform private.refuse(400, 'invalid_input', 'Choose what this event knows of its guests, and no way to reach them', 'shown_fields');
  end if;
end
$$;
comment on function private.check_shown_fields(uuid, text[]) is 'Refuses what no gate of the event can show.';

create function private.forget_shown_question()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.check_in_lists l set shown_fields = array_remove(l.shown_fields, 'question:' || old.id)
  where l.event_id = old.event_id and 'question:' || old.id = any (l.shown_fields);
  return null;
end
$$;
comment on function private.forget_shown_question() is 'A question that is no longer asked is shown at no gate.';

create function private.shown_fields_of(gate public.check_in_lists)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('field', f.field, 'label', case
    when f.field like 'question:%' then (select q.prompt from public.event_questions q where q.id::text = substr(f.field, 10))
    when f.field like 'field:%' then trim(substr(f.field, 7)) end) order by f.n), '[]')
  from unnest(gate.shown_fields) with ordinality f (field, n)
$$;
comment on function private.shown_fields_of(public.check_in_lists) is
  'ScanField[] {field, label} that a gate shows, in their order; the label is null where the product has its own word.';

create function private.shown_at_scan(fields text[], dietary text, meal text, note text, custom jsonb, answers jsonb)
returns jsonb
language sql immutable
set search_path = ''
as $$
  select case when count(said.text) > 0 then jsonb_agg(said.text order by said.n) end
  from (
    select f.n, nullif(trim(left(regexp_replace(case
      when f.field = 'dietary' then dietary
      when f.field = 'meal' then meal
      when f.field = 'note' then note
      when f.field like 'question:%' then answers ->> substr(f.field, 10)
      else custom ->> substr(f.field, 7) end, '[^\s@]+@[^\s@]+\.[^\s@]+|\+\d[\d ()./-]{6,}\d', '…', 'g'), 300)), '') as text
    from unnest(fields) with ordinality f (field, n)) said
$$;
comment on function private.shown_at_scan(text[], text, text, text, jsonb, jsonb) is
  'The texts of a gate''s fields about one person, in the order of the fields and null where there is none; null when nothing is there. E-mail addresses and telephone numbers within them are left out.';

create function private.holder_facts(
  ticket public.tickets, bought public.orders,
  out dietary text, out meal text, out note text, out custom jsonb, out answers jsonb)
returns setof record
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query
  with holder as (
    select eg.id, eg.dietary, g.notes, g.custom, 1 as rank
    from public.guests g join public.event_guests eg on eg.guest_id = g.id and eg.event_id = ticket.event_id
    where g.account_id = ticket.account_id and g.email = ticket.holder_email
      and g.name_key = ticket.holder_key
    union all
    select eg.id, eg.dietary, g.notes, g.custom, 2
    from public.event_guests mine
    join public.event_guests eg on eg.event_id = mine.event_id
      and (eg.id = mine.id or eg.household_id = mine.household_id)
    join public.guests g on g.id = eg.guest_id and g.name_key = ticket.holder_key
    where mine.event_id = ticket.event_id and mine.guest_id = bought.buyer_guest_id
  ), along as (
    select k.dietary, k.meal_choice, r.answers from public.event_guests mine
    join public.event_guests eg on eg.event_id = mine.event_id
      and (eg.id = mine.id or eg.household_id = mine.household_id)
    join public.rsvp_companions k on k.event_guest_id = eg.id and k.name_key = ticket.holder_key
    join public.rsvps r on r.event_guest_id = eg.id
    where mine.event_id = ticket.event_id and mine.guest_id = bought.buyer_guest_id
    limit 1
  )
  select coalesce(r.dietary, h.dietary, a.dietary), coalesce(r.meal_choice, a.meal_choice), left(h.notes, 300), h.custom,
    coalesce(r.answers, a.answers)
  from (select 1) one left join holder h on true left join along a on true
  left join public.rsvps r on r.event_guest_id = h.id
  order by h.rank limit 1;
end
$$;
comment on function private.holder_facts(public.tickets, public.orders) is
  'What the host or the guest noted for a ticket''s holder: the guest of that name and address, of the buyer''s household, or whom one of it brings.';

create function private.tickets_answered_for(of_event uuid, since timestamptz)
returns uuid[]
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if not exists (select from public.rsvps r where r.event_id = of_event and r.answered_at > since) then
    return '{}';
  end if;
  return array(
    with said as (
      select coalesce(eg.household_id, eg.id) as party from public.rsvps r
      join public.event_guests eg on eg.id = r.event_guest_id
      where r.event_id = of_event and r.answered_at > since
    ), kin as (
      select g.id, g.email from public.event_guests eg join public.guests g on g.id = eg.guest_id
      where eg.event_id = of_event and coalesce(eg.household_id, eg.id) in (select s.party from said s)
    )
    select t.id from kin k
    join public.orders o on o.buyer_guest_id = k.id and o.event_id = of_event
    join public.tickets t on t.order_id = o.id
    union
    select t.id from kin k join public.tickets t on t.event_id = of_event and t.holder_email = k.email);
end
$$;
comment on function private.tickets_answered_for(uuid, timestamptz) is
  'Tickets of an event whose holder, or somebody of their household, has answered since.';

create function public.list_scan_fields(event_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  perform private.require_event_permission('check_in.write', event_id_param);
  return (select coalesce(jsonb_agg(jsonb_build_object('field', f.field, 'label', f.label) order by f.rank, f.place, f.field), '[]')
    from (
      select 'dietary' as field, null as label, 1 as rank, 0 as place
      union all
      select 'meal', null, 2, 0 where exists (select from public.event_meals m where m.event_id = event_id_param)
      union all
      select 'question:' || q.id, q.prompt, 3, q.position from public.event_questions q where q.event_id = event_id_param
      union all
      (select 'field:' || named.name, trim(named.name), 4, row_number() over (order by named.people desc, named.name)::integer
      from (
        select k.name, count(*) as people
        from public.event_guests eg join public.guests g on g.id = eg.guest_id
        cross join lateral jsonb_object_keys(g.custom) k (name)
        where eg.event_id = event_id_param and g.custom <> '{}'
        group by 1) named
      where length(named.name) <= 60 and length(trim(named.name)) > 0 and not private.is_contact_field(named.name)
      order by named.people desc, named.name limit 30)
      union all
      select 'note', null, 5, 0) f);
end
$$;
comment on function public.list_scan_fields(uuid) is
  'ScanField[]: what a host may choose to be shown at the scan: dietary needs, meals and questions of the event, own fields of its guests (the 30 most used), the note.';

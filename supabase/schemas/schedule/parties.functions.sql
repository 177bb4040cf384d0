-- Part of a party in an activity: a guest says who of those who come along goes to it.

create function private.present(party integer, absent smallint[])
returns integer
language sql immutable
set search_path = ''
as $$
  select party - count(distinct a)::integer from unnest(absent) a where a >= 0 and a < party
$$;
comment on function private.present(integer, smallint[]) is 'How many of a party are there without the absent.';

create function private.people_by_place(of_guest uuid, out place integer, out name text)
returns setof record
language plpgsql stable
set search_path = ''
as $$
begin
  return query
  select n.place, case n.place when 0 then g.full_name else k.name end
  from public.event_guests eg join public.guests g on g.id = eg.guest_id
  left join public.rsvps r on r.event_guest_id = eg.id and r.event_id = eg.event_id
  cross join lateral generate_series(0, case when private.standing(r.answer, eg.tickets_held, eg.tickets_due) = 'yes'
    then private.standing_heads(r.answer, r.party_size, eg.tickets_held, eg.tickets_due) else 1 end - 1) n (place)
  left join lateral (select c.name from public.rsvp_companions c where c.event_guest_id = eg.id
    order by c.position offset greatest(n.place - 1, 0) limit 1) k on n.place > 0
  where eg.id = of_guest;
end
$$;
comment on function private.people_by_place(uuid) is
  'A guest (0) and whom they bring (from 1 on, in their order; null where the name did not follow yet).';

create function private.names_of_place(mine public.activity_sign_ups)
returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_agg(coalesce(p.name, 'With ' || h.name) order by p.place)
  from private.people_by_place(mine.event_guest_id) p
  join private.people_by_place(mine.event_guest_id) h on h.place = 0
  where p.place <> all (mine.absent)
$$;
comment on function private.names_of_place(public.activity_sign_ups) is 'Whom a sign-up is for, as texts, where it is not for everybody of the party.';

create function private.away_from(of_guest uuid, who jsonb)
returns smallint[]
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (select coalesce(array_agg(n::smallint order by n), '{}')
    from generate_series(0, private.people_of(of_guest) - 1) n
    where not who @> to_jsonb(n));
end
$$;
comment on function private.away_from(uuid, jsonb) is 'The places of a guest''s party that are not among those who come ([0, 2]).';

create function private.change_place(target public.activities, mine public.activity_sign_ups, party integer, away smallint[])
returns public.activity_sign_ups
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed public.activity_sign_ups;
  free integer := target.capacity - private.places_taken(target.id);
begin
  if mine.status = 'going' and party - mine.people > free then
    perform private.refuse(409, 'conflict', case when free < 1
      then format('Every place in "%s" is taken. Those you have stay yours', target.title)
      else format('"%s" has only %s more. The places you have stay yours', target.title, free) end);
  end if;
  update public.activity_sign_ups s set people = party, absent = away where s.id = mine.id;
  perform private.fill_activity(target);
  select * into strict changed from public.activity_sign_ups s where s.id = mine.id;
  return changed;
end
$$;
comment on function private.change_place(public.activities, public.activity_sign_ups, integer, smallint[]) is
  'Others of the party come than before: fewer give places back, more take what is free or are refused. The caller holds the activity''s lock.';

create function private.follow_companions(of_guest uuid, given jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  was text[] := array(select c.name_key from public.rsvp_companions c where c.event_guest_id = of_guest order by c.position);
  now_are text[] := array(select nullif(private.plain_words(c.value ->> 'name'), '')
    from jsonb_array_elements(given) with ordinality c (value, n) order by c.n);
  target uuid;
begin
  if was = now_are or not exists (
    select from public.activity_sign_ups s where s.event_guest_id = of_guest and s.absent <> '{}') then
    return;
  end if;
  for target in
    select a.id from public.activities a join public.activity_sign_ups s on s.activity_id = a.id
    where s.event_guest_id = of_guest and s.absent <> '{}' order by a.id for no key update of a
  loop
    update public.activity_sign_ups s set absent = array(
      select distinct m.place::smallint from (
        select case
          when p = 0 then 0
          when array_position(now_are, was[p]) is not null and was[p] is not null then array_position(now_are, was[p])
          when p <= cardinality(now_are) and not coalesce(now_are[p] = any (was), false) then p end as place
        from unnest(s.absent) p) m
      where m.place is not null order by 1)
    where s.activity_id = target and s.event_guest_id = of_guest;
  end loop;
end
$$;
comment on function private.follow_companions(uuid, jsonb) is
  'Before the companions of an answer are written: who is absent somewhere stays so under their name, wherever they stand now; who gets a name keeps their place. How many places that makes follows with the answer.';

create function public.get_activity_people(activity_id_param uuid)
returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', s.id, 'eventGuestId', s.event_guest_id, 'name', g.full_name, 'email', g.email,
    'status', s.status, 'people', s.people, 'who', case when s.absent <> '{}' then private.names_of_place(s) end, 'signedUpAt', s.signed_up_at) order by s.status, s.signed_up_at, s.id), '[]')
  from public.activity_sign_ups s
  join public.event_guests eg on eg.id = s.event_guest_id
  join private.shown_guests g on g.id = eg.guest_id
  where s.activity_id = activity_id_param and s.status <> 'left'
$$;
comment on function public.get_activity_people(uuid) is
  'Who goes and who waits, each in their order: ActivityPerson[]. Rows of foreign accounts are not there.';

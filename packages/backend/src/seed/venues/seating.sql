do $seed$
declare
  party public.events;
  family record;
  at_table record;
begin
  select * into party from public.events e where e.id = ':event'::uuid;
  if party.id is null then
    raise exception 'The demo has lost the reunion that seating stand on';
  end if;
  insert into public.seating_charts (event_id, account_id) values (party.id, party.account_id);

  -- Supper on the slip: two long tables by the water, round ones behind them.
  insert into public.seating_tables (event_id, account_id, label, shape, accessible, x, y)
  select party.id, party.account_id, t.label, t.shape, t.accessible, t.x, t.y
  from (
    values ('By the water', 'long', true, 520, 160), ('By the jetty', 'long', false, 1280, 160)
    union all
    select 'Table ' || n, 'round', n <= 2, 220 + ((n - 1) % 5) * 340, 480 + ((n - 1) / 5) * 330 from generate_series(1, 15) n
  ) t (label, shape, accessible, x, y);
  insert into public.seats (account_id, event_id, table_id, number, held)
  select t.account_id, t.event_id, t.id, n, t.label = 'By the water' and n > 18
  from public.seating_tables t
  cross join lateral generate_series(1, case t.shape when 'long' then 20 else 9 end) n
  where t.event_id = party.id;

  -- The first half has its seats: household by household, class by class.
  for family in
    select h.party_id, count(*)::integer as heads, array_agg(h.key order by h.head, h.name) as keys
    from private.seating_heads(party.id) h
    group by h.party_id order by min(h.group_label) nulls last, count(*) desc, h.party_id
  loop
    select t.id into at_table from public.seating_tables t join public.seats s on s.table_id = t.id
    where t.event_id = party.id and t.label <> 'By the jetty' and s.status = 'free'
    group by t.id, t.shape, t.label having count(*) >= family.heads
    order by t.shape, length(t.label), t.label limit 1;
    exit when at_table.id is null or 2 * (select count(*) from public.seats s where s.event_id = party.id and s.person_id is not null)
      > (select count(*) from private.seating_heads(party.id));
    perform private.know_seating_people(party.id, family.keys);
    update public.seats s set person_id = p.id
    from (select k.key, row_number() over () as n from unnest(family.keys) k (key)) k
    join public.seating_people p on p.event_id = party.id and p.key = k.key,
      (select f.id, row_number() over (order by f.number) as n from public.seats f
        where f.table_id = at_table.id and f.status = 'free') free
    where s.id = free.id and free.n = k.n;
  end loop;

  -- Three rules among those who still wait, and somebody who cannot climb.
  perform private.know_seating_people(party.id, array(select h.key from private.seating_heads(party.id) h
    where h.head = 0 and not exists (select from public.seating_people p where p.key = h.key) order by h.name limit 7));
  insert into public.seating_rules (account_id, event_id, kind, one_id, other_id)
  select party.account_id, party.id, case when w.pair = 2 then 'together' else 'apart' end,
    least(w.ids[1], w.ids[2]), greatest(w.ids[1], w.ids[2])
  from (
    select (w.n - 1) / 2 as pair, array_agg(w.id) as ids from (
      select p.id, row_number() over (order by p.key) as n from public.seating_people p
      where p.event_id = party.id and not exists (select from public.seats s where s.person_id = p.id)) w
    where w.n <= 6 group by 1) w;
  update public.seating_people p set step_free = true
  where p.id = (select max(w.id::text)::uuid from public.seating_people w where w.event_id = party.id
    and not exists (select from public.seats s where s.person_id = w.id)
    and not exists (select from public.seating_rules r where w.id in (r.one_id, r.other_id)));
end
$seed$;

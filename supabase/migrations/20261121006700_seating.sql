-- Seating: an event's plan, its tables and seats, the people who sit on them, who must sit together or apart.

create table public.seating_charts (
  event_id uuid primary key,
  account_id uuid not null,
  people_from text not null default 'answers' check (people_from in ('answers', 'tickets', 'both')),
  published_at timestamptz,
  shown_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.seating_charts is 'The seating plan of an event; guests see their seats while it is published.';
comment on column public.seating_charts.people_from is 'Who is to be seated: who said yes with whom they bring, who holds a ticket, or both.';
comment on column public.seating_charts.shown_at is 'When what guests may see was last switched on or off.';
create index seating_charts_account on public.seating_charts (account_id);

create table public.seating_tables (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null references public.seating_charts (event_id) on delete cascade,
  label text not null check (length(label) between 1 and 40),
  shape text not null check (shape in ('round', 'long', 'row')),
  accessible boolean not null default false,
  turned boolean not null default false,
  x integer not null check (x between 0 and 10000),
  y integer not null check (y between 0 and 10000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, event_id),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.seating_tables is 'Tables and rows on the floor; how many a table takes is how many seats it has.';
comment on column public.seating_tables.x is 'The middle of the table in centimetres from the corner of the floor; y likewise.';
comment on column public.seating_tables.turned is 'A long table or row that stands upright on the plan.';
comment on column public.seating_tables.version is 'Goes up with each change; a change that was made from an older one is refused.';
create unique index seating_tables_label on public.seating_tables (event_id, lower(label));

create table public.seating_people (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null references public.seating_charts (event_id) on delete cascade,
  event_guest_id uuid,
  head integer not null default 0 check (head between 0 and 99),
  ticket_id uuid unique references public.tickets (id) on delete cascade,
  key text not null generated always as (
    case when ticket_id is null then 'g:' || event_guest_id::text || ':' || head::text
      else 't:' || ticket_id::text end) stored,
  step_free boolean not null default false,
  moved_at timestamptz not null default now(),
  unique (id, event_id),
  unique (event_id, key),
  unique (event_guest_id, head),
  check ((event_guest_id is null) <> (ticket_id is null)),
  check (ticket_id is null or head = 0),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  foreign key (event_guest_id, event_id) references public.event_guests (id, event_id) on delete cascade
);
comment on table public.seating_people is
  'People of whom the plan knows something: a seat, a need or a rule. Head 0 is the guest, 1 and on who comes along.';
comment on column public.seating_people.step_free is 'Needs a table that is reached without steps and has room for a wheelchair.';
create index seating_people_guest on public.seating_people (event_guest_id, event_id);

create table public.seats (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  table_id uuid not null,
  number integer not null check (number between 1 and 60),
  held boolean not null default false,
  person_id uuid unique,
  status text not null generated always as (
    case when person_id is not null then 'assigned' when held then 'held' else 'free' end) stored,
  updated_at timestamptz not null default now(),
  unique (table_id, number),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  foreign key (table_id, event_id) references public.seating_tables (id, event_id) on delete cascade,
  foreign key (person_id, event_id) references public.seating_people (id, event_id) on delete set null (person_id)
);
comment on table public.seats is 'One row a seat: nobody has two, and no seat has two people. A held one is kept free.';
create index seats_event on public.seats (event_id, table_id);
create index seats_person on public.seats (person_id, event_id) where person_id is not null;

create table public.seating_rules (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  kind text not null check (kind in ('together', 'apart')),
  one_id uuid not null,
  other_id uuid not null,
  created_at timestamptz not null default now(),
  check (one_id < other_id),
  unique (one_id, other_id),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  foreign key (one_id, event_id) references public.seating_people (id, event_id) on delete cascade,
  foreign key (other_id, event_id) references public.seating_people (id, event_id) on delete cascade
);
comment on table public.seating_rules is 'Two people who sit at one table, or never do.';
create index seating_rules_event on public.seating_rules (event_id);
create index seating_rules_one on public.seating_rules (one_id, event_id);
create index seating_rules_other on public.seating_rules (other_id, event_id);

do $$
declare
  each_table text;
begin
  foreach each_table in array array['seating_charts', 'seating_tables', 'seats'] loop
    execute format('create trigger touch_updated_at before update on public.%I for each row execute function private.touch_updated_at()', each_table);
  end loop;
  foreach each_table in array array['seating_charts', 'seating_tables', 'seating_people', 'seats', 'seating_rules'] loop
    execute format('alter table public.%I enable row level security', each_table);
    execute format('create policy "members see seating" on public.%I for select to authenticated using (account_id in (select private.my_accounts()))', each_table);
    execute format('revoke all on public.%I from public, anon, authenticated', each_table);
    execute format('grant select on public.%I to authenticated', each_table);
    execute format('grant all on public.%I to service_role', each_table);
  end loop;
  foreach each_table in array array['seating_charts', 'seating_tables', 'seats'] loop
    execute format('alter publication supabase_realtime add table public.%I', each_table);
  end loop;
end
$$;

-- Who is to be seated ------------------------------------------------------------------------------

create function private.seating_source(of_event uuid)
returns text
language sql stable
security definer
set search_path = ''
as $$
  select coalesce((select c.people_from from public.seating_charts c where c.event_id = of_event), case
    when not exists (select from public.tickets t where t.event_id = of_event) then 'answers'
    when exists (select from public.rsvps r where r.event_id = of_event and r.answer = 'yes') then 'both'
    else 'tickets' end)
$$;
comment on function private.seating_source(uuid) is
  'Whom a plan seats: as its host chose, else by whatever people come by, answers, tickets or both.';

create function private.seating_heads(
  of_event uuid, out key text, out event_guest_id uuid, out head integer, out ticket_id uuid, out name text,
  out is_child boolean, out party_id uuid, out party_name text, out group_label text, out meal text, out dietary text)
returns setof record
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  wanted text := private.seating_source(of_event);
begin
  return query
  with coming as materialized (
    select r.event_guest_id as eg_id, r.party_size, r.meal_choice, coalesce(r.dietary, eg.dietary) as food, g.full_name, eg.role = 'child' as child, coalesce(eg.household_id, eg.id) as party,
      coalesce(h.name, g.full_name) as called, eg.group_label as belongs
    from public.rsvps r
    join public.event_guests eg on eg.id = r.event_guest_id
    join public.guests g on g.id = eg.guest_id
    left join public.households h on h.id = eg.household_id
    where r.event_id = of_event and r.answer = 'yes'
  ), brought as materialized (
    select c.*, row_number() over (partition by c.event_guest_id order by c.position)::integer as n
    from public.rsvp_companions c where c.event_id = of_event
  )
  select 'g:' || c.eg_id || ':' || n.n, c.eg_id, n.n, null::uuid,
    case when n.n = 0 then c.full_name else coalesce(b.name, 'With ' || c.full_name) end,
    case when n.n = 0 then c.child else coalesce(b.is_child, false) end, c.party, c.called, c.belongs,
    case when n.n = 0 then c.meal_choice else b.meal_choice end, case when n.n = 0 then c.food else b.dietary end
  from coming c
  cross join lateral generate_series(0, c.party_size - 1) as n (n)
  left join brought b on b.event_guest_id = c.eg_id and b.n = n.n
  where wanted <> 'tickets'
  union all
  select 't:' || t.id, null, 0, t.id, t.holder_name, false, t.order_id, coalesce(o.buyer_name, t.holder_name), null, null, null
  from public.tickets t
  join public.orders o on o.id = t.order_id and o.status in ('completed', 'partially_refunded')
  join public.ticket_types k on k.id = t.ticket_type_id and k.activity_id is null and not k.is_add_on and k.attendance <> 'online'
  where wanted <> 'answers' and t.event_id = of_event and t.status in ('valid', 'checked_in')
    and (wanted = 'tickets' or t.id not in (
      select p.ticket_id from private.guest_places(of_event) p where p.ticket_id is not null));
end
$$;
comment on function private.seating_heads(uuid) is
  'Everybody a plan seats, one row a head: who said yes and whom they bring (with numbers where there is no name yet), who holds a ticket that lets in at the place. Who did both is one.';

-- Who does not come any more has no seat ---------------------------------------------------------------

create function private.unseat_absent()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.seats s set person_id = null from public.seating_people p
  where s.person_id = p.id and p.event_guest_id = old.event_guest_id
    and (tg_op = 'DELETE' or new.answer <> 'yes' or p.head >= new.party_size);
  return null;
end
$$;
comment on function private.unseat_absent() is 'Frees the seats of a guest who does not come after all, and of people who are not brought.';
create trigger unseat_absent_update after update of answer, party_size on public.rsvps
for each row when (old.answer = 'yes' and (new.answer <> 'yes' or new.party_size < old.party_size))
execute function private.unseat_absent();
create trigger unseat_absent_delete after delete on public.rsvps
for each row when (old.answer = 'yes') execute function private.unseat_absent();

create function private.merge_seating(loser uuid, winner uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- What is said of both is said of one: needs, rules, and the seat of whom only one entry had one.
  update public.seating_people w set step_free = true
  from public.seating_people l where w.event_guest_id = winner and l.event_guest_id = loser and l.head = w.head and l.step_free;
  insert into public.seating_rules (account_id, event_id, kind, one_id, other_id)
  select r.account_id, r.event_id, r.kind, least(w.id, o.id), greatest(w.id, o.id)
  from public.seating_people l
  join public.seating_people w on w.event_guest_id = winner and w.head = l.head
  join public.seating_rules r on l.id in (r.one_id, r.other_id)
  cross join lateral (select case when r.one_id = l.id then r.other_id else r.one_id end as id) o
  where l.event_guest_id = loser and o.id <> w.id
  on conflict (one_id, other_id) do nothing;
  update public.seats s set person_id = w.id
  from public.seating_people l join public.seating_people w on w.event_guest_id = winner and w.head = l.head
  where l.event_guest_id = loser and s.person_id = l.id and not exists (select from public.seats t where t.person_id = w.id);
  delete from public.seating_people l using public.seating_people w
  where l.event_guest_id = loser and w.event_guest_id = winner and w.head = l.head;
  update public.seating_people l set event_guest_id = winner, moved_at = now() where l.event_guest_id = loser;
  update public.seats s set person_id = null from public.seating_people p
  where s.person_id = p.id and p.event_guest_id = winner and p.head >= coalesce((
    select r.party_size from public.rsvps r where r.event_guest_id = winner and r.answer = 'yes'), 0);
end
$$;
comment on function private.merge_seating(uuid, uuid) is
  'Two entries of one person in a plan become one: the loser''s, whose answer goes, is the winner''s. One seat stays, and no rule is lost.';

create function private.keep_ticket_seat()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    update public.seating_people p set ticket_id = new.id, moved_at = now() where p.ticket_id = new.transferred_from;
  else
    -- Taken back, it leaves its seat to the ticket it came from, which is valid again by now.
    update public.seats s set person_id = null from public.seating_people p
    where s.person_id = p.id and p.ticket_id = new.id
      and not exists (select from public.tickets t where t.id = new.transferred_from and t.status = 'valid');
    update public.seating_people p set ticket_id = new.transferred_from, moved_at = now()
    where p.ticket_id = new.id and new.transferred_from is not null;
  end if;
  return null;
end
$$;
comment on function private.keep_ticket_seat() is
  'A ticket that is passed on takes its seat along, and back; one that is void gives it free.';
create trigger keep_ticket_seat_passed after insert on public.tickets
for each row when (new.transferred_from is not null) execute function private.keep_ticket_seat();
create trigger keep_ticket_seat_void after update of status on public.tickets
for each row when (old.status <> new.status and new.status in ('cancelled', 'refunded'))
execute function private.keep_ticket_seat();

revoke execute on function private.seating_source(uuid), private.seating_heads(uuid), private.unseat_absent(), private.merge_seating(uuid, uuid), private.keep_ticket_seat()
  from public, anon, authenticated;

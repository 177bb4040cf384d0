do $seed$
declare
  planner constant uuid := (select u.id from auth.users u where u.email = 'planner@jubilee.example');
  reunion constant uuid := (select e.id from public.events e where e.user_id = planner and e.event_type_id = 'school-type-1'
    order by e.start_date limit 1);
  account constant uuid := private.account_of_user(planner);
  party constant uuid := (select e.id from public.events e where e.name = 'Gallagher & Quinn summer party' limit 1);
  form constant uuid := md5('jubilee demo helpers')::uuid;
  known record;
begin
  if reunion is null then
    raise exception 'The demo has lost the reunion that members stand on';
  end if;

  -- Towns, shirts, former names, tags and telephone numbers of the reunion's people.
  update public.guests g set
    custom = g.custom || jsonb_build_object('city', (array['Lake Merrow', 'Marlow Falls', 'Chicago', 'Portland', 'Köln', 'Lagos',
      'Göteborg', 'Oaxaca', 'Belo Horizonte', 'Amman'])[p.n % 10 + 1],
      'Class T-shirt', (array['S', 'M', 'L', 'M', 'XL', 'L', 'M'])[p.n % 7 + 1]),
    former_name = case when p.n % 6 = 0 and g.first_name ~ '^[A-Za-z]+$' then g.first_name || ' ' || (array['Whitcomb', 'Eze', 'Larsson', 'Ibáñez', 'Petrakis'])[p.n % 5 + 1] end,
    phone = case when p.n % 3 = 0 then '+1 555 01' || lpad((p.n % 100)::text, 2, '0') end,
    tags = array_remove(array[case when p.n % 9 = 0 then 'Committee' end, case when p.n % 7 = 0 then 'Rowing crew' end,
      case when p.n % 11 = 0 then 'The Late Bells' end, case when p.n % 13 = 0 then 'Needs a lift' end], null)
  from (select eg.guest_id, row_number() over (order by eg.created_at)::integer as n
    from public.event_guests eg where eg.event_id = reunion and eg.role = 'member') p
  where p.guest_id = g.id;

  insert into public.event_directories (event_id, account_id, is_open, intro)
  values (reunion, account, true,
    'Thirty years are a long time. We have lost track of a few of us: if you know where one of them is, tell us. Only the committee reads it.');
  insert into public.share_links (id, account_id, event_id, kind, token_hash, settings, created_by)
  values (form, account, reunion, 'directory', private.hash_token(private.derive_token('share', form, 1)), '{"label": "Help us find"}', planner);

  -- Some wrote about themselves and said who may see it.
  insert into private.member_profiles (guest_id, account_id, generation, token_hash, bio, link_sent_at, link_used_at)
  select g.id, g.account_id, 1, private.hash_token(private.derive_token('profile', g.id, 1)),
    (array['Still rowing, slower. Two daughters, one dog, no regrets about the haircut.',
      'Teaches physics where we used to sleep through it. Bring your yearbook, I lost mine.',
      'Left for a summer and stayed twenty-six years. Back for one night only.',
      'Bakery on Founders Street. First coffee is on me for anyone from the class.',
      'Retired the trombone in 1999. The neighbours wrote a card.',
      'Nurse, night shifts, allotment. I would love to find the rest of the Tuesday table.'])[p.n % 6 + 1],
    now() - interval '20 days', now() - interval '18 days' + p.n * interval '3 hours'
  from (select eg.guest_id, row_number() over (order by eg.created_at)::integer as n from public.event_guests eg
    join public.rsvps r on r.event_guest_id = eg.id and r.answer = 'yes'
    where eg.event_id = reunion and eg.role = 'member' limit 26) p
  join public.guests g on g.id = p.guest_id;
  insert into private.profile_visibility (guest_id, field, audience)
  select p.guest_id, f.field, f.audience
  from (select m.guest_id, row_number() over (order by m.guest_id)::integer as n from private.member_profiles m where m.account_id = account) p
  cross join lateral (values ('email', case when p.n % 3 = 0 then 'guests' else 'hidden' end),
    ('name', case when p.n % 4 = 0 then 'everyone' else 'guests' end), ('city', case when p.n % 4 = 0 then 'everyone' else 'guests' end),
    ('phone', case when p.n % 5 = 0 then 'organisers' else 'hidden' end)) f (field, audience);

  update private.member_profiles m set user_id = o.user_id, claimed_at = now() - interval '17 days'
  from (select m2.guest_id, row_number() over (order by m2.guest_id) as n from private.member_profiles m2 where m2.account_id = account) k
  join (select p.user_id, row_number() over (order by p.created_at) as n from public.profiles p
    where p.user_id <> planner and p.user_id not in (select a.user_id from public.administrators a)) o on o.n = k.n
  where m.guest_id = k.guest_id;

  -- Who has not been heard of, and who is remembered.
  for known in
    select eg.guest_id, row_number() over (order by eg.created_at)::integer as n from public.event_guests eg
    where eg.event_id = reunion and eg.role = 'member' and eg.responded_at is null limit 7
  loop
    if known.n <= 5 then
      update public.guests g set status = 'missing', custom = g.custom - 'city', tags = '{}' where g.id = known.guest_id;
    else
      insert into private.member_profiles (guest_id, account_id, generation, token_hash, died_on, memorial)
      values (known.guest_id, account, 1, private.hash_token(private.derive_token('profile', known.guest_id, 1)),
        (array[date '2011-10-04', date '2022-03-19'])[known.n - 5],
        (array['Stroke of the 1997 eight. Laughed before the joke was over, every time. The bench by the slip is for you.',
          'Ran the school paper, and printed the truth about the cafeteria. We still quote it.'])[known.n - 5]);
      update public.guests g set unsubscribed_at = now() - interval '60 days', tags = '{}', custom = g.custom - 'city' where g.id = known.guest_id;
    end if;
  end loop;
  insert into public.member_leads (account_id, event_id, guest_id, kind, message, contact, from_name, from_email, status, submit_key, created_at, decided_at, decided_by)
  select account, reunion, g.id, l.kind, l.message, l.contact, l.who, l.address, l.status, 'demo-lead-' || l.n,
    now() - l.ago, case when l.status <> 'new' then now() - l.ago + interval '1 day' end, case when l.status <> 'new' then planner end
  from (select g.id, row_number() over (order by g.full_name) as n from public.guests g where g.account_id = account and g.status = 'missing') g
  join (values
    (1, 'contact', 'We shared an office in Göteborg until last year. This address should work.', 'reachable@post.example', 'Annika Lindqvist', 'annika@post.example', 'new', interval '5 hours'),
    (2, 'other', 'Her mother still lives on Mill Lane, the house with the blue door. She passes letters on.', null, 'Tomasz Wiśniewski', 'tomasz@mail.example', 'new', interval '2 days'),
    (3, 'contact', 'Try the theatre in Portland, he paints their sets.', '+1 555 0188', 'Dolores Ibarra', 'dolores@mail.example', 'dismissed', interval '9 days')
  ) l (n, kind, message, contact, who, address, status, ago) on l.n = g.n;

  -- Other hosts' events: open to everyone; the planner is on the list of two.
  update public.events e set visibility = 'public', rsvp_enabled = true,
    description = coalesce(e.description, 'Bring a friend and something to share.')
  where e.name in ('Gallagher & Quinn summer party', 'Canoe club regatta', 'Pop-up market at the tram depot');
  if party is not null then
    insert into public.guests (id, account_id, full_name, first_name, last_name, email, custom, source)
    select md5('demo party ' || p.name)::uuid, e.account_id, p.name, split_part(p.name, ' ', 1), substr(p.name, strpos(p.name, ' ') + 1),
      p.address, jsonb_build_object('city', p.city), 'import'
    from public.events e, (values ('Marisol Aguirre', 'planner@jubilee.example', 'Lake Merrow'), ('Saoirse Quinn', 'saoirse@quinn.example', 'Dublin'),
      ('Declan Gallagher', 'declan@quinn.example', 'Dublin'), ('Niamh O’Connell', 'niamh@mail.example', 'Cork'),
      ('Olumide Adeyemi', 'olumide@mail.example', 'London'), ('Greta Hofstätter', 'greta@mail.example', 'Graz')) p (name, address, city)
    where e.id = party;
    insert into public.event_guests (event_id, guest_id, group_label, source)
    select party, md5('demo party ' || p.name)::uuid, p.team, 'import'
    from (values ('Marisol Aguirre', 'Events'), ('Saoirse Quinn', 'Board'), ('Declan Gallagher', 'Board'),
      ('Niamh O’Connell', 'Design'), ('Olumide Adeyemi', 'Design'), ('Greta Hofstätter', 'Events')) p (name, team);
    insert into public.event_directories (event_id, account_id, is_open) select e.id, e.account_id, true from public.events e where e.id = party;
    insert into private.member_profiles (guest_id, account_id, user_id, claimed_at, generation, token_hash, bio)
    select g.id, g.account_id, planner, now() - interval '6 days', 1, private.hash_token(private.derive_token('profile', g.id, 1)),
      'I plan reunions for a living and weddings for friends. Ask me about seating.'
    from public.guests g where g.id = md5('demo party Marisol Aguirre')::uuid;
    insert into private.profile_visibility (guest_id, field, audience)
    values (md5('demo party Marisol Aguirre')::uuid, 'email', 'guests'), (md5('demo party Marisol Aguirre')::uuid, 'city', 'everyone');
  end if;
  insert into public.guests (id, account_id, full_name, first_name, last_name, email, source)
  select md5('demo regatta Marisol')::uuid, e.account_id, 'M. Aguirre', 'M.', 'Aguirre', 'planner@jubilee.example', 'manual'
  from public.events e where e.name = 'Canoe club regatta' limit 1;
  insert into public.event_guests (event_id, guest_id, group_label)
  select e.id, md5('demo regatta Marisol')::uuid, 'Masters' from public.events e where e.name = 'Canoe club regatta' limit 1;
  perform private.refresh_member_words(array(select g.id from public.guests g));
end
$seed$

do $seed$
declare
  party public.events;
  activity public.activities;
  takes record;
  comes record;
begin
  select * into party from public.events e where e.id = ':event'::uuid;
  if party.id is null then
    raise exception 'The demo has lost the reunion that schedule stand on';
  end if;

  insert into public.activities (event_id, title, description, kind, status, visibility, start_local, end_local,
    room, host_name, sign_up, asks_rsvp, requires_rsvp, capacity, tags, materials)
  select party.id, a.title, a.description, a.kind, a.status, a.visibility,
    party.start_local::date + a.day + a.starts, party.start_local::date + a.day + a.starts + a.lasts, a.room, a.host,
    a.sign_up, a.title in ('Through the old school', 'The yearbook, page by page', 'Rowing the eight again'), a.requires_rsvp, a.capacity, a.tags, a.materials::jsonb
  from (values
    (-1, time '20:00', interval '3 hours', 'First drinks at the Founders Inn', 'No speeches. The first round is on the class of 1996.',
      'social', 'published', 'public', 'Founders Inn', 'Dana Whitlock', false, false, null::integer, array['Friday'], '[]'),
    (0, time '11:00', interval '75 minutes', 'Through the old school', 'The new wing, the old gym, and the door that never closed. Sturdy shoes for the attic.',
      'tour', 'published', 'public', 'Hartwell High, main door', 'Tomás Ibáñez Echeverría', true, false, 24, array['Saturday', 'Walking'],
      '[{"label": "Plan of the building", "url": "https://hartwell.example/plan"}]'),
    (0, time '13:00', interval '90 minutes', 'Rowing the eight again', 'Two crews of eight and a cox who is kind. Life jackets are there.',
      'sport', 'published', 'public', 'The slip', 'Siobhán Byrne', true, true, 8, array['Saturday', 'On the water'], '[]'),
    (0, time '13:30', interval '1 hour', 'The yearbook, page by page', 'Bring your copy. We read out what we wrote to each other.',
      'session', 'published', 'public', 'Long room', 'Adaeze Okonkwo', true, false, 30, array['Saturday'],
      '[{"label": "The yearbook as a scan", "url": "https://hartwell.example/yearbook"}]'),
    (0, time '14:00', interval '45 minutes', 'Lettering a banner', 'The old one is lost. We paint another for the class photo.',
      'workshop', 'draft', 'public', 'Long room', 'Kofi Mensah', true, false, 12, array['Saturday'], '[]'),
    (0, time '16:30', interval '90 minutes', 'Tables, lamps, sound', 'Band at five, tables by six.', 'other', 'published', 'team',
      'The slip', 'Marisol Aguirre', false, false, null, array[]::text[], '[]'),
    (0, time '18:30', interval '45 minutes', 'Doors and the photograph wall', 'Bring one picture of yourself from 1997. We pin them up, then guess.',
      'social', 'published', 'public', 'Long room', 'Adaeze Okonkwo', false, false, null, array['Saturday evening'], '[]'),
    (0, time '19:15', interval '30 minutes', 'The class photo, again', 'Same steps, same order, thirty years on. Ms. Abernathy still has the list.',
      'ceremony', 'published', 'public', 'Boathouse steps', 'Kofi Mensah', false, false, null, array['Saturday evening'], '[]'),
    (0, time '20:00', interval '90 minutes', 'Supper on the slip', 'Long tables by the water. Lake trout, braised short rib or mushroom pie.',
      'meal', 'published', 'public', 'The slip', null, false, false, null, array['Saturday evening'], '[]'),
    (0, time '21:30', interval '90 minutes', 'The Late Bells play', 'Yes, that band. Yes, all four of them.',
      'performance', 'published', 'public', 'The slip', 'The Late Bells', false, false, null, array['Saturday evening'], '[]'),
    (0, time '23:00', interval '30 minutes', 'Last dance', 'Buses to the Founders Inn leave at 23:15 and 23:45.',
      'social', 'published', 'public', 'The slip', null, false, false, null, array['Saturday evening'], '[]'),
    (1, time '12:00', interval '3 hours', 'Family picnic on the lawn', 'Blankets, a sack race, and whoever is still standing.',
      'meal', 'published', 'public', 'School lawn', 'Priya Raghunathan', false, false, null, array['Sunday', 'Children welcome'], '[]')
  ) a (day, starts, lasts, title, description, kind, status, visibility, room, host, sign_up, requires_rsvp, capacity, tags, materials);

  for takes in
    select * from (values ('Through the old school', 0, 19), ('Rowing the eight again', 12, 11), ('The yearbook, page by page', 40, 16)) t (title, from_place, people)
  loop
    select * into strict activity from public.activities a where a.event_id = party.id and a.title = takes.title;
    for comes in
      select eg.id, r.party_size, row_number() over (order by eg.created_at, eg.id) as place
      from public.event_guests eg join public.rsvps r on r.event_guest_id = eg.id and r.answer = 'yes'
      where eg.event_id = party.id order by eg.created_at, eg.id offset takes.from_place limit takes.people
    loop
      insert into public.activity_sign_ups (account_id, event_id, activity_id, event_guest_id, status, people, signed_up_at)
      values (party.account_id, party.id, activity.id, comes.id,
        case when private.places_taken(activity.id) + comes.party_size > activity.capacity then 'waiting' else 'going' end,
        comes.party_size, now() - interval '20 days' + (comes.place - takes.from_place) * interval '5 hours');
    end loop;
  end loop;

  insert into public.schedule_versions (account_id, event_id, number, snapshot, changes, notes, released_by, released_at)
  select party.account_id, party.id, 1, private.schedule_now(party.id),
    private.schedule_changes('[]', private.schedule_now(party.id)), 'The first plan. Times on the water depend on the wind.',
    party.user_id, now() - interval '21 days';
  -- Moved since, and not yet published: a conflict to see and a change to publish.
  update public.activities a set start_local = a.start_local + interval '30 minutes', end_local = a.end_local + interval '30 minutes'
  where a.event_id = party.id and a.title = 'Rowing the eight again';
end
$seed$

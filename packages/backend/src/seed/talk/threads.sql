do $seed$
declare
  party public.events;
  places uuid[];
  tokens text[] := '{}';
  place public.event_guests;
  talk constant uuid := ':talk';
  said record;
  made uuid;
  quiet record;
  ids uuid[] := '{}';
begin
  select * into party from public.events e where e.id = ':event'::uuid;
  if party.id is null then
    raise exception 'The demo has lost the reunion that people talk about';
  end if;
  perform set_config('request.jwt.claims', json_build_object('sub', party.user_id, 'role', 'authenticated')::text, true);
  places := array(select eg.id from public.event_guests eg join public.rsvps r on r.event_guest_id = eg.id and r.answer = 'yes'
    join public.guests g on g.id = eg.guest_id where eg.event_id = party.id and eg.role <> 'child' order by eg.id limit 7);
  insert into public.threads (id, account_id, event_id, kind, subject, created_by)
  values (talk, party.account_id, party.id, 'event', party.id::text, party.user_id);
  perform public.open_thread('event', party.id::text);
  for place in select * from public.event_guests eg where eg.id = any (places) order by eg.id loop
    tokens := tokens || private.personal_token(private.ensure_personal_link(place, 'invitation'));
    perform public.open_guest_thread(tokens[cardinality(tokens)], jsonb_build_object('kind', 'event', 'subject', party.id,
      'name', (select g.full_name from public.guests g where g.id = place.guest_id), 'mail', true));
  end loop;

  -- 0 is the host; an answer names the message it stands under by its number.
  for said in select * from (values
    (0, interval '6 days 5 hours', 'Welcome, everybody! This is for all of us who come: rides, rooms, old photos, whatever you need to know. We read along.', null::integer),
    (1, interval '6 days 4 hours', 'So good to see names I have not read in thirty years. Who still has the banner from the last game?', null),
    (2, interval '6 days 3 hours', 'In my parents’ attic. With the banner pole, no less. I can bring both.', 2),
    (3, interval '5 days 2 hours', 'Is there a lift to the hall? My mother comes along and does not climb stairs any more.', null),
    (0, interval '5 days 1 hour', 'There is: through the side door by the library, and the caretaker knows. I will keep two seats next to it.', 4),
    (3, interval '5 days 50 minutes', 'Thank you, that is a weight off.', null),
    (4, interval '3 days 6 hours', 'We drive up from the coast on Friday and have two seats free. Say the word.', null),
    (5, interval '3 days 5 hours', 'The word! Two of us, one small bag.', 7),
    (6, interval '2 days 3 hours', 'Wir kommen mit dem Zug um 16:10 an. Gibt es einen Bus zur Schule, oder laufen alle?', null),
    (0, interval '2 days 2 hours', 'A minibus waits at the station from four o’clock and goes every twenty minutes. Look for the plum-coloured sign.', 9),
    (7, interval '1 day 4 hours', 'The old jazz section said yes! One set before dinner, forty minutes, and they want a song list from us.', null),
    (1, interval '1 day 3 hours', 'Then somebody has to bring the microphones by five.', 11),
    (2, interval '5 hours', 'I found the yearbook, too. Page 41 is not to be shown to my children.', null),
    (4, interval '2 hours', 'Page 41 will be on a screen. Sorry. Not sorry.', 13)) s (who, ago, words, answers) loop
    made := gen_random_uuid();
    ids := ids || made;
    if said.who = 0 then
      perform public.act_in_thread(talk, 'send', jsonb_strip_nulls(jsonb_build_object('id', made, 'text', said.words, 'replyTo', ids[said.answers])));
    else
      perform public.act_in_guest_thread(tokens[said.who], jsonb_build_object('threadId', talk, 'act', 'send',
        'given', jsonb_strip_nulls(jsonb_build_object('id', made, 'text', said.words, 'replyTo', ids[said.answers]))));
    end if;
    update public.thread_messages m set created_at = now() - said.ago where m.id = made;
  end loop;
  update public.threads t set last_message_at = now() - interval '2 hours' where t.id = talk;
  perform public.act_in_guest_thread(tokens[n], jsonb_build_object('threadId', talk, 'act', 'react',
    'given', jsonb_build_object('id', ids[11], 'sign', case n % 3 when 0 then '🎉' else '❤️' end))) from generate_series(1, 6) n;
  perform public.act_in_guest_thread(tokens[5], jsonb_build_object('threadId', talk, 'act', 'react', 'given', jsonb_build_object('id', ids[5], 'sign', '🙏')));
  perform public.act_in_guest_thread(tokens[6], jsonb_build_object('threadId', talk, 'act', 'report',
    'given', jsonb_build_object('id', ids[14], 'reason', 'private', 'note', 'I would rather not have that page shown.')));
  update public.thread_members m set read_place = 11 where m.thread_id = talk and m.user_id = party.user_id;

  -- One guest and the hosts: by whom, under which id.
  for quiet in select * from (values (2, ':pays'), (5, ':room'), (6, ':train')) q (guest, id) loop
    insert into public.threads (id, account_id, event_id, kind, subject, created_by)
    values (quiet.id::uuid, party.account_id, party.id, 'person', places[quiet.guest]::text, party.user_id);
    perform public.open_thread('person', places[quiet.guest]::text);
    perform public.open_guest_thread(tokens[quiet.guest], jsonb_build_object('kind', 'person', 'subject', places[quiet.guest]));
    for said in select * from (values
      (2, 2, interval '1 day 6 hours', 'A quiet question: could I pay for the Okafors’ tickets without them hearing of it?'),
      (2, 0, interval '1 day 5 hours', 'Gladly. Send me the amount you have in mind, and I book it as a gift. Not a word to anybody.'),
      (2, 2, interval '3 hours', 'Done. You are a treasure.'),
      (5, 0, interval '2 days 8 hours', 'The inn holds your double room until tomorrow evening. Shall I confirm it?'),
      (5, 5, interval '2 days 7 hours', 'Yes, please! And a cot, if they have one.'),
      (5, 0, interval '2 days 6 hours', 'They have. It is in the room when you come.'),
      (6, 6, interval '4 days 2 hours', 'Dürfen wir den Hund mitbringen? Er ist alt und schläft nur.'),
      (6, 0, interval '4 days 1 hour', 'Natürlich. Er bekommt einen Platz im Schatten, neben dem Chor.')) s (guest, who, ago, words) where s.guest = quiet.guest loop
      made := gen_random_uuid();
      if said.who = 0 then
        perform public.act_in_thread(quiet.id::uuid, 'send', jsonb_build_object('id', made, 'text', said.words));
      else
        perform public.act_in_guest_thread(tokens[said.who], jsonb_build_object('threadId', quiet.id, 'act', 'send',
          'given', jsonb_build_object('id', made, 'text', said.words)));
      end if;
      update public.thread_messages m set created_at = now() - said.ago where m.id = made;
    end loop;
    update public.threads t set last_message_at = (select max(m.created_at) from public.thread_messages m where m.thread_id = t.id)
    where t.id = quiet.id::uuid;
    perform public.read_thread(quiet.id::uuid, case quiet.guest when 2 then 2 else 9 end);
  end loop;
end
$seed$;

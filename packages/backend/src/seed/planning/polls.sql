do $seed$
declare
  party public.events;
  voters uuid[];
  invitation public.poll_invitations;
  poll public.polls;
  made jsonb;
  lists integer[][];
  voter integer;
  marks text;
  zones constant text[] := array['America/New_York', 'America/Los_Angeles', 'Europe/Berlin'];
begin
  select * into party from public.events e where e.id = ':event'::uuid;
  if party.id is null then
    raise exception 'The demo has lost the reunion that polls stand on';
  end if;
  perform set_config('request.jwt.claims', json_build_object('sub', party.user_id, 'role', 'authenticated')::text, true);
  voters := array(select eg.id from public.event_guests eg join public.rsvps r on r.event_guest_id = eg.id and r.answer = 'yes'
    where eg.event_id = party.id order by eg.id limit 12);

  -- Eight people in three zones say when they can row.
  made := public.save_poll(party.id, null, jsonb_build_object('title', 'Which weekend for the row round the island?', 'naming', 'named',
    'results', 'always', 'note', 'We need the slip for four hours. The tide decides the rest.', 'questions', jsonb_build_array(jsonb_build_object(
      'kind', 'date', 'text', 'When can you row?', 'required', true, 'guestsMayAdd', true, 'options', (
        select jsonb_agg(jsonb_build_object('startAt', (party.start_local::date + d + time '09:00') at time zone party.time_zone,
          'endAt', (party.start_local::date + d + time '13:00') at time zone party.time_zone) order by d)
        from unnest(array[-1, 1, 7, 8]) d)))));
  perform public.open_poll((made ->> 'id')::uuid, now() + interval '9 days');
  select * into strict poll from public.polls p where p.id = (made ->> 'id')::uuid;
  for voter in 1 .. 10 loop
    invitation := private.ensure_poll_invitation(poll, voters[voter]);
    update public.poll_invitations i set asked_at = now() - interval '2 days' where i.id = invitation.id;
    continue when voter > 8;
    marks := substr('ymnyynymyynnmyynnyymnyyymnyynyym', voter * 4 - 3, 4);
    perform public.vote_in_poll(private.derive_token('poll', invitation.id, 1), jsonb_build_object('timeZone', zones[1 + voter % 3],
      'answers', jsonb_build_array(jsonb_build_object('questionId', made -> 'questions' -> 0 ->> 'id', 'marks', (
        select jsonb_object_agg(o.value ->> 'id', case substr(marks, o.ordinality::integer, 1) when 'y' then 'yes' when 'm' then 'maybe' else 'no' end)
        from jsonb_array_elements(made -> 'questions' -> 0 -> 'options') with ordinality o)))));
  end loop;
  perform public.get_poll_link(poll.id);
  perform public.create_poll_link(poll.id, 'embed_poll', '{}');

  -- A choice that is open.
  made := public.save_poll(party.id, null, jsonb_build_object('title', 'Which song ends the night?', 'naming', 'named', 'results', 'after_vote',
    'questions', jsonb_build_array(jsonb_build_object('kind', 'single', 'text', 'The last song', 'required', true, 'guestsMayAdd', true,
      'options', '[{"label": "Moon River"}, {"label": "Don''t Stop"}, {"label": "Closing Time"}]'::jsonb))));
  perform public.open_poll((made ->> 'id')::uuid);
  select * into strict poll from public.polls p where p.id = (made ->> 'id')::uuid;
  for voter in 1 .. 7 loop
    invitation := private.ensure_poll_invitation(poll, voters[voter]);
    perform public.vote_in_poll(private.derive_token('poll', invitation.id, 1), jsonb_build_object('answers', jsonb_build_array(jsonb_build_object(
      'questionId', made -> 'questions' -> 0 ->> 'id', 'chosen', jsonb_build_array(made -> 'questions' -> 0 -> 'options' -> (voter * voter % 3) ->> 'id')))));
  end loop;
  perform public.get_poll_link(poll.id);

  -- What the class gives the school: ranked without names, and over.
  made := public.save_poll(party.id, null, jsonb_build_object('title', 'What do we give the school?', 'naming', 'anonymous', 'results', 'after_close',
    'questions', jsonb_build_array(jsonb_build_object('kind', 'ranked', 'text', 'Our gift, the most wanted first', 'required', true,
      'options', '[{"label": "A boat for the rowing club"}, {"label": "Books for the library"}, {"label": "Instruments"}, {"label": "A scholarship"}]'::jsonb))));
  perform public.open_poll((made ->> 'id')::uuid);
  select * into strict poll from public.polls p where p.id = (made ->> 'id')::uuid;
  lists := array[[0, 1, 2], [1, 2, 0], [2, 1, 3], [0, 3, 1], [3, 1, 0], [1, 0, 2], [0, 2, 1], [3, 2, 1], [1, 3, 2], [0, 1, 3], [2, 0, 1], [1, 2, 3]];
  for voter in 1 .. array_length(voters, 1) loop
    invitation := private.ensure_poll_invitation(poll, voters[voter]);
    perform public.vote_in_poll(private.derive_token('poll', invitation.id, 1), jsonb_build_object('answers', jsonb_build_array(jsonb_build_object(
      'questionId', made -> 'questions' -> 0 ->> 'id', 'ranking', (
        select jsonb_agg(made -> 'questions' -> 0 -> 'options' -> lists[voter][n] ->> 'id' order by n) from generate_series(1, 3) n)))));
  end loop;
  perform public.close_poll(poll.id);

  -- A survey whose questions follow from each other.
  made := public.save_poll(party.id, null, jsonb_build_object('title', 'Getting there and back', 'naming', 'named', 'results', 'after_close', 'questions', '[
    {"kind": "single", "text": "Will you take the boat home?", "required": true, "options": [{"label": "Yes"}, {"label": "No, I drive"}]},
    {"kind": "several", "text": "Which boats suit you?", "required": true, "mostChoices": 2, "onlyIf": {"question": 0, "options": [0]},
      "options": [{"label": "22:00", "mostVotes": 40}, {"label": "23:30", "mostVotes": 40}, {"label": "01:00", "mostVotes": 40}]},
    {"kind": "single", "text": "How many can you take along?", "required": false, "onlyIf": {"question": 0, "options": [1]},
      "options": [{"label": "One"}, {"label": "Two or three"}, {"label": "Nobody"}]},
    {"kind": "rating", "text": "How much do you look forward to it?", "required": false, "scale": {"to": 5, "lowLabel": "A little", "highLabel": "Very much"}, "options": []},
    {"kind": "open", "text": "Anything else we should know?", "required": false, "options": []}]'::jsonb));
  perform public.open_poll((made ->> 'id')::uuid, now() + interval '20 days');
  select * into strict poll from public.polls p where p.id = (made ->> 'id')::uuid;
  for voter in 1 .. 6 loop
    invitation := private.ensure_poll_invitation(poll, voters[voter]);
    perform public.vote_in_poll(private.derive_token('poll', invitation.id, 1), jsonb_build_object('answers', jsonb_build_array(
      jsonb_build_object('questionId', made -> 'questions' -> 0 ->> 'id', 'chosen', jsonb_build_array(made -> 'questions' -> 0 -> 'options' -> (voter % 2) ->> 'id')),
      jsonb_build_object('questionId', made -> 'questions' -> 1 ->> 'id', 'chosen', jsonb_build_array(made -> 'questions' -> 1 -> 'options' -> (voter % 3) ->> 'id')),
      jsonb_build_object('questionId', made -> 'questions' -> 2 ->> 'id', 'chosen', jsonb_build_array(made -> 'questions' -> 2 -> 'options' -> (voter % 3) ->> 'id')),
      jsonb_build_object('questionId', made -> 'questions' -> 3 ->> 'id', 'rating', 3 + voter % 3))
      || case when voter = 4 then jsonb_build_array(jsonb_build_object('questionId', made -> 'questions' -> 4 ->> 'id', 'words', 'Is there a ramp to the boat?')) else '[]' end));
  end loop;
  perform public.get_poll_link(poll.id);
end
$seed$;

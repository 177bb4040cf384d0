do $seed$
declare
  party public.events;
  coming constant jsonb := '{"match": "all", "who": [{"kind": "answer", "values": ["yes"]}], "without": []}';
  boat uuid;
  parking uuid;
  programme uuid;
  told timestamptz;
begin
  select * into party from public.events e where e.id = ':event'::uuid;
  if party.id is null then
    raise exception 'The demo has lost the reunion that announcements are about';
  end if;
  perform set_config('request.jwt.claims', json_build_object('sub', party.user_id, 'role', 'authenticated')::text, true);

  -- Two that went, the newer one pinned and on the event's page.
  parking := (public.save_announcement(party.id, null, jsonb_build_object('mainLocale', 'en', 'audience', coming,
    'byEmail', true, 'onPage', false, 'pinned', false, 'takesReplies', true, 'texts', jsonb_build_object(
      'en', jsonb_build_object('subject', 'Where to park', 'body', '{"version": 1, "content": [
        {"type": "paragraph", "content": [{"type": "text", "text": "Dear "}, {"type": "field", "attrs": {"name": "first_name", "fallback": ""}}, {"type": "text", "text": ","}]},
        {"type": "paragraph", "content": [{"type": "text", "text": "the car park behind the mill has forty places and fills up by six. After that, the school yard on Elm Street is open to us: five minutes on foot, follow the lanterns."}]}]}'::jsonb),
      'de', jsonb_build_object('subject', 'Wo ihr parken könnt', 'body', '{"version": 1, "content": [
        {"type": "paragraph", "content": [{"type": "text", "text": "Hallo "}, {"type": "field", "attrs": {"name": "first_name", "fallback": ""}}, {"type": "text", "text": ","}]},
        {"type": "paragraph", "content": [{"type": "text", "text": "der Parkplatz hinter der Mühle hat vierzig Plätze und ist gegen sechs voll. Danach ist der Schulhof an der Elm Street für uns offen: fünf Minuten zu Fuß, immer den Laternen nach."}]}]}'::jsonb)))) ->> 'id')::uuid;
  boat := (public.save_announcement(party.id, null, jsonb_build_object('mainLocale', 'en', 'audience', coming,
    'byEmail', true, 'onPage', true, 'pinned', true, 'takesReplies', true, 'texts', jsonb_build_object(
      'en', jsonb_build_object('subject', 'The boat home leaves at 23:40', 'body', '{"version": 1, "content": [
        {"type": "paragraph", "content": [{"type": "text", "text": "Dear "}, {"type": "field", "attrs": {"name": "first_name", "fallback": ""}}, {"type": "text", "text": ","}]},
        {"type": "paragraph", "content": [{"type": "text", "text": "the second boat now leaves the landing at "}, {"type": "text", "text": "23:40", "marks": [{"type": "bold"}]}, {"type": "text", "text": ", twenty-five minutes later than the programme says. Two things more:"}]},
        {"type": "bullets", "content": [{"type": "item", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "The old jazz section plays before dinner, so come by half past six."}]}]},
          {"type": "item", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "Whoever wants to drive: the car park behind the mill has forty places."}]}]}]}]}'::jsonb),
      'de', jsonb_build_object('subject', 'Das Boot nach Hause fährt um 23:40', 'body', '{"version": 1, "content": [
        {"type": "paragraph", "content": [{"type": "text", "text": "Hallo "}, {"type": "field", "attrs": {"name": "first_name", "fallback": ""}}, {"type": "text", "text": ","}]},
        {"type": "paragraph", "content": [{"type": "text", "text": "das zweite Boot legt jetzt um "}, {"type": "text", "text": "23:40", "marks": [{"type": "bold"}]}, {"type": "text", "text": " ab, fünfundzwanzig Minuten später als im Programm. Noch zweierlei:"}]},
        {"type": "bullets", "content": [{"type": "item", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "Die alte Jazzgruppe spielt vor dem Essen, kommt also bis halb sieben."}]}]},
          {"type": "item", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "Wer fahren will: hinter der Mühle sind vierzig Parkplätze."}]}]}]}]}'::jsonb)))) ->> 'id')::uuid;
  -- Under names of their own, by which screens are looked at.
  update public.announcements a set id = md5('The boat home')::uuid where a.id = boat returning a.id into boat;
  perform public.send_announcement(a.id, '{"languagesMayMiss": true}') from unnest(array[parking, boat]) a (id);
  perform public.advance_announcement(parking);
  perform public.advance_announcement(boat);
  delete from public.jobs j where j.kind in ('announcement', 'announcement_run');

  -- As days ago: most mails arrived, one came back, and some have read it by now.
  foreach boat in array array[parking, boat] loop
    told := now() - case when boat = parking then interval '6 days' else interval '2 days 4 hours' end;
    update public.announcements a set state = 'sent', send_at = told, finished_at = told + interval '20 seconds', created_at = told - interval '1 hour'
    where a.id = boat;
    update public.mail_deliveries d set status = 'delivered', created_at = told, sent_at = told + interval '5 seconds', ended_at = told + interval '9 seconds'
    where d.of_id = boat;
    update public.mail_deliveries d set status = 'bounced', reason = 'The mailbox is full'
    where d.id = (select m.id from public.mail_deliveries m where m.of_id = boat order by m.email limit 1);
    update private.announcement_recipients r set told_at = told, due_at = told,
      read_at = case when n.n % 3 > 0 and (boat = parking or n.n % 5 > 0) then least(now(), told + n.n * interval '19 minutes') end
    from (select x.person, row_number() over (order by md5(x.person::text)) as n from private.announcement_recipients x where x.announcement_id = boat) n
    where r.announcement_id = boat and r.person = n.person;
  end loop;

  -- One that waits for nine in the morning wherever each lives, and one that is still written.
  programme := (public.save_announcement(party.id, null, jsonb_build_object('mainLocale', 'en', 'audience', coming,
    'byEmail', true, 'onPage', false, 'pinned', false, 'takesReplies', false, 'texts', jsonb_build_object(
      'en', jsonb_build_object('subject', 'Tomorrow we see each other again', 'body', '{"version": 1, "content": [
        {"type": "paragraph", "content": [{"type": "text", "text": "Dear "}, {"type": "field", "attrs": {"name": "first_name", "fallback": ""}}, {"type": "text", "text": ","}]},
        {"type": "paragraph", "content": [{"type": "text", "text": "doors open at half past six, dinner is at eight. Bring a photo from 1997: there is a wall for them by the stairs."}]}]}'::jsonb)))) ->> 'id')::uuid;
  perform public.send_announcement(programme, jsonb_build_object('languagesMayMiss', true, 'clock', 'recipient',
    'at', to_char(party.start_local::date - 1 + time '09:00', 'YYYY-MM-DD"T"HH24:MI')));
  perform public.save_announcement(party.id, null, jsonb_build_object('mainLocale', 'en', 'byEmail', true, 'onPage', false, 'pinned', false,
    'takesReplies', true, 'audience', '{"match": "all", "who": [{"kind": "answer", "values": ["pending"]}], "without": []}'::jsonb,
    'texts', jsonb_build_object('en', jsonb_build_object('subject', 'Still room at the table', 'body', '{"version": 1, "content": [
        {"type": "paragraph", "content": [{"type": "text", "text": "Dear "}, {"type": "field", "attrs": {"name": "first_name", "fallback": ""}}, {"type": "text", "text": ","}]},
        {"type": "paragraph", "content": [{"type": "text", "text": "we order the fish on Friday."}]}]}'::jsonb))));
end
$seed$;

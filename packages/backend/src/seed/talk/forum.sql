do $seed$
declare
  party public.events;
  helper constant uuid := md5('demo person keala.mahoe')::uuid;
  role_before uuid;
  suppliers uuid := md5('demo forum suppliers')::uuid;
  ways uuid := md5('demo forum ways')::uuid;
  asked uuid := md5('demo forum asked')::uuid;
  said record;
  topics uuid[] := '{}';
  topic uuid;
  made uuid;
  first uuid;
begin
  select * into party from public.events e where e.id = ':event'::uuid;
  select m.role_id into role_before from public.team_members m where m.account_id = party.account_id and m.user_id = helper;
  if party.id is null or role_before is null then
    raise exception 'The demo has lost the team that talks in its forum';
  end if;
  -- What the demo stands on is not in the log of changes.
  alter table public.forum_categories disable trigger audit_row;
  alter table public.forum_topics disable trigger audit_row;
  alter table public.team_members disable trigger audit_row;
  insert into public.forum_categories (id, account_id, name, about, created_by) values
    (suppliers, party.account_id, 'Suppliers', 'Who is good at what, what it cost, and whom to call.', party.user_id),
    (ways, party.account_id, 'How we do things', 'What worked last time, so that nobody has to find it out again.', party.user_id);
  insert into public.forum_categories (id, account_id, name, about, visibility, created_by) values
    (asked, party.account_id, 'Asked every year', 'What everybody wants to know who comes back to Hartwell. Anybody can read it.', 'everybody', party.user_id);
  alter table public.forum_rules disable trigger audit_row;
  insert into public.forum_rules (account_id, held_words) values (party.account_id, '{crypto*,easy money,work from home}');
  update public.team_members m set role_id = private.built_in_role('volunteer_coordinator') where m.account_id = party.account_id and m.user_id = helper;

  -- 0 is the planner, 1 a colleague; a title begins a topic.
  for said in select * from (values
    (1, suppliers, 'A tent for eighty that stands on gravel', interval '12 days 4 hours', 'The courtyard is gravel, so pegs do not hold. Who rents out a tent with weights? The last one wanted a forklift.'),
    (0, null, null, interval '12 days 1 hour', 'The fire brigade at Aldergate lends theirs to clubs: twelve by eight, water tanks as weights, and they put it up themselves for a donation.'),
    (1, null, null, interval '11 days', 'They have the weekend free. Booked until Monday noon, so nobody has to take it down in the dark.'),
    (0, suppliers, 'Rental plates: wash them or send them back dirty?', interval '9 days 3 hours', 'Two offers, a third cheaper if we wash. Has anybody counted the hours?'),
    (1, null, null, interval '9 days', 'Last year: four people, two and a half hours, and one argument. Send them back dirty.'),
    (0, ways, 'What goes into the box for the door', interval '20 days', 'Two phones with the door list, a charger, the paper list, forty blank badges, three pens that work, tape, small change, a torch. Add what you missed last time.'),
    (1, null, null, interval '19 days 20 hours', 'Plasters. And the number of the caretaker, on paper.'),
    (0, asked, 'Where to park, and how to get home without a car', interval '30 days', 'The school yard opens at four and holds sixty cars. After that, the market square is free on Saturdays and five minutes on foot. The last train leaves at 23:52.'),
    (1, null, null, interval '29 days', 'A minibus goes from the hall to the station every twenty minutes until the last train. Nobody has ever been left behind.'),
    (0, asked, 'What does one wear?', interval '28 days', 'Whatever you danced in last. Half of us come in suits and half in sweaters, and the photographs are better for it.'),
    (1, ways, 'Reminders: how many before people get cross?', interval '4 days', 'I would send one a week before the closing date and one on the day before. More brought us three complaints and two answers.'),
    (0, null, null, interval '2 days 5 hours', 'Agreed. And the second one only to those who have not answered, never to everybody.')) s (who, category, title, ago, words) loop
    made := gen_random_uuid();
    perform set_config('request.jwt.claims', json_build_object('sub', case said.who when 0 then party.user_id else helper end, 'role', 'authenticated')::text, true);
    if said.title is not null then
      -- Topics have the same addresses in every demo.
      topic := case when cardinality(topics) = 0 then ':tent'::uuid else md5('demo forum topic ' || said.title)::uuid end;
      topics := topics || topic;
      first := made;
      insert into public.threads (id, account_id, kind, subject, created_by) values (topic, party.account_id, 'topic', topic::text, auth.uid());
      insert into public.forum_topics (id, account_id, category_id, title) values (topic, party.account_id, said.category, said.title);
    end if;
    perform public.get_thread(topic);
    perform public.act_in_thread(topic, 'send', jsonb_build_object('id', made, 'text', said.words));
    update public.thread_messages m set created_at = now() - said.ago where m.id = made;
    update public.threads t set last_message_at = now() - said.ago where t.id = topic;
    update public.forum_topics o set created_at = now() - said.ago where o.id = topic and first = made;
    update public.forum_topics o set solved_id = made where o.id = topic and topic = topics[1] and said.who = 0;
    update public.forum_topics o set pinned_at = now() - said.ago where o.id = topic and topic = topics[3];
  end loop;
  -- Two are written with form.
  update public.thread_messages m set rich = w.rich, body = trim(private.rich_text_words(w.rich)) from (values
    ('What goes into the box for the door', '{"version": 1, "content": [
      {"type": "paragraph", "content": [{"type": "text", "text": "Packed the evening before, "}, {"type": "text", "text": "by whoever opens the door", "marks": [{"type": "bold"}]}, {"type": "text", "text": ":"}]},
      {"type": "bullets", "content": [
        {"type": "item", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "Two phones with the door list, a charger, the paper list"}]}]},
        {"type": "item", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "Forty blank badges, three pens that work, tape"}]}]},
        {"type": "item", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "Small change, a torch"}]}]}]},
      {"type": "paragraph", "content": [{"type": "text", "text": "Add what you missed last time."}]}]}'::jsonb),
    ('Where to park, and how to get home without a car', '{"version": 1, "content": [
      {"type": "paragraph", "content": [{"type": "text", "text": "The school yard opens at four and holds sixty cars. After that:"}]},
      {"type": "numbers", "content": [
        {"type": "item", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "The market square is free on Saturdays, five minutes on foot."}]}]},
        {"type": "item", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "The meadow behind the mill, if it has not rained."}]}]}]},
      {"type": "paragraph", "content": [{"type": "text", "text": "The last train leaves at "}, {"type": "text", "text": "23:52", "marks": [{"type": "bold"}]}, {"type": "text", "text": "."}]}]}'::jsonb)) w (title, rich)
  join public.forum_topics o on o.title = w.title and o.account_id = party.account_id
  where m.thread_id = o.id and m.place = 1;
  -- One waits for a moderator.
  perform set_config('request.jwt.claims', json_build_object('sub', helper, 'role', 'authenticated')::text, true);
  made := gen_random_uuid();
  perform public.act_in_thread(topics[2], 'send', jsonb_build_object('id', made,
    'text', 'My cousin washes plates and takes crypto, first rack free. He means it.'));
  update public.thread_messages m set created_at = now() - interval '3 hours', held_at = now() - interval '3 hours' where m.id = made;
  -- One was reported.
  perform public.get_thread(md5('demo forum topic Where to park, and how to get home without a car')::uuid);
  perform public.act_in_thread(m.thread_id, 'report', jsonb_build_object('id', m.id, 'reason', 'other',
    'note', 'The last train leaves at 23:32 this year.'))
  from public.thread_messages m where m.thread_id = md5('demo forum topic Where to park, and how to get home without a car')::uuid and m.place = 1;
  update public.thread_reports r set created_at = now() - interval '2 hours' where r.thread_id = any (topics);
  delete from public.notices n where n.subject_id = any (topics) or n.topic = 'moderation' and n.account_id = party.account_id;
  update public.team_members m set role_id = role_before where m.account_id = party.account_id and m.user_id = helper;
  alter table public.forum_categories enable trigger audit_row;
  alter table public.forum_topics enable trigger audit_row;
  alter table public.forum_rules enable trigger audit_row;
  alter table public.team_members enable trigger audit_row;
end
$seed$;

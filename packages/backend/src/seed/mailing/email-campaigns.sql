do $seed$
declare
  party public.events;
  going uuid;
  went timestamptz := date_trunc('hour', now()) - interval '30 days';
  everyone constant jsonb := '{"match": "all", "who": [{"kind": "everyone", "values": []}], "without": []}';
begin
  select * into party from public.events e where e.id = ':event'::uuid;
  if party.id is null then
    raise exception 'The demo has lost the reunion that campaigns are about';
  end if;
  perform set_config('request.jwt.claims', json_build_object('sub', party.user_id, 'role', 'authenticated')::text, true);

  -- The one that went to everybody a month ago, in two languages.
  going := (public.save_email_campaign(party.id, null, jsonb_build_object('name', 'Thirty years: will you be there?', 'language', 'en', 'countsOpens', true,
    'question', everyone,
    'subjects', '{"en": "Thirty years on the lake: will you be there?", "de": "Dreißig Jahre am See: bist du dabei?"}'::jsonb,
    'previews', '{"en": "The slip, the band, and the photographs we hoped were lost", "de": "Der Steg, die Band und die Fotos, die wir verloren glaubten"}'::jsonb,
    'blocks', '[
      {"id": "letter", "kind": "text", "words": {
        "en": {"version": 1, "content": [
          {"type": "heading", "attrs": {"level": 2}, "content": [{"type": "text", "text": "Same steps, thirty years on"}]},
          {"type": "paragraph", "content": [{"type": "text", "text": "Dear "}, {"type": "field", "attrs": {"name": "first_name", "fallback": ""}}, {"type": "text", "text": ","}]},
          {"type": "paragraph", "content": [{"type": "text", "text": "long tables on the slip, the band that swore it would never play again, and a class photo at a quarter past seven. If you kept something, the programme, a letter jacket, the banner, bring it."}]}]},
        "de": {"version": 1, "content": [
          {"type": "heading", "attrs": {"level": 2}, "content": [{"type": "text", "text": "Dieselben Stufen, dreißig Jahre später"}]},
          {"type": "paragraph", "content": [{"type": "text", "text": "Hallo "}, {"type": "field", "attrs": {"name": "first_name", "fallback": ""}}, {"type": "text", "text": ","}]},
          {"type": "paragraph", "content": [{"type": "text", "text": "lange Tische am Steg, die Band, die nie wieder spielen wollte, und um Viertel nach sieben das Klassenfoto. Wer etwas aufgehoben hat, bringt es mit."}]}]}}},
      {"id": "event", "kind": "event"},
      {"id": "answer", "kind": "answer"},
      {"id": "more", "kind": "text", "words": {
        "en": {"version": 1, "content": [{"type": "paragraph", "content": [{"type": "text", "text": "One press is enough. Who comes with you and what you eat, the next page asks."}]}]},
        "de": {"version": 1, "content": [{"type": "paragraph", "content": [{"type": "text", "text": "Ein Druck genügt. Wer mitkommt und was ihr esst, fragt die nächste Seite."}]}]}}}]'::jsonb)) ->> 'id')::uuid;
  update public.email_campaigns c set id = ':sent'::uuid where c.id = going;
  going := ':sent'::uuid;
  perform public.send_email_campaign(going);
  perform public.run_email_campaigns();
  -- They went out then, and the mail services have said what became of them.
  delete from public.jobs j where j.kind = 'campaign_mail' and j.status = 'queued';
  update public.mail_deliveries d set created_at = went, sent_at = went + n.place * interval '2 seconds',
    status = case when n.place in (7, 61) then 'bounced' when n.place % 23 = 0 then 'sent' else 'delivered' end,
    reason = case when n.place in (7, 61) then 'The mailbox is full' end,
    ended_at = case when n.place % 23 <> 0 then went + n.place * interval '3 seconds' end
  from (select m.id, row_number() over (order by m.email) as place from public.mail_deliveries m where m.of_kind = 'campaign' and m.of_id = going) n
  where d.id = n.id;
  update public.email_recipients r set goes_at = went where r.campaign_id = going;
  -- Most opened it; every third of them pressed an answer.
  with seen as (
    select r.id, row_number() over (order by r.email) as place from public.email_recipients r
    join public.mail_deliveries d on d.key = r.delivery_key and d.status = 'delivered' where r.campaign_id = going
  ), opened as (
    update public.email_recipients r set opened_at = went + s.place * interval '7 minutes', opens = 1 + s.place % 3
    from seen s where s.id = r.id and s.place % 6 <> 0 returning r.id, s.place
  )
  insert into private.campaign_presses (recipient_id, place, first_at, last_at, presses)
  select o.id, t.place, went + o.place * interval '8 minutes', went + o.place * interval '9 minutes', 1 + o.place % 2
  from opened o join private.campaign_targets t on t.campaign_id = going
    and t.href = case when o.place % 5 = 0 then 'answer:no' when o.place % 7 = 0 then 'answer:maybe' else 'answer:yes' end
  where o.place % 3 = 0;
  update public.email_campaigns c set status = 'sent', created_at = went - interval '1 day', updated_at = went - interval '1 hour',
    started_at = went, ended_at = went + interval '6 minutes' where c.id = going;

  -- The one that is being written.
  going := (public.save_email_campaign(party.id, null, jsonb_build_object('name', 'What to bring, and the last bus', 'language', 'en',
    'question', '{"match": "all", "who": [{"kind": "answer", "values": ["yes"]}], "without": []}'::jsonb,
    'subjects', '{"en": "What to bring, and the last bus home"}'::jsonb,
    'blocks', '[
      {"id": "letter", "kind": "text", "words": {"en": {"version": 1, "content": [
        {"type": "paragraph", "content": [{"type": "text", "text": "Dear "}, {"type": "field", "attrs": {"name": "first_name", "fallback": ""}}, {"type": "text", "text": ", it is soon. Three things:"}]},
        {"type": "bullets", "content": [
          {"type": "item", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "shoes that may get wet: the slip is the slip"}]}]},
          {"type": "item", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "a photograph for the wall, with its year on the back"}]}]},
          {"type": "item", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "the last bus leaves at midnight, from the gate"}]}]}]}]}}},
      {"id": "event", "kind": "event"},
      {"id": "map", "kind": "button", "labels": {"en": "The way there"}, "href": "https://www.openstreetmap.org/search?query=Lake%20Merrow"}]'::jsonb)) ->> 'id')::uuid;
  update public.email_campaigns c set id = ':draft'::uuid where c.id = going;

  -- The one that goes on the day after, whenever that is.
  going := (public.save_email_campaign(party.id, null, jsonb_build_object('name', 'Thanks, and the photographs', 'language', 'en',
    'question', '{"match": "all", "who": [{"kind": "answer", "values": ["yes"]}], "without": []}'::jsonb,
    'subjects', '{"en": "Thank you. And now the photographs"}'::jsonb,
    'blocks', '[
      {"id": "letter", "kind": "text", "words": {"en": {"version": 1, "content": [
        {"type": "paragraph", "content": [{"type": "text", "text": "Dear "}, {"type": "field", "attrs": {"name": "first_name", "fallback": "friend"}}, {"type": "text", "text": ","}]},
        {"type": "paragraph", "content": [{"type": "text", "text": "thank you for coming. If you took pictures, send us the three that you like best: they go on the wall, with your name."}]}]}}},
      {"id": "event", "kind": "event"}]'::jsonb)) ->> 'id')::uuid;
  update public.email_campaigns c set id = ':planned'::uuid where c.id = going;
  perform public.send_email_campaign(':planned'::uuid, null, 'guest', '{"from": "end", "days": 1, "at": "10:00"}');

  -- Addresses of nobody on the lists any more that get no mails.
  insert into public.mail_suppressions (email, kind, account_id, topic, reason, created_by, created_at) values
    ('letters@hartwell-reunion.example', 'manual', party.account_id, null, 'A shared mailbox that nobody reads', party.user_id, went),
    ('theo@letters.example', 'unsubscribed', party.account_id, null, null, null, went - interval '2 days'),
    ('nina@letters.example', 'unsubscribed', party.account_id, 'campaigns', null, null, went - interval '3 days');
end
$seed$

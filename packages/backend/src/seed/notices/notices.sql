do $seed$
declare
  reunion public.events;
begin
  select * into reunion from public.events e where e.id = ':event'::uuid;
  if reunion.id is null then
    raise exception 'The demo has lost the reunion that notices are about';
  end if;
  -- What laying the demo in has told is as old as the demo itself.
  delete from public.notices n where n.account_id = reunion.account_id;
  insert into public.notices (user_id, account_id, event_id, topic, detail, read_at, created_at)
  select reunion.user_id, reunion.account_id, reunion.id, n.topic, n.detail,
    case when n.is_read then now() - n.minutes * interval '1 minute' * 0.9 end, now() - n.minutes * interval '1 minute'
  from (values
    (10, 4, 'answer', '{"name": "ليلى الحدّاد", "answer": "yes", "partySize": 4}'::jsonb, false),
    (9, 26, 'order', '{"name": "Kofi Mensah", "tickets": 2, "totalMinor": 13000, "currency": "USD"}'::jsonb, false),
    (8, 60, 'refund', '{"name": "Soo-Jin da Conceição", "totalMinor": 6500, "currency": "USD"}'::jsonb, false),
    (7, 180, 'answer', '{"name": "Maximiliana Featherstonehaugh-Villavicencio", "answer": "no", "partySize": 0}'::jsonb, false),
    (6, 181, 'order', '{"name": "Marcus Fontaine", "tickets": 1, "totalMinor": 2000, "currency": "USD"}'::jsonb, true),
    (5, 236, 'order', '{"name": "يوسف العبّاسي", "tickets": 3, "totalMinor": 19500, "currency": "USD"}'::jsonb, true),
    (4, 289, 'order', '{"name": "Nicole Prescott", "tickets": 2, "totalMinor": 5000, "currency": "USD"}'::jsonb, true),
    (3, 1530, 'order', '{"name": "Allison Washington", "tickets": 1, "totalMinor": 2000, "currency": "USD"}'::jsonb, true),
    (2, 1545, 'order', '{"name": "Denise Mayhew", "tickets": 3, "totalMinor": 19500, "currency": "USD"}'::jsonb, true),
    (1, 2980, 'order', '{"name": "Björn Lindström", "tickets": 2, "totalMinor": 13000, "currency": "USD"}'::jsonb, true)) n (place, minutes, topic, detail, is_read)
  order by n.place;
end
$seed$

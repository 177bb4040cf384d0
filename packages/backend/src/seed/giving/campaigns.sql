do $seed$
declare
  planner constant uuid := (select u.id from auth.users u where u.email = 'planner@jubilee.example');
  account constant uuid := private.account_of_user(planner);
  library constant uuid := md5('jubilee demo campaign library')::uuid;
  roof constant uuid := md5('jubilee demo campaign roof')::uuid;
  teachers constant uuid := md5('jubilee demo campaign teachers')::uuid;
begin
  if account is null then
    raise exception 'The demo has lost the planner that campaigns stand on';
  end if;
  insert into public.campaigns (id, account_id, name, beneficiary, story, ask_title, ask_text, event_type_id, cover_seed, status,
    goal_minor, currency, locale, starts_at, ends_at, funds, amounts, frequencies, least_minor, most_minor, match_sponsor,
    match_cap_minor, tax_text, thanks_text, created_by, created_at)
  values
    (library, account, 'Keep Kettle Street open on Sundays', 'Friends of the Kettle Street Library, Marlow Falls',
      E'The county closed us on Sundays in 2019. Since March, volunteers have opened the doors from ten to four, and on a wet Sunday there are ninety people in a room built for sixty. Nobody has asked anybody to leave.\n\nSixty thousand dollars pays for heat, light and two librarians, every Sunday for four years. We have asked the county. They said to ask again in 2028.',
      'Give a Sunday', 'One Sunday costs $310: heat, light and two librarians.', 'community-type-1', 'kettle-street', 'live',
      6000000, 'USD', 'en', now() - interval '52 days', now() + interval '22 days 6 hours',
      '[{"id": "sundays", "name": "Sunday opening"}, {"id": "children", "name": "The children''s corner"}]',
      '[{"amountMinor": 1500, "label": "$15 buys a morning''s worth of tea for the reading room."},
        {"amountMinor": 3500, "label": "$35 keeps the reading room warm for one Sunday morning."},
        {"amountMinor": 7500, "label": "$75 pays a librarian until lunch."},
        {"amountMinor": 31000, "label": "$310 is a whole Sunday."}]',
      '{once,month}', 500, 2500000, 'Kettle Street Hardware', 400000,
      'Tax-deductible in the US.', null, planner, now() - interval '60 days'),
    (roof, account, 'A dry roof for the boathouse', 'Hartwell Rowing Alumni', null, null, null, 'club-type-1', 'boathouse', 'ended',
      900000, 'USD', 'en', now() - interval '220 days', now() - interval '120 days', '[]',
      '[{"amountMinor": 5000, "label": ""}, {"amountMinor": 10000, "label": ""}]', '{once}', 500, 2500000, null, null, null,
      'The roof is dry. Come and row.', planner, now() - interval '230 days');
  insert into public.campaigns (id, account_id, event_id, name, beneficiary, story, ask_title, ask_text, event_type_id, cover_seed,
    status, goal_minor, currency, locale, amounts, frequencies, least_minor, most_minor, created_by, created_at)
  values (teachers, account, (select e.id from public.events e where e.account_id = account and e.name like 'Hartwell%' limit 1),
    'A seat for every teacher', 'Hartwell High, class of 1997',
    'Nineteen of our teachers are coming, and none of them shall pay. Ms. Abernathy is ninety-one and dances.',
    'Bring a teacher', '$65 is one teacher at the long table.', 'school-type-1', 'a-seat-for-every-teacher', 'live',
    123500, 'USD', 'en', '[{"amountMinor": 2500, "label": "$25 is the boat home."}, {"amountMinor": 6500, "label": "$65 is one teacher at the long table."}]',
    '{once}', 500, 500000, planner, now() - interval '70 days');
  insert into public.share_links (id, account_id, campaign_id, kind, token_hash, settings, created_by)
  select link.id, account, link.campaign_id, link.kind, private.hash_token(private.derive_token('share', link.id, 1)),
    jsonb_build_object('label', link.label), planner
  from (values
    (md5('jubilee demo campaign page')::uuid, library, 'campaign', 'The campaign''s page'),
    (md5('jubilee demo campaign widget')::uuid, library, 'embed_donation', 'library.example'),
    (md5('jubilee demo teachers widget')::uuid, teachers, 'embed_donation', 'hartwell-alumni.example'),
    (md5('jubilee demo teachers page')::uuid, teachers, 'campaign', 'The campaign''s page'),
    (md5('jubilee demo roof page')::uuid, roof, 'campaign', 'The campaign''s page')) link (id, campaign_id, kind, label);

  create temp table given on commit drop as
  select gen_random_uuid() as id, n, case when n <= 24 then roof when n <= 36 then teachers else library end as campaign_id,
    case when n <= 24 then 25000 + (n * 3571 % 30) * 1000 when n <= 36 then 2500 + n % 2 * 4000
      else (array[1500, 3500, 3500, 7500, 3500, 31000, 2000, 10000, 7500, 50000])[n * 7 % 10 + 1] end as amount,
    case when n <= 24 then now() - interval '210 days' + n * interval '3 days 5 hours'
      else now() - interval '51 days' + (n - 24) * interval '3 hours 50 minutes' end as at,
    (array['The Oyelaran-Whitfield family', 'Ruth Ann Kowalczyk', 'ليلى ويوسف الحدّاد', 'Room 4B', 'Jörg and Ingeborg Weißmüller',
      'Mei-Ling Tsao', 'Bartholomew Featherstonehaugh-Quist', 'The Tuesday Knitters', 'Priya R.', 'Kwame and Esi Boateng',
      'Dolores Ibarra', 'Ana Lúcia Prado', 'St. Brendan’s choir', 'Tamika Greene', 'Tomasz Wiśniewski', 'The Whitlocks'])[n % 16 + 1] as who
  from generate_series(1, 330) n;
  insert into public.donations (id, account_id, campaign_id, code, token_hash, status, amount_minor, currency, frequency, donor_name,
    donor_email, wall_name, dedication_kind, dedication_name, method, provider, provider_ref, charge_ref, test_mode, fund_id,
    received_at, created_at)
  select g.id, account, g.campaign_id, private.new_order_code(), private.hash_token(private.derive_token('donation', g.id, 1)),
    'succeeded', g.amount, 'USD', 'once', g.who, 'giver' || g.n || '@mail.example',
    case when g.n % 5 = 0 or g.n <= 24 then null when g.n > 314 then g.who end,
    case when g.n in (318, 325) then 'memory' end, case when g.n in (318, 325) then 'Mr. Dunleavy, who never fined anyone' end,
    case when g.n % 41 = 0 then 'cheque' else 'online' end, case when g.n % 41 <> 0 then 'test' end,
    case when g.n % 41 <> 0 then 'demo_gift_' || g.n end, case when g.n % 41 <> 0 then 'demo_gift_' || g.n end, g.n % 41 <> 0,
    case when g.campaign_id = library and g.n % 3 = 0 then 'children' when g.campaign_id = library then 'sundays' end, g.at, g.at
  from given g;
  -- The ledger is made by the gifts' own rows; for the demo its days are those of the gifts.
  alter table public.donation_entries disable trigger keep_for_ever;
  update public.donation_entries e set booked_at = d.received_at from public.donations d where d.id = e.donation_id;
  alter table public.donation_entries enable trigger keep_for_ever;
end
$seed$;

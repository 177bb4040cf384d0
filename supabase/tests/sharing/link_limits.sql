-- Share links: name, end, number of uses, new address and turning off, of events and campaigns alike.
begin;
select plan(39);
select tests.add_user('ada', 'business');
select tests.add_user(p) from unnest(array['stranger', 'member', 'viewer', 'boss']) p;
select tests.add_member('ada', 'member', 'editor');
select tests.add_member('ada', 'viewer', 'viewer');
insert into public.administrators (user_id) values (tests.id_of('boss'));
create temp table world (event_id uuid, campaign_id uuid, link jsonb, gift_link jsonb);
insert into world (event_id) select tests.add_event('ada');
grant all on world to public;

select tests.sign_in('ada');
select is(tests.refusal($$ select public.create_share_link((select event_id from world), 'rsvp', '{"useLimit": 0}') $$),
  'PT400 invalid_input useLimit', 'no link without a use');
select is(tests.refusal($$ select public.create_share_link((select event_id from world), 'rsvp', '{"useLimit": "many"}') $$),
  'PT400 invalid_input useLimit', 'a number of uses');
select is(tests.refusal($$ select public.create_share_link((select event_id from world), 'rsvp', '{"expiresAt": "soon"}') $$),
  'PT400 invalid_input expiresAt', 'an instant');
select is(tests.refusal($$ select public.create_share_link((select event_id from world), 'rsvp', '{"expiresAt": "2020-01-01T00:00:00Z"}') $$),
  'PT400 invalid_input expiresAt', 'to come');
select is(tests.refusal(format($$ select public.create_share_link((select event_id from world), 'rsvp', '{"label": "%s"}') $$, repeat('n', 81))),
  'PT400 invalid_input label', 'a short name');
select is(tests.refusal($$ select public.create_share_link((select event_id from world), 'rsvp', '{"locale": "\"><x"}') $$),
  'PT400 invalid_input locale', 'a language');
update world set link = public.create_share_link(event_id, 'rsvp',
  '{"useLimit": 2, "label": "Newsletter", "locale": "de", "expiresAt": "2099-01-01T00:00:00Z"}');
select is((select link ->> 'useLimit' from world), '2', 'the limit is kept');
select is((select link ->> 'label' from world), 'Newsletter', 'and the name');
select is((select (link ->> 'expiresAt')::timestamptz from world), '2099-01-01T00:00:00Z'::timestamptz, 'and the end');
update world set campaign_id = public.save_campaign(null, '{"name": "Roof", "beneficiary": "Friends", "leastMinor": 100}');
select lives_ok($$ select public.set_campaign_status((select campaign_id from world), 'live') $$, 'a campaign goes live');
update world set gift_link = public.create_campaign_link(campaign_id, 'embed_donation', '{"useLimit": 1, "theme": "dark"}');
select is((select gift_link ->> 'useLimit' from world), '1', 'a campaign''s link has a limit too');
select is(tests.refusal($$ select public.create_campaign_link((select campaign_id from world), 'embed_donation', '{"accent": "red; x"}') $$),
  'PT400 invalid_input accent', 'and plain colours only');
select is((public.list_link_inventory() ->> 'total')::int, 3, 'the inventory has events'' and campaigns'' links');
select is((public.list_link_inventory('{"search": "roof"}') ->> 'total')::int, 2, 'and finds them by what they open');
reset role;

-- The rights.
select tests.sign_in('member');
select is((public.update_share_link((select (gift_link ->> 'id')::uuid from world), '{"useLimit": 3}') ->> 'useLimit'), '3', 'an editor changes it');
select is((public.update_share_link((select (gift_link ->> 'id')::uuid from world), '{"label": "Roof fund"}') ->> 'useLimit'), '3', 'what is not sent stays');
reset role;
select tests.sign_in('viewer');
select is(tests.refusal($$ select public.update_share_link((select (gift_link ->> 'id')::uuid from world), '{"useLimit": 9}') $$), 'PT404 not_found', 'a viewer does not');
select is((public.list_link_inventory() #>> '{rows,0,mayRevoke}'), 'false', 'nor may end one');
reset role;
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.rotate_share_link((select (gift_link ->> 'id')::uuid from world)) $$), 'PT404 not_found', 'a stranger renews nothing');
select is(tests.refusal($$ select public.revoke_share_link((select (gift_link ->> 'id')::uuid from world)) $$), 'PT404 not_found', 'nor turns off');
reset role;
select tests.sign_in('boss');
select is((public.list_link_inventory() ->> 'total')::int, 0, 'an administrator has no links here');
reset role;
select tests.be_anonymous();
select is(tests.refusal($$ select public.list_link_inventory() $$), '42501', 'visitors see none');
reset role;

-- The uses.
select tests.be_server();
create function pg_temp.reply(who text) returns jsonb language sql as $$
  select public.submit_rsvp((select link ->> 'token' from world), jsonb_build_object('answer', 'yes', 'partySize', 1,
    'name', who, 'email', who || '@example.org', 'idempotencyKey', 'key-of-' || who)) $$;
select is(public.get_shared_event((select link ->> 'token' from world), 'rsvp') #>> '{look,locale}', 'de', 'the language comes with the look');
select is(public.get_shared_event((select link ->> 'token' from world), 'rsvp') ? 'usedUp', false, 'a link with room says nothing of uses');
select is(pg_temp.reply('first') ->> 'state', 'yes', 'one');
select is(pg_temp.reply('second') ->> 'state', 'yes', 'two');
select is(public.get_shared_event((select link ->> 'token' from world), 'rsvp') -> 'usedUp', 'true'::jsonb, 'that it is used up is said before anybody types');
select is(tests.refusal($$ select pg_temp.reply('third') $$), 'PT409 conflict link', 'no third');
select is(public.submit_rsvp((select link ->> 'token' from world), '{"answer": "maybe", "partySize": 1, "name": "second",
  "changes": "key-of-second", "idempotencyKey": "change-of-second"}') ->> 'state', 'maybe', 'who has just answered still changes it');
select is(tests.refusal($$ select public.submit_rsvp((select link ->> 'token' from world), '{"answer": "yes", "partySize": 1, "name": "fourth",
  "changes": "key-of-nobody", "idempotencyKey": "change-of-fourth"}') $$), 'PT409 conflict changes', 'and nobody comes in by pretending to');
select is(pg_temp.reply('second') ->> 'state', 'maybe', 'who answered hears how it stands');
select is((public.get_link_policy((select link ->> 'token' from world)) ->> 'prefillKey'), (select link ->> 'prefillKey' from world), 'the server knows the key');
reset role;

-- A gift counts when it has arrived.
create function pg_temp.gift() returns jsonb language sql as $$
  select public.get_shared_campaign((select gift_link ->> 'token' from world)) $$;
update public.share_links set use_limit = 1 where id = (select (gift_link ->> 'id')::uuid from world);
select is(pg_temp.gift() ? 'usedUp', false, 'no gift has arrived');
insert into public.donations (account_id, campaign_id, share_link_id, code, token_hash, amount_minor, currency, frequency, donor_email,
  status, received_at, test_mode)
select l.account_id, l.campaign_id, l.id, '7HK-USED', '\x01', 500, c.currency, 'once', 'florian@post.example', 'succeeded', now(), true
from public.share_links l join public.campaigns c on c.id = l.campaign_id where l.id = (select (gift_link ->> 'id')::uuid from world);
select is(pg_temp.gift() -> 'usedUp', 'true'::jsonb, 'one has, and the link says so');

-- A new address, and the end.
select tests.sign_in('ada');
select isnt(public.rotate_share_link((select (gift_link ->> 'id')::uuid from world)) ->> 'token', (select gift_link ->> 'token' from world), 'a campaign''s link gets a new address');
reset role;
select tests.be_server();
select is(tests.refusal($$ select public.get_shared_campaign((select gift_link ->> 'token' from world)) $$), 'PT404 link_invalid', 'the old one is dead');
reset role;
select tests.sign_in('ada');
update world set gift_link = (select l from jsonb_array_elements(public.list_campaign_links(campaign_id)) l where l ->> 'kind' = 'embed_donation');
reset role;
select tests.be_server();
select is(public.get_shared_campaign((select gift_link ->> 'token' from world)) #>> '{look,theme}', 'dark', 'the new one lives and keeps the look');
reset role;
select tests.sign_in('ada');
select is(public.revoke_share_link((select (gift_link ->> 'id')::uuid from world)) ->> 'status', 'revoked', 'and is turned off');
reset role;
select tests.be_server();
select is(tests.refusal($$ select public.get_shared_campaign((select gift_link ->> 'token' from world)) $$), 'PT404 link_invalid', 'for good');
select * from finish();
rollback;

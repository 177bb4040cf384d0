-- The one search: whose things are found, what is forgiven, in which order.
begin;
select plan(31);
select tests.add_user('ada', 'premium');
select tests.add_user('cleo', 'premium');
select tests.add_user(p) from unnest(array['viewer', 'stranger', 'boss']) p;
select tests.add_member('ada', 'viewer', 'viewer');
insert into public.administrators (user_id) values (tests.id_of('boss'));
create temp table world (event uuid, theirs uuid, gone uuid);
insert into world (event, theirs) values (tests.add_event('ada', 'Lantern dinner'), tests.add_event('cleo', 'Lighthouse picnic'));
grant all on world to public;
create function pg_temp.guest(owner text, name text, address text) returns uuid language sql as $$
  insert into public.guests (account_id, full_name, email) values (tests.account_of(owner), name, address) returning id $$;
select pg_temp.guest('ada', 'Nora Hartwell', 'nora@guests.example'), pg_temp.guest('ada', 'Eberhart Voss', 'ev@guests.example'),
  pg_temp.guest('ada', 'Lena Hart', 'lena@guests.example'), pg_temp.guest('ada', 'Hartmut Öztürk', 'ho@guests.example'),
  pg_temp.guest('cleo', 'Zacharias Quill', 'zq@guests.example');
update world set gone = pg_temp.guest('ada', 'Yolanda Vanished', 'yv@guests.example');
update public.guests set status = 'erased' where id = (select gone from world);
insert into public.orders (account_id, event_id, code, token_hash, currency, total_minor, status, buyer_name, buyer_email, test_mode)
select tests.account_of(o.owner), o.event, o.code, sha256(o.code::bytea), 'EUR', 0, 'completed', o.buyer, 'b@guests.example', false from world,
  lateral (values ('ada', event, '2BB-2BBB', 'Bartholomew Finch'), ('cleo', theirs, '2CC-2CCC', 'Cornelius Wren')) o (owner, event, code, buyer);
insert into public.venues (account_id, name, time_zone) values (tests.account_of('ada'), 'Granary Hall', 'Europe/Oslo'), (tests.account_of('cleo'), 'Windmill Loft', 'Europe/Oslo');
create function pg_temp.found(typed text, wanted text default null) returns text language sql as $$
  select coalesce(string_agg(r ->> 'title', ', '), '') from jsonb_array_elements(public.search_own(jsonb_build_object('text', typed)) -> 'groups') g,
    jsonb_array_elements(g -> 'rows') r where wanted is null or g ->> 'kind' = wanted $$;
create function pg_temp.meant(typed text) returns text language sql as $$ select public.search_own(jsonb_build_object('text', typed)) ->> 'meant' $$;

-- The order.
select tests.sign_in('ada');
select is(pg_temp.found('hart', 'guests'), 'Hartmut Öztürk, Lena Hart, Nora Hartwell, Eberhart Voss', 'who begins with it, then whose word does, then who has it inside');
select is(public.search_own('{"text": "hart", "size": 1}') #>> '{groups,1,total}', '4', 'all are counted, whatever is shown');
select is((select string_agg(g ->> 'kind', ' ') from jsonb_array_elements(public.search_own('{"text": "an"}') -> 'groups') g),
  'events guests orders venues activities tasks pages polls announcements email_campaigns', 'the kinds in the order of the palette');

-- One error in a word.
select is(pg_temp.meant('hart'), null, 'what is there is not read otherwise');
select is(pg_temp.found('hartvell'), 'Nora Hartwell', 'another letter');
select is(pg_temp.meant('hartvell'), 'hartwell', 'which is told');
select is(pg_temp.found('nroa hartwell'), 'Nora Hartwell', 'two letters that changed places');
select is(pg_temp.meant('nora hartwel'), null, 'a word begun is no error');
select is(pg_temp.meant('nora hatwel'), 'nora hartwell', 'a letter missing, beside a word that is right');
select is(pg_temp.found('ozturck'), 'Hartmut Öztürk', 'one too many, without accents');
select is(pg_temp.found('lantrn'), 'Lantern dinner', 'events');
select is(pg_temp.found('bartolomew'), 'Bartholomew Finch', 'buyers');
select is(pg_temp.found('granery'), 'Granary Hall', 'venues');
select is(pg_temp.found('hertvell'), '', 'two errors are another word');
select is(pg_temp.found('nura hart zebra'), '', 'each word must be near');
select is(pg_temp.found('lxn'), '', 'three letters are taken as they are');
select is(pg_temp.found('har%well') || pg_temp.found('h.rtwell') || pg_temp.found('(hart|zz'), 'Nora Hartwell' || 'Nora Hartwell', 'signs are no patterns');
select is(pg_temp.found('vanished') || pg_temp.found('vanishd'), '', 'who was erased is found by nothing');

-- What others have is never found, nor named as what may be meant. Each has its twin.
select is(pg_temp.found('zacharias') || pg_temp.found('zaharias'), '', 'people of another account');
select is(pg_temp.found('cornelius') || pg_temp.found('cornelios'), '', 'orders of another account');
select is(pg_temp.found('lighthouse') || pg_temp.found('lighthuose'), '', 'events of another account');
select is(pg_temp.found('windmill') || pg_temp.found('windmil'), '', 'venues of another account');
select is(pg_temp.meant('zaharias'), null, 'no word of another account is told');
reset role;
select tests.sign_in('cleo');
select is(pg_temp.found('zaharias'), 'Zacharias Quill', 'their own account finds them');
select is(pg_temp.found('cornelios') || pg_temp.found('lighthuose') || pg_temp.found('windmlil'), 'Cornelius WrenLighthouse picnicWindmill Loft', 'and all the rest');
reset role;
select tests.sign_in('viewer');
select is(pg_temp.found('hartvell'), 'Nora Hartwell', 'a colleague who reads finds too');
reset role;
select tests.sign_in('stranger');
select is(pg_temp.found('hartwell') || pg_temp.found('hartvell') || coalesce(pg_temp.meant('hartvell'), ''), '', 'a stranger finds nothing');
reset role;
select tests.sign_in('boss');
select is(pg_temp.found('hartwell') || pg_temp.found('hartvell'), '', 'nor does an administrator');
reset role;
select tests.be_anonymous();
select is(tests.refusal($$ select public.search_own('{"text": "hartwell"}') $$), '42501', 'visitors may not ask');
reset role;
select ok(not has_function_privilege('authenticated', 'private.texts_guests(text[], text[], uuid[])', 'execute')
  and not has_function_privilege('authenticated', 'private.meant_words(text, text[])', 'execute'), 'nor anybody past the search');
select ok(not exists (select from pg_proc p where p.pronamespace = 'private'::regnamespace and p.proname ~ '^(texts|found)_'
  and has_function_privilege('anon', p.oid, 'execute')), 'no area lets a visitor ask');
select * from finish();
rollback;

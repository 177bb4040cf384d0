-- How a person likes to work: by owner, member, stranger, anonymous and administrator.
-- also on PostgreSQL: rights
begin;
select plan(18);
select tests.add_user('ada', 'business');
select tests.add_user(p) from unnest(array['viewer', 'stranger', 'boss']) p;
select tests.add_member('ada', 'viewer', 'viewer');
insert into public.administrators (user_id) values (tests.id_of('boss'));

select tests.sign_in('ada');
select is(tests.refusal($$ insert into public.person_preferences (name, value) values ('list-guests', '{"hidden": ["phone"]}') $$), 'fine', 'people keep how they look at a list');
select is(tests.refusal($$ insert into public.person_preferences (user_id, name, value) values (auth.uid(), 'list-guests', '{"hidden": []}')
  on conflict (user_id, name) do update set name = excluded.name, value = excluded.value $$), 'fine', 'and once more, over the last');
select is((select value from public.person_preferences), '{"hidden": []}', 'what was said last counts');
select is(tests.refusal($$ insert into public.person_preferences (user_id, name, value) values (tests.id_of('stranger'), 'lists', '{}') $$), '42501', 'nobody keeps any for another');
select is(tests.refusal($$ update public.person_preferences set user_id = tests.id_of('stranger') $$), '42501', 'nor gives theirs away');
select is(tests.refusal($$ insert into public.person_preferences (name, value) values ('Lists!', '{}') $$), '23514', 'names are plain');
select is(tests.refusal($$ insert into public.person_preferences (name, value) values ('lists', '[]') $$), '23514', 'values are objects');
select is(tests.refusal($$ insert into public.person_preferences (name, value) values ('lists', jsonb_build_object('a', repeat('x', 20000))) $$), '23514', 'and not long');
select is(tests.refusal($$ insert into public.person_preferences (name, value) select 'list-' || n, '{}' from generate_series(1, 99) n $$), 'fine', 'a hundred fit');
select is(tests.refusal($$ insert into public.person_preferences (name, value) values ('lists', '{}') $$), 'PT409 conflict name', 'and no more');
select is(tests.refusal($$ delete from public.person_preferences where name <> 'list-guests' $$), 'fine', 'they are forgotten at will');
select ok(public.list_my_data() ? 'person_preferences', 'they are part of the copy of one''s data');
reset role;
select tests.sign_in('viewer');
select is((select count(*)::int from public.person_preferences), 0, 'a member sees nothing of the owner''s');
reset role;
select tests.sign_in('stranger');
select is(tests.refusal($$ delete from public.person_preferences $$), 'fine', 'a stranger finds none to take away');
reset role;
select tests.sign_in('boss');
select is((select count(*)::int from public.person_preferences), 0, 'nor do administrators see them');
reset role;
select tests.be_anonymous();
select is(tests.refusal($$ select 1 from public.person_preferences $$), '42501', 'visitors have none');
reset role;
select is((select count(*)::int from public.person_preferences where user_id = tests.id_of('ada')), 1, 'so it is still there');
delete from auth.users where id = tests.id_of('ada');
select is((select count(*)::int from public.person_preferences), 0, 'they go with the person');
select * from finish();
rollback;

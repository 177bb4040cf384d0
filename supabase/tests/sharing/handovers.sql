-- Going on at the phone: left by a living link, taken once, forgotten soon, and no way in for anybody but the server.
begin;
select plan(26);
select tests.add_user('ada', 'business');
select tests.add_user(p) from unnest(array['stranger', 'member', 'boss']) p;
select tests.add_member('ada', 'member', 'editor');
insert into public.administrators (user_id) values (tests.id_of('boss'));
create temp table world as select tests.add_event('ada') as event_id;
alter table world add token text, add rsvp_only text, add left_one jsonb, add left_two jsonb;
update world set token = tests.add_link(event_id, 'embed_event'), rsvp_only = tests.add_link(event_id, 'embed_rsvp');
grant all on world to public;
create function pg_temp.leave(token text, kind text, sealed text default repeat('s', 40)) returns jsonb language sql as $$
  select public.leave_handover(token, jsonb_build_object('kind', kind, 'sealed', sealed)) $$;

-- Who is kept out.
create function pg_temp.kept_out(who text) returns setof text language plpgsql as $$
begin
  return next is(tests.refusal($q$ select pg_temp.leave((select token from world), 'rsvp') $q$), '42501', who || ' leaves nothing');
  return next is(tests.refusal($q$ select public.take_handover('x') $q$), '42501', who || ' takes nothing');
  return next is(tests.refusal($q$ select * from private.handovers $q$), '42501', who || ' reads nothing');
end $$;
select tests.be_anonymous();
select pg_temp.kept_out('a visitor without the public door');
reset role;
select tests.sign_in('stranger');
select pg_temp.kept_out('a stranger');
reset role;
select tests.sign_in('member');
select pg_temp.kept_out('a member');
reset role;
select tests.sign_in('boss');
select pg_temp.kept_out('an administrator');
reset role;

select tests.be_server();
update world set left_one = pg_temp.leave(token, 'rsvp'), left_two = pg_temp.leave(token, 'tickets');
select ok((select left_one ->> 'handoverToken' <> left_two ->> 'handoverToken' from world), 'each has a token of its own');
select is(tests.refusal($$ select pg_temp.leave((select rsvp_only from world), 'tickets') $$), 'PT404 link_invalid', 'a link hands over what it opens');
select is(tests.refusal($$ select pg_temp.leave('nobody-s-token', 'donation') $$), 'PT404 link_invalid', 'an unknown one nothing');
select is(tests.refusal($$ select pg_temp.leave((select token from world), 'rsvp', 'not sealed at all') $$), 'PT400 invalid_input sealed', 'only what is sealed');
select is(tests.refusal($$ select pg_temp.leave((select token from world), 'rsvp', repeat('s', 20001)) $$), 'PT400 invalid_input sealed', 'and not any amount of it');
select is(public.get_handover((select left_one ->> 'handoverToken' from world)), '{"state": "waiting"}', 'it waits');
select is(public.get_link_policy((select left_one ->> 'handoverToken' from world)) ->> 'kind', 'embed_event', 'under the rules of its link');
select is(public.take_handover((select left_one ->> 'handoverToken' from world)) ->> 'sealed', repeat('s', 40), 'the phone takes it');
select is(public.get_handover((select left_one ->> 'handoverToken' from world)), '{"state": "taken"}', 'the screen hears of it');
select is(tests.refusal($$ select public.take_handover((select left_one ->> 'handoverToken' from world)) $$), 'PT404 link_invalid', 'nobody takes it again');
reset role;
select is((select count(*)::int from private.handovers where sealed is not null), 1, 'what was taken is kept no longer');
update public.share_links set revoked_at = now() where token_hash = private.hash_token((select token from world));
select tests.be_server();
select is(tests.refusal($$ select public.take_handover((select left_two ->> 'handoverToken' from world)) $$), 'PT404 link_invalid', 'a link that ends takes along what waits');
reset role;
update public.share_links set revoked_at = null;
update private.handovers set expires_at = now() - interval '1 second';
select tests.be_server();
select is(tests.refusal($$ select public.take_handover((select left_two ->> 'handoverToken' from world)) $$), 'PT404 link_invalid', 'and so do ten minutes');
reset role;
select is(public.clean_up() ->> 'handovers', '2', 'both are forgotten');
select * from finish();
rollback;

-- Polls: links that are revoked and made anew, reminders, what planners are told when one closes, and the search.
begin;
select plan(47);
select tests.add_user('ada', 'premium');
select tests.add_user('stranger', 'premium');
select tests.add_user('boss');
select tests.add_user(p) from unnest(array['viewer', 'quiet']) p;
select tests.add_member('ada', 'viewer', 'viewer');
select tests.add_member('ada', 'quiet', 'editor');
insert into public.administrators (user_id) values (tests.id_of('boss'));
create temp table world as select tests.add_event('ada', 'Ball') as ball, null::uuid as poll, null::uuid as other, null::uuid as box,
  null::jsonb as old_link, null::jsonb as new_link, null::text as open_link;
grant all on world to public;
update public.events set status = 'published' where id = (select ball from world);
insert into public.guests (id, account_id, full_name, email)
select tests.id_of(n), tests.account_of('ada'), n, case when n <> 'Mute' then lower(n) || '@guests.example' end
from unnest(array['Kofi', 'Dana', 'Priya', 'Mute', 'Later']) n;
insert into public.event_guests (id, account_id, event_id, guest_id)
select tests.id_of(g.full_name || '''s place'), g.account_id, (select ball from world), g.id from public.guests g where g.full_name <> 'Later';

create function pg_temp.made(title text, naming text) returns uuid language sql as $$
  select (public.save_poll(ball, null, jsonb_build_object('title', title, 'naming', naming, 'results', 'always', 'questions', jsonb_build_array(
    jsonb_build_object('kind', 'single', 'text', 'Which harbour suits you?', 'required', true, 'options', '[{"label": "North"}, {"label": "South"}]'::jsonb))))
    ->> 'id')::uuid from world $$;
create function pg_temp.vote(of_poll uuid, person text) returns jsonb language sql security definer set search_path = '' as $$
  select public.vote_in_poll(private.derive_token('poll', i.id, 1), jsonb_build_object('answers', jsonb_build_array(jsonb_build_object(
    'questionId', q.id, 'chosen', jsonb_build_array((select o.id from public.poll_options o where o.question_id = q.id order by o.position limit 1))))))
  from public.poll_invitations i join public.event_guests eg on eg.id = i.event_guest_id join public.guests g on g.id = eg.guest_id,
    public.poll_questions q where i.poll_id = of_poll and g.full_name = person and q.poll_id = of_poll $$;
create function pg_temp.people(results jsonb) returns text language sql as $$
  select string_agg(v ->> 'name', ', ' order by v ->> 'name') from jsonb_array_elements(results -> 'voters') v $$;
create function pg_temp.seen(own_address text) returns text language sql security definer set search_path = '' as $$
  select pg_temp.people(public.get_shared_poll(private.derive_token('poll', i.id, 1)) -> 'outcome')
  from public.poll_invitations i left join public.event_guests eg on eg.id = i.event_guest_id left join public.guests g on g.id = eg.guest_id
  where i.poll_id = (select poll from pg_temp.world) and coalesce(i.email, g.email) = own_address $$;
create function pg_temp.mails(of_kind text) returns integer language sql security definer set search_path = '' as $$
  select count(*)::integer from public.jobs j where j.kind = of_kind $$;
create function pg_temp.found(request jsonb) returns text language sql as $$
  select string_agg(r ->> 'title', ', ' order by r ->> 'title') from jsonb_array_elements(public.search_own(request) -> 'groups') g,
    jsonb_array_elements(g -> 'rows') r where g ->> 'kind' = 'polls' $$;

select tests.sign_in('ada');
update world set poll = pg_temp.made('Harbour', 'named'), other = pg_temp.made('Dinner', 'named'), box = pg_temp.made('Present', 'anonymous');

-- Links.
select public.open_poll(poll, now() + interval '5 days') from world;
update world set old_link = public.get_poll_link(poll);
select is(public.get_poll_link((select poll from world)) ->> 'token', (select old_link ->> 'token' from world), 'a poll keeps its link');
select public.revoke_share_link((old_link ->> 'id')::uuid) from world;
update world set new_link = public.get_poll_link(poll);
select isnt((select new_link ->> 'token' from world), (select old_link ->> 'token' from world), 'revoke makes a new link');
select is((select new_link ->> 'status' from world), 'active', 'which is in use');
select is((select string_agg(l ->> 'status', ' ' order by l ->> 'createdAt', l ->> 'status' desc)
  from jsonb_array_elements(public.list_poll_links((select poll from world))) l), 'revoked active', 'both are listed');
reset role;
select is(tests.refusal($$ select public.get_shared_poll((select old_link ->> 'token' from world)) $$), 'PT404 link_invalid', 'the old one opens nothing');
select is(public.get_shared_poll((select new_link ->> 'token' from world)) ->> 'title', 'Harbour', 'the new one opens the poll');
select tests.sign_in('boss');
select public.suspend_share_link((new_link ->> 'id')::uuid, 'Abuse') from world;
reset role;
select tests.sign_in('ada');
select is(public.get_poll_link((select poll from world)) ->> 'status', 'suspended', 'one that administrators stopped is not gone round by another');
select is(public.create_poll_link((select poll from world), 'embed_poll', '{"allowedOrigins": ["https://host.example"]}') -> 'allowedOrigins',
  '["https://host.example"]', 'a widget has a link of its own with the sites that may show it');
select is(tests.refusal($$ select public.create_poll_link((select poll from world), 'embed_rsvp') $$), 'PT400 invalid_input kind_param', 'of the kinds of polls');
select is(tests.refusal($$ select public.create_share_link((select ball from world), 'embed_poll') $$), 'PT400 invalid_input kind_param', 'and only of a poll');
reset role;
update public.events set visibility = 'private' where id = (select ball from world);
select tests.sign_in('ada');
select is(tests.refusal($$ select public.create_poll_link((select poll from world), 'poll') $$), 'PT409 conflict visibility', 'a private event has no link for everybody');
reset role;
update public.events set visibility = 'unlisted' where id = (select ball from world);
select tests.sign_in('viewer');
select is(tests.refusal($$ select public.create_poll_link((select poll from world), 'poll') $$), 'PT404 not_found', 'a viewer makes none');
select is(tests.refusal($$ select public.list_poll_links((select poll from world)) $$), 'PT404 not_found', 'nor sees them');
reset role;

-- Reminders.
select tests.sign_in('ada');
select is(tests.refusal($$ select public.remind_of_poll((select other from world)) $$), 'PT409 conflict', 'nobody is reminded of a draft');
select is(public.remind_of_poll((select poll from world)), '{"told": 0, "tooSoon": 0, "voted": 0}', 'nor who was never asked');
select is(public.invite_to_poll((select poll from world)) ->> 'told', '3', 'three are asked');
select is(public.remind_of_poll((select poll from world)), '{"told": 0, "tooSoon": 3, "voted": 0}', 'and not reminded on the same day');
reset role;
delete from public.jobs where kind = 'poll_invitation';
select tests.sign_in('ada');
select is(public.invite_to_poll((select poll from world)) ->> 'told', '0', 'nor asked again once the work is forgotten');
reset role;
update public.poll_invitations set asked_at = asked_at - interval '25 hours';
select pg_temp.vote((select poll from world), 'Kofi');

-- Who is told whom a planner has asked.
select tests.sign_in('ada');
update world set open_link = (select l ->> 'token' from jsonb_array_elements(public.list_poll_links(poll)) l where l ->> 'kind' = 'embed_poll');
select is(pg_temp.people(public.get_poll_results((select poll from world))), 'Dana, Kofi, Priya', 'planners see who was asked and has not voted');
reset role;
select is(pg_temp.seen('kofi@guests.example'), 'Dana, Kofi, Priya', 'so do those who were asked, by their own link');
select is(pg_temp.people(public.get_shared_poll((select open_link from world)) -> 'outcome'), 'Kofi', 'whoever has the poll''s link sees who has voted, and nobody else');
select lives_ok($$ select public.vote_in_poll((select open_link from world), jsonb_build_object('name', 'Zoe', 'email', 'zoe@elsewhere.example',
  'ballotToken', repeat('z', 40), 'answers', jsonb_build_array(jsonb_build_object('questionId', q.id, 'chosen', jsonb_build_array(
    (select o.id from public.poll_options o where o.question_id = q.id order by o.position limit 1))))))
  from public.poll_questions q where q.poll_id = (select poll from world) $$, 'a stranger votes and wants a link of their own');
select is(pg_temp.seen('zoe@elsewhere.example'), 'Kofi, Zoe', 'which tells them no more than that');
delete from public.poll_invitations where email = 'zoe@elsewhere.example';

update public.guests set unsubscribed_at = now() where full_name = 'Dana';
select tests.sign_in('ada');
select is(public.remind_of_poll((select poll from world)), '{"told": 1, "tooSoon": 0, "voted": 1}', 'later, who has not voted is; who wants no mails is not');
select is(public.remind_of_poll((select poll from world)), '{"told": 0, "tooSoon": 1, "voted": 1}', 'once a day');
select public.open_poll(other) from world;
select is(public.invite_to_poll((select other from world)) ->> 'told', '2', 'another poll asks, too');
reset role;
update public.poll_invitations set asked_at = now() - interval '25 hours' where poll_id = (select other from world);
select tests.sign_in('ada');
select is(public.remind_of_poll((select other from world)), '{"told": 1, "tooSoon": 1, "voted": 0}', 'and whoever was reminded of one today is not reminded of another');
reset role;
select is(pg_temp.mails('poll_invitation_reminder'), 2, 'two mails go out in all');
select is((select public.get_job_source(j.id) ->> 'to' || ' ' || (public.get_job_source(j.id) ->> 'again') from public.jobs j
  where j.kind = 'poll_invitation_reminder' and j.payload ->> 'invitationId' = (select i.id::text from public.poll_invitations i
    where i.poll_id = (select poll from world) and i.reminded_at is not null)), 'priya@guests.example true', 'which say that they ask once more');
update public.poll_invitations set reminded_at = reminded_at - interval '25 hours', asked_at = asked_at - interval '25 hours';
select tests.sign_in('ada');
select is(public.remind_of_poll((select poll from world)) ->> 'told', '1', 'the day after they are again');
reset role;
select pg_temp.vote((select poll from world), 'Priya');
select is((select count(*)::int from public.jobs j where j.kind = 'poll_invitation_reminder' and j.payload ->> 'invitationId' = (select i.id::text
  from public.poll_invitations i join public.event_guests eg on eg.id = i.event_guest_id join public.guests g on g.id = eg.guest_id
  where i.poll_id = (select poll from world) and g.full_name = 'Priya') and public.get_job_source(j.id) is not null), 0, 'who votes before it is sent gets none');
select tests.sign_in('viewer');
select is(tests.refusal($$ select public.remind_of_poll((select poll from world)) $$), 'PT404 not_found', 'a viewer reminds nobody');
reset role;
select tests.sign_in('stranger');
select is(tests.refusal($$ select public.remind_of_poll((select poll from world)) $$), 'PT404 not_found', 'nor does a stranger');
select is(pg_temp.found('{"text": "harbour"}'), null, 'or finds it');
reset role;

-- Searching.
select tests.sign_in('ada');
select is(pg_temp.found('{"text": "dinn"}'), 'Dinner', 'a poll is found by its title');
select is(pg_temp.found('{"text": "harbour suits"}'), 'Dinner, Harbour, Present', 'and by what it asks');
select is(pg_temp.found('{"text": "dinner", "kinds": ["polls"]}'), 'Dinner', 'among polls alone');
select is(pg_temp.found('{"text": "dinner", "kinds": ["events"]}'), null, 'and not among other things');
select is(pg_temp.found(jsonb_build_object('text', 'dinner', 'eventId', tests.id_of('elsewhere'))), null, 'nor at another event');
reset role;
select tests.sign_in('viewer');
select is(pg_temp.found('{"text": "dinner"}'), 'Dinner', 'a viewer finds it, too');
reset role;

-- Closing by itself.
update public.profiles set notification_prefs = '{"poll": "off"}' where user_id = tests.id_of('quiet');
update public.profiles set notification_prefs = '{"poll": "digest"}' where user_id = tests.id_of('viewer');
update public.polls set closes_at = now() - interval '1 minute' where id = (select poll from world);
select tests.be_server();
select lives_ok($$ select public.close_due_polls() $$, 'a poll whose time is over is closed');
select lives_ok($$ select public.close_due_polls() $$, 'each minute anew');
reset role;
select is((select p.state || ' ' || (p.closed_at = p.closes_at) from public.polls p, world w where p.id = w.poll), 'closed true', 'at its time');
select is((select p.state from public.polls p, world w where p.id = w.other), 'open', 'one without an end stays open');
select results_eq($$ select u.email::text, n.detail ->> 'title' || ' ' || (n.detail ->> 'voted'), n.mail_due_at < now() + interval '5 minutes'
  from public.notices n join auth.users u on u.id = n.user_id where n.topic = 'poll' and n.mail_due_at is not null order by 1 $$,
  $$ select u.email::text, 'Harbour 2', u.id = tests.id_of('ada') from auth.users u where u.id in (tests.id_of('ada'), tests.id_of('viewer')) order by 1 $$,
  'everybody who works on it is told once: at once, in the digest or not at all, as they wish');
select tests.sign_in('ada');
select is(tests.refusal($$ select public.close_due_polls() $$), '42501', 'a planner does not close them so');
select is(tests.refusal($$ select public.remind_of_poll((select poll from world)) $$), 'PT409 conflict', 'nobody is reminded of what is over');
reset role;
select * from finish();
rollback;

-- Kinds of links are rows: what each opens, where, and by which rule. A new one needs a row and nothing else.
begin;
select plan(9);
select tests.add_user('host', 'business');
create temp table world as select tests.add_event('host') as event_id;

select is_empty($$ select kind from private.link_kinds
  where to_regprocedure('private.' || opener || '(public.share_links)') is null $$, 'every kind has its opener');
select is(tests.refusal(format($$ select public.get_shared_event(%L, 'directory') $$, tests.add_link(event_id, 'directory'))),
  'PT404 link_invalid', 'a link to help find people shows no event, by its own name neither') from world;
select set_eq($$ select unnest(private.kinds_opening('countdown')) $$,
  array['event_info_preview', 'event_info_view', 'embed_event', 'embed_countdown'], 'kinds are found by what they show');
select is(private.kinds_opening('nothing'), '{}', 'nothing shows nothing');
select is(tests.refusal($$ select tests.add_link((select event_id from world), 'lost') $$), '23503', 'a kind that is no row makes no link');

insert into private.link_kinds (kind, path, opens, shows, opener) values ('lost', '/lost/', 'lost', '{lost}', 'opens_lost');
create function private.opens_lost(link public.share_links) returns boolean language sql set search_path = ''
as $$ select exists (select from public.events e where e.id = link.event_id and e.name = 'Party') $$;
create temp table made as select tests.add_link((select event_id from world), 'lost') as token;
select is((private.open_link(token, private.kinds_opening('lost'))).kind, 'lost', 'a new row opens')
from made;
select is(private.link_path('lost', 'abc'), '/lost/abc', 'at its place');
update public.events set name = 'Picnic' where id = (select event_id from world);
select is(tests.refusal($$ select private.open_link((select token from made), private.kinds_opening('lost')) $$),
  'PT404 link_invalid', 'as long as its opener says so');
update public.events set name = 'Party' where id = (select event_id from world);
update public.share_links set revoked_at = now() where kind = 'lost';
select is(tests.refusal($$ select private.open_link((select token from made), private.kinds_opening('lost')) $$),
  'PT404 link_invalid', 'and never once it was ended');

select * from finish();
rollback;

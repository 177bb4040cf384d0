-- Who wants no more mails of a host still wants none, however often and however written a list brings them back.
begin;
select plan(15);
select tests.add_user('host', 'pro');
create temp table world as select tests.add_event('host', 'Lake days') as event_id, tests.add_event('host', 'Next year') as next_id, null::uuid as batch, null::uuid as campaign;
grant all on world to public;
create function pg_temp.line(n integer, name text, address text) returns jsonb language sql as $$
  select jsonb_build_object('line', n, 'key', 'row-' || n, 'firstName', split_part(name, ' ', 1), 'lastName', split_part(name, ' ', 2),
    'email', address, 'tags', '[]'::jsonb, 'custom', '{}'::jsonb, 'householdKey', null) $$;
create function pg_temp.brings(file text, whose uuid, una text, name text default 'Una Quinn') returns jsonb language plpgsql as $$
declare
  answer jsonb;
begin
  perform tests.sign_in('host');
  update world set batch = public.start_guest_import(whose, file) where true;
  answer := public.import_guest_rows((select w.batch from world w), jsonb_build_array(
    pg_temp.line(2, name, una), pg_temp.line(3, 'Bill Marsh', 'bill@guests.example'))) - 'refused';
  perform public.finish_guest_import((select w.batch from world w));
  execute 'reset role';
  return answer;
end
$$;
create function pg_temp.may(about text) returns boolean language sql as $$ select private.may_mail(' UNA@Guests.example ', tests.account_of('host'), about) $$;
create function pg_temp.wanting() returns integer language sql as $$
  select count(*)::int from public.guests g where g.email = 'una@guests.example' and g.unsubscribed_at is null $$;
create function pg_temp.told(whose uuid) returns text language plpgsql as $$
begin
  with made as (
    insert into public.email_campaigns (account_id, event_id, name, status, question, language, subjects, blocks)
    select e.account_id, e.id, 'News', 'scheduled', '{"match": "all", "who": [{"kind": "everyone", "values": []}], "without": []}', 'en', '{"en": "Soon"}', '[{"id": "a", "kind": "event"}]'
    from public.events e where e.id = whose returning id)
  update world set campaign = made.id from made;
  perform public.fill_email_campaigns();
  return (select string_agg(r.email, ',' order by r.email) from public.email_recipients r, world w where r.campaign_id = w.campaign);
end
$$;

select is(pg_temp.brings('list.csv', (select event_id from world), 'una@guests.example'), '{"added": 2, "updated": 0, "unchanged": 0}', 'two people come onto a list');
select is(pg_temp.told((select event_id from world)), 'bill@guests.example,una@guests.example', 'and a campaign is for both');
select public.set_mail_wish(private.personal_token(private.ensure_personal_link(eg, 'invitation')), false)
from public.event_guests eg join public.guests g on g.id = eg.guest_id where g.full_name = 'Una Quinn';
select is(pg_temp.wanting(), 0, 'one of them ends its mails by its link');

-- The same file, and the address in another form.
select is(pg_temp.brings('list.csv', (select event_id from world), 'una@guests.example'), '{"added": 0, "updated": 0, "unchanged": 2}', 'the same file changes nothing');
select is(pg_temp.brings('capitals.csv', (select event_id from world), '  UNA@Guests.EXAMPLE '), '{"added": 0, "updated": 0, "unchanged": 2}', 'nor do capitals and spaces of the address');
select is(pg_temp.wanting(), 0, 'she still wants none');
select is(pg_temp.told((select event_id from world)), 'bill@guests.example', 'and is in no campaign');

-- Under another name, for another event, and after she was taken off.
select is(pg_temp.brings('families.csv', (select next_id from world), ' Una@guests.example', 'Family Quinn') ->> 'added', '2', 'another event''s list has her address under another name');
select is(pg_temp.wanting(), 0, 'and that person wants none either');
select is(pg_temp.told((select next_id from world)), 'bill@guests.example', 'for the other event, too');
delete from public.guests g where g.email = 'una@guests.example';
select is(pg_temp.brings('again.csv', (select event_id from world), 'Una@Guests.example') ->> 'added', '1', 'whoever was taken off comes back with a list');
select is(pg_temp.wanting(), 0, 'with the wish that they had');
select is(pg_temp.told((select event_id from world)), 'bill@guests.example', 'and gets no campaign');
select is((select array_agg(about order by about) from unnest(array['campaigns', 'announcements', 'invitations', 'messages']) about where pg_temp.may(about)), null, 'nothing that is only told reaches her');
select is((select array_agg(t.topic order by t.topic) from private.mail_topics t where pg_temp.may(t.topic)), array['changes', 'service', 'sign_in'], 'tickets, orders and what changes do');
select * from finish();
rollback;

-- Sandboxes: made, kept ready, opened for a day, and gone.

create function private.is_sandbox(of_account_id uuid)
returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return exists (select from private.sandboxes s where s.account_id = of_account_id);
end
$$;
comment on function private.is_sandbox(uuid) is 'Whether an account is a demo''s.';

create function private.demo_note(of_account_id uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return coalesce((select jsonb_build_object('demo', jsonb_build_object('name', s.demo, 'endsAt', s.ends_at))
    from private.sandboxes s where s.account_id = of_account_id), '{}');
end
$$;
comment on function private.demo_note(uuid) is '{demo: {name, endsAt}} of what belongs to a sandbox, or nothing: guests'' pages say so.';

create function private.add_sandbox_user(person jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  made_id uuid := gen_random_uuid();
  address text := 'demo-' || made_id || '@sandbox.invalid';
begin
  insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
  values (made_id, 'authenticated', 'authenticated', address, now(), '{"provider": "email", "providers": ["email"]}',
    jsonb_build_object('first_name', person ->> 'firstName', 'last_name', person ->> 'lastName',
      'full_name', concat_ws(' ', person ->> 'firstName', person ->> 'lastName'), 'time_zone', person ->> 'timeZone'));
  insert into auth.identities (id, provider, provider_id, user_id, identity_data)
  values (made_id, 'email', made_id::text, made_id, jsonb_build_object('sub', made_id, 'email', address, 'email_verified', true));
  return made_id;
end
$$;
comment on function private.add_sandbox_user(jsonb) is 'The person whom a demo''s planner is: an address that no mail can reach, and no password until somebody opens it.';

create function private.add_sandbox_guests(party public.events, content jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.guests (id, account_id, full_name, first_name, last_name, email, source, created_at)
  select (g ->> 'id')::uuid, party.account_id, concat_ws(' ', g ->> 'firstName', g ->> 'lastName'), g ->> 'firstName',
    g ->> 'lastName', g ->> 'email', 'import', (content ->> 'invitedAt')::timestamptz
  from jsonb_array_elements(content -> 'guests') g;
  insert into public.households (id, account_id, name, head_guest_id)
  select (h ->> 'id')::uuid, party.account_id, h ->> 'name', (h ->> 'headGuestId')::uuid
  from jsonb_array_elements(content -> 'households') h;
  insert into public.event_guests (id, event_id, guest_id, household_id, role, group_label, source, invited_at, opened_at, created_at)
  select (g ->> 'placeId')::uuid, party.id, (g ->> 'id')::uuid, (g ->> 'householdId')::uuid, g ->> 'role', g ->> 'group', 'import',
    (content ->> 'invitedAt')::timestamptz, (g ->> 'openedAt')::timestamptz, (content ->> 'invitedAt')::timestamptz + n * interval '1 second'
  from jsonb_array_elements(content -> 'guests') with ordinality as list (g, n);
  insert into public.rsvps (account_id, event_id, event_guest_id, answer, party_size, note, meal_choice, dietary, answered_at, created_at)
  select party.account_id, party.id, (g ->> 'placeId')::uuid, g ->> 'answer', case g ->> 'answer' when 'no' then 0 else 1 end, g ->> 'note',
    g ->> 'meal', g ->> 'dietary', (g ->> 'answeredAt')::timestamptz, (g ->> 'answeredAt')::timestamptz
  from jsonb_array_elements(content -> 'guests') g where g ->> 'answer' is not null;
end
$$;
comment on function private.add_sandbox_guests(public.events, jsonb) is 'Its people, households and answers.';

create function private.add_sandbox_links(party public.events, content jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.share_links (id, account_id, event_id, kind, token_hash, settings, created_by, last_used_at)
  select l.id, party.account_id, party.id, l.kind, private.hash_token(private.derive_token('share', l.id, 1)),
    jsonb_build_object('label', l.label), party.user_id, now() - l.place * interval '7 hours 20 minutes'
  from (select gen_random_uuid() as id, w ->> 'kind' as kind, w ->> 'label' as label, place
    from jsonb_array_elements(content -> 'links') with ordinality as list (w, place) offset 0) l;
end
$$;
comment on function private.add_sandbox_links(public.events, jsonb) is 'Its page and its widgets, as links.';

create function private.add_sandbox_orders(party public.events, content jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.orders (id, account_id, event_id, code, token_hash, status, currency, total_minor, buyer_name, buyer_email,
    buyer_guest_id, locale, test_mode, completed_at, created_at)
  select (o ->> 'id')::uuid, party.account_id, party.id, private.new_order_code(),
    private.hash_token(private.derive_token('order', (o ->> 'id')::uuid, 1)), 'completed', party.currency,
    t.price_minor * (o ->> 'quantity')::integer, g.full_name, g.email::text, g.id, party.locale, true, (o ->> 'at')::timestamptz,
    (o ->> 'at')::timestamptz - interval '3 minutes'
  from jsonb_array_elements(content -> 'orders') o
  join public.ticket_types t on t.event_id = party.id and t.name = o ->> 'ticket'
  join public.guests g on g.id = (o ->> 'guestId')::uuid;
  insert into public.order_items (id, account_id, event_id, order_id, ticket_type_id, name, quantity, unit_minor, position)
  select gen_random_uuid(), party.account_id, party.id, (o ->> 'id')::uuid, t.id, t.name, (o ->> 'quantity')::integer, t.price_minor, 1
  from jsonb_array_elements(content -> 'orders') o join public.ticket_types t on t.event_id = party.id and t.name = o ->> 'ticket';
  insert into public.tickets (account_id, event_id, order_id, order_item_id, ticket_type_id, number, event_guest_id, holder_name, price_minor, status, created_at)
  select party.account_id, party.id, o.id, i.id, i.ticket_type_id, o.code || '-' || n, eg.id, o.buyer_name, i.unit_minor, 'valid', o.completed_at
  from public.orders o join public.order_items i on i.order_id = o.id
  join public.event_guests eg on eg.event_id = party.id and eg.guest_id = o.buyer_guest_id, generate_series(1, i.quantity) n
  where o.event_id = party.id;
  update public.ticket_types t set sold_count = s.sold
  from (select i.ticket_type_id, sum(i.quantity) as sold from public.order_items i where i.event_id = party.id group by i.ticket_type_id) s
  where t.id = s.ticket_type_id;
end
$$;
comment on function private.add_sandbox_orders(public.events, jsonb) is 'Orders as if they had been paid; no payment stands behind them, so none can be given back by a provider.';

create function private.add_sandbox_talk(party public.events, content jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  talk constant uuid := gen_random_uuid();
  tokens jsonb := '{}';
  said jsonb;
  place public.event_guests;
  made uuid;
begin
  insert into public.threads (id, account_id, event_id, kind, subject, created_by)
  values (talk, party.account_id, party.id, 'event', party.id::text, party.user_id);
  perform public.open_thread('event', party.id::text);
  for place in select * from public.event_guests eg where eg.id in (
    select (s ->> 'placeId')::uuid from jsonb_array_elements(content -> 'talk') s where s ? 'placeId')
  loop
    tokens := tokens || jsonb_build_object(place.id::text, private.personal_token(private.ensure_personal_link(place, 'invitation')));
    perform public.open_guest_thread(tokens ->> place.id::text, jsonb_build_object('kind', 'event', 'subject', party.id,
      'name', (select g.full_name from public.guests g where g.id = place.guest_id), 'mail', false));
  end loop;
  for said in select * from jsonb_array_elements(content -> 'talk') loop
    made := gen_random_uuid();
    if said ? 'placeId' then
      perform public.act_in_guest_thread(tokens ->> (said ->> 'placeId'), jsonb_build_object('threadId', talk, 'act', 'send',
        'given', jsonb_build_object('id', made, 'text', said ->> 'text')));
    else
      perform public.act_in_thread(talk, 'send', jsonb_build_object('id', made, 'text', said ->> 'text'));
    end if;
    update public.thread_messages m set created_at = (said ->> 'at')::timestamptz where m.id = made;
  end loop;
  update public.threads t set last_message_at = (select max(m.created_at) from public.thread_messages m where m.thread_id = talk) where t.id = talk;
end
$$;
comment on function private.add_sandbox_talk(public.events, jsonb) is 'What the hosts and some guests have said to everybody.';

create function private.add_sandbox_poll(party public.events, asked jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  made jsonb;
  poll public.polls;
  vote jsonb;
  invitation public.poll_invitations;
begin
  made := public.save_poll(party.id, null, jsonb_build_object('title', asked -> 'title', 'naming', 'named', 'results', 'always', 'note', asked -> 'note',
    'questions', jsonb_build_array(jsonb_build_object('kind', 'single', 'text', asked -> 'question', 'required', true,
      'options', (select jsonb_agg(jsonb_build_object('label', o)) from jsonb_array_elements(asked -> 'options') o)))));
  perform public.open_poll((made ->> 'id')::uuid, now() + interval '9 days');
  select * into strict poll from public.polls p where p.id = (made ->> 'id')::uuid;
  for vote in select * from jsonb_array_elements(asked -> 'votes') loop
    invitation := private.ensure_poll_invitation(poll, (vote ->> 'placeId')::uuid);
    perform public.vote_in_poll(private.derive_token('poll', invitation.id, 1), jsonb_build_object('answers', jsonb_build_array(jsonb_build_object(
      'questionId', made -> 'questions' -> 0 ->> 'id', 'chosen', jsonb_build_array(made -> 'questions' -> 0 -> 'options' -> (vote ->> 'option')::integer ->> 'id')))));
  end loop;
  perform public.get_poll_link(poll.id);
end
$$;
comment on function private.add_sandbox_poll(public.events, jsonb) is 'A poll that is open, with the votes so far.';

create function private.add_sandbox_news(party public.events, news jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  made uuid := (public.save_announcement(party.id, null, jsonb_build_object('mainLocale', 'en', 'byEmail', true, 'onPage', true, 'pinned', false,
    'takesReplies', true, 'audience', '{"match": "all", "who": [{"kind": "answer", "values": ["yes"]}], "without": []}'::jsonb,
    'texts', jsonb_build_object('en', jsonb_build_object('subject', news -> 'subject', 'body', jsonb_build_object('version', 1, 'content',
      jsonb_build_array(jsonb_build_object('type', 'paragraph', 'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', news -> 'text'))))))))) ->> 'id')::uuid;
begin
  perform public.send_announcement(made, '{"languagesMayMiss": true}');
  perform public.advance_announcement(made);
  update public.announcements a set state = 'sent', send_at = (news ->> 'at')::timestamptz, finished_at = (news ->> 'at')::timestamptz,
    created_at = (news ->> 'at')::timestamptz - interval '1 hour' where a.id = made;
  update public.mail_deliveries d set status = 'delivered', created_at = (news ->> 'at')::timestamptz, sent_at = (news ->> 'at')::timestamptz,
    ended_at = (news ->> 'at')::timestamptz where d.of_id = made;
  update private.announcement_recipients r set told_at = (news ->> 'at')::timestamptz, due_at = (news ->> 'at')::timestamptz where r.announcement_id = made;
end
$$;
comment on function private.add_sandbox_news(public.events, jsonb) is 'An announcement that went out days ago.';

create function public.make_sandbox(demo_param text, content jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  claims text := current_setting('request.jwt.claims', true);
  maker uuid;
  made private.sandboxes;
  party public.events;
begin
  perform set_config('jubilee.in_sandbox', 'yes', true);
  maker := private.add_sandbox_user(content -> 'person');
  perform private.apply_plan(maker, 'business', 'demo');
  insert into private.sandboxes (demo, user_id, account_id)
  values (demo_param, maker, private.account_of_user(maker)) returning * into made;
  update public.accounts a set default_time_zone = content #>> '{person,timeZone}', currency = content #>> '{event,currency}' where a.id = made.account_id;
  perform set_config('request.jwt.claims', json_build_object('sub', maker, 'role', 'authenticated')::text, true);
  perform public.instantiate_blueprint((content -> 'event') || jsonb_build_object('user_id', maker), content -> 'parts');
  select * into strict party from public.events e where e.account_id = made.account_id;
  update private.sandboxes s set event_id = party.id where s.id = made.id;
  update public.events e set created_at = (content ->> 'invitedAt')::timestamptz - interval '20 days',
    rsvp_deadline = (e.start_local::date - 7 + time '23:59') at time zone e.time_zone where e.id = party.id;
  update public.tasks t set done_at = least(t.due_at - interval '30 hours', now() - interval '1 hour'), done_by = maker,
    created_at = (content ->> 'invitedAt')::timestamptz - interval '20 days', time_zone = t.time_zone
  where t.event_id = party.id and t.state = 'done';
  update public.ticket_types t set status = 'on_sale' where t.event_id = party.id and t.status = 'draft';
  perform private.add_sandbox_guests(party, content);
  perform private.add_sandbox_links(party, content);
  perform private.add_sandbox_orders(party, content);
  perform private.add_sandbox_talk(party, content);
  perform private.add_sandbox_poll(party, content -> 'poll');
  perform private.add_sandbox_news(party, content -> 'news');
  delete from public.notices n where n.user_id = maker;
  delete from public.jobs j where j.payload ->> 'sandboxId' = made.id::text;
  perform set_config('request.jwt.claims', coalesce(claims, ''), true);
  perform set_config('jubilee.in_sandbox', '', true);
  return made.id;
end
$$;
comment on function public.make_sandbox(text, jsonb) is
  'Makes a demo''s account with its event and all that happened in it: {person, event, parts, invitedAt, guests, households, links, orders, talk, poll, news}. It waits for its visitor.';

create function public.open_sandbox(demo_param text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  opened private.sandboxes;
  password text := private.base64url(extensions.gen_random_bytes(24));
begin
  if (select count(*) from private.sandboxes s where s.opened_at is not null and s.ends_at > now()) >= 1500 then
    perform private.refuse(429, 'too_many_requests', 'All demos are taken just now. Some become free every hour; the templates show all that is in them');
  end if;
  insert into private.demo_openings as d (demo) values (demo_param)
  on conflict (demo) do update set opened_at = now() where d.opened_at < now() - interval '1 minute';
  update private.sandboxes s set opened_at = now(), ends_at = now() + interval '1 day'
  where s.id = (select r.id from private.sandboxes r where r.demo = demo_param and r.opened_at is null and r.ends_at > now()
    order by r.made_at limit 1 for update skip locked)
  returning * into opened;
  if opened.id is null then
    return '{"none": true}';
  end if;
  update auth.users u set encrypted_password = extensions.crypt(password, extensions.gen_salt('bf', 4)) where u.id = opened.user_id;
  return (select jsonb_build_object('id', opened.id, 'demo', opened.demo, 'email', u.email, 'password', password, 'eventId', e.id, 'eventName', e.name,
      'endsAt', opened.ends_at, 'guestPage', (select private.link_path(l.kind, private.share_token(l)) from public.share_links l
        where l.event_id = e.id and l.kind = 'event_info_view' order by l.created_at limit 1))
    from auth.users u, public.events e where u.id = opened.user_id and e.id = opened.event_id);
end
$$;
comment on function public.open_sandbox(text) is
  'Gives a visitor one of a demo''s ready sandboxes for a day: {id, demo, email, password, eventId, eventName, endsAt, guestPage}, or {none} where none is ready. Refused beyond 1,500 at once.';

create function public.list_wanted_sandboxes()
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (select coalesce(jsonb_agg(w.demo order by w.ready, w.demo), '[]') from (
    select d.demo, (select count(*) from private.sandboxes s where s.demo = d.demo and s.opened_at is null and s.ends_at > now() + interval '1 hour') as ready,
      (select count(*) from private.sandboxes s where s.demo = d.demo and s.opened_at > now() - interval '10 minutes') as asked
    from private.demo_openings d where d.opened_at > now() - interval '30 days') w
  where w.ready < least(2 + w.asked, 8));
end
$$;
comment on function public.list_wanted_sandboxes() is
  'Demos of which another sandbox should be made: those that were opened within thirty days, two ready of each, more where many come; the emptiest first.';

create function private.clear_sandbox(over private.sandboxes)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  bucket text;
  paths jsonb;
begin
  for bucket, paths in select o.bucket_id, jsonb_agg(o.name) from storage.objects o where o.owner_id = over.user_id::text group by o.bucket_id loop
    perform private.enqueue_job('remove_files', jsonb_build_object('bucket', bucket, 'paths', paths));
  end loop;
  delete from auth.sessions s where s.user_id = over.user_id;
  delete from public.order_invoices i where i.account_id = over.account_id;
  delete from public.ledger_entries l where l.account_id = over.account_id;
  delete from public.refund_run_orders r where r.account_id = over.account_id;
  delete from public.refund_runs r where r.account_id = over.account_id;
  delete from public.refunds r where r.account_id = over.account_id;
  delete from public.payments p where p.account_id = over.account_id;
  delete from public.orders o where o.account_id = over.account_id;
  delete from public.jobs j where j.payload ->> 'sandboxId' = over.id::text and j.kind <> 'remove_files';
  delete from auth.users u where u.id = over.user_id;
end
$$;
comment on function private.clear_sandbox(private.sandboxes) is 'A sandbox goes with all that is in it: files, orders, people. Nothing of it was real, so no books stay.';

create function public.clear_sandboxes()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  over private.sandboxes;
  cleared integer := 0;
begin
  perform set_config('jubilee.in_sandbox', 'yes', true);
  for over in select * from private.sandboxes s where s.ends_at <= now() order by s.ends_at limit 10 for update skip locked loop
    perform private.clear_sandbox(over);
    cleared := cleared + 1;
  end loop;
  perform set_config('jubilee.in_sandbox', '', true);
  return cleared;
end
$$;
comment on function public.clear_sandboxes() is 'Ends sandboxes whose day is over, ten at a time; how many.';

create function public.take_along_sandbox(event_id_param uuid)
returns timestamptz
language plpgsql
security definer
set search_path = ''
as $$
declare
  until timestamptz;
begin
  update private.sandboxes s set ends_at = least(now() + interval '7 days', s.made_at + interval '14 days')
  where s.user_id = (select auth.uid()) and s.event_id = event_id_param returning s.ends_at into until;
  if until is null then
    perform private.refuse(404, 'not_found', 'This is no demo of yours');
  end if;
  return until;
end
$$;
comment on function public.take_along_sandbox(uuid) is 'Its visitor makes a template of it: its link is good for a week, until they have an account. Until when.';

-- What a sandbox does not do -------------------------------------------------------------------------

create function private.mark_sandbox_job()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.payload := new.payload || coalesce((select jsonb_build_object('sandboxId', s.id) from private.sandboxes s where s.user_id = auth.uid()), '{}');
  return new;
end
$$;
comment on function private.mark_sandbox_job() is 'Work that a sandbox''s planner causes says so, and its mail does not go.';

create function private.keep_sandbox_user()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select from private.sandboxes s where s.user_id = new.id) then
    perform private.refuse(403, 'not_allowed', 'A demo has no address of its own. Make it yours first');
  end if;
  return new;
end
$$;
comment on function private.keep_sandbox_user() is 'Nobody gives a demo an address or a number: it would be written to.';

create function private.refuse_real_payment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_test_mode() and private.is_sandbox(coalesce((to_jsonb(new) ->> 'account_id')::uuid,
    private.account_of_user((to_jsonb(new) ->> 'user_id')::uuid))) then
    perform private.refuse(403, 'not_allowed', 'Nothing is paid in a demo');
  end if;
  return new;
end
$$;
comment on function private.refuse_real_payment() is 'No real money is asked for in a sandbox.';

create function private.has_room_for_file()
returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return not exists (select from private.sandboxes s where s.user_id = (select auth.uid()))
    or (select count(*) from storage.objects o where o.owner_id = (select auth.uid())::text) < 20;
end
$$;
comment on function private.has_room_for_file() is 'Whether the caller may put up another file: twenty in a sandbox.';

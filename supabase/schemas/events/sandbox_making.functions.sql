-- Making a sandbox: its person, event, people, orders and what they have said.

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
  update public.page_questions q set is_draft = false where q.event_id = party.id;
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

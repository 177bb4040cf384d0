-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

-- Sandboxes: a demo's event in an account of its own, for one visitor and one day.

create table private.sandboxes (
  id uuid primary key default gen_random_uuid(),
  demo text not null check (demo ~ '^[a-z-]{1,40}-demo$'),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  account_id uuid not null unique references public.accounts (id) on delete cascade,
  event_id uuid,
  made_at timestamptz not null default now(),
  opened_at timestamptz,
  ends_at timestamptz not null default now() + interval '3 days',
  check (ends_at <= made_at + interval '14 days')
);
comment on table private.sandboxes is 'Accounts that are demos: ready until somebody opens them, then theirs for a day. What is in them is kept for nobody.';
comment on column private.sandboxes.opened_at is 'Null while it waits for its visitor.';
comment on column private.sandboxes.ends_at is 'A day after it was opened, a week where its visitor takes its template along; a ready one is told from its making, so its dates do not grow old.';
create index sandboxes_ready on private.sandboxes (demo, made_at) where opened_at is null;
create index sandboxes_opened on private.sandboxes (demo, opened_at desc) where opened_at is not null;
create index sandboxes_ends on private.sandboxes (ends_at);
alter table private.sandboxes enable row level security;

create table private.demo_openings (
  demo text primary key,
  opened_at timestamptz not null default now()
);
comment on table private.demo_openings is 'When each demo was opened last: what nobody looks at is not made ready.';
alter table private.demo_openings enable row level security;

CREATE OR REPLACE FUNCTION private.audit(audited_account_id uuid, audited_action text, audited_type text, audited_id text, before_value jsonb DEFAULT NULL::jsonb, after_value jsonb DEFAULT NULL::jsonb, actor_id uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if coalesce(current_setting('jubilee.in_sandbox', true), '') <> '' or private.is_sandbox(audited_account_id) then
    return;
  end if;
  insert into public.audit_log
      (account_id, actor_user_id, actor_role, action, resource_type, resource_id, before, after)
    values (
      audited_account_id, coalesce(actor_id, auth.uid()), coalesce(auth.role(), 'server'),
      audited_action, audited_type, audited_id, before_value, after_value);
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_stopped_by(to_email text, from_account_id uuid, about text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  address text := lower(trim(to_email));
  essential boolean := coalesce((select t.is_essential from private.mail_topics t where t.topic = about), false);
begin
  return coalesce(
    case when private.is_sandbox(from_account_id) or address like '%.invalid' then 'demo' end,
    (select s.kind from public.mail_suppressions s
    where s.email = address and case s.kind
      when 'hard_bounce' then true
      when 'complaint' then about <> 'sign_in'
      when 'manual' then case when s.account_id is null then about <> 'sign_in'
        else s.account_id = from_account_id and not essential end
      else s.account_id = from_account_id and not essential and (s.topic is null or s.topic = about) end
    order by array_position(array['hard_bounce', 'complaint', 'manual', 'unsubscribed'], s.kind) limit 1),
    case when not essential and exists (select from public.guests g
      where g.account_id = from_account_id and g.email = address and g.unsubscribed_at is not null) then 'unsubscribed' end);
end
$function$;

CREATE OR REPLACE FUNCTION private.public_event(event public.events, with_online_url boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select jsonb_build_object(
      'id', event.id,
      'name', event.name,
      'description', event.description,
      'eventTypeId', event.event_type_id,
      'groupTerm', t.group_term,
      'memberTerm', t.member_term,
      'kind', event.kind,
      'status', case
        when event.status = 'cancelled' then 'cancelled'
        when event.status = 'archived' or event.end_date <= now() then 'ended'
        else 'published' end,
      'startDate', event.start_date,
      'endDate', event.end_date,
      'startLocal', private.wall_text(event.start_local),
      'endLocal', private.wall_text(event.end_local),
      'timeZone', event.time_zone,
      'locationName', event.location_name,
      'address', event.address,
      'onlineUrl', case when with_online_url then event.online_url end,
      'coverUrl', event.cover_url,
      'coverSeed', event.cover_seed,
      'hostNames', to_jsonb(event.host_names),
      'locale', event.locale,
      'currency', event.currency)
      || case when event.cover_url is not null and event.cover_look is not null
        then jsonb_build_object('coverColour', event.cover_look ->> 'accent') else '{}'::jsonb end || private.demo_note(event.account_id)
    from public.event_types t where t.id = event.event_type_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'DELETE' and tg_level = 'ROW' and private.is_sandbox((to_jsonb(old) ->> 'account_id')::uuid) then
    return old;
  end if;
  perform private.refuse(405, 'not_allowed', 'This record can only be added to');
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.begin_mail(key_param text, email_param text, topic_param text, kind_param text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mail public.mail_deliveries;
  job public.jobs;
  stopped text;
begin
  select * into mail from public.mail_deliveries d where d.key = key_param for update;
  if mail.id is null and topic_param = 'campaigns' then
    -- Its campaign put it in before; since then it was taken back, or its reader forgotten.
    return jsonb_build_object('may', false, 'status', 'dropped');
  elsif mail.id is null then
    if key_param ~ '^[0-9a-f-]{36}$' then
      select * into job from public.jobs j where j.id = key_param::uuid;
    end if;
    insert into public.mail_deliveries (key, account_id, event_id, kind, topic, email)
    values (key_param, (select a.account_id from private.mail_about(job.payload) a),
      (select a.event_id from private.mail_about(job.payload) a),
      coalesce(job.kind, kind_param, topic_param), topic_param, lower(trim(email_param)))
    returning * into mail;
  elsif mail.status <> 'queued' then
    return jsonb_build_object('may', false, 'status', mail.status);
  end if;
  stopped := case when job.payload ? 'sandboxId' then 'demo' else private.mail_stopped_by(mail.email, mail.account_id, mail.topic) end;
  if stopped is not null then
    update public.mail_deliveries d set status = 'dropped', reason = stopped, ended_at = now() where d.id = mail.id;
    return jsonb_build_object('may', false, 'status', 'dropped', 'reason', stopped);
  end if;
  return jsonb_build_object('may', true);
end
$function$;

CREATE OR REPLACE FUNCTION public.place_order(order_token text, payload jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  bought public.orders := private.open_order(order_token);
  event public.events;
  name text := private.check_name(payload #>> '{buyer,name}', 'name');
  email text := private.check_email(payload #>> '{buyer,email}', 'email');
  names text[];
  line record;
  used integer := 0;
  pays_later boolean := payload ->> 'payment' = 'offline';
  rules record;
  view jsonb;
begin
  if bought.status in ('completed', 'partially_refunded', 'refunded', 'awaiting_offline') then
    if (bought.buyer_name, bought.buyer_email) is distinct from (name, email) then
      perform private.refuse(409, 'already_completed', 'This order is already completed');
    end if;
    return private.order_view(bought);
  end if;
  if bought.status in ('expired', 'cancelled') or bought.hold_expires_at <= now() then
    perform private.refuse(409, 'hold_expired',
      'Your reservation has ended. The tickets are back on sale; try again');
  end if;
  select * into strict event from public.events e where e.id = bought.event_id;
  perform private.require_open_event(event);
  perform private.require_welcome(event.account_id, email, 'buyer.email');

  if jsonb_typeof(coalesce(payload -> 'holders', '[]')) <> 'array' then
    perform private.refuse(400, 'invalid_input', 'Name the ticket holders as a list', 'holders');
  end if;
  select array_agg(private.check_text(holder, 200, 'holders', 'A name') order by n) into names
  from jsonb_array_elements_text(coalesce(payload -> 'holders', '[]')) with ordinality as h (holder, n);
  for line in
    select i.id, i.quantity * i.group_size as quantity from public.order_items i
    where i.order_id = bought.id order by i.position
  loop
    update public.order_items i
    set holders = coalesce(names[used + 1:used + line.quantity], '{}')
    where i.id = line.id;
    used := used + line.quantity;
  end loop;

  perform private.check_promo_person(bought, email);
  select * into rules from private.ticket_rules(bought.event_id);
  if pays_later and not rules.offline_enabled then
    perform private.refuse(409, 'invalid_input', 'This event cannot be paid later', 'payment');
  end if;
  -- In a demo nothing is paid.
  if bought.total_minor = 0 or private.is_sandbox(bought.account_id) then
    bought.buyer_name := name;
    bought.buyer_email := email;
    bought := private.write_sale(bought);
    view := private.order_view(bought);
    perform private.count_sale(bought);
    return view;
  end if;
  update public.orders o set buyer_name = name, buyer_email = email,
    -- Who pays later is on the list from now on, so that nobody asks them whether they come.
    buyer_guest_id = case when pays_later then (private.ensure_event_guest(event, name, email, 'order', spoken => bought.locale)).guest_id end,
    status = case when pays_later then 'awaiting_offline' else 'awaiting_payment' end,
    hold_expires_at = case when pays_later
      then least(now() + rules.offline_days * interval '1 day', event.start_date) else o.hold_expires_at end
  where o.id = bought.id returning * into bought;
  if pays_later then
    perform private.enqueue_job('order_pay_later', jsonb_build_object('orderId', bought.id), 'order_pay_later:' || bought.id);
  end if;
  return private.order_view(bought);
end
$function$;

CREATE OR REPLACE FUNCTION private.add_sandbox_guests(party public.events, content jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.add_sandbox_links(party public.events, content jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.share_links (id, account_id, event_id, kind, token_hash, settings, created_by, last_used_at)
  select l.id, party.account_id, party.id, l.kind, private.hash_token(private.derive_token('share', l.id, 1)),
    jsonb_build_object('label', l.label), party.user_id, now() - l.place * interval '7 hours 20 minutes'
  from (select gen_random_uuid() as id, w ->> 'kind' as kind, w ->> 'label' as label, place
    from jsonb_array_elements(content -> 'links') with ordinality as list (w, place) offset 0) l;
end
$function$;

CREATE OR REPLACE FUNCTION private.add_sandbox_news(party public.events, news jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.add_sandbox_orders(party public.events, content jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.add_sandbox_poll(party public.events, asked jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.add_sandbox_talk(party public.events, content jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.add_sandbox_user(person jsonb)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.clear_sandbox(over private.sandboxes)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
  delete from public.threads t where t.account_id = over.account_id;
  delete from public.events e where e.account_id = over.account_id;
  delete from auth.users u where u.id = over.user_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.demo_note(of_account_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return coalesce((select jsonb_build_object('demo', jsonb_build_object('name', s.demo, 'endsAt', s.ends_at))
    from private.sandboxes s where s.account_id = of_account_id), '{}');
end
$function$;

CREATE OR REPLACE FUNCTION private.has_room_for_file()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return not exists (select from private.sandboxes s where s.user_id = (select auth.uid()))
    or (select count(*) from storage.objects o where o.owner_id = (select auth.uid())::text) < 20;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_sandbox(of_account_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return exists (select from private.sandboxes s where s.account_id = of_account_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_sandbox_user()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select from private.sandboxes s where s.user_id = new.id) then
    perform private.refuse(403, 'not_allowed', 'A demo has no address of its own. Make it yours first');
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.mark_sandbox_job()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.payload := new.payload || coalesce((select jsonb_build_object('sandboxId', s.id) from private.sandboxes s where s.user_id = auth.uid()), '{}');
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_real_payment()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_test_mode() and private.is_sandbox(coalesce((to_jsonb(new) ->> 'account_id')::uuid,
    private.account_of_user((to_jsonb(new) ->> 'user_id')::uuid))) then
    perform private.refuse(403, 'not_allowed', 'Nothing is paid in a demo');
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.clear_sandboxes()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.list_wanted_sandboxes()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (select coalesce(jsonb_agg(w.demo order by w.ready, w.demo), '[]') from (
    select d.demo, (select count(*) from private.sandboxes s where s.demo = d.demo and s.opened_at is null and s.ends_at > now() + interval '1 hour') as ready,
      (select count(*) from private.sandboxes s where s.demo = d.demo and s.opened_at > now() - interval '10 minutes') as asked
    from private.demo_openings d where d.opened_at > now() - interval '30 days') w
  where w.ready < least(2 + w.asked, 8));
end
$function$;

CREATE OR REPLACE FUNCTION public.make_sandbox(demo_param text, content jsonb)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.open_sandbox(demo_param text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.take_along_sandbox(event_id_param uuid)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE TRIGGER keep_sandbox_user BEFORE UPDATE OF email, phone, email_change, phone_change ON auth.users FOR EACH ROW WHEN ((((old.email)::text IS DISTINCT FROM (new.email)::text) OR (old.phone IS DISTINCT FROM new.phone) OR ((COALESCE(new.email_change, ''::character varying))::text <> ''::text) OR (COALESCE(new.phone_change, ''::text) <> ''::text))) EXECUTE FUNCTION private.keep_sandbox_user();

CREATE TRIGGER mark_sandbox_job BEFORE INSERT ON public.jobs FOR EACH ROW WHEN ((auth.uid() IS NOT NULL)) EXECUTE FUNCTION private.mark_sandbox_job();

CREATE TRIGGER refuse_real_payment BEFORE INSERT ON public.donations FOR EACH ROW EXECUTE FUNCTION private.refuse_real_payment();

CREATE TRIGGER refuse_real_payment BEFORE INSERT ON public.plan_checkouts FOR EACH ROW EXECUTE FUNCTION private.refuse_real_payment();

create policy "sandboxes hold few files" on storage.objects
as restrictive for insert to authenticated with check (private.has_room_for_file());

comment on column public.mail_deliveries.reason is 'Of a dropped one: hard_bounce, complaint, manual, unsubscribed (the rule said no), demo (nothing is mailed from one), pointless (its reason was gone), stopped (who sends it stopped it), failed (no mail server took it). Of a bounced one what the mail service said.';

comment on function private.audit(uuid, text, text, text, jsonb, jsonb, uuid) is 'Writes one audit row; none of a demo, of which nothing is kept.';

comment on function private.mail_stopped_by(text, uuid, text) is 'What keeps a mail of an account (null: the product itself) about a topic from an address: demo, hard_bounce, complaint, manual or unsubscribed; null when it may go. A hard bounce stops all; a complaint all but links that somebody asks for to sign in; an unsubscribed address still gets what is essential (orders, tickets, changes).';

comment on function private.refuse_change() is 'Keeps a table append-only for everyone; what is a demo''s goes with it.';

comment on function public.place_order(text, jsonb) is 'Names the buyer: {buyer: {name, email}, holders, payment?: offline}. Free orders complete at once, and those of a demo; others await payment. OrderView.';

comment on function private.add_sandbox_guests(public.events, jsonb) is 'Its people, households and answers.';

comment on function private.add_sandbox_links(public.events, jsonb) is 'Its page and its widgets, as links.';

comment on function private.add_sandbox_news(public.events, jsonb) is 'An announcement that went out days ago.';

comment on function private.add_sandbox_orders(public.events, jsonb) is 'Orders as if they had been paid; no payment stands behind them, so none can be given back by a provider.';

comment on function private.add_sandbox_poll(public.events, jsonb) is 'A poll that is open, with the votes so far.';

comment on function private.add_sandbox_talk(public.events, jsonb) is 'What the hosts and some guests have said to everybody.';

comment on function private.add_sandbox_user(jsonb) is 'The person whom a demo''s planner is: an address that no mail can reach, and no password until somebody opens it.';

comment on function private.clear_sandbox(private.sandboxes) is 'A sandbox goes with all that is in it: files, orders, people. Nothing of it was real, so no books stay.';

comment on function private.demo_note(uuid) is '{demo: {name, endsAt}} of what belongs to a sandbox, or nothing: guests'' pages say so.';

comment on function private.has_room_for_file() is 'Whether the caller may put up another file: twenty in a sandbox.';

comment on function private.is_sandbox(uuid) is 'Whether an account is a demo''s.';

comment on function private.keep_sandbox_user() is 'Nobody gives a demo an address or a number: it would be written to.';

comment on function private.mark_sandbox_job() is 'Work that a sandbox''s planner causes says so, and its mail does not go.';

comment on function private.refuse_real_payment() is 'No real money is asked for in a sandbox.';

comment on function public.clear_sandboxes() is 'Ends sandboxes whose day is over, ten at a time; how many.';

comment on function public.list_wanted_sandboxes() is 'Demos of which another sandbox should be made: those that were opened within thirty days, two ready of each, more where many come; the emptiest first.';

comment on function public.make_sandbox(text, jsonb) is 'Makes a demo''s account with its event and all that happened in it: {person, event, parts, invitedAt, guests, households, links, orders, talk, poll, news}. It waits for its visitor.';

comment on function public.open_sandbox(text) is 'Gives a visitor one of a demo''s ready sandboxes for a day: {id, demo, email, password, eventId, eventName, endsAt, guestPage}, or {none} where none is ready. Refused beyond 1,500 at once.';

comment on function public.take_along_sandbox(uuid) is 'Its visitor makes a template of it: its link is good for a week, until they have an account. Until when.';

grant execute on function private.has_room_for_file() to authenticated;

grant execute on function public.clear_sandboxes() to service_role;

grant execute on function public.list_wanted_sandboxes() to service_role;

grant execute on function public.make_sandbox(text, jsonb) to service_role;

grant execute on function public.open_sandbox(text) to service_role;

grant execute on function public.take_along_sandbox(uuid) to authenticated;

select private.guard_half_sessions();

reset check_function_bodies;

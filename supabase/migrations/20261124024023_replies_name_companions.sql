-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.guest_receipt(receipt jsonb, payload jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select receipt || jsonb_build_object('personalToken', null, 'replyKey', payload ->> 'idempotencyKey',
    'name', regexp_replace(trim(coalesce(payload ->> 'name', '')), '\s+', ' ', 'g'),
    'companions', coalesce(payload -> 'companions', '[]'))
$function$;

CREATE OR REPLACE FUNCTION private.rsvp_receipt(answer public.rsvps, link public.personal_links, event public.events)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (select jsonb_build_object(
    'state', answer.answer,
    'partySize', answer.party_size,
    'note', answer.note,
    'name', coalesce(link.shown_name, g.full_name),
    'waitlistPosition', private.rsvp_position(answer),
    'personalToken', private.personal_token(link),
    'canEdit', private.can_edit_answer(event, eg.answer_until),
    'companions', coalesce((select jsonb_agg(c.name order by c.position)
      from public.rsvp_companions c where c.event_guest_id = eg.id), '[]'))
  from public.event_guests eg join public.guests g on g.id = eg.guest_id
  where eg.id = answer.event_guest_id);
end
$function$;

CREATE OR REPLACE FUNCTION public.submit_rsvp(token text, payload jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  personal public.personal_links := private.find_personal_link(token);
  link public.share_links;
  event public.events;
  guest public.event_guests;
  saved public.rsvps;
  answer text := payload ->> 'answer';
  party_size integer := 1;
  note text;
  name text;
  email text;
  request jsonb := payload - 'idempotencyKey' - 'language';
  submit_scope text;
  submit_key text := payload ->> 'idempotencyKey';
  by_share boolean := personal.id is null;
  earlier private.idempotency_keys;
begin
  if by_share then
    link := private.open_share_link(token, private.kinds_opening('rsvp'));
  end if;
  if coalesce(payload ->> 'website', '') <> '' then
    return jsonb_build_object('state', answer, 'partySize', 1, 'note', null,
      'name', payload ->> 'name', 'waitlistPosition', null, 'canEdit', true,
      'personalToken', null, 'replyKey', submit_key);
  end if;

  select * into strict event from public.events e
  where e.id = coalesce(personal.event_id, link.event_id) for no key update;
  submit_scope := 'rsvp:' || coalesce(personal.id, link.id);
  if not private.first_submit(submit_scope, submit_key, request) then
    select * into saved from public.rsvps r
    where r.id = private.submitted(submit_scope, submit_key, request);
    if saved.id is null then
      return private.echo_receipt(event, answer, coalesce((payload ->> 'partySize')::integer, 1),
        nullif(trim(payload ->> 'note'), ''), payload);
    end if;
    select * into personal from public.personal_links p
    where p.event_guest_id = saved.event_guest_id and (personal.id is null or p.id = personal.id)
    order by p.stands_in, p.scope desc limit 1;
    return case when by_share then private.guest_receipt(private.rsvp_receipt(saved, personal, event), payload)
      else private.rsvp_receipt(saved, personal, event) end;
  end if;

  perform private.require_open_event(event);
  -- Whoever changes what they have just answered takes no further use.
  if by_share and payload ->> 'changes' is null then
    perform private.require_link_room(link);
  end if;
  if not private.can_edit_answer(event,
    (select g.answer_until from public.event_guests g where g.id = personal.event_guest_id)) then
    perform private.refuse(409, 'rsvp_closed', case
      when not private.takes_answers(event) then 'This event takes no replies here'
      else 'Replies closed on '
        || to_char(event.rsvp_deadline at time zone event.time_zone, 'FMDD FMMonth') end);
  end if;
  if answer is null or answer not in ('yes', 'no', 'maybe') then
    perform private.refuse(400, 'invalid_input', 'Choose yes, maybe or no', 'answer');
  end if;
  if answer <> 'no' then
    party_size := private.check_count(payload -> 'partySize', 1, event.max_party_size, 'partySize',
      'Choose between 1 and ' || event.max_party_size || ' people');
  end if;
  note := private.check_text(payload ->> 'note', 2000, 'note', 'A note');

  if personal.id is not null then
    select * into strict guest from public.event_guests g where g.id = personal.event_guest_id;
    perform private.note_language(guest.guest_id, payload ->> 'language');
  elsif payload ->> 'changes' is not null then
    -- Whoever has just answered changes that answer, by the key of their own sending.
    select * into earlier from private.idempotency_keys k
    where k.scope = submit_scope and k.key = payload ->> 'changes' and k.key <> submit_key limit 1;
    if earlier.key is null then
      perform private.refuse(409, 'conflict', 'Open the link that we have mailed you to change your reply',
        'changes');
    end if;
    name := private.check_name(payload ->> 'name', 'name');
    select g.* into guest from public.rsvps r join public.event_guests g on g.id = r.event_guest_id
    where r.id = earlier.result_id;
    if guest.id is null then
      return private.echo_receipt(event, answer, party_size, note, payload);
    end if;
    perform private.require_welcome(event.account_id, g.email, 'email') from public.guests g where g.id = guest.guest_id;
    personal := private.ensure_personal_link(guest, 'self');
  else
    name := private.check_name(payload ->> 'name', 'name');
    email := private.check_email(payload ->> 'email', 'email');
    perform private.require_welcome(event.account_id, email, 'email');
    guest := private.ensure_event_guest(event, name, email, 'rsvp', spoken => payload ->> 'language');
    if exists (select from public.rsvps r where r.event_guest_id = guest.id) then
      -- Whoever knows a name and an address changes nothing by that, and does not even hear that
      -- this guest has answered: the change needs the mailed link.
      perform private.enqueue_job('rsvp_link',
        jsonb_build_object('eventId', event.id, 'eventGuestId', guest.id));
      return private.echo_receipt(event, answer, party_size, note, payload);
    end if;
    personal := private.ensure_personal_link(guest, 'self', name, link.id);
  end if;

  saved := private.write_rsvp(guest, answer, party_size, note, 'guest');
  perform private.name_companions(saved, payload -> 'companions');
  perform private.finish_submit(submit_scope, submit_key, request, saved.id);
  perform private.enqueue_job('rsvp_confirmation',
    jsonb_build_object('rsvpId', saved.id, 'personalLinkId', personal.id),
    'rsvp_confirmation:' || saved.id || ':' || extract(epoch from saved.answered_at));
  return case when by_share then private.guest_receipt(private.rsvp_receipt(saved, personal, event), payload)
    else private.rsvp_receipt(saved, personal, event) end;
end
$function$;

CREATE OR REPLACE FUNCTION private.name_companions(answer public.rsvps, names jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted integer := case when answer.answer = 'no' then 0 else answer.party_size - 1 end;
  kept jsonb;
begin
  if names is null then
    return;
  end if;
  if jsonb_typeof(names) <> 'array' or jsonb_array_length(names) > 99 then
    perform private.refuse(400, 'invalid_input', 'Name those who come along', 'companions');
  end if;
  kept := coalesce((select jsonb_agg(jsonb_build_object('name',
      private.check_text(n.value #>> '{}', 200, 'companions', 'A name')) order by n.place)
    from jsonb_array_elements(names) with ordinality n (value, place) where n.place <= wanted), '[]');
  perform private.follow_companions(answer.event_guest_id, kept);
  delete from public.rsvp_companions c where c.event_guest_id = answer.event_guest_id and c.position > jsonb_array_length(kept);
  insert into public.rsvp_companions as c (account_id, event_id, event_guest_id, name, position)
  select answer.account_id, answer.event_id, answer.event_guest_id, k.value ->> 'name', k.place
  from jsonb_array_elements(kept) with ordinality k (value, place)
  on conflict (event_guest_id, position) do update set name = excluded.name;
end
$function$;

comment on function private.name_companions(public.rsvps, jsonb) is 'Who comes along with an answer, by name where one is given; what is known of them beside their name stays. Null leaves all as it is.';

reset check_function_bodies;

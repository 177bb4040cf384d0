-- Answering: a guest's RSVP through any link.

create function private.ensure_event_guest(event public.events, name text, address text, came_by text,
  tickets integer default null, spoken text default null)
returns public.event_guests
language plpgsql
security definer
set search_path = ''
as $$
declare
  person_id uuid;
  same_address integer;
  result public.event_guests;
begin
  perform pg_advisory_xact_lock(hashtextextended(event.account_id || address, 0));

  select g.id into person_id
  from public.guests g left join public.event_guests eg on eg.guest_id = g.id and eg.event_id = event.id
  where g.account_id = event.account_id and g.email = address and g.name_key = private.plain_words(name)
  order by eg.id is null, g.created_at
  limit 1;

  if person_id is null then
    -- One unanswered person with this address is taken to be the same, whatever they call themself.
    select count(*), min(g.id::text)::uuid into same_address, person_id
    from public.guests g
    where g.account_id = event.account_id and g.email = address;
    if same_address <> 1 then
      person_id := null;
    elsif exists (
      select from public.event_guests eg join public.rsvps r on r.event_guest_id = eg.id
      where eg.event_id = event.id and eg.guest_id = person_id) then
      person_id := null;
    end if;
  end if;

  if person_id is null then
    insert into public.guests (account_id, full_name, email, source, locale)
    values (event.account_id, name, address, came_by, coalesce(private.reader_language(spoken), event.locale))
    returning id into person_id;
  end if;

  insert into public.event_guests (account_id, event_id, guest_id, source, tickets_held, responded_at)
  values (event.account_id, event.id, person_id, came_by, tickets, case when tickets > 0 then now() end)
  on conflict (event_id, guest_id) do nothing
  returning * into result;
  if result.id is null then
    select * into strict result from public.event_guests eg
    where eg.event_id = event.id and eg.guest_id = person_id;
  end if;
  return result;
end
$$;
comment on function private.ensure_event_guest(public.events, text, text, text, integer, text) is
  'The guest who answers or buys, matched by e-mail and name, put on the event''s list; with so many tickets and the language spoken when they are new there.';

create function private.require_open_event(event public.events)
returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if event.status = 'cancelled' then
    perform private.refuse(409, 'event_cancelled', 'This event has been cancelled');
  elsif event.status = 'archived' or event.end_date <= now() then
    perform private.refuse(409, 'event_ended', 'This event is over');
  elsif event.status = 'draft' then
    perform private.refuse(409, 'unavailable',
      'This is a preview. Replies and tickets open when the event is published');
  end if;
end
$$;
comment on function private.require_open_event(public.events) is
  'Refuses what comes before publishing, after the end or after a cancellation.';

create function private.guest_receipt(receipt jsonb, payload jsonb)
returns jsonb
language sql immutable
set search_path = ''
as $$
  select receipt || jsonb_build_object('personalToken', null, 'replyKey', payload ->> 'idempotencyKey',
    'name', regexp_replace(trim(coalesce(payload ->> 'name', '')), '\s+', ' ', 'g'),
    'companions', coalesce(payload -> 'companions', '[]'))
$$;
comment on function private.guest_receipt(jsonb, jsonb) is
  'RsvpReceipt as whoever typed a name and an address sees it: what they typed, and the key by which they change it. The guest''s own link goes by mail alone.';

create function private.echo_receipt(event public.events, answer text, party_size integer, note text, payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  state text := answer;
begin
  if answer = 'yes' then
    state := private.party_places(event, array[gen_random_uuid()], array[party_size]);
  end if;
  return private.guest_receipt(jsonb_build_object('state', state,
    'partySize', case when answer = 'no' then 0 else party_size end, 'note', note,
    'waitlistPosition', case when state = 'waitlisted'
      then (private.public_rsvp(event) ->> 'waitlistCount')::integer + 1 end,
    'canEdit', private.can_edit_answer(event)), payload);
end
$$;
comment on function private.echo_receipt(public.events, text, integer, text, jsonb) is
  'What a new guest would hear, for an answer that is not taken since this guest has answered; refused where theirs would be.';

create function private.name_companions(answer public.rsvps, names jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function private.name_companions(public.rsvps, jsonb) is
  'Who comes along with an answer, by name where one is given; what is known of them beside their name stays. Null leaves all as it is.';

create function public.submit_rsvp(token text, payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function public.submit_rsvp(text, jsonb) is
  'Answers with a share token (name and e-mail needed, or the key of one''s own sending in changes) or a personal token. RsvpSubmission -> RsvpReceipt. A share token that meets an answer changes nothing and hears the same; the link is mailed.';

create function public.get_calendar_source(token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  personal public.personal_links := private.find_personal_link(token);
  bought public.orders;
  link public.share_links;
  event public.events;
begin
  select * into bought from public.orders o where o.token_hash = private.hash_token(token);
  if personal.id is null and bought.id is null then
    link := private.open_share_link(token, private.kinds_opening('rsvp') || private.kinds_opening('tickets')
      || private.kinds_opening('countdown'));
  end if;
  select * into strict event from public.events e
  where e.id = coalesce(personal.event_id, bought.event_id, link.event_id);
  return private.public_event(event, false) || jsonb_build_object(
    'onlineUrl', case when personal.id is not null then private.guest_online_url(event, personal)
      when bought.id is not null then private.order_online_url(bought) end,
    'uid', event.uid,
    'sequence', event.sequence,
    'updatedAt', event.updated_at,
    'pageUrl', coalesce(private.page_url(event, link), private.site_url()));
end
$$;
comment on function public.get_calendar_source(text) is
  'PublicEvent with uid, sequence, updatedAt and pageUrl, by a share, personal or order token.';

create function private.rsvp_source(job public.jobs)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('to', g.email, 'name', coalesce(p.shown_name, g.full_name),
      'locale', coalesce(g.locale, e.locale), 'event', private.public_event(e, true),
      'receipt', private.rsvp_receipt(r, p, e), 'party', private.party_view(p, e),
      'url', private.site_url() || '/invitation/' || private.personal_token(p),
      'calendar', public.get_calendar_source(private.personal_token(p)))
    from public.rsvps r
    join public.event_guests eg on eg.id = r.event_guest_id
    join public.guests g on g.id = eg.guest_id
    join public.events e on e.id = r.event_id
    join lateral (select * from public.personal_links l where l.event_guest_id = eg.id
      and l.revoked_at is null order by l.id::text = job.payload ->> 'personalLinkId' desc, l.stands_in, l.scope limit 1) p on true
    where r.id::text = job.payload ->> 'rsvpId' or eg.id::text = job.payload ->> 'eventGuestId'
    limit 1);
end
$$;
comment on function private.rsvp_source(public.jobs) is
  'What the mails rsvp_confirmation and rsvp_promoted need.';

create function private.held_answers(of_guest public.guests)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('events', (
    select coalesce(jsonb_agg(jsonb_build_object('name', e.name, 'startDate', e.start_date, 'timeZone', e.time_zone,
      'group', eg.group_label, 'role', eg.role, 'household', h.name, 'invitedAt', eg.invited_at, 'openedAt', eg.opened_at,
      'answer', r.answer, 'people', r.party_size, 'meal', r.meal_choice, 'dietary', coalesce(r.dietary, eg.dietary),
      'note', r.note, 'answeredAt', r.answered_at, 'seenAs', eg.face_name) order by e.start_date desc), '[]')
    from public.event_guests eg join public.events e on e.id = eg.event_id
    left join public.households h on h.id = eg.household_id
    left join public.rsvps r on r.event_guest_id = eg.id where eg.guest_id = of_guest.id))
$$;
comment on function private.held_answers(public.guests) is '{events}: where somebody is invited, and what they answered.';

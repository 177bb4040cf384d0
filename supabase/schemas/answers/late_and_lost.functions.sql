-- Late answers decided by the host, and the way back to a lost link.

create function public.list_late_answers(event_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  perform private.require_event_permission('answers.write', event_id_param);
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'name', g.full_name, 'askedAt', l.asked_at,
      'note', l.payload ->> 'note', 'companions', jsonb_array_length(coalesce(l.payload -> 'companions', '[]')),
      'members', (select jsonb_agg(jsonb_build_object('name', mg.full_name, 'answer', s ->> 'answer',
          'before', r.answer) order by mg.full_name)
        from jsonb_array_elements(l.payload -> 'members') s
        join public.event_guests m on m.id::text = s ->> 'id' and m.event_id = l.event_id
        join public.guests mg on mg.id = m.guest_id
        left join public.rsvps r on r.event_guest_id = m.id)) order by l.asked_at), '[]')
    from public.late_answers l
    join public.event_guests eg on eg.id = l.event_guest_id
    join public.guests g on g.id = eg.guest_id
    where l.event_id = event_id_param and l.status = 'waiting');
end
$$;
comment on function public.list_late_answers(uuid) is 'LateAnswer[]: what came after the deadline and waits.';

create function public.decide_late_answer(late_answer_id uuid, accept_param boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  late public.late_answers;
  event public.events;
  invited public.event_guests;
  link public.personal_links;
  saved_id uuid;
begin
  select * into late from public.late_answers l where l.id = late_answer_id for update;
  perform private.require_permission('answers.write', late.account_id, late.event_id);
  perform private.require_plan(late.account_id, 'rsvp');
  if late.status <> 'waiting' then
    perform private.refuse(409, 'conflict', 'This was decided already');
  end if;
  if coalesce(accept_param, false) then
    select * into strict event from public.events e where e.id = late.event_id for no key update;
    perform private.require_open_event(event);
    select * into strict invited from public.event_guests g where g.id = late.event_guest_id;
    -- The link it came by says for whom it speaks: never for more people than then.
    link := private.ensure_personal_link(invited, late.scope);
    saved_id := private.apply_party(link, event, late.payload, 'guest');
    perform private.enqueue_job('rsvp_confirmation',
      jsonb_build_object('rsvpId', saved_id, 'personalLinkId', link.id), 'late_answer:' || late.id);
  else
    perform private.enqueue_job('late_answer_declined', jsonb_build_object('lateAnswerId', late.id),
      'late_answer:' || late.id);
  end if;
  update public.late_answers l
  set status = case when coalesce(accept_param, false) then 'accepted' else 'declined' end,
    decided_at = now(), decided_by = auth.uid()
  where l.id = late.id;
end
$$;
comment on function public.decide_late_answer(uuid, boolean) is
  'The host takes a late answer as it was sent, capacity and meals checked as ever, or declines it; whoever asked gets a mail.';

create function private.late_answer_declined_source(job public.jobs)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  late public.late_answers;
  event public.events;
  invited public.event_guests;
  link public.personal_links;
begin
  select * into late from public.late_answers l where l.id = (job.payload ->> 'lateAnswerId')::uuid;
  select * into event from public.events e where e.id = late.event_id;
  select * into invited from public.event_guests g where g.id = late.event_guest_id;
  if invited.id is null or late.status <> 'declined' or event.status <> 'published' or event.end_date <= now() then
    return null;
  end if;
  link := private.ensure_personal_link(invited, late.scope);
  return (
    select jsonb_build_object('to', g.email, 'name', g.full_name, 'locale', coalesce(g.locale, event.locale),
      'event', private.public_event(event, true), 'party', private.party_view(link, event),
      'askedAt', late.asked_at, 'url', private.site_url() || '/invitation/' || private.personal_token(link))
    from private.party_of(link) with ordinality m join public.guests g on g.id = m.guest_id
    where g.email is not null and g.status = 'active'
    order by m.ordinality limit 1);
end
$$;
comment on function private.late_answer_declined_source(public.jobs) is
  'LateAnswerSource of a declined one: to the guest whose link asked, else the first of the party with an address; null when nobody has one.';

create function private.is_near(one text, other text, most integer)
returns boolean
language plpgsql immutable
set search_path = ''
as $$
declare
  above integer[];
  here integer[];
begin
  if one = other then
    return true;
  elsif abs(length(one) - length(other)) > most or length(one) > 254 then
    return false;
  end if;
  above := array(select generate_series(0, length(other)));
  for i in 1 .. length(one) loop
    here := array[i];
    for j in 1 .. length(other) loop
      here := here || least(above[j + 1] + 1, here[j] + 1,
        above[j] + case when substr(one, i, 1) = substr(other, j, 1) then 0 else 1 end);
    end loop;
    above := here;
  end loop;
  return above[length(other) + 1] <= most;
end
$$;
comment on function private.is_near(text, text, integer) is 'Whether so many typing slips at most make one text the other.';

create function private.find_invited(target_event_id uuid, typed_name text, typed_email text)
returns uuid
language sql stable
security definer
set search_path = ''
as $$
  select eg.id
  from public.event_guests eg
  join public.guests g on g.id = eg.guest_id
  where eg.event_id = target_event_id and g.email is not null and g.status = 'active'
    and (g.email = typed_email
      -- A slip at the very beginning leaves the second letter, or moves the first by one.
      or (abs(length(g.full_name) - length(typed_name)) <= 3
        and (left(g.email, 1) in (left(typed_email, 1), substr(typed_email, 2, 1))
          or substr(g.email, 2, 1) in (left(typed_email, 1), substr(typed_email, 2, 1)))
        and abs(length(g.email) - length(typed_email)) <= 2
        and private.is_near(g.name_key, private.plain_words(typed_name), 2)
        and private.is_near(g.email, typed_email, 2)))
  order by g.email <> typed_email, g.name_key <> private.plain_words(typed_name), eg.created_at
  limit 1
$$;
comment on function private.find_invited(uuid, text, text) is
  'The guest whom a typed address means; with slips in it the name must fit too. The link goes to the address on the list, never to the typed one.';

create function public.request_rsvp_link(token text, payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.share_links := private.open_share_link(token, private.kinds_opening('rsvp'));
begin
  -- Whoever is meant is looked for by the job, so that the answer tells nothing, in words or in time.
  perform private.enqueue_job('rsvp_link', jsonb_build_object('eventId', link.event_id,
    'name', private.check_name(payload ->> 'name', 'name'),
    'email', private.check_email(payload ->> 'email', 'email')));
  return jsonb_build_object('asked', true);
end
$$;
comment on function public.request_rsvp_link(text, jsonb) is
  'Mails the personal link to an invited guest who lost it; answers the same for everybody: {asked}.';

create function private.rsvp_link_source(job public.jobs)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
  invited public.event_guests;
  person public.guests;
  links jsonb := '[]';
  other record;
begin
  select * into event from public.events e where e.id::text = job.payload ->> 'eventId';
  select * into invited from public.event_guests g
  where g.event_id = event.id and g.id = coalesce((job.payload ->> 'eventGuestId')::uuid,
    private.find_invited(event.id, job.payload ->> 'name', job.payload ->> 'email'));
  if invited.id is null or event.status = 'draft' or (
    select count(*) from public.jobs j
    where j.kind = 'rsvp_link' and j.payload ->> 'foundId' = invited.id::text and j.id <> job.id
      and j.created_at > now() - interval '1 hour') >= 3 then
    return null;
  end if;
  update public.jobs j set payload = j.payload || jsonb_build_object('foundId', invited.id) where j.id = job.id;
  select * into strict person from public.guests g where g.id = invited.guest_id;
  if private.is_blocked(event.account_id, person.email) then
    return null;
  end if;
  for other in
    select distinct on (coalesce(eg.household_id, eg.id)) eg as listed, g.full_name
    from public.event_guests eg join public.guests g on g.id = eg.guest_id
    where eg.event_id = event.id and g.account_id = event.account_id and g.email = person.email
    order by coalesce(eg.household_id, eg.id), eg.id <> invited.id, eg.created_at
  loop
    links := links || jsonb_build_object('name', other.full_name, 'url', private.site_url() || '/invitation/'
      || private.personal_token(private.ensure_personal_link(other.listed,
        case when (other.listed).invited_at is null and (other.listed).source = 'rsvp' then 'self' else 'invitation' end)));
  end loop;
  return jsonb_build_object('to', person.email, 'name', person.full_name,
    'locale', coalesce(person.locale, event.locale), 'event', private.public_event(event, false), 'links', links,
    'cause', case when job.payload ? 'eventGuestId' then 'replied' else 'asked' end);
end
$$;
comment on function private.rsvp_link_source(public.jobs) is
  'RsvpLinkSource: the links of everybody with the address; null for a stranger, and after three mails in an hour.';

create function private.forget_late_answers(person public.guests)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.late_answers l using public.event_guests eg where l.event_guest_id = eg.id and eg.guest_id = person.id;
$$;
comment on function private.forget_late_answers(public.guests) is 'Late answers.';

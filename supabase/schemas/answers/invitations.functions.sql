-- Invitations and reminders by e-mail: one a party, with its own link; nobody who said no to mails.

create function private.invitation_parties(
  target_event_id uuid, wanted_kind text, chosen uuid[],
  out party uuid, out to_id uuid, out member_ids uuid[], out people integer, out state text)
returns setof record
language sql stable
security definer
set search_path = ''
as $$
  with parties as (
    select coalesce(eg.household_id, eg.id) as party,
      array_agg(eg.id) as member_ids,
      count(*) filter (where private.standing(r.answer, eg.tickets_held, eg.tickets_due) = 'pending') as silent,
      bool_or(eg.invited_at is not null) as invited,
      bool_or(g.email is not null) as has_address,
      bool_or(eg.id = any (chosen)) as is_chosen,
      (array_agg(eg.id order by h.head_guest_id is distinct from g.id, eg.role = 'child', eg.created_at, eg.id)
        filter (where g.email is not null and g.unsubscribed_at is null and g.status = 'active'))[1] as to_id
    from public.event_guests eg
    join public.guests g on g.id = eg.guest_id
    left join public.rsvps r on r.event_guest_id = eg.id and r.event_id = eg.event_id
    left join public.households h on h.id = eg.household_id
    where eg.event_id = target_event_id
    group by 1
  )
  select p.party, p.to_id, p.member_ids,
    case when wanted_kind = 'reminder' then p.silent else cardinality(p.member_ids) end::integer, case
    when not p.has_address then 'no_address'
    when p.to_id is null then 'unsubscribed'
    when wanted_kind = 'reminder' and exists (select from public.invitation_mails m
      where m.event_guest_id = any (p.member_ids) and m.created_at > now() - interval '20 hours') then 'recent'
    when (select count(*) from public.invitation_mails m
      where m.event_guest_id = any (p.member_ids) and m.created_at > now() - interval '20 hours') >= 3 then 'recent'
    else 'ready' end
  from parties p
  where case when chosen is not null then coalesce(p.is_chosen, false) else (wanted_kind = 'reminder') = p.invited end
    and (p.silent > 0 or (chosen is not null and wanted_kind = 'invitation'))
$$;
comment on function private.invitation_parties(uuid, text, uuid[]) is
  'Parties to write to: the chosen ones, or all that are not invited yet (invitation), or have not answered (reminder). One mail a party: to its head, else to the first who can be reached. Its people are those whom that is about: all of it, or who is silent.';

create function private.invitation_recipients(
  target_event_id uuid, wanted_kind text, chosen uuid[],
  out to_id uuid, out full_name text, out email text, out member_ids uuid[])
returns setof record
language sql stable
security definer
set search_path = ''
as $$
  select p.to_id, g.full_name, g.email, p.member_ids
  from private.invitation_parties(target_event_id, wanted_kind, chosen) p
  join public.event_guests eg on eg.id = p.to_id
  join public.guests g on g.id = eg.guest_id
  where p.state = 'ready'
$$;
comment on function private.invitation_recipients(uuid, text, uuid[]) is
  'Who gets a mail, one a party, with those it is for: what is sent, listed and shown before goes by this alone.';

create function public.send_invitations(
  event_id_param uuid, kind_param text default 'invitation', event_guest_ids uuid[] default null,
  message_param text default null, dry_run boolean default false)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
  words text := private.check_text(message_param, 2000, 'message', 'A message');
  counts jsonb;
begin
  select * into event from public.events e where e.id = event_id_param for no key update;
  perform private.require_permission('messages.send', event.account_id, event.id);
  if kind_param is null or kind_param not in ('invitation', 'reminder') then
    perform private.refuse(400, 'invalid_input', 'Send invitations or reminders', 'kind_param');
  end if;
  select jsonb_build_object(
    'ready', count(*) filter (where p.state = 'ready'),
    'people', coalesce(sum(p.people) filter (where p.state = 'ready'), 0),
    'noAddress', coalesce(sum(p.people) filter (where p.state = 'no_address'), 0),
    'unsubscribed', coalesce(sum(p.people) filter (where p.state = 'unsubscribed'), 0),
    'recent', coalesce(sum(p.people) filter (where p.state = 'recent'), 0)) into counts
  from private.invitation_parties(event.id, kind_param, event_guest_ids) p;
  if dry_run then
    return counts;
  end if;
  perform private.require_plan(event.account_id, 'rsvp');
  perform private.require_open_event(event);
  if not (private.takes_answers(event) or private.asks_for_tickets(event.id)) then
    perform private.refuse(409, 'conflict', 'Let guests answer first: the event takes no replies yet');
  end if;
  with ready as (
    select p.to_id, p.member_ids from private.invitation_recipients(event.id, kind_param, event_guest_ids) p
  ), mails as (
    insert into public.invitation_mails (account_id, event_id, event_guest_id, kind, message, created_by)
    select event.account_id, event.id, r.to_id, kind_param, words, auth.uid() from ready r
    returning id
  ), queued as (
    insert into public.jobs (kind, payload, dedupe_key)
    select 'invitation', jsonb_build_object('mailId', m.id), 'invitation:' || m.id from mails m
    returning id
  )
  update public.event_guests eg set invited_at = now()
  from ready r where eg.id = any (r.member_ids) and eg.invited_at is null;
  perform private.audit(event.account_id, 'invitations.sent', 'events', event.id::text, null,
    counts || jsonb_build_object('kind', kind_param));
  return counts;
end
$$;
comment on function public.send_invitations(uuid, text, uuid[], text, boolean) is
  'Queues one mail a party, or only counts: {ready, people, noAddress, unsubscribed, recent}, people apart from ready, which are mails. A reminder goes at most once in 20 hours, an invitation at most three times.';

create function private.invitation_mail(mail_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  mail public.invitation_mails;
  invited public.event_guests;
  person public.guests;
  event public.events;
  link public.personal_links;
  token text;
begin
  select * into mail from public.invitation_mails m where m.id = mail_id;
  select * into invited from public.event_guests eg where eg.id = mail.event_guest_id;
  select * into person from public.guests g where g.id = invited.guest_id;
  select * into event from public.events e where e.id = mail.event_id;
  if mail.id is null or mail.status <> 'queued' then
    return null;
  end if;
  if person.email is null or person.unsubscribed_at is not null or person.status <> 'active'
    or event.status <> 'published' or event.end_date <= now()
    or (mail.kind = 'reminder' and not exists (select from private.standings s
      where s.event_id = event.id and s.standing = 'pending'
        and (s.event_guest_id = invited.id or s.household_id = invited.household_id))) then
    update public.invitation_mails m set status = 'skipped', finished_at = now() where m.id = mail.id;
    return null;
  end if;
  link := private.ensure_personal_link(invited, 'invitation');
  token := private.personal_token(link);
  return jsonb_build_object('to', person.email, 'name', person.full_name,
    'locale', coalesce(person.locale, event.locale), 'kind', mail.kind, 'message', mail.message,
    'event', private.public_event(event, false),
    'people', (select jsonb_agg(g.full_name order by m.ordinality)
      from private.party_of(link) with ordinality m join public.guests g on g.id = m.guest_id),
    'asks', private.what_it_asks(event),
    'closes', case when private.takes_answers(event) then private.party_closes(link, event) end,
    'url', private.site_url() || '/invitation/' || token,
    'unsubscribeUrl', private.site_url() || '/invitation/' || token || '?mails=stop',
    'calendar', public.get_calendar_source(token));
end
$$;
comment on function private.invitation_mail(uuid) is
  'InvitationMailSource; null, and the mail is skipped, when there is no more reason for it.';

create function public.list_invitation_recipients(
  event_id_param uuid, kind_param text default 'invitation', event_guest_ids uuid[] default null, search text default '')
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  perform private.require_event_permission('messages.send', event_id_param);
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', r.to_id, 'name', r.full_name, 'email', r.email, 'people', r.people)
      order by r.full_name, r.to_id), '[]')
    from (
      select p.to_id, p.full_name, p.email, cardinality(p.member_ids) as people
      from private.invitation_recipients(event_id_param, kind_param, event_guest_ids) p
      where private.search_words(p.full_name || ' ' || p.email) like all (private.word_patterns(search))
      order by p.full_name, p.to_id limit 50) r);
end
$$;
comment on function public.list_invitation_recipients(uuid, text, uuid[], text) is
  'Who would get the mail, by name, the first 50 that fit: [{id, name, email, people}].';

create function public.preview_invitation(
  event_id_param uuid, kind_param text default 'invitation', event_guest_ids uuid[] default null,
  message_param text default null, to_param uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
  words text := private.check_text(message_param, 2000, 'message', 'A message');
  chosen uuid;
  mail_id uuid;
  source jsonb;
begin
  select * into event from public.events e where e.id = event_id_param;
  perform private.require_permission('messages.send', event.account_id, event.id);
  select p.to_id into chosen
  from private.invitation_recipients(event.id, kind_param, event_guest_ids) p
  where p.to_id = coalesce(to_param, p.to_id)
  order by p.full_name, p.to_id limit 1;
  if chosen is null then
    perform private.refuse(404, 'not_found', 'Nobody of them gets a mail', 'to_param');
  end if;
  begin
    insert into public.invitation_mails (account_id, event_id, event_guest_id, kind, message, created_by)
    values (event.account_id, event.id, chosen, kind_param, words, auth.uid()) returning id into mail_id;
    source := private.invitation_mail(mail_id);
    raise exception using errcode = 'JUBPV';
  exception when sqlstate 'JUBPV' then null;
  end;
  if source is null then
    perform private.refuse(409, 'conflict', 'Publish the event first: until then no mail goes out');
  end if;
  return source || jsonb_build_object('url', private.site_url() || '/invitation/their-own-link',
    'unsubscribeUrl', private.site_url() || '/invitation/their-own-link?mails=stop');
end
$$;
comment on function public.preview_invitation(uuid, text, uuid[], text, uuid) is
  'InvitationMailSource of one who would get the mail, made as the real one and taken back; without their link. Nothing is kept or sent.';

create function private.note_invitation_mail()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.invitation_mails m
  set status = case when new.status <> 'done' then 'failed'
      else coalesce((select case when d.status = 'bounced' or d.reason = 'failed' then 'failed' when d.status = 'dropped' then 'skipped' end
        from public.mail_deliveries d where d.key = new.id::text), 'sent') end, finished_at = now()
  where m.id::text = new.payload ->> 'mailId' and m.status = 'queued';
  return null;
end
$$;
comment on function private.note_invitation_mail() is 'An invitation is as its job ended, and its mail went.';

create function public.get_invitation_progress(event_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  perform private.require_event_permission('messages.send', event_id_param);
  return (
    select jsonb_build_object(
      'people', count(*),
      'invited', count(*) filter (where eg.invited_at is not null),
      'opened', count(*) filter (where eg.invited_at is not null and (eg.opened_at is not null or s.standing <> 'pending')),
      'answered', count(*) filter (where eg.invited_at is not null and s.standing <> 'pending'),
      'silent', (select coalesce(sum(p.people), 0) from private.invitation_parties(event_id_param, 'reminder', null) p),
      'withoutAddress', (select count(*) from private.invitation_parties(event_id_param, 'invitation', null) p where p.state = 'no_address'),
      'unsubscribed', count(*) filter (where g.unsubscribed_at is not null))
      || (select jsonb_build_object('queued', count(*) filter (where m.status = 'queued'),
          'sent', count(*) filter (where m.status = 'sent'),
          'skipped', count(*) filter (where m.status = 'skipped'),
          'failed', count(*) filter (where m.status = 'failed'),
          'lastAt', max(m.created_at))
        from public.invitation_mails m where m.event_id = event_id_param)
    from public.event_guests eg join public.guests g on g.id = eg.guest_id
    join private.standings s on s.event_guest_id = eg.id and s.event_id = event_id_param
    where eg.event_id = event_id_param);
end
$$;
comment on function public.get_invitation_progress(uuid) is
  'People invited, opened, answered, silent (whom a reminder is about), and mails queued, sent, skipped, failed. InvitationProgress.';

create function public.set_mail_wish(token text, wants_mail boolean)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  meant record := private.mail_end_of(token);
  link public.personal_links := private.find_personal_link(token);
begin
  if meant.email is null and link.id is null then
    perform private.refuse_link();
  end if;
  if meant.email is not null then
    perform private.wish_mails(meant.account_id, meant.email, coalesce(wants_mail, false));
  else
    update public.guests g set unsubscribed_at = case when not coalesce(wants_mail, false) then coalesce(g.unsubscribed_at, now()) end
    from public.event_guests eg where eg.id = link.event_guest_id and g.id = eg.guest_id;
  end if;
  perform private.audit(meant.account_id, 'guests.mail_wish', 'event_guests', link.event_guest_id::text, null,
    jsonb_build_object('wantsMail', coalesce(wants_mail, false)));
  return jsonb_build_object('wantsMail', coalesce(wants_mail, false));
end
$$;
comment on function public.set_mail_wish(text, boolean) is 'Stops or takes up the mails of a host to the address that a link was sent to, whether or not the link still opens anything: {wantsMail}.';

create function private.invitation_source(job public.jobs)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  return private.invitation_mail((job.payload ->> 'mailId')::uuid);
end
$$;
comment on function private.invitation_source(public.jobs) is
  'What an invitation or a reminder needs; null when it became pointless.';

create function private.held_invitation_mails(of_guest public.guests)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('mails', (
    select coalesce(jsonb_agg(jsonb_build_object('kind', m.kind, 'event', e.name, 'status', m.status, 'at', m.created_at)
      order by m.created_at desc), '[]')
    from public.invitation_mails m join public.event_guests eg on eg.id = m.event_guest_id
    join public.events e on e.id = m.event_id where eg.guest_id = of_guest.id))
$$;
comment on function private.held_invitation_mails(public.guests) is '{mails}: the invitations somebody was sent.';

create function private.forget_invitation_mails(person public.guests)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.invitation_mails m using public.event_guests eg where m.event_guest_id = eg.id and eg.guest_id = person.id;
$$;
comment on function private.forget_invitation_mails(public.guests) is 'Which invitations were sent.';

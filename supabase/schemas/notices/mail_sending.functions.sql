-- A mail on its way: asked for, sent once, and what the mail service tells of it afterwards.

create function private.mail_about(told jsonb)
returns table (account_id uuid, event_id uuid)
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query
  select f.account_id, f.event_id from (
    select e.account_id, e.id as event_id from public.events e where told ? 'eventId' and e.id::text = told ->> 'eventId'
    union all select g.account_id, g.event_id from public.event_guests g where g.id::text = told ->> 'eventGuestId'
    union all select r.account_id, r.event_id from public.rsvps r where r.id::text = told ->> 'rsvpId'
    union all select l.account_id, l.event_id from public.late_answers l where l.id::text = told ->> 'lateAnswerId'
    union all select o.account_id, o.event_id from public.orders o where o.id::text = told ->> 'orderId'
    union all select t.account_id, t.event_id from public.tickets t where t.id::text = told ->> 'ticketId'
    union all select w.account_id, w.event_id from public.waitlist_entries w
      where w.id::text in (told ->> 'entryId', told ->> 'waitlistEntryId')
    union all select n.account_id, n.event_id from public.event_notices n where n.id::text = told ->> 'noticeId'
    union all select m.account_id, m.event_id from public.invitation_mails m where m.id::text = told ->> 'mailId'
    union all select i.account_id, i.event_id from public.poll_invitations i where i.id::text = told ->> 'invitationId'
    union all select s.account_id, s.event_id from public.activity_sign_ups s where s.id::text = told ->> 'signUpId'
    union all select b.account_id, b.event_id from public.venue_bookings b where b.id::text = told ->> 'bookingId'
    union all select d.account_id, null from public.donations d where d.id::text = told ->> 'donationId'
    union all select g.account_id, null from public.guests g where g.id::text = told ->> 'guestId'
    union all select a.id, null from public.accounts a where a.id::text = told ->> 'accountId') f
  limit 1;
end
$$;
comment on function private.mail_about(jsonb) is 'Whose mail it is, and of which event, read from what its job was given; nothing for the product''s own.';

create function public.begin_mail(key_param text, email_param text, topic_param text, kind_param text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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
  update public.mail_deliveries d set begun_at = clock_timestamp() where d.id = mail.id and d.of_id is not null;
  return jsonb_strip_nulls(jsonb_build_object('may', true, 'sender', private.mail_sender(mail.account_id, mail.topic)));
end
$$;
comment on function public.begin_mail(text, text, text, text) is
  'Asked by every mail at the moment of sending: {may, sender?} (from whom it goes, where its account has a domain of its own), or {may: false, status, reason?} where the rule stops it or it has gone already. Notes the mail, unless its sender has put it in before.';

create function public.note_mail_sent(key_param text, provider_ref_param text default null)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.mail_deliveries d set status = 'sent', sent_at = now(), provider_ref = left(provider_ref_param, 300), reason = null
  where d.key = key_param and d.status = 'queued'
$$;
comment on function public.note_mail_sent(text, text) is 'A mail server took it, and calls it so.';

create function private.end_mail(mail public.mail_deliveries, outcome text, why text default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.mail_deliveries d
  set status = outcome, reason = coalesce(left(why, 300), case when outcome = 'dropped' then 'failed' end), ended_at = now(),
    sent_at = case when outcome = 'dropped' then d.sent_at else coalesce(d.sent_at, now()) end
  where d.id = mail.id and d.status <> outcome and case outcome
    when 'delivered' then d.status in ('queued', 'sent')
    when 'bounced' then d.status in ('queued', 'sent', 'delivered')
    when 'complained' then true
    else d.status = 'queued' end;
end
$$;
comment on function private.end_mail(public.mail_deliveries, text, text) is
  'What became of a mail; news that comes late or twice takes nothing back.';

create function public.note_mail_refused(key_param text, reason_param text, is_bounce_param boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  mail public.mail_deliveries;
begin
  select * into mail from public.mail_deliveries d where d.key = key_param for update;
  if is_bounce_param and mail.status = 'queued' then
    perform private.suppress_mail(mail.email, 'hard_bounce', said => reason_param);
    perform private.end_mail(mail, 'bounced', reason_param);
  else
    perform private.end_mail(mail, 'dropped');
  end if;
end
$$;
comment on function public.note_mail_refused(text, text, boolean) is
  'A mail server will never take it: because the address does not exist, which is a hard bounce, or for another reason.';

create function public.apply_mail_event(event_param jsonb)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  mail public.mail_deliveries;
  happened text := event_param ->> 'type';
  address text := lower(trim(event_param ->> 'email'));
begin
  select * into mail from public.mail_deliveries d
  where d.provider_ref = event_param ->> 'providerRef' or d.key = event_param ->> 'key'
  order by d.created_at desc limit 1 for update;
  if mail.id is null then
    -- Handed over by SMTP, a mail has another name at the mail service: the newest to the address is meant.
    select * into mail from public.mail_deliveries d
    where d.email = address and d.status in ('sent', 'delivered') and d.sent_at > now() - interval '5 days'
    order by d.sent_at desc limit 1 for update;
  end if;
  address := coalesce(mail.email, address);
  if address is null then
    return false;
  end if;
  if happened = 'complained' then
    perform private.suppress_mail(address, 'complaint', said => event_param ->> 'reason');
  elsif happened = 'bounced' and event_param -> 'isPermanent' = 'true' then
    perform private.suppress_mail(address, 'hard_bounce', said => event_param ->> 'reason');
  end if;
  if mail.id is not null then
    perform private.end_mail(mail, happened, event_param ->> 'reason');
  end if;
  return true;
end
$$;
comment on function public.apply_mail_event(jsonb) is
  'What the mail service says of a mail: {type: delivered|bounced|complained, providerRef?, key?, email?, isPermanent, reason?}. A permanent bounce and a complaint keep further mails from the address, also where the mail itself is not known any more. Applied twice it is as once.';

create function private.note_failed_mail()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.mail_deliveries d set status = 'dropped', reason = 'failed', ended_at = now()
  where d.key = new.id::text and d.status = 'queued';
  return null;
end
$$;
comment on function private.note_failed_mail() is 'A mail whose job was tried often enough does not go any more.';

create function private.mail_figures(part_kind text, part_id uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('total', count(*),
      'queued', count(*) filter (where d.status = 'queued'),
      'sent', count(*) filter (where d.status in ('sent', 'delivered', 'bounced', 'complained')),
      'delivered', count(*) filter (where d.status in ('delivered', 'complained')),
      'bounced', count(*) filter (where d.status = 'bounced'),
      'complained', count(*) filter (where d.status = 'complained'),
      'dropped', count(*) filter (where d.status = 'dropped'))
    from public.mail_deliveries d where d.of_id = part_id and d.of_kind = part_kind);
end
$$;
comment on function private.mail_figures(text, uuid) is
  'Counts of all mails that are part of something: total = queued + sent + dropped; delivered, bounced and complained are among the sent.';

-- What people are told, and what is forgotten -------------------------------------------------------

create function private.held_mail_deliveries(of_guest public.guests)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('sentMails', (
    select coalesce(jsonb_agg(jsonb_build_object('topic', d.topic, 'status', d.status, 'at', d.created_at) order by d.created_at desc), '[]')
    from (select * from public.mail_deliveries m where m.account_id = of_guest.account_id and m.email = of_guest.email
      order by m.created_at desc limit 200) d),
    'mailStop', private.mail_stopped_by(of_guest.email, of_guest.account_id, 'campaigns'))
$$;
comment on function private.held_mail_deliveries(public.guests) is '{sentMails, mailStop}: which mails went to somebody and what became of them, and what keeps mails from them.';

create function private.forget_mail_deliveries(person public.guests)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.mail_deliveries d where d.account_id = person.account_id and d.email = person.email;
$$;
comment on function private.forget_mail_deliveries(public.guests) is 'Which mails went to somebody. That they want none is kept, so that it holds.';

-- Jobs: work that is done after a call, such as mails, kept until it is done.

-- Jobs --------------------------------------------------------------------------------------------

create function private.enqueue_job(
  job_kind text, job_payload jsonb, job_dedupe_key text default null, job_run_at timestamptz default now())
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.jobs (kind, payload, dedupe_key, run_at)
    values (job_kind, job_payload, job_dedupe_key, job_run_at)
    on conflict (dedupe_key) do nothing;
end
$$;
comment on function private.enqueue_job(text, jsonb, text, timestamptz) is 'Adds work once per dedupe key.';

create function public.claim_jobs(max_jobs integer default 20)
returns setof public.jobs
language sql
security definer
set search_path = ''
as $$
  update public.jobs j
  set status = 'running', attempts = j.attempts + 1, locked_until = now() + interval '2 minutes'
  where j.id in (
    select due.id from public.jobs due
    where due.status in ('queued', 'running') and due.run_at <= now()
      and (due.locked_until is null or due.locked_until < now())
    order by due.run_at
    limit least(max_jobs, 100)
    for update skip locked)
  returning j.*
$$;
comment on function public.claim_jobs(integer) is 'Takes due jobs for two minutes; a crashed runner''s jobs come back.';

create function public.finish_job(job_id uuid, error text default null)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.jobs j
  set status = case
        when finish_job.error is null then 'done'
        when j.attempts >= j.max_attempts then 'failed'
        else 'queued' end,
      run_at = case when finish_job.error is null then j.run_at
        else now() + (interval '30 seconds' * power(2, least(j.attempts, 10))) end,
      locked_until = null,
      last_error = left(finish_job.error, 2000),
      finished_at = case when finish_job.error is null or j.attempts >= j.max_attempts then now() end
  where j.id = finish_job.job_id
$$;
comment on function public.finish_job(uuid, text) is 'Ends a job, or puts it back with growing pauses when it failed.';

create function public.get_job_source(job_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  return (select case
    when j.kind in ('rsvp_confirmation', 'rsvp_promoted') then (
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
        and l.revoked_at is null order by l.id::text = j.payload ->> 'personalLinkId' desc, l.stands_in, l.scope limit 1) p on true
      where r.id::text = j.payload ->> 'rsvpId' or eg.id::text = j.payload ->> 'eventGuestId'
      limit 1)
    when j.kind in ('order_confirmation', 'order_refunded', 'order_cancelled', 'order_pay_later') then (
      select jsonb_build_object('to', o.buyer_email, 'name', o.buyer_name, 'locale', o.locale,
        'order', private.order_view(o), 'amountMinor', j.payload -> 'amountMinor', 'ticketIds', j.payload -> 'ticketIds',
        'reason', private.told_reason(j.payload),
        'calendar', public.get_calendar_source(private.derive_token('order', o.id, 1)))
      from public.orders o where o.id::text = j.payload ->> 'orderId')
    when j.kind = 'rsvp_link' then private.rsvp_link_source(j)
    when j.kind = 'late_answer_declined' then private.late_answer_source((j.payload ->> 'lateAnswerId')::uuid)
    when j.kind = 'profile_link' then private.profile_link_source((j.payload ->> 'guestId')::uuid)
    when j.kind = 'invitation' then private.invitation_source((j.payload ->> 'mailId')::uuid)
    when j.kind = 'ticket_cancelled' then private.cancelled_ticket_source(j.payload)
    when j.kind = 'ticket_passed_on' then private.passed_ticket_source((j.payload ->> 'ticketId')::uuid)
    when j.kind in ('waitlist_joined', 'waitlist_offered', 'waitlist_expired')
      then private.waitlist_source((j.payload ->> 'entryId')::uuid)
    when j.kind = 'event_notice' then private.event_notice_source(j.payload)
    when j.kind in ('sign_tickets', 'waitlist_offers', 'refund_run') then j.payload
    when j.kind = 'refund_payment' then public.get_refund((j.payload ->> 'refundId')::uuid)
    when j.kind = 'refund_donation' then private.donation_refund_source((j.payload ->> 'refundId')::uuid)
    when j.kind in ('donation_receipt', 'donation_refunded', 'donation_failed')
      then private.donation_mail_source(j.payload)
    end
  from public.jobs j where j.id = job_id);
end
$$;
comment on function public.get_job_source(uuid) is
  'What a job needs to be done: {to, name, locale, …} of a mail, or the refund to ask for; null when it became pointless.';

-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

drop function private.invitation_parties(uuid, text, uuid[]);

CREATE OR REPLACE FUNCTION private.full_name(first_name text, last_name text, locale text DEFAULT NULL::text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select nullif(case
    when first <> '' and last <> '' and (locale ~* '^hu(-|$)' or (first || last) ~
      '^[ \u00b7\u1100-\u11ff\u2e80-\u2fdf\u3005-\u3007\u3021-\u3029\u3031-\u3035\u3038-\u303c\u3041-\u30ff\u3130-\u318f\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\uff66-\uffdc\U00020000-\U0003ffff]+$')
    then last || ' ' || first
    else trim(first || ' ' || last) end, '')
  from (select trim(coalesce(first_name, '')) as first, trim(coalesce(last_name, '')) as last) p
$function$;

CREATE OR REPLACE FUNCTION private.invitation_parties(target_event_id uuid, wanted_kind text, chosen uuid[], OUT party uuid, OUT to_id uuid, OUT member_ids uuid[], OUT people integer, OUT state text)
 RETURNS SETOF record
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.keep_guest()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.email := nullif(lower(trim(new.email)), '');
  new.first_name := private.without_turns(new.first_name);
  new.last_name := private.without_turns(new.last_name);
  new.full_name := left(coalesce(
    nullif(trim(private.without_turns(new.full_name)), ''),
    private.full_name(new.first_name, new.last_name, new.locale)), 200);
  new.updated_at := now();
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.parse_import_lines(rows jsonb[])
 RETURNS private.import_line[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  lines private.import_line[];
begin
  if exists (select from unnest(rows) d where coalesce(d ->> 'key', '') = '') then
    perform private.refuse(400, 'invalid_input', 'This line has no key', 'key');
  end if;
  select array_agg(l::private.import_line order by l.place) into lines from (
    select d.place::integer, d.data, left(d.data ->> 'key', 500) as key,
      sha256(convert_to((d.data - 'line')::text, 'UTF8')) as hash,
      private.check_name(coalesce(nullif(trim(d.data ->> 'fullName'), ''),
        private.full_name(d.data ->> 'firstName', d.data ->> 'lastName', d.data ->> 'locale'), ''), 'firstName') as name,
      case when nullif(trim(d.data ->> 'email'), '') is not null then private.check_email(d.data ->> 'email', 'email') end as address,
      private.check_text(d.data ->> 'groupLabel', 100, 'groupLabel', 'A group') as label,
      private.check_text(d.data ->> 'dietary', 500, 'dietary', 'A dietary need') as needs,
      case when nullif(trim(d.data ->> 'householdKey'), '') is not null then d.data ->> 'householdKey' end as household_key,
      case when d.data ->> 'role' in ('child', 'member') then d.data ->> 'role' end as role,
      null::uuid as guest_id, null::uuid as event_guest_id, false as is_known, false as is_listed, false as only_gaps,
      false as is_same, false as must_wait, null::public.guests as was_guest, null::public.event_guests as was_listed, null::jsonb as answer
    from unnest(rows) with ordinality d (data, place)) l;
  return lines;
end
$function$;

CREATE OR REPLACE FUNCTION private.read_sign_up(raw jsonb, email text, OUT shown_name text, OUT first_name text, OUT last_name text, OUT wants_affiliate boolean, OUT time_zone text)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  metadata jsonb := private.read_user_metadata(raw);
begin
  first_name := left(nullif(trim(metadata ->> 'first_name'), ''), 100);
  last_name := left(nullif(trim(metadata ->> 'last_name'), ''), 100);
  shown_name := left(coalesce(
    nullif(trim(metadata ->> 'full_name'), ''),
    private.full_name(first_name, last_name),
    nullif(split_part(email, '@', 1), ''),
    'User'), 200);
  wants_affiliate := coalesce(metadata ->> 'wants_affiliate' = 'true', false);
  time_zone := case when private.is_time_zone(metadata ->> 'time_zone') then metadata ->> 'time_zone' else 'UTC' end;
end
$function$;

CREATE OR REPLACE FUNCTION public.get_invitation_progress(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_writable_account((select e.account_id from public.events e where e.id = event_id_param));
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
$function$;

CREATE OR REPLACE FUNCTION public.send_invitations(event_id_param uuid, kind_param text DEFAULT 'invitation'::text, event_guest_ids uuid[] DEFAULT NULL::uuid[], message_param text DEFAULT NULL::text, dry_run boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  words text := private.check_text(message_param, 2000, 'message', 'A message');
  counts jsonb;
begin
  select * into event from public.events e where e.id = event_id_param for no key update;
  perform private.require_writable_account(event.account_id);
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
$function$;

comment on function public.get_invitation_progress(uuid) is 'People invited, opened, answered, silent (whom a reminder is about), and mails queued, sent, skipped, failed. InvitationProgress.';

comment on function public.send_invitations(uuid, text, uuid[], text, boolean) is 'Queues one mail a party, or only counts: {ready, people, noAddress, unsubscribed, recent}, people apart from ready, which are mails. A reminder goes at most once in 20 hours, an invitation at most three times.';

comment on function private.full_name(text, text, text) is 'The family''s name first where both parts are written in Han, kana or Hangul, or the reader is Hungarian; with a space, by which it can be taken apart again. Null for no name.';

grant execute on function private.full_name(text, text, text) to authenticated;

grant execute on function private.full_name(text, text, text) to service_role;

comment on function private.invitation_parties(uuid, text, uuid[]) is 'Parties to write to: the chosen ones, or all that are not invited yet (invitation), or have not answered (reminder). One mail a party: to its head, else to the first who can be reached. Its people are those whom that is about: all of it, or who is silent.';

reset check_function_bodies;

-- Names that were joined from their parts the other way round are joined anew; what somebody wrote as a whole stays.
update public.guests g set full_name = private.full_name(g.first_name, g.last_name, g.locale)
where g.full_name = trim(g.first_name) || ' ' || trim(g.last_name)
  and g.full_name <> private.full_name(g.first_name, g.last_name, g.locale);
update public.accounts a set name = private.full_name(p.first_name, p.last_name)
from public.profiles p
where p.user_id = a.owner_user_id and a.name = trim(p.first_name) || ' ' || trim(p.last_name)
  and a.name <> private.full_name(p.first_name, p.last_name);
update public.profiles p set display_name = private.full_name(p.first_name, p.last_name)
where p.display_name = trim(p.first_name) || ' ' || trim(p.last_name)
  and p.display_name <> private.full_name(p.first_name, p.last_name);

-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.mail_about(told jsonb)
 RETURNS TABLE(account_id uuid, event_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.require_handover(handed_account_id uuid, giver_id uuid, taker_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not exists (select from public.accounts a where a.id = handed_account_id and a.owner_user_id = giver_id and a.status = 'active') then
    perform private.refuse(409, 'conflict', 'This account cannot be handed over now');
  end if;
  if private.is_sandbox(handed_account_id) then
    perform private.refuse(403, 'not_allowed', 'A demo is nobody''s to hand over, and its plan goes with it');
  end if;
  if not exists (select from public.team_members m where m.account_id = handed_account_id and m.user_id = taker_id
    and m.status = 'active' and m.event_scope = 'all' and m.role_id = private.built_in_role('admin')) then
    perform private.refuse(409, 'conflict', 'An account is handed over to one of its admins. Make them an admin for all events first');
  end if;
  if not private.has_team(handed_account_id) then
    perform private.refuse(409, 'conflict', 'This account has no team at the moment');
  end if;
  if exists (select from public.account_deletions d where d.user_id in (giver_id, taker_id)) then
    perform private.refuse(409, 'conflict', 'One of you has asked to delete their account. Take that back first');
  end if;
  if exists (select from private.plan_tests t where t.user_id in (giver_id, taker_id)) then
    perform private.refuse(409, 'conflict', 'A plan is being tried out here. End that first');
  end if;
  -- What is due or being taken is paid by whoever owes it.
  if exists (select from public.plan_billing b where b.user_id = giver_id and b.status <> 'ended'
      and (b.status = 'past_due' or b.period_end <= now())) then
    perform private.refuse(409, 'conflict', 'A payment of this account''s plan is due. Once it is paid, the account can be handed over');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_thread()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- Under its old name once more: who still belongs asks, and is told the new one.
  if old.generation <> new.generation then
    perform private.tell_channel(private.thread_channel(old), 'heard', jsonb_build_object('heard', new.heard));
  end if;
  perform private.tell_channel(private.thread_channel(new), 'heard', jsonb_build_object('heard', new.heard));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.permit_guest_file(token text, payload jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  thread public.threads := private.require_file_room(private.guest_member(token, (payload ->> 'threadId')::uuid));
  known uuid := gen_random_uuid();
begin
  if private.is_sandbox(thread.account_id) then
    perform private.refuse(403, 'not_allowed', 'A demo takes no files of its guests', 'file');
  end if;
  return jsonb_build_object('id', known, 'path', thread.id || '/' || known);
end
$function$;

CREATE OR REPLACE FUNCTION private.renew_channel_of_place()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.renew_channels(array[new.thread_id]);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.renew_channels(threads uuid[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.threads t set generation = t.generation + 1,
    heard = t.heard + case when t.last_message_at > now() - interval '1 day' then 1 else 0 end
  where t.id = any (threads)
$function$;

CREATE OR REPLACE FUNCTION private.renew_channels_of_guest()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.renew_channels(array(select t.id from public.threads t where t.event_id in (select g.event_id from gone g)));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.renew_channels_of_member()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.renew_channels(array(select t.id from public.threads t join private.thread_kinds k on k.kind = t.kind
    where t.account_id = new.account_id and (k.open_to_team
      or exists (select from public.thread_members m where m.thread_id = t.id and m.user_id = new.user_id))));
  return null;
end
$function$;

CREATE TRIGGER renew_channel AFTER UPDATE OF left_at ON public.thread_members FOR EACH ROW WHEN (((old.left_at IS NULL) AND (new.left_at IS NOT NULL))) EXECUTE FUNCTION private.renew_channel_of_place();

CREATE TRIGGER renew_channels AFTER DELETE ON public.event_guests REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION private.renew_channels_of_guest();

CREATE TRIGGER renew_channels AFTER UPDATE OF status, role_id, event_scope ON public.team_members FOR EACH ROW WHEN (((old.status = 'active'::text) AND ((old.status <> new.status) OR (old.role_id <> new.role_id) OR (old.event_scope <> new.event_scope)))) EXECUTE FUNCTION private.renew_channels_of_member();

comment on function private.renew_channel_of_place() is 'Trigger of members: whoever leaves a conversation listens to it no more.';

comment on function private.renew_channels(uuid[]) is 'Gives threads channels of another name, since somebody knows the old one who does not belong any more. Those of lively threads are told at once, others when they ask.';

comment on function private.renew_channels_of_guest() is 'Trigger of lists: whoever is taken off one listens to its conversations no more.';

comment on function private.renew_channels_of_member() is 'Trigger of the team: whoever leaves it or may less in it listens to nothing any more.';

reset check_function_bodies;

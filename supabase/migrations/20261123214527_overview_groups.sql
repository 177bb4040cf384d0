-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.get_event_overview(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  is_member boolean;
begin
  select * into event from public.events e
  where e.id = event_id_param
    and (e.account_id in (select private.my_accounts()) or private.is_administrator());
  if event.id is null then
    perform private.refuse(404, 'not_found', 'This event does not exist');
  end if;
  is_member := event.account_id in (select private.my_accounts());
  return private.event_figures(event) || jsonb_build_object(
    'seenAs', case when is_member then 'member' else 'administrator' end,
    'plan', (array['free', 'premium', 'pro', 'business'])[private.account_plan_rank(event.account_id)],
    'pageToken', case when is_member then private.page_token(event.id) end,
    'householdCount', (select count(distinct g.household_id) from public.event_guests g where g.event_id = event.id),
    'asks', private.what_it_asks(event),
    'groups', private.answers_by_group(event.id),
    'reminderDays', private.reminder_days(event),
    'activity', case when is_member then private.recent_activity(array[event.id], 20) else '[]' end,
    'programme', (
      select jsonb_build_object('version', v.number,
        'changes', jsonb_array_length(private.schedule_changes(v.snapshot, private.schedule_now(event.id))))
      from private.last_schedule(event.id) v where is_member and v.id is not null),
    'testMode', private.is_test_mode(),
    'serverTime', now());
end
$function$;

CREATE OR REPLACE FUNCTION private.answers_by_group(target_event_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with grouped as (
    select eg.group_label as label, count(*) as guests, count(*) filter (where s.standing = 'yes') as coming
    from public.event_guests eg join private.standings s on s.event_guest_id = eg.id
    where eg.event_id = target_event_id and eg.group_label is not null
    group by eg.group_label),
  largest as (select * from grouped order by guests desc, label limit 6)
  select case when (select count(*) from grouped) < 2 then '[]' else (
    select jsonb_agg(jsonb_build_object('label', l.label, 'guests', l.guests, 'coming', l.coming) order by l.label) from largest l) end
$function$;

CREATE OR REPLACE FUNCTION private.reminder_days(event public.events)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(d.day order by d.day), '[]') from (
    select distinct (m.created_at at time zone event.time_zone)::date as day from public.invitation_mails m
    where m.event_id = event.id and m.kind = 'reminder' and m.status in ('queued', 'sent')
    order by day desc limit 5) d
$function$;

comment on function public.get_event_overview(uuid) is '{event, collectedMinor, refundedMinor, orderCount, refundCount, goalMinor, answersByDay, ticketSales, seenAs, plan, pageToken, householdCount, asks, groups, reminderDays, activity, programme, testMode, serverTime}. An administrator reads the figures of any event, without its people and its links.';

comment on function private.answers_by_group(uuid) is 'GroupAnswers[]: guests and those coming of the six largest groups, by name; none where there is one group or none.';

comment on function private.reminder_days(public.events) is 'The last five days of the event''s zone on which a reminder to answer went out.';

reset check_function_bodies;

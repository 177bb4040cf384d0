-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.ownership_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('to', case when s.step in ('given', 'declined') then g.email else t.email end, 'step', s.step,
    'accountName', coalesce(case when s.step = 'given' then job.payload ->> 'accountName' end, a.name), 'from', gp.display_name, 'toName', tp.display_name, 'expiresAt', o.expires_at,
    'timeZone', case when s.step in ('given', 'declined') then gp.time_zone else tp.time_zone end,
    'planUntil', case when s.step = 'taken' then (select b.period_end from public.plan_billing b
      where b.user_id = o.to_user_id and b.status <> 'ended' and b.next_plan_type = 'free') end,
    'planWent', case when s.step = 'given' then (select e.detail ->> 'planType' from public.billing_events e
      where e.user_id = o.to_user_id and e.kind = 'started' and e.detail ->> 'offerId' = o.id::text) end)
  from public.ownership_offers o
  join public.accounts a on a.id = o.account_id
  join auth.users g on g.id = o.from_user_id join public.profiles gp on gp.user_id = g.id
  join auth.users t on t.id = o.to_user_id join public.profiles tp on tp.user_id = t.id,
  lateral (select job.payload ->> 'step' as step) s
  where o.id::text = job.payload ->> 'offerId' and (s.step <> 'offered' or private.offer_is_open(o))
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_offer(offer_id uuid, step text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- Its new owner may give it another name before the mail goes to the old one, who knows it by this.
  perform private.enqueue_job('ownership', jsonb_build_object('offerId', offer_id, 'step', step, 'accountName', (
    select a.name from public.ownership_offers o join public.accounts a on a.id = o.account_id where o.id = offer_id)), 'ownership:' || offer_id || ':' || step);
  perform private.notify(array[case when step in ('offered', 'withdrawn', 'taken') then o.to_user_id else o.from_user_id end], 'planning',
    jsonb_build_object('kind', case step when 'declined' then 'refused' else step end, 'account', a.name, 'name', p.display_name), o.account_id, null, o.id)
  from public.ownership_offers o
  join public.accounts a on a.id = o.account_id
  join public.profiles p on p.user_id = case when step in ('offered', 'withdrawn', 'taken') then o.from_user_id else o.to_user_id end
  where o.id = offer_id;
  -- The mail about it goes to everybody it concerns, whatever they chose: the notice brings no second one.
  update public.notices n set mail_due_at = null where n.subject_id = offer_id and n.topic = 'planning';
end
$function$;

reset check_function_bodies;

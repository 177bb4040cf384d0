-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

drop view public.event_guest_list;

create view public.event_guest_list with (security_invoker=true) as  SELECT eg.id,
    eg.event_id,
    eg.account_id,
    eg.guest_id,
    g.full_name,
    g.first_name,
    g.last_name,
    g.former_name,
    g.email,
    g.phone,
    g.locale,
    g.tags,
    g.custom,
    g.notes,
    eg.household_id,
    h.name AS household_name,
    eg.group_label,
    eg.role,
    eg.status,
    eg.source,
    private.standing(r.answer, eg.tickets_held, eg.tickets_due) AS answer,
    r.id AS rsvp_id,
    private.standing_heads(r.answer, r.party_size, eg.tickets_held, eg.tickets_due) AS party_size,
    r.answer AS said,
    r.meal_choice,
    COALESCE(r.dietary, eg.dietary) AS dietary,
    r.note,
    r.answered_at,
    eg.dietary AS known_dietary,
    eg.invited_at,
    eg.opened_at,
    eg.responded_at,
    GREATEST(eg.invited_at, eg.opened_at, eg.responded_at) AS last_contact_at,
    (COALESCE(o.ticket_count, (0)::numeric))::integer AS ticket_count,
    (COALESCE(o.paid_minor, (0)::numeric))::bigint AS paid_minor,
    (COALESCE(o.due_minor, (0)::numeric))::bigint AS due_minor,
    eg.created_at,
    g.unsubscribed_at
   FROM ((((public.event_guests eg
     JOIN private.shown_guests g ON ((g.id = eg.guest_id)))
     LEFT JOIN public.households h ON ((h.id = eg.household_id)))
     LEFT JOIN public.rsvps r ON (((r.event_guest_id = eg.id) AND (r.event_id = eg.event_id))))
     LEFT JOIN LATERAL ( SELECT sum((o_1.total_minor - o_1.refunded_minor)) FILTER (WHERE (o_1.status = ANY (ARRAY['completed'::text, 'partially_refunded'::text]))) AS paid_minor,
            sum(o_1.total_minor) FILTER (WHERE (o_1.status = ANY (ARRAY['awaiting_payment'::text, 'awaiting_offline'::text]))) AS due_minor,
            sum(( SELECT count(*) AS count
                   FROM public.tickets t
                  WHERE ((t.order_id = o_1.id) AND (t.status = ANY (ARRAY['valid'::text, 'checked_in'::text]))))) AS ticket_count
           FROM public.orders o_1
          WHERE ((o_1.buyer_guest_id = eg.guest_id) AND (o_1.event_id = eg.event_id))) o ON (true));

CREATE OR REPLACE FUNCTION private.ownership_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('to', case when s.step in ('given', 'declined') then g.email else t.email end, 'step', s.step,
    'accountName', a.name, 'from', gp.display_name, 'toName', tp.display_name, 'expiresAt', o.expires_at,
    'timeZone', case when s.step in ('given', 'declined') then gp.time_zone else tp.time_zone end,
    'planUntil', case when s.step = 'taken' then (select b.period_end from public.plan_billing b
      where b.user_id = o.to_user_id and b.status <> 'ended' and b.next_plan_type = 'free') end)
  from public.ownership_offers o
  join public.accounts a on a.id = o.account_id
  join auth.users g on g.id = o.from_user_id join public.profiles gp on gp.user_id = g.id
  join auth.users t on t.id = o.to_user_id join public.profiles tp on tp.user_id = t.id,
  lateral (select job.payload ->> 'step' as step) s
  where o.id::text = job.payload ->> 'offerId' and (s.step <> 'offered' or private.offer_is_open(o))
$function$;

CREATE OR REPLACE FUNCTION private.team_invitation_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('to', i.email, 'accountName', a.name, 'invitedBy', p.display_name, 'role', private.shown_role(i.role_id),
    'eventNames', (select jsonb_agg(e.name order by e.start_date) from public.events e where e.id = any (i.event_ids)),
    'expiresAt', i.expires_at, 'timeZone', coalesce(o.time_zone, a.default_time_zone), 'url', private.site_url() || '/join-team/' || private.derive_token('team', i.id, i.generation))
  from public.team_invitations i
  join public.accounts a on a.id = i.account_id
  left join public.profiles p on p.user_id = i.invited_by
  left join auth.users u on lower(u.email) = lower(i.email)
  left join public.profiles o on o.user_id = u.id
  where i.id::text = job.payload ->> 'invitationId' and private.invitation_is_open(i)
$function$;

CREATE OR REPLACE FUNCTION private.told_messages(thread public.threads, me public.thread_members, messages public.thread_messages[], has_newer boolean)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('thread', private.thread_head(thread, me),
    'messages', coalesce((select jsonb_agg(private.message_view(m, me)
        || case when thread.kind = 'topic' and private.moderates_thread(thread, me)
            and exists (select from public.thread_reports r where r.message_id = m.id and r.outcome is null)
          then '{"isReported": true}'::jsonb else '{}'::jsonb end order by m.place) from unnest(messages) m
      where m.held_at is null or private.sees_message(m, me, private.moderates_thread(thread, me))), '[]'),
    'hasOlder', coalesce((select min(m.place) from unnest(messages) m) > (
      select min(m.place) from public.thread_messages m where m.thread_id = thread.id), false),
    'hasNewer', coalesce(has_newer, false),
    'members', coalesce((select jsonb_agg(private.thread_member_view(thread, w)) from public.thread_members w where w.thread_id = thread.id and (w.id = me.id or w.id in (select b.blocked_id from public.thread_blocks b where b.member_id = me.id)
      or w.id in (select m.author_id from unnest(messages) m where m.held_at is null or private.sees_message(m, me, private.moderates_thread(thread, me)) union select unnest(m.mentions) from unnest(messages) m
        union select r.author_id from unnest(messages) m join public.thread_messages r on r.id = m.reply_to))), '[]'))
$function$;

comment on view public.event_guest_list is 'The guest list of an event with household, tickets and money. Answer and party size are the standing of each; said is what they answered themselves.';

grant select on table public.event_guest_list to authenticated;

grant select on table public.event_guest_list to service_role;

reset check_function_bodies;

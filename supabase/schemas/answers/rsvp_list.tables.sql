-- Where everybody stands, as planners read it.

create view public.event_rsvp_list with (security_invoker = true) as
select
  eg.id as event_guest_id, eg.event_id, eg.account_id, r.id as rsvp_id,
  g.full_name, g.name_words, g.email, h.name as household_name, eg.group_label,
  private.standing(r.answer, eg.tickets_held, eg.tickets_due) as answer,
  private.standing_heads(r.answer, r.party_size, eg.tickets_held, eg.tickets_due) as party_size,
  r.note, r.meal_choice, coalesce(r.dietary, eg.dietary) as dietary, coalesce(r.answered_at, eg.responded_at) as answered_at,
  coalesce(r.answered_by, case when eg.tickets_held is not null or eg.tickets_due > 0 then 'ticket' end) as answered_by, coalesce(r.late, false) as late,
  r.waitlisted_at, eg.source, eg.created_at
from public.event_guests eg
join private.shown_guests g on g.id = eg.guest_id
left join public.households h on h.id = eg.household_id
left join public.rsvps r on r.event_guest_id = eg.id and r.event_id = eg.event_id;
comment on view public.event_rsvp_list is
  'Where everybody stands: by an answer or a ticket, and who has done neither (answer pending).';

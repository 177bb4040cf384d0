-- The guest list of an event, as planners read it.

create view public.event_guest_list with (security_invoker = true) as
select
  eg.id, eg.event_id, eg.account_id, eg.guest_id,
  g.full_name, g.first_name, g.last_name, g.former_name, g.email, g.phone, g.locale, g.tags, g.custom, g.notes,
  eg.household_id, h.name as household_name, eg.group_label, eg.role, eg.status, eg.source,
  private.standing(r.answer, eg.tickets_held, eg.tickets_due) as answer, r.id as rsvp_id,
  private.standing_heads(r.answer, r.party_size, eg.tickets_held, eg.tickets_due) as party_size, r.answer as said,
  r.meal_choice, coalesce(r.dietary, eg.dietary) as dietary, r.note, r.answered_at,
  eg.dietary as known_dietary, eg.invited_at, eg.opened_at, eg.responded_at,
  greatest(eg.invited_at, eg.opened_at, eg.responded_at) as last_contact_at,
  coalesce(o.ticket_count, 0)::integer as ticket_count,
  coalesce(o.paid_minor, 0)::bigint as paid_minor,
  coalesce(o.due_minor, 0)::bigint as due_minor,
  eg.created_at,
  g.unsubscribed_at
from public.event_guests eg
join private.shown_guests g on g.id = eg.guest_id
left join public.households h on h.id = eg.household_id
left join public.rsvps r on r.event_guest_id = eg.id and r.event_id = eg.event_id
left join lateral (
  select
    sum(o.total_minor - o.refunded_minor) filter (where o.status in ('completed', 'partially_refunded')) as paid_minor,
    sum(o.total_minor) filter (where o.status in ('awaiting_payment', 'awaiting_offline')) as due_minor,
    sum((select count(*) from public.tickets t
      where t.order_id = o.id and t.status in ('valid', 'checked_in'))) as ticket_count
  from public.orders o
  where o.buyer_guest_id = eg.guest_id and o.event_id = eg.event_id) o on true;
comment on view public.event_guest_list is
  'The guest list of an event with household, tickets and money. Answer and party size are the standing of each; said is what they answered themselves.';

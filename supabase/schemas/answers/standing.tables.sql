-- Who comes: one rule over answer and ticket. Whatever counts people, lists them or asks them reads it here.

create view private.standings as
select
  eg.id as event_guest_id, eg.event_id, eg.account_id, eg.guest_id, eg.household_id,
  private.standing(r.answer, eg.tickets_held, eg.tickets_due) as standing,
  private.standing_heads(r.answer, r.party_size, eg.tickets_held, eg.tickets_due) as heads,
  r.answer, coalesce(eg.tickets_held, 0) as tickets,
  coalesce(r.answered_at, eg.responded_at) as heard_at
from public.event_guests eg
left join public.rsvps r on r.event_guest_id = eg.id and r.event_id = eg.event_id;
comment on view private.standings is 'Everybody on a list with their one standing and the people they stand for.';

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

create view private.faces as
select eg.event_id, eg.id as event_guest_id, eg.face_name
from public.event_guests eg
join public.guests g on g.id = eg.guest_id
where eg.face_name is not null and eg.role <> 'child' and g.status = 'active'
  and (select s.standing from private.standings s where s.event_guest_id = eg.id) = 'yes';
comment on view private.faces is 'Those who come and agreed to be seen, by the name they agreed to; never a child.';

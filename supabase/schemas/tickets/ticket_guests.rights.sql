-- Ticket guests: triggers.

create trigger count_new_tickets after insert on public.tickets
referencing new table as new_tickets for each statement execute function private.count_changed_tickets();
create trigger count_changed_tickets after update on public.tickets
referencing old table as old_tickets new table as new_tickets for each statement execute function private.count_changed_tickets();
create trigger count_deleted_tickets after delete on public.tickets
referencing old table as old_tickets for each statement execute function private.count_changed_tickets();
create trigger share_household_tickets after update of household_id on public.event_guests
for each row when (new.household_id is distinct from old.household_id)
execute function private.share_household_tickets();
create trigger share_answered_tickets after insert or update of answer, party_size on public.rsvps
for each row execute function private.share_answered_tickets();
create trigger follow_tickets after update of tickets_held on public.event_guests
for each row when (new.tickets_held is distinct from old.tickets_held) execute function private.follow_tickets();
create trigger count_due_tickets after update of status, buyer_guest_id on public.orders
for each row when (new.status <> old.status and (new.status = 'awaiting_offline' or old.status = 'awaiting_offline')
  or new.status = 'awaiting_offline' and new.buyer_guest_id is distinct from old.buyer_guest_id)
execute function private.count_due_tickets();

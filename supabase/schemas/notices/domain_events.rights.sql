-- Domain events: what tells of itself, policies, grants. Each trigger fires on what happened and on nothing else.

create trigger happened_published after update of status on public.events
for each row when (new.status = 'published' and old.status = 'draft')
execute function private.note_happened('event.published');
create trigger happened_cancelled after update of status on public.events
for each row when (new.status = 'cancelled' and old.status <> 'cancelled')
execute function private.note_happened('event.cancelled');
create trigger happened_updated after update of start_local, end_local, time_zone, location_name, name, online_url on public.events
for each row when (new.status = 'published' and (new.start_date is distinct from old.start_date
  or new.end_date is distinct from old.end_date or new.location_name is distinct from old.location_name
  or new.name is distinct from old.name or new.online_url is distinct from old.online_url))
execute function private.note_happened('event.updated', 'start_date', 'end_date', 'sequence');

create trigger happened_answered after insert on public.rsvps
for each row execute function private.note_happened('rsvp.created', 'event_guest_id', 'answer', 'party_size', 'answered_by');
create trigger happened_changed after update of answer, party_size on public.rsvps
for each row when ((new.answer, new.party_size) is distinct from (old.answer, old.party_size))
execute function private.note_happened('rsvp.updated', 'event_guest_id', 'answer', 'party_size', 'answered_by');

create trigger happened_completed after update of completed_at on public.orders
for each row when (new.completed_at is not null and old.completed_at is null)
execute function private.note_happened('order.completed', 'code', 'total_minor', 'currency', 'channel', 'test_mode');
create trigger happened_refunded after update of refunded_minor on public.orders
for each row when (new.refunded_minor > old.refunded_minor)
execute function private.note_happened('order.refunded', 'code', 'total_minor', 'refunded_minor', 'currency', 'test_mode');
create trigger happened_cancelled after update of status on public.orders
for each row when (new.status = 'cancelled' and old.status <> 'cancelled')
execute function private.note_happened('order.cancelled', 'code', 'currency', 'test_mode');

create trigger happened_passed_on after update of status on public.tickets
for each row when (new.status = 'transferred' and old.status <> 'transferred')
execute function private.note_happened('ticket.transferred', 'order_id', 'ticket_type_id', 'number');
create trigger happened_ticket_in after insert on public.check_ins
for each row when (new.result = 'ok' and new.ticket_id is not null)
execute function private.note_happened('ticket.checked_in', 'ticket_id', 'list_id', 'at');
create trigger happened_guest_in after insert on public.check_ins
for each row when (new.result = 'ok' and new.event_guest_id is not null)
execute function private.note_happened('guest.checked_in', 'event_guest_id', 'place', 'list_id', 'at');

create trigger happened_waiting after insert on public.waitlist_entries
for each row execute function private.note_happened('waitlist.joined', 'ticket_type_id', 'quantity');
create trigger happened_offered after update of status on public.waitlist_entries
for each row when (new.status = 'offered' and old.status <> 'offered')
execute function private.note_happened('waitlist.offered', 'ticket_type_id', 'quantity', 'offer_expires_at');
create trigger happened_accepted after update of status on public.waitlist_entries
for each row when (new.status = 'accepted' and old.status <> 'accepted')
execute function private.note_happened('waitlist.accepted', 'ticket_type_id', 'quantity', 'order_id');

create trigger happened_given after insert on public.donations
for each row when (new.status = 'succeeded')
execute function private.note_happened('donation.succeeded', 'campaign_id', 'code', 'amount_minor', 'currency', 'frequency', 'test_mode');
create trigger happened_given_later after update of status on public.donations
for each row when (new.status = 'succeeded' and old.status <> 'succeeded')
execute function private.note_happened('donation.succeeded', 'campaign_id', 'code', 'amount_minor', 'currency', 'frequency', 'test_mode');
create trigger happened_returned after update of status on public.donations
for each row when (new.status = 'refunded' and old.status <> 'refunded')
execute function private.note_happened('donation.refunded', 'campaign_id', 'code', 'refunded_minor', 'currency', 'test_mode');
create trigger happened_ended after update of status on public.giving_plans
for each row when (new.status = 'cancelled' and old.status <> 'cancelled')
execute function private.note_happened('donation.recurring_cancelled', 'campaign_id', 'amount_minor', 'currency', 'frequency');

create trigger happened_opened after update of state on public.polls
for each row when (new.state = 'open' and old.state <> 'open')
execute function private.note_happened('poll.opened', 'closes_at');
create trigger happened_closed after update of state on public.polls
for each row when (new.state = 'closed' and old.state <> 'closed')
execute function private.note_happened('poll.closed');

create trigger happened_signed_up after insert on public.activity_sign_ups
for each row execute function private.note_happened('sign_up.changed', 'activity_id', 'event_guest_id', 'status', 'people');
create trigger happened_changed after update of status, people on public.activity_sign_ups
for each row when ((new.status, new.people) is distinct from (old.status, old.people))
execute function private.note_happened('sign_up.changed', 'activity_id', 'event_guest_id', 'status', 'people');

create trigger happened_asked after insert on public.venue_bookings
for each row when (new.status in ('requested', 'hold'))
execute function private.note_happened('booking.requested', 'venue_id', 'space_id', 'during');
create trigger happened_confirmed after insert on public.venue_bookings
for each row when (new.status = 'confirmed')
execute function private.note_happened('booking.confirmed', 'venue_id', 'space_id', 'during');
create trigger happened_confirmed_later after update of status on public.venue_bookings
for each row when (new.status = 'confirmed' and old.status <> 'confirmed')
execute function private.note_happened('booking.confirmed', 'venue_id', 'space_id', 'during');
create trigger happened_declined after update of status on public.venue_bookings
for each row when (new.status = 'declined' and old.status <> 'declined')
execute function private.note_happened('booking.declined', 'venue_id', 'space_id');
create trigger happened_cancelled after update of status on public.venue_bookings
for each row when (new.status = 'cancelled' and old.status <> 'cancelled')
execute function private.note_happened('booking.cancelled', 'venue_id', 'space_id');

create trigger happened_joined after insert on public.team_members
for each row when (new.status = 'active')
execute function private.note_happened('member.joined', 'user_id', 'role_id', 'event_scope');
create trigger happened_joined_later after update of status on public.team_members
for each row when (new.status = 'active' and old.status <> 'active')
execute function private.note_happened('member.joined', 'user_id', 'role_id', 'event_scope');
create trigger happened_removed after update of status on public.team_members
for each row when (new.status = 'removed' and old.status <> 'removed')
execute function private.note_happened('member.removed', 'user_id');

create trigger happened_revoked after update of revoked_at on public.share_links
for each row when (new.revoked_at is not null and old.revoked_at is null)
execute function private.note_happened('share_link.revoked', 'kind');

create policy "members see what happened" on public.domain_events
for select to authenticated using (account_id in (select private.my_accounts('audit.read')));

grant select on public.domain_events to authenticated;
grant all on public.domain_events to service_role;

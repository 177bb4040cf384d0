-- Rsvp list: grants.

grant select on public.event_rsvp_list to authenticated, service_role;

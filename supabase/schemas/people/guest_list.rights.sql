-- Guest list: grants.

grant select on public.event_guest_list to authenticated, service_role;

-- Waiting places: grants.

grant execute on function public.join_waitlist(text, jsonb), public.get_waitlist_place(text), public.leave_waitlist(text)
  to service_role;
grant execute on function public.remove_waitlist_entry(uuid) to authenticated, service_role;

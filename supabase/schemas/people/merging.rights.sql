-- Merging: grants.

grant execute on function public.merge_guests(uuid, uuid[], jsonb, jsonb), public.undo_guest_merge(uuid)
  to authenticated, service_role;

-- Moves: grants.

grant execute on function public.undo_event_move(uuid) to authenticated, service_role;

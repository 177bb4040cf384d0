-- Desk: grants.

grant execute on function public.get_check_in_desk(uuid), public.list_check_ins(uuid, jsonb), public.create_gate_link(uuid, text, timestamptz),
  public.scan_now(uuid), public.revoke_gate_link(uuid), public.undo_check_in(uuid, uuid) to authenticated, service_role;

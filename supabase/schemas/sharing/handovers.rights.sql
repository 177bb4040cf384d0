-- Handovers: grants.

grant execute on function public.leave_handover(text, jsonb), public.take_handover(text),
  public.get_handover(text) to service_role;

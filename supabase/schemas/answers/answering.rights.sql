-- Answering: grants.

grant execute on function public.submit_rsvp(text, jsonb),
  public.get_calendar_source(text) to service_role;

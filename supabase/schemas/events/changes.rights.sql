-- Changes: grants.

grant execute on function public.change_event(uuid, jsonb), public.preview_event_change(uuid, jsonb),
  public.remove_series_dates(uuid, text, boolean) to authenticated, service_role;

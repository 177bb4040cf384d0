-- Selling: grants.

grant execute on function public.create_hold(text, jsonb), public.get_order(text),
  public.place_order(text, jsonb), public.extend_hold(text), public.release_hold(text) to service_role;

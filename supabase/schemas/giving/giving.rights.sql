-- Giving: grants.

grant execute on function public.get_shared_campaign(text), public.create_gift(text, jsonb), public.get_gift(text),
  public.begin_gift_payment(text, text, text, bigint, text) to service_role;

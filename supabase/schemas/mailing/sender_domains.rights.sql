-- Sender domains: grants.

grant execute on function public.get_sender_settings(), public.save_sender_domain(jsonb), public.remove_sender_domain()
  to authenticated, service_role;
grant execute on function public.list_due_sender_domains(), public.get_sender_check(uuid),
  public.keep_sender_key(uuid, text, text), public.note_sender_check(uuid, jsonb) to service_role;

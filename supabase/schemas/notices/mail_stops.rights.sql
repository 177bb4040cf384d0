-- Addresses without mails: grants.

grant execute on function public.list_mail_stops(jsonb), public.stop_mails(text[], text), public.lift_mail_suppression(uuid)
  to authenticated, service_role;

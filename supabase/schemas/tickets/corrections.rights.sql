-- Corrections: grants.

grant execute on function public.resend_order_mail(uuid), public.correct_order_buyer(uuid, text, text)
  to authenticated, service_role;

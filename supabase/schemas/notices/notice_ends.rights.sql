-- The ends of notice mails: grants.

grant execute on function public.get_notice_end(text), public.set_notice_mails(text, boolean) to service_role;

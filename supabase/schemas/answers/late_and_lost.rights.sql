-- Late and lost: grants.

grant execute on function public.list_late_answers(uuid), public.decide_late_answer(uuid, boolean) to authenticated, service_role;
grant execute on function public.request_rsvp_link(text, jsonb) to service_role;

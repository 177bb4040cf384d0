-- Gift payments: grants.

grant execute on function public.claim_due_gifts(), public.fail_gift(text, text), public.get_giving_plan(text),
  public.change_giving_plan(text, jsonb) to service_role;

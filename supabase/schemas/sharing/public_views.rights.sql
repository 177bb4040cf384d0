-- Public views: grants.

-- The public door is the function `embed`, which counts calls and looks at origins; so neither
-- these nor the other token functions are for the keys that browsers have.
grant execute on function public.get_shared_event(text, text),
  public.get_personal_invitation(text), public.get_link_policy(text) to service_role;

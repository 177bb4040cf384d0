-- Category facts: grants.

grant execute on function public.get_category_facts(text[]) to authenticated, service_role;

-- Payment lists: grants.

grant execute on function public.list_payments(jsonb), public.get_payment_totals(), public.get_income() to authenticated, service_role;

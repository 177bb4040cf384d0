-- Masking: grants.

grant execute on function public.mask_bank_details_enhanced(jsonb, uuid, uuid, boolean) to authenticated, service_role;

-- Masking: what is shown of numbers that nobody should read whole.

create function private.masked(value text, shown integer)
returns text
language sql immutable
set search_path = ''
as $$ select '••••' || case when length(value) >= 2 * shown then right(value, shown) else '' end $$;
comment on function private.masked(text, integer) is
  'A value with only its end shown, and nothing of one so short that the end would tell it.';

create function private.masked_bank_details(bank_details jsonb)
returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_object_agg(entry.key, case
    when entry.key in ('bank_name', 'country', 'currency') then entry.value
    when entry.key in ('account_number', 'iban', 'card_number')
      then to_jsonb(private.masked(regexp_replace(entry.value #>> '{}', '\s', '', 'g'), 4))
    else to_jsonb('••••'::text) end)
  from jsonb_each(bank_details) entry
$$;
comment on function private.masked_bank_details(jsonb) is
  'Bank details with the last four characters of a number, the names of bank, country and currency, and nothing else.';

create function public.mask_bank_details_enhanced(
  bank_details jsonb, requesting_user_id uuid, resource_owner_id uuid, is_admin_user boolean)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  if requesting_user_id is distinct from (select auth.uid()) then
    perform private.refuse(403, 'not_allowed', 'You can only ask for yourself', 'requesting_user_id');
  end if;
  -- is_admin_user is a claim and gives nothing: only the owner sees account numbers whole.
  if resource_owner_id = (select auth.uid()) then
    insert into public.security_access_log (user_id, resource_type, resource_id, access_type, success, risk_level)
    values (resource_owner_id, 'bank_details', resource_owner_id::text, 'unmask', true, 'medium');
    return bank_details;
  elsif jsonb_typeof(bank_details) is distinct from 'object' then
    return null;
  end if;
  return private.masked_bank_details(bank_details);
end
$$;
comment on function public.mask_bank_details_enhanced(jsonb, uuid, uuid, boolean) is
  'Bank details as the caller may see them: whole for their owner, which is logged each time, else the last four characters.';

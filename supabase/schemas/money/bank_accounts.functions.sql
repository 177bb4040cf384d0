-- The bank account that buyers who pay later send their money to: its owner enters it once, the team
-- sees it masked, and it is written out only for whoever has placed such an order, and on invoices.

create function private.is_iban(number text)
returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  -- ISO 13616: the first four signs go to the end, letters count from ten, and 97 leaves one over.
  return number ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$' and mod((
    select string_agg(case when sign ~ '[A-Z]' then (ascii(sign) - 55)::text else sign end, '' order by n)
    from regexp_split_to_table(substr(number, 5) || left(number, 4), '') with ordinality t (sign, n))::numeric, 97) = 1;
end
$$;
comment on function private.is_iban(text) is 'Whether the check digits of an IBAN (written together, in capitals) are right.';

create function private.bank_details(of_account uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_strip_nulls(jsonb_build_object('holder', b.holder, 'iban', b.iban, 'account_number', b.account_number,
      'bank_code', b.bank_code, 'bank_name', b.bank_name))
    from public.bank_accounts b where b.account_id = of_account);
end
$$;
comment on function private.bank_details(uuid) is
  'BankDetails {holder, iban or account_number, bank_code, bank_name} of an account, whole; null: none is known. Only for who owes money there.';

create function private.masked_bank_account(of_account uuid)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select private.masked_bank_details(private.bank_details(of_account)) where private.may('money.read', of_account)
$$;
comment on function private.masked_bank_account(uuid) is 'BankDetails with only their last four characters, for those who work in the account.';

create function private.owned_account(of_account uuid)
returns uuid
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if not exists (select from public.accounts a
    where a.id = of_account and a.owner_user_id = (select auth.uid()) and private.may('account.manage', a.id)) then
    perform private.refuse(404, 'not_found', 'Only the owner of an account can do this');
  end if;
  return of_account;
end
$$;
comment on function private.owned_account(uuid) is 'The account, if the caller owns it and may write; otherwise refused.';

create function public.list_bank_accounts()
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('accountId', a.id, 'accountName', a.name,
    'isOwner', a.owner_user_id = (select auth.uid()) and private.may('account.manage', a.id),
    'details', private.masked_bank_account(a.id), 'changedAt', b.updated_at,
    'events', (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'name', e.name) order by e.start_date, e.id), '[]')
      from public.ticket_settings s join public.events e on e.id = s.event_id
      where s.account_id = a.id and s.offline_enabled and s.offline_bank and e.status in ('draft', 'published')))
    order by a.owner_user_id = (select auth.uid()) desc, a.name, a.id), '[]')
  from public.accounts a left join public.bank_accounts b on b.account_id = a.id
  where a.id in (select private.my_accounts('money.read'))
$$;
comment on function public.list_bank_accounts() is
  'BankAccount[]: one of each account the caller works in, their own first; details are masked, or null where none is known.';

create function public.unmask_bank_account(account_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  own uuid := private.owned_account(account_id_param);
  details jsonb := private.bank_details(own);
begin
  if details is null then
    perform private.refuse(404, 'not_found', 'No bank account is known');
  end if;
  perform private.audit(own, 'bank_accounts.unmasked', 'bank_accounts', own::text);
  return public.mask_bank_details_enhanced(details, auth.uid(), auth.uid(), false);
end
$$;
comment on function public.unmask_bank_account(uuid) is
  'BankDetails whole, for the owner alone; logged each time by mask_bank_details_enhanced and in the account''s audit log.';

create function public.save_bank_account(account_id_param uuid, details jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  own uuid := private.owned_account(account_id_param);
  was jsonb := private.masked_bank_details(private.bank_details(own));
  holder text := private.check_text(details ->> 'holder', 70, 'holder', 'A name');
  number text := upper(regexp_replace(coalesce(details ->> 'number', ''), '[\s.-]', '', 'g'));
  code text := nullif(upper(regexp_replace(coalesce(details ->> 'bankCode', ''), '[\s.-]', '', 'g')), '');
  bank text := private.check_text(details ->> 'bankName', 70, 'bankName', 'A bank''s name');
  has_iban boolean := number ~ '^[A-Z]{2}[0-9]{2}';
begin
  perform private.require_plan(own, 'ticket-management');
  if holder is null then
    perform private.refuse(400, 'invalid_input', 'Write whose account it is', 'holder');
  end if;
  if has_iban and not private.is_iban(number) then
    perform private.refuse(400, 'invalid_input', 'A digit of this IBAN is missing or wrong', 'number');
  elsif number !~ '^[A-Z0-9]{4,34}$' then
    perform private.refuse(400, 'invalid_input', 'Write an IBAN or an account number', 'number');
  end if;
  if not has_iban and code is null then
    perform private.refuse(400, 'invalid_input', 'An account number needs the code of its bank', 'bankCode');
  elsif code !~ '^[A-Z0-9]{4,20}$' then
    perform private.refuse(400, 'invalid_input', 'A bank''s code has 4 to 20 letters and digits', 'bankCode');
  end if;
  insert into public.bank_accounts as b (account_id, holder, iban, account_number, bank_code, bank_name)
  values (own, holder, case when has_iban then number end, case when not has_iban then number end, code, bank)
  on conflict (account_id) do update set holder = excluded.holder, iban = excluded.iban,
    account_number = excluded.account_number, bank_code = excluded.bank_code, bank_name = excluded.bank_name;
  -- Where money goes is never in the log itself.
  perform private.audit(own, 'bank_accounts.saved', 'bank_accounts', own::text, was, private.masked_bank_account(own));
  return private.masked_bank_account(own);
end
$$;
comment on function public.save_bank_account(uuid, jsonb) is
  'The owner enters the account {holder, number: an IBAN or an account number, bankCode, bankName}; BankDetails, masked. Audited, masked.';

create function public.remove_bank_account(account_id_param uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  own uuid := private.owned_account(account_id_param);
  was jsonb := private.masked_bank_account(own);
begin
  delete from public.bank_accounts b where b.account_id = own;
  if found then
    perform private.audit(own, 'bank_accounts.removed', 'bank_accounts', own::text, was);
  end if;
end
$$;
comment on function public.remove_bank_account(uuid) is 'Forgets the account; invoices that name it stay as they were issued.';

-- Bank accounts: triggers, grants.

create trigger touch_updated_at before update on public.bank_accounts
for each row execute function private.touch_updated_at();

grant all on public.bank_accounts to service_role;

grant execute on function private.masked_bank_account(uuid), public.list_bank_accounts(), public.unmask_bank_account(uuid),
  public.save_bank_account(uuid, jsonb), public.remove_bank_account(uuid) to authenticated, service_role;

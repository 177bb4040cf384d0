-- Audit: triggers, policies, grants.

create trigger append_only before update or delete on public.audit_log
for each row execute function private.refuse_change();
create trigger append_only_truncate before truncate on public.audit_log
for each statement execute function private.refuse_change();

create policy "owners and admins read their account's audit" on public.audit_log
for select to authenticated using (
  account_id in (select private.my_accounts('audit.read')) or (select private.is_administrator()));

grant select on public.audit_log to authenticated;
grant select, insert on public.audit_log to service_role;

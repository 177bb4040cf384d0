-- Payouts: triggers, policies, grants.

create trigger keep_for_ever before update or delete on public.payout_lines
for each row execute function private.refuse_change();
create trigger touch_updated_at before update on public.payouts
for each row execute function private.touch_updated_at();
create trigger audit_row after insert or update on public.payouts
for each row execute function private.audit_row();

create policy "members see payouts" on public.payouts
for select to authenticated using (account_id in (select private.my_accounts('money.read')));
create policy "members see the lines of payouts" on public.payout_lines
for select to authenticated using (account_id in (select private.my_accounts('money.read')));

grant select on public.payouts, public.payout_lines to authenticated;
grant all on public.payouts to service_role;
grant select, insert on public.payout_lines to service_role;

grant execute on function public.apply_payout(text, text, jsonb, jsonb) to service_role;
grant execute on function public.list_payouts(jsonb), public.get_payout(uuid), public.get_payout_totals() to authenticated, service_role;

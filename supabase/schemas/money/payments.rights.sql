-- Payments: triggers, policies, grants.

create trigger keep_for_ever before delete on public.provider_events
for each row execute function private.refuse_change();
create trigger touch_updated_at before update on public.payments
for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.refunds
for each row execute function private.touch_updated_at();
create trigger audit_row after insert or update on public.refunds
for each row execute function private.audit_row();
create trigger book_payment after insert or update of status on public.payments
for each row when (new.status in ('succeeded', 'mismatch')) execute function private.book_payment();
create trigger book_refund after insert or update of status on public.refunds
for each row when (new.status = 'done') execute function private.book_refund();

create policy "members see payments" on public.payments
for select to authenticated using (
  account_id in (select private.my_accounts('money.read'))
  or event_id in (select private.my_events('money.read')));
create policy "members see refunds" on public.refunds
for select to authenticated using (
  account_id in (select private.my_accounts('money.read'))
  or event_id in (select private.my_events('money.read')));
create policy "administrators see payment events" on public.provider_events
for select to authenticated using ((select private.is_administrator()));

grant select on public.payments, public.refunds, public.provider_events to authenticated;
grant all on public.payments, public.refunds to service_role;
grant select, insert, update on public.provider_events to service_role;

grant execute on function public.begin_payment(text, text, text, bigint, text),
  public.get_refund(uuid) to service_role;

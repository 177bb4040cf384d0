-- Gifts: triggers, policies, grants.

create trigger keep_for_ever before update or delete on public.donation_entries
for each row execute function private.refuse_change();
create trigger book_donation after insert or update of status on public.donations
for each row execute function private.book_donation();
create trigger book_donation_refund after insert or update of status on public.donation_refunds
for each row execute function private.book_donation_refund();
create trigger touch_updated_at before update on public.giving_plans
for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.donations
for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.donation_refunds
for each row execute function private.touch_updated_at();
create trigger audit_row after insert or update or delete on public.giving_plans
for each row execute function private.audit_row();
create trigger audit_row after insert or update or delete on public.donations
for each row execute function private.audit_row();
create trigger audit_row after insert or update on public.donation_refunds
for each row execute function private.audit_row();

create policy "members see giving plans" on public.giving_plans
for select to authenticated using (
  account_id in (select private.my_accounts('giving.read'))
  or campaign_id in (select c.id from public.campaigns c where c.event_id in (select private.my_events('giving.read'))));
create policy "members see donations" on public.donations
for select to authenticated using (
  account_id in (select private.my_accounts('giving.read'))
  or campaign_id in (select c.id from public.campaigns c where c.event_id in (select private.my_events('giving.read'))));
create policy "members see refunds of donations" on public.donation_refunds
for select to authenticated using (
  account_id in (select private.my_accounts('giving.read'))
  or campaign_id in (select c.id from public.campaigns c where c.event_id in (select private.my_events('giving.read'))));
create policy "members see the ledger of donations" on public.donation_entries
for select to authenticated using (
  account_id in (select private.my_accounts('giving.read'))
  or campaign_id in (select c.id from public.campaigns c where c.event_id in (select private.my_events('giving.read'))));

grant select on public.giving_plans, public.donations, public.donation_refunds, public.donation_entries
  to authenticated;
grant all on public.giving_plans, public.donations, public.donation_refunds to service_role;
grant select, insert on public.donation_entries to service_role;

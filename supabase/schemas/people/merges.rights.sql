-- Merges: policies, grants.

create policy "members see merges" on public.guest_merges
for select to authenticated using (account_id in (select private.my_accounts('guests.read_contact')));
create policy "members see who is apart" on public.guests_apart
for select to authenticated using (account_id in (select private.my_accounts('guests.read_contact')));
create policy "writers tell people apart" on public.guests_apart
for insert to authenticated with check (account_id in (select private.my_accounts('guests.write')));
create policy "writers take that back" on public.guests_apart
for delete to authenticated using (account_id in (select private.my_accounts('guests.write')));

grant select (id, account_id, kept_guest_id, kept_name, merged_names, status, created_by, created_at, undone_at)
  on public.guest_merges to authenticated;
grant select, delete, insert (account_id, one_id, other_id) on public.guests_apart to authenticated;
grant all on public.guest_merges, public.guests_apart to service_role;

grant execute on function public.preview_guest_merge(uuid, uuid[], jsonb) to authenticated, service_role;

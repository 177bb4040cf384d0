-- Handing an account over: triggers, policies, grants.

create trigger audit_row after insert or update or delete on public.ownership_offers
for each row execute function private.audit_row();

create policy "the two whom it concerns see an offer" on public.ownership_offers
for select to authenticated using ((select auth.uid()) in (from_user_id, to_user_id));

grant select on public.ownership_offers to authenticated;
grant select, insert, update, delete on public.ownership_offers to service_role;

grant execute on function public.offer_ownership(uuid), public.end_ownership_offer(uuid), public.accept_ownership(uuid)
  to authenticated, service_role;

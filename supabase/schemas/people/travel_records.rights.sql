-- Travel records: triggers, grants.

create trigger touch_updated_at before update on public.travel_records
for each row execute function private.touch_updated_at();

grant all on public.travel_records to service_role;

grant execute on function public.get_masked_travel_data(uuid, uuid) to authenticated, service_role;

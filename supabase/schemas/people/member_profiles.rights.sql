-- Member profiles: triggers, grants.

create trigger keep_words_of_new after insert on public.guests
referencing new table as fresh for each statement execute function private.keep_member_words();
create trigger keep_words_of_changed after update on public.guests
referencing new table as fresh old table as stale for each statement execute function private.keep_member_words();

grant execute on function public.issue_profile_link(uuid), public.send_profile_links(uuid[]) to authenticated, service_role;
grant execute on function public.request_profile_link(text) to service_role;

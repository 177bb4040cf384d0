-- Fields: triggers, grants.

create trigger forget_shown_question after delete on public.event_questions
for each row execute function private.forget_shown_question();

grant execute on function public.list_scan_fields(uuid) to authenticated, service_role;

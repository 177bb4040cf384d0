-- The ends of mails: triggers, grants.

create trigger keep_mail_ends before delete on public.guests
for each row execute function private.keep_ends_of_guest();
create trigger keep_mail_ends before delete on public.event_guests
for each row execute function private.keep_ends_of_place();
create trigger keep_mail_ends before update of token_hash on public.personal_links
for each row when (old.token_hash <> new.token_hash) execute function private.keep_end_of_link();
create trigger keep_mail_wish before insert or update of email, unsubscribed_at on public.guests
for each row execute function private.keep_mail_wish();

grant execute on function public.get_mail_wish(text) to service_role;

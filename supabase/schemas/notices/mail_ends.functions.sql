-- "No more mails", which every mail that is not an order's offers: it acts on an address and a host,
-- and so it outlives the guest, their link and the event.

create function private.keep_mail_ends(links public.personal_links[], of_email text)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into private.mail_ends (token_hash, account_id, email)
  select l.token_hash, l.account_id, lower(trim(of_email))
  from unnest(links) l join public.accounts a on a.id = l.account_id
  where of_email is not null
  on conflict (token_hash) do nothing
$$;
comment on function private.keep_mail_ends(public.personal_links[], text) is
  'Notes whose mails a link ends, before it opens nothing any more; of an account that goes whole nothing is kept.';

create function private.keep_ends_of_guest()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.keep_mail_ends(array(
    select p from public.personal_links p join public.event_guests eg on eg.id = p.event_guest_id
    where eg.guest_id = old.id), old.email);
  if old.email is not null and old.unsubscribed_at is not null and exists (select from public.accounts a where a.id = old.account_id) then
    perform private.suppress_mail(old.email, 'unsubscribed', old.account_id);
  end if;
  return old;
end
$$;
comment on function private.keep_ends_of_guest() is 'A person who is deleted can still end the mails they have, and what they wished stays.';

create function private.keep_ends_of_place()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.keep_mail_ends(
    array(select p from public.personal_links p where p.event_guest_id = old.id),
    (select g.email from public.guests g where g.id = old.guest_id));
  return old;
end
$$;
comment on function private.keep_ends_of_place() is 'Somebody who is taken off an event''s list can still end the mails they have.';

create function private.keep_end_of_link()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.keep_mail_ends(array[old], (
    select g.email from public.event_guests eg join public.guests g on g.id = eg.guest_id where eg.id = old.event_guest_id));
  return new;
end
$$;
comment on function private.keep_end_of_link() is 'A link that was renewed still ends the mails that were sent with it.';

create function private.keep_mail_wish()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and old.unsubscribed_at is not null and old.email is not null
    and new.email is distinct from old.email and new.status <> 'erased' then
    perform private.suppress_mail(old.email, 'unsubscribed', old.account_id);
  end if;
  if new.email is not null and new.unsubscribed_at is null then
    new.unsubscribed_at := (select min(s.created_at) from public.mail_suppressions s
      where s.email = lower(trim(new.email)) and s.account_id = new.account_id and s.kind = 'unsubscribed' and s.topic is null);
  end if;
  return new;
end
$$;
comment on function private.keep_mail_wish() is
  'Whoever comes onto a list with an address that wanted no more mails of this host still wants none, and an address that a person leaves keeps the wish.';

create function private.mail_end_of(token text, out account_id uuid, out email text)
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  select p.account_id, lower(g.email) into account_id, email
  from public.personal_links p
  join public.event_guests eg on eg.id = p.event_guest_id
  join public.guests g on g.id = eg.guest_id
  where p.token_hash = private.hash_token(coalesce(token, ''));
  if account_id is null then
    select e.account_id, e.email into account_id, email from private.mail_ends e
    where e.token_hash = private.hash_token(coalesce(token, ''));
  end if;
end
$$;
comment on function private.mail_end_of(text) is
  'Whose mails the link of a mail ends, and to which address: that of a guest who was taken off, too, of an event that went back to a draft, and of one who was blocked. The address is null for a guest without one; the account for what no mail ever held.';

create function private.wish_mails(of_account uuid, to_email text, wants_mail boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if wants_mail then
    perform private.allow_mail(to_email, 'unsubscribed', of_account);
  else
    perform private.suppress_mail(to_email, 'unsubscribed', of_account);
  end if;
  update public.guests g set unsubscribed_at = case when not wants_mail then coalesce(g.unsubscribed_at, now()) end
  where g.account_id = of_account and g.email = lower(trim(to_email)) and (g.unsubscribed_at is null) <> wants_mail;
end
$$;
comment on function private.wish_mails(uuid, text, boolean) is
  'Whether a host writes to an address: whoever is on their lists with it now, and whoever comes to be.';

create function public.get_mail_wish(token text)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  meant record := private.mail_end_of(token);
begin
  if meant.email is null then
    perform private.refuse_link();
  end if;
  return jsonb_build_object('wantsMail', not exists (
      select from public.mail_suppressions s where s.email = meant.email and s.account_id = meant.account_id
        and s.kind = 'unsubscribed' and s.topic is null)
    and not exists (select from public.guests g
      where g.account_id = meant.account_id and g.email = meant.email and g.unsubscribed_at is not null));
end
$$;
comment on function public.get_mail_wish(text) is
  'Whether the mails that a link came with still come: {wantsMail}. It works when the link opens nothing else any more, and says neither who they go to nor whose they are.';

create function private.forget_mail_ends(person public.guests)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from private.mail_ends e where e.account_id = person.account_id and e.email = lower(trim(person.email));
$$;
comment on function private.forget_mail_ends(public.guests) is 'The links of former places on lists.';

-- Whether a mail may go: the one rule, which every mail asks at the moment of sending.

create function private.mail_stopped_by(to_email text, from_account_id uuid, about text)
returns text
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  address text := lower(trim(to_email));
  essential boolean := coalesce((select t.is_essential from private.mail_topics t where t.topic = about), false);
begin
  return coalesce(
    case when private.is_sandbox(from_account_id) or address like '%.invalid' then 'demo' end,
    (select s.kind from public.mail_suppressions s
    where s.email = address and case s.kind
      when 'hard_bounce' then true
      when 'complaint' then about <> 'sign_in'
      when 'manual' then case when s.account_id is null then about <> 'sign_in'
        else s.account_id = from_account_id and not essential end
      else s.account_id = from_account_id and not essential and (s.topic is null or s.topic = about) end
    order by array_position(array['hard_bounce', 'complaint', 'manual', 'unsubscribed'], s.kind) limit 1),
    case when not essential and exists (select from public.guests g
      where g.account_id = from_account_id and g.email = address and g.unsubscribed_at is not null) then 'unsubscribed' end);
end
$$;
comment on function private.mail_stopped_by(text, uuid, text) is
  'What keeps a mail of an account (null: the product itself) about a topic from an address: demo, hard_bounce, complaint, manual or unsubscribed; null when it may go. A hard bounce stops all; a complaint all but links that somebody asks for to sign in; an unsubscribed address still gets what is essential (orders, tickets, changes).';

create function private.may_mail(to_email text, from_account_id uuid, about text)
returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return private.mail_stopped_by(to_email, from_account_id, about) is null;
end
$$;
comment on function private.may_mail(text, uuid, text) is 'Whether an address may be written to about a topic, now.';

create function private.suppress_mail(
  to_email text, why text, for_account_id uuid default null, about text default null, said text default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.mail_suppressions (email, kind, account_id, topic, reason, created_by)
  values (lower(trim(to_email)), why, for_account_id, about, left(said, 300), auth.uid())
  on conflict do nothing;
end
$$;
comment on function private.suppress_mail(text, text, uuid, text, text) is
  'Keeps mails from an address from now on: kind, and for unsubscribed and manual the account and, where only one topic is left off, the topic.';

create function private.allow_mail(to_email text, why text, for_account_id uuid default null, about text default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.mail_suppressions s
  where s.email = lower(trim(to_email)) and s.kind = why and s.account_id is not distinct from for_account_id
    and s.topic is not distinct from about;
end
$$;
comment on function private.allow_mail(text, text, uuid, text) is 'Takes one suppression back: a subscriber who comes back, a list that was mistaken.';

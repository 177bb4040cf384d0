-- Sender domains: chosen, looked up, and told to each mail as it goes.

create function private.sender_view(sender private.sender_domains)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', sender.id, 'domain', sender.domain, 'localPart', sender.local_part, 'fromName', sender.from_name,
    'replyTo', sender.reply_to, 'selector', sender.selector, 'publicKey', sender.public_key, 'records', sender.records,
    'checkedAt', sender.checked_at, 'state', case when sender.lost_at is not null then 'lost'
      when sender.verified_at is not null then 'verified' else 'waiting' end)
$$;
comment on function private.sender_view(private.sender_domains) is 'SenderDomain: nothing of the closed key.';

create function private.sender_settings(of_account uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return jsonb_build_object('accountId', of_account, 'spf', private.server_setting('senderSpf'),
    'domain', (select private.sender_view(s) from private.sender_domains s where s.account_id = of_account));
end
$$;
comment on function private.sender_settings(uuid) is
  'SenderSettings: {accountId, spf, domain}. spf is what lets this server send for a domain; null where a mail service sends and signs by itself.';

create function public.get_sender_settings()
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  perform private.require_permission('messages.send', private.chosen_account());
  return private.sender_settings(private.chosen_account());
end
$$;
comment on function public.get_sender_settings() is 'From which domain the chosen account''s mails go, for who sends messages: SenderSettings.';

create function public.save_sender_domain(sender jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  of_account uuid := private.chosen_account();
  known private.sender_domains;
  wanted text := rtrim(lower(trim(sender ->> 'domain')), '.');
  local text := lower(trim(sender ->> 'localPart'));
  called text := private.check_text(sender ->> 'fromName', 100, 'fromName', 'The name');
  answers text := private.check_email(sender ->> 'replyTo', 'replyTo');
begin
  perform private.require_permission('messages.send', of_account);
  perform private.require_plan(of_account, 'email-campaigns');
  if not private.is_sender_domain(wanted) then
    perform private.refuse(400, 'invalid_input', 'Write the domain alone, such as mail.example.org', 'domain');
  elsif coalesce(local, '') !~ '^[a-z0-9]([a-z0-9._+-]{0,62}[a-z0-9])?$' or local ~ '\.\.' then
    perform private.refuse(400, 'invalid_input', 'Letters, digits, dots and dashes can stand before the @', 'localPart');
  elsif called is null or called ~ '[\u0001-\u001f\u007f\u2028\u2029]' then
    perform private.refuse(400, 'invalid_input', 'Write the name that readers see', 'fromName');
  elsif answers is null then
    perform private.refuse(400, 'invalid_input', 'Write the address that answers go to', 'replyTo');
  elsif private.server_setting('senderSpf') is null then
    perform private.refuse(409, 'conflict', 'The mail service of this installation sends and signs by itself');
  end if;
  -- Another domain begins anew, with a key of its own.
  delete from private.sender_domains s where s.account_id = of_account and s.domain <> wanted;
  insert into private.sender_domains (account_id, domain, local_part, from_name, reply_to, selector, created_by)
  values (of_account, wanted, local, called, answers, 'jubilee-' || left(md5(of_account::text), 8), auth.uid())
  on conflict (account_id) do update
  set local_part = excluded.local_part, from_name = excluded.from_name, reply_to = excluded.reply_to
  returning * into known;
  perform private.audit(of_account, 'sender_domains.saved', 'sender_domains', known.id::text, null,
    jsonb_build_object('domain', known.domain, 'localPart', known.local_part));
  return private.sender_settings(of_account);
end
$$;
comment on function public.save_sender_domain(jsonb) is
  'The chosen account''s sender {domain, localPart, fromName, replyTo}, for who sends messages; another domain takes the place of the one before. SenderSettings.';

create function public.remove_sender_domain()
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  of_account uuid := private.chosen_account();
  known private.sender_domains;
begin
  perform private.require_permission('messages.send', of_account);
  delete from private.sender_domains s where s.account_id = of_account returning * into known;
  if known.id is not null then
    perform private.audit(of_account, 'sender_domains.removed', 'sender_domains', known.id::text,
      jsonb_build_object('domain', known.domain), null);
  end if;
  return private.sender_settings(of_account);
end
$$;
comment on function public.remove_sender_domain() is 'Mails go from the product''s own address again; the key is gone. SenderSettings.';

-- Looked up ------------------------------------------------------------------------------------------

create function public.list_due_sender_domains()
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(due.id), '[]') from (
    select s.id from private.sender_domains s
    where s.checked_at is null or s.checked_at < now() - case
      when s.verified_at is null and s.created_at > now() - interval '3 days' then interval '15 minutes' else interval '6 hours' end
    order by s.checked_at nulls first limit 20) due
$$;
comment on function public.list_due_sender_domains() is
  'Ids of domains whose records are to be looked up: new ones every quarter of an hour, others four times a day.';

create function public.get_sender_check(sender_id_param uuid)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select private.sender_view(s) || jsonb_build_object('spf', private.server_setting('senderSpf'))
  from private.sender_domains s where s.id = sender_id_param
$$;
comment on function public.get_sender_check(uuid) is 'What a look-up needs: SenderDomain with spf; null when it was taken away.';

create function public.keep_sender_key(sender_id_param uuid, public_key_param text, sealed_key_param text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.sender_domains s set public_key = public_key_param, sealed_key = sealed_key_param
  where s.id = sender_id_param and s.public_key is null;
  return (select s.public_key from private.sender_domains s where s.id = sender_id_param);
end
$$;
comment on function public.keep_sender_key(uuid, text, text) is
  'The key that the server made for a domain, once: of two at the same time the first stays. The public part that is kept.';

create function public.note_sender_check(sender_id_param uuid, records_param jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  sender private.sender_domains;
  is_right boolean := jsonb_array_length(records_param) = 3 and not exists (
    select from jsonb_array_elements(records_param) r where r ->> 'state' <> 'right');
  is_wrong boolean := exists (select from jsonb_array_elements(records_param) r where r ->> 'state' not in ('right', 'unknown'));
begin
  select * into sender from private.sender_domains s where s.id = sender_id_param for update;
  if sender.id is null then
    return;
  end if;
  update private.sender_domains s set records = records_param, checked_at = now(),
    verified_at = case when is_right then coalesce(s.verified_at, now()) else s.verified_at end,
    lost_at = case when is_right then null when is_wrong and s.verified_at is not null then coalesce(s.lost_at, now()) else s.lost_at end
  where s.id = sender.id;
  if is_wrong and sender.verified_at is not null and sender.lost_at is null then
    perform private.notify(array(
      select a.owner_user_id from public.accounts a where a.id = sender.account_id
      union select sender.created_by where sender.created_by is not null),
      'sender_domain', jsonb_build_object('domain', sender.domain), sender.account_id, null, sender.id);
  end if;
end
$$;
comment on function public.note_sender_check(uuid, jsonb) is
  'How the three records stand. All right: mails go from the domain. One gone that was right: they go from the product''s own address, and the owner and who chose it are told, once. What could not be looked up changes nothing.';

create function private.is_over_sender_domain(told public.notices)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select not exists (select from private.sender_domains s where s.id = told.subject_id and s.lost_at is not null)
$$;
comment on function private.is_over_sender_domain(public.notices) is 'Its records are right again, or it was taken away.';

-- A mail that goes ------------------------------------------------------------------------------------

create function private.mail_sender(of_account uuid, about text)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if about not in ('campaigns', 'announcements') then
    return null;
  end if;
  return (select jsonb_build_object('name', s.from_name, 'address', s.local_part || '@' || s.domain, 'replyTo', s.reply_to,
      'domain', s.domain, 'selector', s.selector, 'sealedKey', s.sealed_key)
    from private.sender_domains s where s.account_id = of_account and s.verified_at is not null and s.lost_at is null
      and private.account_plan_rank(of_account) >= (select private.plan_rank(g.required_plan) from public.plan_gates g where g.feature_key = 'email-campaigns'));
end
$$;
comment on function private.mail_sender(uuid, text) is
  'From whom a campaign''s or an announcement''s mail goes where its account has a domain whose records are right: {name, address, replyTo, domain, selector, sealedKey}; null: from the product''s own address.';

-- Support: what people ask the operator, with a reference number, a state and the answers.

create function private.tell_operators(about_message_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.enqueue_job('support_arrived',
    jsonb_build_object('messageId', about_message_id, 'to', u.email),
    'support_arrived:' || about_message_id || ':' || u.id)
  from public.administrators a join auth.users u on u.id = a.user_id
  where u.email is not null
$$;
comment on function private.tell_operators(uuid) is 'A mail to each administrator about a new message.';

create function public.submit_support_request(payload jsonb, user_id_param uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.support_requests;
  random bytea := extensions.gen_random_bytes(7);
  alphabet constant text := '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
  letters text := '';
  message_id uuid;
begin
  for n in 0..6 loop
    letters := letters || substr(alphabet, get_byte(random, n) % 31 + 1, 1);
  end loop;
  insert into public.support_requests
      (reference, user_id, name, email, topic, subject, page, priority, submit_key)
    values (
      'S-' || substr(letters, 1, 3) || '-' || substr(letters, 4), user_id_param,
      payload ->> 'name', payload ->> 'email', payload ->> 'topic', payload ->> 'subject',
      payload ->> 'page',
      coalesce((select s.plan_type = 'business' from public.subscriptions s
        where s.user_id = user_id_param), false),
      payload ->> 'submitKey')
    on conflict (submit_key) do nothing
    returning * into request;
  if request.id is null then
    select * into request from public.support_requests r where r.submit_key = payload ->> 'submitKey';
    return jsonb_build_object('reference', request.reference, 'createdAt', request.created_at);
  end if;
  insert into public.support_messages (request_id, author, author_user_id, body)
    values (request.id, 'requester', user_id_param, payload ->> 'message')
    returning id into message_id;
  perform private.enqueue_job('support_received', jsonb_build_object('messageId', message_id));
  perform private.tell_operators(message_id);
  perform private.audit(private.account_of_user(user_id_param), 'support_requests.insert',
    'support_requests', request.id::text, null,
    jsonb_build_object('reference', request.reference, 'topic', request.topic), user_id_param);
  return jsonb_build_object('reference', request.reference, 'createdAt', request.created_at);
end
$$;
comment on function public.submit_support_request(jsonb, uuid) is
  'Stores {name, email, topic, subject, message, page, submitKey} and writes to both sides: {reference, createdAt}. The same submitKey stores once. For the contact function.';

create function public.add_support_message(request_id_param uuid, body_param text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.support_requests;
  as_operator boolean := private.is_administrator();
  text_sent text := btrim(coalesce(body_param, ''));
  message_id uuid;
begin
  select * into request from public.support_requests r
  where r.id = request_id_param and (as_operator or r.user_id = (select auth.uid()))
  for update;
  if request.id is null then
    perform private.refuse(404, 'not_found', 'There is no such request');
  end if;
  -- An administrator who wrote in for themselves speaks as the requester of that request.
  as_operator := as_operator and request.user_id is distinct from (select auth.uid());
  if text_sent = '' then
    perform private.refuse(422, 'invalid_input', 'Write your message first', 'body');
  elsif length(text_sent) > 5000 then
    perform private.refuse(422, 'invalid_input', 'A message can have up to 5000 characters', 'body');
  elsif (select count(*) from public.support_messages m where m.request_id = request.id
    and m.author_user_id = (select auth.uid()) and m.created_at > now() - interval '1 hour') >= 20 then
    perform private.refuse(429, 'too_many_requests', 'That is a lot of messages. Write again in an hour');
  end if;
  insert into public.support_messages (request_id, author, author_user_id, body)
    values (request.id, case when as_operator then 'operator' else 'requester' end,
      (select auth.uid()), text_sent)
    returning id into message_id;
  update public.support_requests r
  set status = case when as_operator then 'answered' else 'open' end
  where r.id = request.id;
  if as_operator then
    perform private.enqueue_job('support_answered', jsonb_build_object('messageId', message_id));
  else
    perform private.tell_operators(message_id);
  end if;
  perform private.audit(private.account_of_user(request.user_id), 'support_messages.insert',
    'support_requests', request.id::text, jsonb_build_object('status', request.status),
    jsonb_build_object('status', case when as_operator then 'answered' else 'open' end));
  return message_id;
end
$$;
comment on function public.add_support_message(uuid, text) is
  'Writes on: the requester opens the request again, an administrator answers it; the other side gets a mail.';

create function public.set_support_state(request_id_param uuid, status_param text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.support_requests;
begin
  select * into request from public.support_requests r
  where r.id = request_id_param
    and (r.user_id = (select auth.uid()) or private.is_administrator())
  for update;
  if request.id is null then
    perform private.refuse(404, 'not_found', 'There is no such request');
  elsif status_param not in ('open', 'answered', 'closed') or status_param is null then
    perform private.refuse(422, 'invalid_input', 'A request is open, answered or closed', 'status');
  elsif status_param = 'answered' and not private.is_administrator() then
    perform private.refuse(403, 'not_allowed', 'Only the operator marks a request as answered', 'status');
  end if;
  update public.support_requests r set status = status_param where r.id = request.id;
  perform private.audit(private.account_of_user(request.user_id), 'support_requests.update',
    'support_requests', request.id::text, jsonb_build_object('status', request.status),
    jsonb_build_object('status', status_param));
end
$$;
comment on function public.set_support_state(uuid, text) is
  'Closes or opens a request: its own requester, or an administrator.';

create function private.support_source(job public.jobs)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'to', case job.kind when 'support_arrived' then job.payload ->> 'to' else r.email end,
    'name', r.name, 'email', r.email, 'reference', r.reference, 'topic', r.topic,
    'subject', r.subject, 'page', r.page, 'priority', r.priority, 'hasAccount', r.user_id is not null,
    'message', m.body, 'requestId', r.id)
  from public.support_messages m
  join public.support_requests r on r.id = m.request_id
  where m.id::text = job.payload ->> 'messageId'
$$;
comment on function private.support_source(public.jobs) is
  'What a support mail says and to whom it goes; null when the request is gone.';

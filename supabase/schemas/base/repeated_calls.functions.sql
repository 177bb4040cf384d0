-- Calls that are sent again: the same submit makes nothing more.

create function private.first_submit(submit_scope text, submit_key text, request jsonb, made_id uuid default null)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  inserted boolean;
begin
  if submit_key is null or length(submit_key) not between 8 and 200 then
    perform private.refuse(400, 'invalid_input', 'Reload the page and send again', 'idempotencyKey');
  end if;
  insert into private.idempotency_keys (scope, key, request_hash, result_id)
  values (submit_scope, submit_key, sha256(convert_to(request::text, 'UTF8')), made_id)
  on conflict do nothing
  returning true into inserted;
  return coalesce(inserted, false);
end
$$;
comment on function private.first_submit(text, text, jsonb, uuid) is
  'True for the first time a request comes with its key; a second one waits for the first to end. What it makes is remembered now, where it is known, or by finish_submit.';

create function private.finish_submit(submit_scope text, submit_key text, request jsonb, made_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.idempotency_keys k set result_id = made_id
    where k.scope = submit_scope and k.key = submit_key
      and k.request_hash = sha256(convert_to(request::text, 'UTF8'));
end
$$;
comment on function private.finish_submit(text, text, jsonb, uuid) is 'Remembers what a submit made.';

create function private.submitted(submit_scope text, submit_key text, request jsonb)
returns uuid
language sql stable
security definer
set search_path = ''
as $$
  select k.result_id from private.idempotency_keys k
  where k.scope = submit_scope and k.key = submit_key
    and k.request_hash = sha256(convert_to(request::text, 'UTF8'))
$$;
comment on function private.submitted(text, text, jsonb) is 'What the same request made before.';

-- Audit: who changed what, and when.

-- Audit -------------------------------------------------------------------------------------------

create function private.audit(
  audited_account_id uuid, audited_action text, audited_type text, audited_id text,
  before_value jsonb default null, after_value jsonb default null, actor_id uuid default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if coalesce(current_setting('jubilee.in_sandbox', true), '') <> '' or private.is_sandbox(audited_account_id) then
    return;
  end if;
  insert into public.audit_log
      (account_id, actor_user_id, actor_role, action, resource_type, resource_id, before, after)
    values (
      audited_account_id, coalesce(actor_id, auth.uid()), coalesce(auth.role(), 'server'),
      audited_action, audited_type, audited_id, before_value, after_value);
end
$$;
comment on function private.audit(uuid, text, text, text, jsonb, jsonb, uuid) is
  'Writes one audit row; none of a demo, of which nothing is kept.';

create function private.audit_row()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - 'token_hash' end;
  is_now jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - 'token_hash' end;
  row_now jsonb := coalesce(is_now, was);
begin
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(o.key, o.value), jsonb_object_agg(n.key, n.value) into was, is_now
    from jsonb_each(was) o join jsonb_each(is_now) n on n.key = o.key
    where o.value is distinct from n.value and o.key <> 'updated_at';
    if was is null then
      return null;
    end if;
  end if;
  perform private.audit(
    case when tg_table_name = 'accounts' then (row_now ->> 'id')::uuid
      else (row_now ->> 'account_id')::uuid end,
    tg_table_name || '.' || lower(tg_op), tg_table_name,
    coalesce(row_now ->> 'id', row_now ->> 'user_id'), was, is_now);
  return null;
end
$$;
comment on function private.audit_row() is 'Audits a row''s change: whole on insert and delete, the changed columns on update.';

create function private.refuse_change()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and tg_level = 'ROW' and private.is_sandbox((to_jsonb(old) ->> 'account_id')::uuid) then
    return old;
  end if;
  perform private.refuse(405, 'not_allowed', 'This record can only be added to');
  return null;
end
$$;
comment on function private.refuse_change() is 'Keeps a table append-only for everyone; what is a demo''s goes with it.';

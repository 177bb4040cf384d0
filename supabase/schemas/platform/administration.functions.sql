-- Administration: who administers, and what administrators do to accounts, links and jobs.
-- Every call checks the caller's rights itself and writes the audit log with the reason.

create function private.require_reason(reason text)
returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  if coalesce(trim(reason), '') = '' then
    perform private.refuse(400, 'invalid_input', 'Say why; it goes into the audit log', 'reason_param');
  end if;
  return left(trim(reason), 500);
end
$$;
comment on function private.require_reason(text) is 'What an administrator says about a step, never empty.';

create function private.require_user(wanted uuid)
returns void
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if not exists (select from auth.users u where u.id = wanted) then
    perform private.refuse(404, 'not_found', 'There is no such user', 'user_id_param');
  end if;
end
$$;
comment on function private.require_user(uuid) is 'Refuses an unknown user.';

-- Administrators ----------------------------------------------------------------------------------

create function public.list_administrators()
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  perform private.require_right();
  return (select coalesce(jsonb_agg(jsonb_build_object(
      'userId', a.user_id, 'name', p.display_name, 'email', u.email, 'rights', to_jsonb(a.rights),
      'createdAt', a.created_at, 'lastSignInAt', u.last_sign_in_at,
      'isLast', 'administrators' = any (a.rights) and 1 = (
        select count(*) from public.administrators o where 'administrators' = any (o.rights)))
      order by a.created_at, u.email), '[]')
    from public.administrators a
    join auth.users u on u.id = a.user_id
    join public.profiles p on p.user_id = a.user_id);
end
$$;
comment on function public.list_administrators() is
  '[{userId, name, email, rights, createdAt, lastSignInAt, isLast}]; isLast: nobody else may appoint administrators.';

create function private.keep_one_administrator()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (select from public.administrators a where 'administrators' = any (a.rights))
    -- The person themself is deleted, or the database is emptied.
    and exists (select from auth.users u where u.id = old.user_id) then
    perform private.refuse(409, 'conflict',
      'The last administrator stays: somebody must be able to appoint others', 'user_id_param');
  end if;
  return null;
end
$$;
comment on function private.keep_one_administrator() is 'At least one administrator may appoint others, always.';

create function private.appoint(address text, rights_param text[])
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  found public.administrators;
  person auth.users;
begin
  lock table public.administrators in share row exclusive mode;
  select * into person from auth.users u where u.email = lower(trim(address));
  if person.id is null then
    perform private.refuse(404, 'not_found', 'Nobody has an account with this address yet', 'email_param');
  end if;
  if person.email_confirmed_at is null then
    perform private.refuse(409, 'conflict', 'This address is not confirmed yet', 'email_param');
  end if;
  if person.banned_until > now() then
    perform private.refuse(409, 'conflict', 'This account is suspended', 'email_param');
  end if;
  if coalesce(cardinality(rights_param), 0) = 0
    or not rights_param <@ array['administrators', 'users', 'content', 'system'] then
    perform private.refuse(400, 'invalid_input', 'Choose at least one right', 'rights_param');
  end if;
  insert into public.administrators as a (user_id, rights) values (person.id, rights_param)
  on conflict (user_id) do update set rights = excluded.rights
  returning * into found;
  return found.user_id;
end
$$;
comment on function private.appoint(text, text[]) is
  'Makes the owner of an address an administrator, or changes what they may change. Audited by the row.';

create function public.set_administrator(email_param text, rights_param text[])
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_right('administrators');
  return private.appoint(email_param, rights_param);
end
$$;
comment on function public.set_administrator(text, text[]) is
  'An administrator appoints another, or changes what they may change.';

create function public.appoint_administrator(email_param text)
returns uuid
language sql
security definer
set search_path = ''
as $$ select private.appoint(email_param, array['administrators', 'users', 'content', 'system']) $$;
comment on function public.appoint_administrator(text) is
  'For the operator of an installation, by the secret key: makes the owner of an address an administrator with all rights, the first one above all.';

create function public.remove_administrator(user_id_param uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_right('administrators');
  lock table public.administrators in share row exclusive mode;
  delete from public.administrators a where a.user_id = user_id_param;
  if not found then
    perform private.refuse(404, 'not_found', 'This person is no administrator', 'user_id_param');
  end if;
end
$$;
comment on function public.remove_administrator(uuid) is 'Takes all rights; the last who may appoint others stays. Audited by the row.';

create function public.has_admin_right(right_param text)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select exists (select from public.administrators a
    where a.user_id = (select auth.uid()) and right_param = any (a.rights))
$$;
comment on function public.has_admin_right(text) is 'Whether the caller is an administrator with this right.';

-- Accounts ----------------------------------------------------------------------------------------

create function public.suspend_user(user_id_param uuid, reason_param text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  why text := private.require_reason(reason_param);
begin
  perform private.require_right('users');
  perform private.require_user(user_id_param);
  if exists (select from public.administrators a where a.user_id = user_id_param) then
    perform private.refuse(409, 'conflict', 'Take the administrator''s rights away first', 'user_id_param');
  end if;
  update public.accounts a set status = 'suspended', suspended_at = now()
  where a.owner_user_id = user_id_param and a.status = 'active';
  update auth.users u set banned_until = now() + interval '100 years' where u.id = user_id_param;
  perform public.end_auth_sessions(user_id_param);
  perform private.audit(private.account_of_user(user_id_param), 'accounts.suspended', 'users',
    user_id_param::text, null, jsonb_build_object('reason', why));
end
$$;
comment on function public.suspend_user(uuid, text) is
  'Stops an account: signed out everywhere, no sign-in, its links show the neutral page; nothing is deleted. Audited.';

create function public.restore_user(user_id_param uuid, reason_param text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  why text := private.require_reason(reason_param);
begin
  perform private.require_right('users');
  perform private.require_user(user_id_param);
  update public.accounts a set status = 'active', suspended_at = null
  where a.owner_user_id = user_id_param and a.status = 'suspended';
  if not found then
    perform private.refuse(409, 'conflict', 'This account is not suspended', 'user_id_param');
  end if;
  update auth.users u set banned_until = null where u.id = user_id_param;
  perform private.audit(private.account_of_user(user_id_param), 'accounts.restored', 'users',
    user_id_param::text, null, jsonb_build_object('reason', why));
end
$$;
comment on function public.restore_user(uuid, text) is 'Lifts a suspension; links open again and the person can sign in. Audited.';

create function public.extend_trial(user_id_param uuid, days_param integer, reason_param text)
returns timestamptz
language plpgsql
security definer
set search_path = ''
as $$
declare
  why text := private.require_reason(reason_param);
  ends timestamptz;
begin
  perform private.require_right('users');
  perform private.require_user(user_id_param);
  if days_param is null or days_param not between 1 and 90 then
    perform private.refuse(400, 'invalid_input', 'A trial is made longer by 1 to 90 days', 'days_param');
  end if;
  insert into public.subscriptions (user_id) values (user_id_param) on conflict (user_id) do nothing;
  update public.subscriptions s set
    is_trial = true,
    trial_start_at = case when s.is_trial then coalesce(s.trial_start_at, now()) else now() end,
    trial_end_at = greatest(case when s.is_trial then s.trial_end_at end, now()) + make_interval(days => days_param)
  where s.user_id = user_id_param and s.plan_type = 'free'
  returning s.trial_end_at into ends;
  if ends is null then
    perform private.refuse(409, 'conflict', 'This user has a paid plan; a trial would add nothing', 'user_id_param');
  end if;
  insert into private.trials (user_id, email)
  select u.id, lower(u.email) from auth.users u where u.id = user_id_param and u.email is not null
  on conflict do nothing;
  perform private.audit(private.account_of_user(user_id_param), 'trial.extended', 'subscriptions',
    user_id_param::text, null, jsonb_build_object('days', days_param, 'endsAt', ends, 'reason', why));
  return ends;
end
$$;
comment on function public.extend_trial(uuid, integer, text) is
  'Adds days to a trial that runs, or starts one; only on the free plan. When it ends. Audited.';

-- Links and jobs ----------------------------------------------------------------------------------

create function public.unsuspend_share_link(link_id uuid, reason_param text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  why text := private.require_reason(reason_param);
begin
  perform private.require_right('content');
  update public.share_links l set suspended_at = null where l.id = link_id and l.suspended_at is not null;
  if not found then
    perform private.refuse(404, 'not_found', 'There is no such suspended link', 'link_id');
  end if;
  perform private.audit(null, 'share_links.unsuspended', 'share_links', link_id::text, null,
    jsonb_build_object('reason', why));
end
$$;
comment on function public.unsuspend_share_link(uuid, text) is 'Lets a suspended link open again; audited.';

create function public.retry_jobs(kind_param text default null, job_id_param uuid default null)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  put_back integer;
begin
  perform private.require_right('system');
  update public.jobs j
  set status = 'queued', attempts = 0, run_at = now(), locked_until = null, finished_at = null
  where j.status = 'failed' and (job_id_param is null or j.id = job_id_param)
    and (kind_param is null or j.kind = kind_param)
    and (kind_param is not null or job_id_param is not null);
  get diagnostics put_back = row_count;
  if put_back = 0 then
    perform private.refuse(404, 'not_found', 'There is no such failed job', 'job_id_param');
  end if;
  perform private.audit(null, 'jobs.retried', 'jobs', coalesce(job_id_param::text, kind_param), null,
    jsonb_build_object('count', put_back, 'kind', kind_param));
  return put_back;
end
$$;
comment on function public.retry_jobs(text, uuid) is
  'Puts one failed job, or all of a kind, back into the queue; tells how many. Audited.';

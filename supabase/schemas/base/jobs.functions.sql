-- Jobs: work that is done after a call, such as mails, kept until it is done.

-- Jobs --------------------------------------------------------------------------------------------

create function private.enqueue_job(
  job_kind text, job_payload jsonb, job_dedupe_key text default null, job_run_at timestamptz default now())
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.jobs (kind, payload, dedupe_key, run_at)
    values (job_kind, job_payload, job_dedupe_key, job_run_at)
    on conflict (dedupe_key) do nothing;
end
$$;
comment on function private.enqueue_job(text, jsonb, text, timestamptz) is 'Adds work once per dedupe key.';

create function public.claim_jobs(max_jobs integer default 20)
returns setof public.jobs
language sql
security definer
set search_path = ''
as $$
  update public.jobs j
  set status = 'running', attempts = j.attempts + 1, locked_until = now() + interval '2 minutes'
  where j.id in (
    select due.id from public.jobs due
    where due.status in ('queued', 'running') and due.run_at <= now()
      and (due.locked_until is null or due.locked_until < now())
    order by due.run_at
    limit least(max_jobs, 100)
    for update skip locked)
  returning j.*
$$;
comment on function public.claim_jobs(integer) is 'Takes due jobs for two minutes; a crashed runner''s jobs come back.';

create function public.hold_jobs(claimed jsonb)
returns setof uuid
language sql
security definer
set search_path = ''
as $$
  update public.jobs j set locked_until = now() + interval '2 minutes'
  where j.id in (select c.key::uuid from jsonb_each(claimed) c) and j.status = 'running'
    and j.attempts = (claimed ->> j.id::text)::integer
  returning j.id
$$;
comment on function public.hold_jobs(jsonb) is
  '{jobId: its attempts when it was claimed}: holds them for two minutes more. Those that are not answered were claimed by another runner meanwhile.';

create function public.finish_job(job_id uuid, error text default null)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.jobs j
  set status = case
        when finish_job.error is null then 'done'
        when j.attempts >= j.max_attempts then 'failed'
        else 'queued' end,
      run_at = case when finish_job.error is null then j.run_at
        else now() + (interval '30 seconds' * power(2, least(j.attempts, 10))) end,
      locked_until = null,
      last_error = left(finish_job.error, 2000),
      finished_at = case when finish_job.error is null or j.attempts >= j.max_attempts then now() end
  where j.id = finish_job.job_id
$$;
comment on function public.finish_job(uuid, text) is 'Ends a job, or puts it back with growing pauses when it failed.';

create function private.drop_pointless_mails(job_ids uuid[])
returns void
language sql
security definer
set search_path = ''
as $$
  update public.mail_deliveries d set status = 'dropped', reason = 'pointless', ended_at = now()
  where d.key = any (job_ids::text[]) and d.status = 'queued'
$$;
comment on function private.drop_pointless_mails(uuid[]) is 'The mails of jobs whose reason is gone say so.';

create function public.get_job_source(job_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  job public.jobs;
  noun text;
  source jsonb;
begin
  select * into job from public.jobs j where j.id = job_id;
  noun := job.kind;
  while noun <> '' loop
    if to_regprocedure(format('private.%I(public.jobs)', noun || '_source')) is not null then
      execute format('select private.%I($1)', noun || '_source') using job into source;
      if source is null then
        perform private.drop_pointless_mails(array[job.id]);
      end if;
      return source;
    end if;
    noun := coalesce(substring(noun from '^(.*)_[^_]*$'), '');
  end loop;
  return null;
end
$$;
comment on function public.get_job_source(uuid) is
  'What a job needs to be done: {to, name, locale, …} of a mail, or what it was given; null when it became pointless, which its mail then says. An area tells it by private.<kind>_source(job), or by <beginning of kind>_source for several kinds.';

create function public.get_job_sources(job_ids uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  of_kind text;
  ids uuid[];
  pointless uuid[];
  part jsonb;
  told jsonb := '{}';
begin
  for of_kind, ids in select j.kind, array_agg(j.id) from public.jobs j where j.id = any (job_ids) group by j.kind loop
    execute format('select jsonb_object_agg(i, s.source), array_agg(i) filter (where s.source is null)
      from unnest($1) i left join private.%I($1) s on s.job_id = i', of_kind || '_sources')
    using ids into part, pointless;
    told := told || part;
    perform private.drop_pointless_mails(pointless);
  end loop;
  return told;
end
$$;
comment on function public.get_job_sources(uuid[]) is
  '{jobId: what get_job_source tells of it} for many jobs in one call, of kinds that can: an area tells them by private.<kind>_sources(job_ids).';

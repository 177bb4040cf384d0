-- Jobs: triggers, policies, grants.

create trigger note_invitation_mail after update of status on public.jobs
for each row when (new.kind = 'invitation' and new.status in ('done', 'failed'))
execute function private.note_invitation_mail();

create policy "administrators read jobs" on public.jobs
for select to authenticated using ((select private.is_administrator()));

grant select on public.jobs to authenticated;
grant all on public.jobs to service_role;

grant execute on function public.claim_jobs(integer), public.hold_jobs(jsonb), public.finish_job(uuid, text)
  to service_role;
grant execute on function public.get_job_source(uuid), public.get_job_sources(uuid[]) to service_role;

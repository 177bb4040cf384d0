-- Jobs: what each needs is told by a function that is found by the name of its kind, or of its kind's beginning.
begin;
select plan(9);
select tests.add_user('host');

-- Kinds that functions put into the queue by name; plan_notice asks by a call of its own.
create temp view kinds as
select distinct m[1] as kind from pg_proc p, regexp_matches(p.prosrc, 'enqueue_job\(''(\w+)''(?!\s*\|\|)', 'g') m
where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and m[1] <> 'plan_notice';

create function pg_temp.has_source(kind text) returns boolean language sql as $$
  select coalesce(bool_or(to_regprocedure('private.' || array_to_string(words[1:n], '_') || '_source(public.jobs)') is not null), false)
  from (select string_to_array(kind, '_') as words) w, generate_series(1, cardinality(words)) n $$;

select cmp_ok((select count(*)::int from kinds), '>', 25, 'there are kinds of jobs');
select is_empty('select kind from kinds where not pg_temp.has_source(kind)', 'each tells what it needs');

create function private.lost_source(job public.jobs) returns jsonb language sql set search_path = ''
as $$ select jsonb_build_object('by', 'beginning', 'what', job.payload ->> 'what') $$;
create function private.lost_found_source(job public.jobs) returns jsonb language sql set search_path = ''
as $$ select jsonb_build_object('by', 'kind', 'what', job.payload ->> 'what') $$;
create function pg_temp.told(kind text) returns jsonb language plpgsql as $$
declare
  id uuid;
begin
  insert into public.jobs (kind, payload) values (kind, '{"what": "a hat"}') returning jobs.id into id;
  return public.get_job_source(id);
end $$;

select is(pg_temp.told('lost_found'), '{"by": "kind", "what": "a hat"}', 'a kind has a source of its own');
select is(pg_temp.told('lost_for_good'), '{"by": "beginning", "what": "a hat"}', 'or one for all that begin so');
select is(pg_temp.told('found'), null, 'a kind without one needs nothing');
select is(public.get_job_source(gen_random_uuid()), null, 'nor does a job that is gone');

-- A slow runner holds what it claimed, until another has claimed it anew.
create temp table slow as select id, attempts from public.claim_jobs(100);
create function pg_temp.held() returns int language sql as $$
  select count(*)::int from public.hold_jobs((select jsonb_object_agg(id, attempts) from slow)) $$;
update public.jobs set locked_until = now() - interval '1 second';
select is(pg_temp.held(), (select count(*)::int from slow), 'what nobody else took is held further');
select is((select count(*)::int from public.claim_jobs(100)), 0, 'and nobody takes it');
update public.jobs set locked_until = now() - interval '1 second';
select is((select count(*)::int from public.claim_jobs(100)) - pg_temp.held(), (select count(*)::int from slow), 'what another took is lost');

select * from finish();
rollback;

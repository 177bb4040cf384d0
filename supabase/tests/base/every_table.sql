-- Every table, function, view and policy of the API keeps the house rules; and every rule finds the
-- offender that is planted for it.
begin;
select plan(6);

create temp view tables as
select c.oid, c.relname, n.nspname as schema, n.nspname || '.' || c.relname as name, c.relrowsecurity, c.relpersistence
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where n.nspname in ('public', 'private') and c.relkind in ('r', 'p');

create temp view own_functions as
select p.*, n.nspname || '.' || p.proname as name
from pg_proc p join pg_namespace n on n.oid = p.pronamespace
where n.nspname in ('public', 'private')
  and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e');

create temp view policies as
select p.*, p.schemaname || '.' || p.tablename || ': ' || p.policyname as name,
  coalesce(p.qual, '') || ' ' || coalesce(p.with_check, '') as condition
from pg_policies p where p.schemaname in ('public', 'private');

create temp view api_columns as
select t.name || '.' || a.attname as name, a.attname, a.attrelid, a.attnum, a.atttypid
from tables t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped;

create temp view indexes as
select i.*, i.indexrelid::regclass::text as name from pg_index i join tables t on t.oid = i.indrelid;

-- Functions that read the session stand in a sub-select: so they run once and not for each row.
create temp view offenders as
select 'table without row level security' as rule, name as object from tables where not relrowsecurity
union all
select 'table for signed-in people without a policy', name from tables t
where schema = 'public' and has_table_privilege('authenticated', t.oid, 'select')
  and not exists (select from pg_policy p where p.polrelid = t.oid)
union all
select 'table without a primary key', name from tables t
where not exists (select from pg_constraint k where k.conrelid = t.oid and k.contype = 'p')
union all
select 'table that a crash empties', name from tables where relpersistence = 'u'
union all
select 'table right of anonymous requests', t.name from tables t,
  lateral aclexplode((select relacl from pg_class where oid = t.oid)) p
where p.grantee = 0 or pg_get_userbyid(p.grantee) = 'anon'
union all
select 'right that new tables would give away', d.defaclobjtype::text from pg_default_acl d, lateral aclexplode(d.defaclacl) p
where d.defaclobjtype in ('r', 'f') and d.defaclnamespace in (0, 'public'::regnamespace)
  and (p.grantee = 0 or pg_get_userbyid(p.grantee) = 'anon')
union all
select 'foreign key without an index', k.conrelid::regclass || '.' || k.conname
from pg_constraint k join tables t on t.oid = k.conrelid
where k.contype = 'f' and not exists (
  select from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1] and i.indpred is null)
union all
select 'constraint that old rows need not keep', k.conrelid::regclass || '.' || k.conname
from pg_constraint k join tables t on t.oid = k.conrelid where not k.convalidated
union all
select 'index that another one doubles', i.name from indexes i
where exists (
  select from indexes o where o.indrelid = i.indrelid and o.indexrelid < i.indexrelid and o.indkey::text = i.indkey::text
    and o.indclass::text = i.indclass::text and o.indoption::text = i.indoption::text and o.indisunique = i.indisunique
    and coalesce(pg_get_expr(o.indpred, o.indrelid), '') = coalesce(pg_get_expr(i.indpred, i.indrelid), '')
    and coalesce(pg_get_expr(o.indexprs, o.indrelid), '') = coalesce(pg_get_expr(i.indexprs, i.indrelid), ''))
union all
-- Wall time is kept as it hangs on the wall, and says so in its name.
select 'instant without a zone', name from api_columns
where atttypid = 'timestamp'::regtype and attname !~ '_local$|^(first|series)_start$'
union all
select 'amount of money that rounds', name from api_columns
where attname ~ '_minor$' and atttypid not in ('int4'::regtype, 'int8'::regtype)
union all
select 'column of a type that no dump restores', name from api_columns
where atttypid in ('regclass'::regtype, 'regproc'::regtype, 'regprocedure'::regtype, 'regoper'::regtype, 'regconfig'::regtype)
union all
select 'secret that signed-in people can read', name from api_columns
where attname ~ '(password|secret|private_key|_token)$'
  and has_column_privilege('authenticated', attrelid, attnum, 'select')
union all
-- A name stands in others' sentences, subjects and lists.
select 'name that may turn what stands around it', name from api_columns c
where c.atttypid = 'text'::regtype and c.attname ~ '(^|_)(name|title|label|alt|caption|prompt|room|address)$'
  and (has_column_privilege('authenticated', c.attrelid, c.attnum, 'insert') or has_column_privilege('authenticated', c.attrelid, c.attnum, 'update'))
  and name like 'public.%' and not exists (select from pg_constraint k where k.conrelid = c.attrelid and k.contype = 'p' and c.attnum = any (k.conkey))
  and not exists (select from pg_trigger t where t.tgrelid = c.attrelid and t.tgfoid = 'private.turn_nothing'::regproc
    and t.tgenabled = 'O' and c.attname = any (string_to_array(encode(t.tgargs, 'escape'), '\000')))
union all
select 'function that everyone can execute', name from own_functions p
where has_function_privilege('public', p.oid, 'execute') and p.prorettype <> 'trigger'::regtype
union all
select 'trigger function that can be called', name from own_functions p
where p.prorettype = 'trigger'::regtype and has_function_privilege('authenticated', p.oid, 'execute')
union all
select 'function without an empty search path', name from own_functions p
where not coalesce(p.proconfig, '{}') @> array['search_path=""']
union all
select 'list with one plan for every order', name from own_functions p
where p.prosrc ~ 'private\.(sort_of|page_start)\(|case when sort_param' and not coalesce(p.proconfig, '{}') @> array['plan_cache_mode=force_custom_plan']
union all
select 'view with the rights of its owner', c.relname from pg_class c
where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'
  and not coalesce(c.reloptions, '{}') @> array['security_invoker=true']
union all
select 'view that shows the sign-ins', v.oid::regclass::text from pg_class v
where v.relnamespace = 'public'::regnamespace and v.relkind in ('v', 'm') and exists (
  select from pg_rewrite r join pg_depend d on d.objid = r.oid and d.refobjid = 'auth.users'::regclass where r.ev_class = v.oid)
union all
select 'stored view, which knows no row level security', c.relname from pg_class c
where c.relnamespace = 'public'::regnamespace and c.relkind in ('m', 'f')
union all
select 'policy for anonymous requests', name from policies where schemaname = 'public' and not roles <@ array['authenticated']::name[]
union all
select 'policy without effect', p.name from policies p join tables t on t.schema = p.schemaname and t.relname = p.tablename
where not t.relrowsecurity
union all
select 'policy that lets anybody write', name from policies
where cmd <> 'SELECT' and permissive = 'PERMISSIVE' and (qual = 'true' or with_check = 'true')
union all
select 'policy that asks who it is for each row', name from policies
where regexp_replace(condition, '\(\s*SELECT (auth\.\w+|current_setting)\(', '', 'g') ~ '(auth\.\w+|current_setting)\('
union all
select 'policy that believes what people write about themselves', name from policies where condition ~ 'user_metadata'
union all
select 'extension among the tables', e.extname from pg_extension e where e.extnamespace = 'public'::regnamespace
union all
select 'sequence right of anonymous requests', c.relname from pg_class c, lateral aclexplode(c.relacl) p
where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'S'
  and (p.grantee = 0 or pg_get_userbyid(p.grantee) = 'anon')
union all
select 'table without a comment', name from tables t where coalesce(obj_description(t.oid, 'pg_class'), '') = ''
union all
select 'function without a comment', name from own_functions p where coalesce(obj_description(p.oid, 'pg_proc'), '') = '';

select cmp_ok((select count(*)::int from tables), '>', 30, 'there are tables to look at');
select cmp_ok((select count(*)::int from policies), '>', 30, 'there are policies to look at');
select cmp_ok((select count(*)::int from own_functions), '>', 100, 'there are functions to look at');
select is_empty('select rule, object from offenders', 'every rule is kept');

-- One of each, planted.
create table public.bare (id int, at timestamp, fee_minor real, kind regclass, api_secret text, title text);
grant select on public.bare to anon, authenticated;
grant insert (title) on public.bare to authenticated;
create policy idle on public.bare to anon using (true);
create unlogged table public.forgetful (id int primary key);
alter table public.forgetful enable row level security;
grant select on public.forgetful to authenticated;
create table public.loose (id int primary key, owner_id uuid references auth.users (id), parent_id int);
alter table public.loose enable row level security;
alter table public.loose add constraint parent foreign key (parent_id) references public.loose (id) not valid;
create index loose_one on public.loose (owner_id, id);
create index loose_two on public.loose (owner_id, id);
create policy each_row on public.loose for select to authenticated using (owner_id = auth.uid());
create policy anybody on public.loose for insert to authenticated with check (true);
create policy believing on public.loose for update to authenticated
  using ((select auth.jwt()) -> 'user_metadata' ->> 'role' = 'admin');
create function public.open_to_all() returns int language sql as 'select 1';
create function public.sorted_anyhow() returns text language sql as $$ select private.sort_of('{}', '{name}') $$;
create function public.touching() returns trigger language plpgsql as 'begin return new; end';
grant execute on function public.open_to_all() to public;
grant execute on function public.touching() to authenticated;
create view public.owners as select id from public.loose;
create view public.people with (security_invoker = true) as select id, email from auth.users;
create materialized view public.stored as select 1 as id;
create sequence public.counting;
grant usage on sequence public.counting to anon;
alter default privileges in schema public grant select on tables to anon;
create extension if not exists pg_trgm;
alter extension pg_trgm set schema public;

select set_eq('select distinct rule from offenders', array[
  'table without row level security', 'table for signed-in people without a policy', 'table without a primary key',
  'table that a crash empties', 'table right of anonymous requests', 'right that new tables would give away',
  'foreign key without an index', 'constraint that old rows need not keep', 'index that another one doubles',
  'instant without a zone', 'amount of money that rounds', 'column of a type that no dump restores',
  'secret that signed-in people can read', 'name that may turn what stands around it', 'function that everyone can execute', 'trigger function that can be called',
  'function without an empty search path', 'list with one plan for every order', 'view with the rights of its owner', 'view that shows the sign-ins',
  'stored view, which knows no row level security', 'policy for anonymous requests', 'policy without effect',
  'policy that lets anybody write', 'policy that asks who it is for each row',
  'policy that believes what people write about themselves', 'extension among the tables',
  'sequence right of anonymous requests', 'table without a comment', 'function without a comment'
], 'every rule finds the offender planted for it');
select is((select count(distinct rule)::int from offenders), 30, 'thirty rules');

select * from finish();
rollback;

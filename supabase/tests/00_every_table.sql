-- Every table, function and view of the API keeps the house rules.
begin;
select plan(10);

create temp view api_tables as
select c.oid, n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
where n.nspname in ('public', 'private') and c.relkind in ('r', 'p');

create temp view own_functions as
select p.*, n.nspname, n.nspname || '.' || p.proname as name
from pg_proc p join pg_namespace n on n.oid = p.pronamespace
where n.nspname in ('public', 'private')
  and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e');

select cmp_ok((select count(*)::int from api_tables), '>', 30, 'there are tables to look at');
select is_empty($$ select name from api_tables t join pg_class c on c.oid = t.oid where not c.relrowsecurity $$,
  'every table has row level security');
select is_empty($$ select name from api_tables t where coalesce(obj_description(t.oid, 'pg_class'), '') = '' $$,
  'every table has a comment');
select is_empty($$
  select k.conrelid::regclass || '.' || k.conname from pg_constraint k join api_tables t on t.oid = k.conrelid
  where k.contype = 'f' and not exists (
    select from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1] and i.indpred is null) $$,
  'every foreign key has an index that begins with its first column');
select is_empty($$ select name from own_functions p
  where has_function_privilege('public', p.oid, 'execute') and p.prorettype <> 'trigger'::regtype $$,
  'no function can be executed by everyone');
select is_empty($$ select name from own_functions p
  where not coalesce(p.proconfig, '{}') @> array['search_path=""'] $$,
  'every function has an empty search path');
select is_empty($$ select name from own_functions p where coalesce(obj_description(p.oid, 'pg_proc'), '') = '' $$,
  'every function has a comment');
select is_empty($$ select c.relname from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'
  and not coalesce(c.reloptions, '{}') @> array['security_invoker=true'] $$,
  'every view asks with the rights of whoever reads it');
select is_empty($$ select t.name, p.privilege_type from api_tables t,
  lateral aclexplode((select relacl from pg_class where oid = t.oid)) p
  where p.grantee = 0 or pg_get_userbyid(p.grantee) = 'anon' $$,
  'anonymous requests have no right to any table');
select is_empty($$ select tablename, policyname from pg_policies
  where schemaname = 'public' and not roles <@ array['authenticated']::name[] $$,
  'no policy is for anonymous requests');

select * from finish();
rollback;

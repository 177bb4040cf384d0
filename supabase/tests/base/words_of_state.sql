-- Words of a state in functions: each is one that the column's check allows. A misspelt one would be silently false.
begin;
select plan(4);

-- Which words a column takes: of its check, or of the private table it points to.
create temp view words as
select n.nspname || '.' || c.relname as name, a.attname as column_name,
  array(select m[1] from regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''::text', 'g') m) as allowed
from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
join pg_attribute a on a.attrelid = c.oid and k.conkey = array[a.attnum]
where k.contype = 'c' and n.nspname in ('public', 'private') and pg_get_constraintdef(k.oid) like 'CHECK ((% = ANY (ARRAY[%'
union all
select 'public.share_links', 'kind', array_agg(l.kind) from private.link_kinds l;

-- Statements in quotes are read like the rest.
create temp view sources as
select n.nspname || '.' || p.proname as function_name,
  regexp_replace(regexp_replace(p.prosrc, '--[^\n]*', '', 'g'), '''''(\w+)''''', '''\1''', 'g') as body
from pg_proc p join pg_namespace n on n.oid = p.pronamespace
where n.nspname in ('public', 'private')
  and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e');

-- Short names of tables in each function: `from public.events e`, `event public.events;` and arguments alike.
create temp view short_names as
select s.function_name, m[1] as name, coalesce(m[2], split_part(m[1], '.', 2)) as short
from sources s, regexp_matches(s.body, '\m(?:from|join|update|into|using|,)\s+((?:public|private)\.\w+)(?:\s+(?:as\s+)?(?!set\M|where\M|on\M|order\M|values\M|group\M|for\M)(\w+))?', 'g') m
union
select s.function_name, m[2], m[1]
from sources s, regexp_matches(s.body, '\m(\w+)\s+((?:public|private)\.\w+)\s*(?:;|:=)', 'g') m
union
select n.nspname || '.' || p.proname, t.nspname || '.' || r.relname, p.proargnames[o.n]
from pg_proc p join pg_namespace n on n.oid = p.pronamespace,
  unnest(p.proargtypes::oid[]) with ordinality o (type, n)
join pg_class r on r.reltype = o.type join pg_namespace t on t.oid = r.relnamespace
where n.nspname in ('public', 'private');

create temp view compared as
select s.function_name, m[1] as short, m[2] as column_name, l[1] as word
from sources s,
  regexp_matches(s.body, '\m(\w+)\.(\w+)\s*(?:=|<>|is distinct from|is not distinct from|in|not in)\s*(''[^'']*''|\(\s*''[^'']*''(?:\s*,\s*''[^'']*'')*\s*\))', 'g') m,
  regexp_matches(m[3], '''([^'']*)''', 'g') l;

create temp view checked as
select c.function_name, c.short || '.' || c.column_name as said, c.word, bool_or(c.word = any (w.allowed)) as is_word
from compared c join short_names n on n.function_name = c.function_name and n.short = c.short
join words w on w.name = n.name and w.column_name = c.column_name
group by 1, 2, 3;

select cmp_ok((select count(*)::int from words), '>', 60, 'there are columns with words');
select cmp_ok((select count(*)::int from checked), '>', 400, 'that functions compare');
select is_empty('select function_name, said, word from checked where not is_word', 'each with a word that it takes');

create function private.is_over(event public.events) returns boolean language sql set search_path = ''
as $$ select event.status in ('published', 'completed') or exists (
  select from public.orders o where o.event_id = event.id and o.status = 'complete') $$;
select set_eq('select said, word from checked where not is_word',
  $$ values ('event.status', 'completed'), ('o.status', 'complete') $$, 'a word that nothing has is found');

select * from finish();
rollback;

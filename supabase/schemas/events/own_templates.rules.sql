-- Own templates: what a stored blueprint may be. packages/core/src/events/blueprint-schema.rules.ts says it whole.

create function private.is_blueprint(value jsonb)
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(jsonb_typeof(value) = 'object' and value -> 'version' = '1' and length(value::text) <= 400000
    and (select array_agg(k.name order by k.name) from jsonb_object_keys(value) k (name)) = array['activities', 'answers', 'budget', 'mails',
      'meals', 'people', 'questions', 'seating', 'stages', 'story', 'sum', 'tasks', 'tickets', 'version', 'weekday', 'words']
    and not exists (select from (values ('activities', 100), ('answers', 40), ('budget', 30), ('mails', 20), ('meals', 20), ('questions', 30),
        ('stages', 12), ('tasks', 200), ('tickets', 30)) l (part, most)
      where jsonb_typeof(value -> l.part) <> 'array' or jsonb_array_length(value -> l.part) > l.most), false)
$$;
comment on function private.is_blueprint(jsonb) is
  'Whether it has the parts of a blueprint and no more of each than fits; who reads one asks the whole schema.';

-- Feature flags: a feature of the catalogue that is switched off, for everybody or for all but
-- administrators. A feature without a row is on.

create function private.require_feature(feature text)
returns void
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  flag public.feature_flags;
begin
  select * into flag from public.feature_flags f where f.feature_key = feature;
  if flag.state = 'off' or flag.state = 'administrators' and not private.is_administrator() then
    perform private.refuse(403, 'not_allowed', coalesce(flag.note, 'This is switched off at the moment'));
  end if;
end
$$;
comment on function private.require_feature(text) is
  'Refuses what a flag has switched off; called with the plan gates. Guests'' actions are never asked.';

create function public.set_feature_flag(
  feature_param text, state_param text, note_param text, reason_param text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  why text := private.require_reason(reason_param);
  was text;
begin
  perform private.require_right('system');
  if coalesce(feature_param, '') !~ '^[a-z0-9-]{2,60}$' then
    perform private.refuse(400, 'invalid_input', 'There is no such feature', 'feature_param');
  end if;
  if coalesce(state_param, '') not in ('on', 'administrators', 'off') then
    perform private.refuse(400, 'invalid_input', 'Choose on, administrators or off', 'state_param');
  end if;
  if length(trim(note_param)) > 200 then
    perform private.refuse(400, 'invalid_input', 'The note has at most 200 characters', 'note_param');
  end if;
  select f.state into was from public.feature_flags f where f.feature_key = feature_param;
  if state_param = 'on' then
    delete from public.feature_flags f where f.feature_key = feature_param;
  else
    insert into public.feature_flags as f (feature_key, state, note, changed_by)
    values (feature_param, state_param, nullif(trim(note_param), ''), (select auth.uid()))
    on conflict (feature_key) do update
    set state = excluded.state, note = excluded.note, changed_by = excluded.changed_by;
  end if;
  perform private.audit(null, 'features.' || state_param, 'feature_flags', feature_param,
    jsonb_build_object('state', coalesce(was, 'on')), jsonb_build_object('state', state_param, 'reason', why));
end
$$;
comment on function public.set_feature_flag(text, text, text, text) is
  'Switches a feature on, on for administrators alone, or off, with a note for people. Audited.';

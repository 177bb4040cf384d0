-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.save_own_template(event_id_param uuid, template jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  made public.own_templates;
begin
  select * into event from public.events e where e.id = event_id_param;
  perform private.require_permission('events.write', event.account_id);
  perform private.require_plan(event.account_id, 'advanced-templates');
  if private.check_text(template ->> 'title', 80, 'title', 'The name') is null then
    perform private.refuse(400, 'invalid_input', 'Give the template a name', 'title');
  elsif not private.is_blueprint(template -> 'blueprint') then
    perform private.refuse(400, 'invalid_input', 'A template has no more than 100 entries, 200 tasks and 20 mails', 'blueprint');
  end if;
  perform private.check_text(template ->> 'line', 200, 'line', 'The description');
  perform private.require_template_room(event.account_id);
  insert into public.own_templates (account_id, title, line, event_type_id, cover_seed, blueprint, created_by)
  values (event.account_id, private.check_text(template ->> 'title', 80, 'title', 'The name'),
    coalesce(private.check_text(template ->> 'line', 200, 'line', 'The description'), ''), event.event_type_id,
    split_part(event.cover_seed, '@', 1), template -> 'blueprint', auth.uid())
  returning * into made;
  return private.template_row(made);
end
$function$;

CREATE OR REPLACE FUNCTION private.require_template_room(of_account_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- Two at once may not pass the limit together.
  perform from public.accounts a where a.id = of_account_id for no key update;
  if (select count(*) from public.own_templates t where t.account_id = of_account_id and t.removed_at is null) >= 100 then
    perform private.refuse(409, 'conflict', 'An account can have up to 100 templates');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_shared_template(token text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  into_account_id uuid := private.chosen_account();
  link public.share_links;
  made public.own_templates;
begin
  perform private.require_permission('events.write', into_account_id);
  perform private.require_plan(into_account_id, 'advanced-templates');
  link := private.open_link(token, array['shared_template']);
  if link.account_id = into_account_id then
    perform private.refuse(409, 'conflict', 'This template is yours already');
  end if;
  perform private.require_template_room(into_account_id);
  insert into public.own_templates (account_id, title, line, event_type_id, cover_seed, blueprint, created_by)
  select into_account_id, t.title, t.line, t.event_type_id, t.cover_seed, t.blueprint, auth.uid()
  from public.own_templates t where t.id = link.template_id
  returning * into made;
  return private.template_row(made);
end
$function$;

comment on function private.require_template_room(uuid) is 'Refuses the hundred and first template of an account.';

comment on function public.keep_shared_template(text) is 'Keeps a template behind a link among those of the caller''s chosen account, as it is now: what is changed of the other does not reach it. OwnTemplate.';

grant execute on function public.keep_shared_template(text) to authenticated;

reset check_function_bodies;

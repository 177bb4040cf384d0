-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.begin_mail(key_param text, email_param text, topic_param text, kind_param text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mail public.mail_deliveries;
  job public.jobs;
  stopped text;
begin
  select * into mail from public.mail_deliveries d where d.key = key_param for update;
  if mail.id is null and topic_param = 'campaigns' then
    -- Its campaign put it in before; since then it was taken back, or its reader forgotten.
    return jsonb_build_object('may', false, 'status', 'dropped');
  elsif mail.id is null then
    if key_param ~ '^[0-9a-f-]{36}$' then
      select * into job from public.jobs j where j.id = key_param::uuid;
    end if;
    insert into public.mail_deliveries (key, account_id, event_id, kind, topic, email)
    values (key_param, (select a.account_id from private.mail_about(job.payload) a),
      (select a.event_id from private.mail_about(job.payload) a),
      coalesce(job.kind, kind_param, topic_param), topic_param, lower(trim(email_param)))
    returning * into mail;
  elsif mail.status <> 'queued' then
    return jsonb_build_object('may', false, 'status', mail.status);
  end if;
  stopped := case when job.payload ? 'sandboxId' then 'demo' else private.mail_stopped_by(mail.email, mail.account_id, mail.topic) end;
  if stopped is not null then
    update public.mail_deliveries d set status = 'dropped', reason = stopped, ended_at = now() where d.id = mail.id;
    return jsonb_build_object('may', false, 'status', 'dropped', 'reason', stopped);
  end if;
  return jsonb_strip_nulls(jsonb_build_object('may', true, 'sender', private.mail_sender(mail.account_id, mail.topic)));
end
$function$;

reset check_function_bodies;

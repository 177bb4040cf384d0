-- The ends of notice mails. A topic of notices whose subjects can be left one by one says so by
-- private.notice_subject_<topic>(person, subject) and private.tell_subject_<topic>(person, subject, wanted).

create function private.notice_subject(about text, person uuid, of_subject_id uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  found jsonb;
begin
  if of_subject_id is not null and to_regprocedure(format('private.%I(uuid, uuid)', 'notice_subject_' || about)) is not null then
    execute format('select private.%I($1, $2)', 'notice_subject_' || about) using person, of_subject_id into found;
  end if;
  return found;
end
$$;
comment on function private.notice_subject(text, uuid, uuid) is
  'What a notice is about where that can be left by itself, as it stands with a person: {kind, name, isTold}; null where only the kind of notice can be.';

create function private.notice_end(of_batch uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  person uuid;
  about text[];
  subjects uuid[];
  subject uuid;
  known uuid;
begin
  select (array_agg(n.user_id))[1], array_agg(distinct n.topic order by n.topic), array_agg(distinct n.subject_id)
  into person, about, subjects
  from public.notices n where n.mail_batch = of_batch and n.mailed_at is null and n.mail_due_at <= private.notice_clock();
  if cardinality(about) = 1 and cardinality(subjects) = 1 and private.notice_subject(about[1], person, subjects[1]) is not null then
    subject := subjects[1];
  end if;
  select e.id into known from private.notice_ends e
  where e.user_id = person and e.topics = about and e.subject_id is not distinct from subject;
  if known is null then
    known := gen_random_uuid();
    insert into private.notice_ends (id, token_hash, user_id, topics, subject_id)
    values (known, private.hash_token(private.derive_token('notice_end', known, 1)), person, about, subject);
  end if;
  return jsonb_build_object('token', private.derive_token('notice_end', known, 1), 'isOfOne', subject is not null);
end
$$;
comment on function private.notice_end(uuid) is
  'What the link of a mail ends {token, isOfOne}: the one thing that it tells of, where that can be left by itself, else the kinds of notices in it.';

create function private.open_notice_end(token text)
returns private.notice_ends
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  meant private.notice_ends;
begin
  select * into meant from private.notice_ends e where e.token_hash = private.hash_token(coalesce(token, ''));
  if meant.id is null or meant.subject_id is not null
    and private.notice_subject(meant.topics[1], meant.user_id, meant.subject_id) is null then
    perform private.refuse_link();
  end if;
  return meant;
end
$$;
comment on function private.open_notice_end(text) is
  'What a link ends; refused where no mail had it, or where the person does not come to that thing any more.';

create function public.get_notice_end(token text)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  meant private.notice_ends := private.open_notice_end(token);
  subject jsonb := private.notice_subject(meant.topics[1], meant.user_id, meant.subject_id);
begin
  return (select jsonb_build_object('topics', meant.topics, 'locale', p.locale,
      'subject', case when subject is not null then subject - 'isTold' end,
      'wantsMail', case when subject is not null then (subject -> 'isTold')::boolean
        else exists (select from unnest(meant.topics) t where private.notice_choice(p.notification_prefs, t) <> 'off') end)
    from public.profiles p where p.user_id = meant.user_id);
end
$$;
comment on function public.get_notice_end(text) is
  'What the link of a notice mail ends and whether it is still told, without a sign-in: {topics, subject: {kind, name}|null, wantsMail, locale}. Nothing of the person is said.';

create function private.set_topic_mails(meant private.notice_ends, wanted boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  prefs jsonb;
  about text;
begin
  select p.notification_prefs into prefs from public.profiles p where p.user_id = meant.user_id for update;
  foreach about in array meant.topics loop
    if not wanted and private.notice_choice(prefs, about) <> 'off' then
      meant.before := meant.before || jsonb_build_object(about, prefs -> about);
      prefs := prefs || jsonb_build_object(about, 'off');
    elsif wanted and private.notice_choice(prefs, about) = 'off' then
      prefs := case when jsonb_typeof(meant.before -> about) = 'string'
        then prefs || jsonb_build_object(about, meant.before -> about) else prefs - about end;
    end if;
  end loop;
  update private.notice_ends e set before = meant.before where e.id = meant.id;
  update public.profiles p set notification_prefs = prefs where p.user_id = meant.user_id;
end
$$;
comment on function private.set_topic_mails(private.notice_ends, boolean) is
  'Ends the mails of kinds of notices, or brings back what was chosen for them before; in the product and on devices they stay.';

create function public.set_notice_mails(token text, wants_mail boolean)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  meant private.notice_ends := private.open_notice_end(token);
begin
  if meant.subject_id is null then
    perform private.set_topic_mails(meant, coalesce(wants_mail, false));
  else
    execute format('select private.%I($1, $2, $3)', 'tell_subject_' || meant.topics[1])
    using meant.user_id, meant.subject_id, coalesce(wants_mail, false);
  end if;
  return public.get_notice_end(token);
end
$$;
comment on function public.set_notice_mails(text, boolean) is
  'Ends what the link of a notice mail stands for, or takes that back; as of get_notice_end.';

-- What members do in a thread. private.talk_<act>(thread, me, given) is found by its name; the thread's row is
-- locked by then, so that messages have one order, and whoever listens hears of it when it is committed.

create function private.act_in_thread(me public.thread_members, act text, given jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  thread public.threads;
begin
  if coalesce(act, '') !~ '^[a-z_]{1,20}$' or to_regprocedure(format('private.%I(public.threads,public.thread_members,jsonb)', 'talk_' || act)) is null then
    perform private.refuse(400, 'invalid_input', 'Nothing of that name can be done here', 'act');
  end if;
  select * into strict thread from public.threads t where t.id = me.thread_id for no key update;
  execute format('select private.%I($1, $2, $3)', 'talk_' || act) using thread, me, coalesce(given, '{}');
  select * into strict me from public.thread_members m where m.id = me.id;
  return private.thread_news(me, jsonb_build_object('since', coalesce((given ->> 'since')::bigint, thread.heard)));
end
$$;
comment on function private.act_in_thread(public.thread_members, text, jsonb) is
  'Does one thing in a thread and answers what changed since the client''s count. ThreadNews.';

create function private.hear_thread(thread public.threads)
returns bigint
language sql
security definer
set search_path = ''
as $$ update public.threads t set heard = t.heard + 1 where t.id = thread.id returning t.heard $$;
comment on function private.hear_thread(public.threads) is 'One more change of a thread that others are to hear of.';

create function private.message_of(thread public.threads, given jsonb)
returns public.thread_messages
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  message public.thread_messages;
begin
  select * into message from public.thread_messages m where m.id::text = given ->> 'id' and m.thread_id = thread.id;
  if message.id is null or message.removed_at is not null then
    perform private.refuse(404, 'not_found', 'This message is not there any more', 'id');
  end if;
  return message;
end
$$;
comment on function private.message_of(public.threads, jsonb) is 'The message that is meant; refused when it is gone.';

create function private.require_voice(thread public.threads, me public.thread_members)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  why text := private.why_not_write(thread, me);
  feature text := (select k.plan_feature from private.thread_kinds k where k.kind = thread.kind);
begin
  if why is not null then
    perform private.refuse(case why when 'closed' then 409 else 403 end, case why when 'closed' then 'conflict' else 'not_allowed' end, case why
      when 'closed' then 'This conversation is over and can only be read'
      when 'announce_only' then 'Only the hosts write here'
      when 'banned' then 'You cannot write in this forum'
      when 'silenced' then 'The hosts have stopped you from writing here'
      when 'blocked' then 'This person does not want to hear from you'
      else 'You can read this conversation, not write in it' end, why);
  end if;
  if feature is not null and me.user_id is not null then
    perform private.require_plan(thread.account_id, feature);
  end if;
end
$$;
comment on function private.require_voice(public.threads, public.thread_members) is 'Refuses whoever cannot write in a thread now.';

create function private.check_words(thread public.threads, given jsonb)
returns text
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  written jsonb := nullif(given -> 'rich', 'null');
begin
  if written is not null and (private.is_rich_text(written) is not true or private.is_small_text(written) is not true) then
    perform private.refuse(400, 'invalid_input', 'This text cannot be kept as it is. Write it again', 'text');
  end if;
  -- One truth: what is searched, held back and told is what is drawn.
  return coalesce(private.check_text(case when written is null then given ->> 'text' else private.rich_text_words(written) end, (select k.most_letters from private.thread_kinds k where k.kind = thread.kind),
    'text', 'A message'), '');
end
$$;
comment on function private.check_words(public.threads, jsonb) is 'The words of a message, trimmed, as long as its kind of thread takes; of one with form those that it shows.';

create function private.check_mentions(thread public.threads, given jsonb)
returns uuid[]
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(array_agg(m.id), '{}') from (select m.id from public.thread_members m where m.thread_id = thread.id
    and m.id::text in (select jsonb_array_elements_text(case jsonb_typeof(given -> 'mentions') when 'array' then given -> 'mentions' else '[]' end))
    limit 50) m
$$;
comment on function private.check_mentions(public.threads, jsonb) is 'Who is named by @, as far as they are members.';

create function private.talk_send(thread public.threads, me public.thread_members, given jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  words text := private.check_words(thread, given);
  was public.thread_messages;
  message public.thread_messages;
  held text;
  wanted text[];
  files uuid[];
begin
  if coalesce(given ->> 'id', '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    perform private.refuse(400, 'invalid_input', 'Reload the page and send again', 'id');
  end if;
  select * into was from public.thread_messages m where m.id = (given ->> 'id')::uuid;
  if was.id is not null then
    if was.author_id <> me.id then
      perform private.refuse(409, 'conflict', 'Send this again as a new message', 'id');
    end if;
    return;
  end if;
  perform private.require_voice(thread, me);
  if (select count(*) from (select from public.thread_messages m where m.author_id = me.id and m.created_at > now() - interval '30 seconds' limit 20) n) = 20 then
    perform private.refuse(429, 'too_many_requests', 'That was very much at once. Wait half a minute');
  end if;
  wanted := array(select jsonb_array_elements_text(case jsonb_typeof(given -> 'files') when 'array' then given -> 'files' else '[]' end));
  files := array(select f.id from public.thread_files f where f.thread_id = thread.id and f.member_id = me.id and f.message_id is null
    and f.id::text = any (wanted) order by array_position(wanted, f.id::text));
  if cardinality(wanted) > 10 then
    perform private.refuse(400, 'invalid_input', 'A message can have up to 10 files', 'files');
  elsif cardinality(files) < cardinality(wanted) then
    perform private.refuse(409, 'conflict', 'A file of this message is not there any more. Attach it again', 'files');
  end if;
  if words = '' and cardinality(files) = 0 then
    perform private.refuse(400, 'invalid_input', 'Write something first', 'text');
  end if;
  if thread.kind = 'topic' then
    perform private.require_post_room(thread, me);
  end if;
  held := private.holds_message(thread, me, words);
  update public.threads t set last_place = t.last_place + 1, heard = t.heard + 1,
    last_message_at = case when held is null or t.last_message_at is null then clock_timestamp() else t.last_message_at end
  where t.id = thread.id returning * into thread;
  insert into public.thread_messages (id, account_id, thread_id, place, heard, author_id, body, rich, reply_to, mentions, created_at, held_at, held_for)
  values ((given ->> 'id')::uuid, thread.account_id, thread.id, thread.last_place, thread.heard, me.id, words,
    nullif(given -> 'rich', 'null'), (select m.id from public.thread_messages m where m.thread_id = thread.id and m.id::text = given ->> 'replyTo'),
    private.check_mentions(thread, given), case when held is null then thread.last_message_at else clock_timestamp() end,
    case when held is not null then now() end, held)
  returning * into message;
  update public.thread_files f set message_id = (given ->> 'id')::uuid, position = array_position(files, f.id) where f.id = any (files);
  -- Who writes in what they did not follow does so from the first time on.
  update public.thread_members m set read_place = thread.last_place,
    tells = case when m.tells = 'off' and exists (select from private.thread_kinds k where k.kind = thread.kind and k.own_list)
      and not exists (select from public.thread_messages w where w.author_id = m.id and w.id <> message.id) then 'daily' else m.tells end
  where m.id = me.id;
  if held is null then
    perform private.tell_of_message(thread, message);
  else
    -- Who had read everything still has.
    update public.thread_members m set read_place = thread.last_place where m.thread_id = thread.id and m.read_place = thread.last_place - 1;
    perform private.tell_moderators(thread, 'held', message);
  end if;
end
$$;
comment on function private.talk_send(public.threads, public.thread_members, jsonb) is
  'Sends {id, text, rich?, replyTo?, mentions?, files?}. The client made the id: the same one again is the same message.';

create function private.talk_edit(thread public.threads, me public.thread_members, given jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  message public.thread_messages := private.message_of(thread, given);
  words text := private.check_words(thread, given);
  held text := private.holds_message(thread, me, words);
begin
  if message.author_id <> me.id then
    perform private.refuse(403, 'not_allowed', 'Only whoever wrote a message changes it');
  end if;
  perform private.require_voice(thread, me);
  if words = '' and not exists (select from public.thread_files f where f.message_id = message.id) then
    perform private.refuse(400, 'invalid_input', 'Write something first', 'text');
  end if;
  if words = message.body and nullif(given -> 'rich', 'null') is not distinct from message.rich then
    return;
  end if;
  insert into public.thread_edits (message_id, body, rich, written_at)
  values (message.id, message.body, message.rich, coalesce(message.edited_at, message.created_at));
  update public.thread_messages m set body = words, rich = nullif(given -> 'rich', 'null'), mentions = private.check_mentions(thread, given),
    held_at = case when held is not null then coalesce(m.held_at, now()) else m.held_at end, held_for = coalesce(held, m.held_for),
    edited_at = now(), heard = private.hear_thread(thread) where m.id = message.id;
  if held is not null and message.held_at is null then
    perform private.tell_moderators(thread, 'held', message);
  end if;
end
$$;
comment on function private.talk_edit(public.threads, public.thread_members, jsonb) is 'Changes one''s own message {id, text, rich?, mentions?}; what it said before is kept a month.';

create function private.talk_remove(thread public.threads, me public.thread_members, given jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  message public.thread_messages := private.message_of(thread, given);
begin
  if message.author_id <> me.id then
    perform private.refuse(403, 'not_allowed', 'Only whoever wrote a message takes it away');
  end if;
  delete from public.thread_edits e where e.message_id = message.id;
  delete from public.thread_files f where f.message_id = message.id;
  delete from public.thread_reactions r where r.message_id = message.id;
  update public.thread_messages m set body = '', rich = null, mentions = '{}', removed_at = now(), heard = private.hear_thread(thread)
  where m.id = message.id;
end
$$;
comment on function private.talk_remove(public.threads, public.thread_members, jsonb) is
  'Takes one''s own message {id} away: its place stays, its words are gone. A report keeps what it said.';

create function private.talk_react(thread public.threads, me public.thread_members, given jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  message public.thread_messages := private.message_of(thread, given);
  given_sign text := private.check_text(given ->> 'sign', 24, 'sign', 'A sign');
begin
  if private.is_closed(thread) or me.silenced_at is not null or given_sign is null
    or thread.kind = 'topic' and private.is_banned(thread.account_id, me.user_id) then
    perform private.refuse(409, 'conflict', 'Nothing can be added here any more');
  end if;
  if coalesce((given ->> 'on')::boolean, true) then
    if (select count(distinct r.sign) from public.thread_reactions r where r.message_id = message.id and r.sign <> given_sign) >= 20 then
      perform private.refuse(409, 'conflict', 'A message can have up to 20 signs');
    end if;
    insert into public.thread_reactions (message_id, thread_id, member_id, sign) values (message.id, thread.id, me.id, given_sign) on conflict do nothing;
  else
    delete from public.thread_reactions r where r.message_id = message.id and r.member_id = me.id and r.sign = given_sign;
  end if;
  if found then
    update public.thread_messages m set heard = private.hear_thread(thread) where m.id = message.id;
  end if;
end
$$;
comment on function private.talk_react(public.threads, public.thread_members, jsonb) is 'Gives a message {id} a sign {sign}, or takes it back {on: false}.';

create function private.talk_tells(thread public.threads, me public.thread_members, given jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if coalesce(given ->> 'tells', '') not in ('off', 'now', 'daily') then
    perform private.refuse(400, 'invalid_input', 'Choose how loud it may be', 'tells');
  end if;
  update public.thread_members m set tells = given ->> 'tells' where m.id = me.id;
end
$$;
comment on function private.talk_tells(public.threads, public.thread_members, jsonb) is 'How loud a thread may be for oneself {tells}: off is mute.';

create function private.talk_block(thread public.threads, me public.thread_members, given jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if coalesce((given ->> 'on')::boolean, true) then
    insert into public.thread_blocks (member_id, blocked_id, thread_id)
    select me.id, m.id, thread.id from public.thread_members m
    where m.thread_id = thread.id and m.id::text = given ->> 'memberId' and m.id <> me.id on conflict do nothing;
  else
    delete from public.thread_blocks b where b.member_id = me.id and b.blocked_id::text = given ->> 'memberId';
  end if;
end
$$;
comment on function private.talk_block(public.threads, public.thread_members, jsonb) is 'Sees nothing more of a member {memberId}, or again {on: false}.';

create function private.talk_report(thread public.threads, me public.thread_members, given jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  message public.thread_messages := private.message_of(thread, given);
begin
  if message.author_id = me.id then
    perform private.refuse(409, 'conflict', 'You can take your own message away');
  elsif coalesce(given ->> 'reason', '') not in ('rude', 'spam', 'private', 'other') then
    perform private.refuse(400, 'invalid_input', 'Say what is wrong with it', 'reason');
  end if;
  insert into public.thread_reports (account_id, thread_id, message_id, member_id, reason, note, said)
  values (thread.account_id, thread.id, message.id, me.id, given ->> 'reason',
    private.check_text(given ->> 'note', 500, 'note', 'A note'), message.body) on conflict (message_id, member_id) do nothing;
  if found then
    update public.thread_messages m set heard = private.hear_thread(thread) where m.id = message.id and thread.kind = 'topic';
    perform private.tell_moderators(thread, 'reported', message);
  end if;
end
$$;
comment on function private.talk_report(public.threads, public.thread_members, jsonb) is 'Reports a message {id, reason, note?} to the hosts, once.';

-- Polls: how a vote is read and kept, as a ballot or in the box.

create function private.voter_mark(poll_id uuid, token text)
returns bytea
language sql stable
security definer
set search_path = ''
as $$ select private.hash_token('poll ' || poll_id || ' ' || token) $$;
comment on function private.voter_mark(uuid, text) is 'How a box remembers that a token has voted.';

create function private.find_ballot(poll public.polls, invitation public.poll_invitations, ballot_token text)
returns public.poll_ballots
language sql stable
security definer
set search_path = ''
as $$
  select b.* from public.poll_ballots b
  where b.poll_id = poll.id
    and (b.invitation_id = invitation.id or (invitation.id is null and b.token_hash = private.hash_token(ballot_token)))
$$;
comment on function private.find_ballot(public.polls, public.poll_invitations, text) is 'The ballot of a person''s own link, or of their device.';

create function private.own_ballot(ballot public.poll_ballots)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('name', ballot.name, 'note', ballot.note, 'answers', coalesce((
    select jsonb_agg(a.answer order by q.position)
    from public.poll_questions q
    cross join lateral (
      select case
        when q.kind = 'date' then jsonb_build_object('questionId', q.id, 'marks', jsonb_object_agg(c.option_id, c.mark))
        when q.kind = 'ranked' then jsonb_build_object('questionId', q.id, 'ranking', jsonb_agg(c.option_id order by c.place))
        else jsonb_build_object('questionId', q.id, 'chosen', jsonb_agg(c.option_id)) end as answer
      from public.poll_choices c where c.ballot_id = ballot.id and c.question_id = q.id having count(*) > 0
      union all
      select jsonb_strip_nulls(jsonb_build_object('questionId', q.id, 'rating', w.rating, 'words', w.words))
      from public.poll_words w where w.ballot_id = ballot.id and w.question_id = q.id) a
    where q.poll_id = ballot.poll_id), '[]'))
$$;
comment on function private.own_ballot(public.poll_ballots) is 'OwnBallot.';

create function private.read_poll_answers(poll public.polls, given jsonb)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  question public.poll_questions;
  answer jsonb;
  kept jsonb := '{}';
  own text[];
  taken text[];
begin
  for question in select * from public.poll_questions q where q.poll_id = poll.id order by q.position loop
    continue when question.only_if_question_id is not null and not coalesce(
      private.taken_options(kept -> question.only_if_question_id::text) && question.only_if_option_ids::text[], false);
    answer := (select a from jsonb_array_elements(coalesce(given, '[]')) a where a ->> 'questionId' = question.id::text limit 1);
    own := array(select o.id::text from public.poll_options o where o.question_id = question.id);
    answer := private.read_poll_answer(question, answer, own);
    if answer is null then
      if question.required then
        perform private.refuse(400, 'invalid_input', 'Answer this question', question.id::text);
      end if;
      continue;
    end if;
    taken := private.taken_options(answer);
    if cardinality(taken) > coalesce(question.most_choices, 50) then
      perform private.refuse(400, 'invalid_input', 'At most ' || question.most_choices || ' can be chosen', question.id::text);
    end if;
    kept := kept || jsonb_build_object(question.id::text, answer);
  end loop;
  if kept = '{}' then
    perform private.refuse(400, 'invalid_input', 'Answer at least one question', 'answers');
  end if;
  return kept;
end
$$;
comment on function private.read_poll_answers(public.polls, jsonb) is
  'What a vote says, by question: answers to questions that its own answers lead to. An option that is gone is left out.';

create function private.read_poll_answer(question public.poll_questions, answer jsonb, own text[])
returns jsonb
language plpgsql immutable
set search_path = ''
as $$
declare
  picked text[];
begin
  if question.kind = 'date' then
    return (select jsonb_build_object('marks', jsonb_object_agg(m.key, m.value))
      from jsonb_each_text(case when jsonb_typeof(answer -> 'marks') = 'object' then answer -> 'marks' else '{}' end) m
      where m.key = any (own) and m.value in ('yes', 'maybe', 'no') having count(*) > 0);
  elsif question.kind = 'rating' then
    return case when jsonb_typeof(answer -> 'rating') = 'number' and (answer ->> 'rating')::numeric = trunc((answer ->> 'rating')::numeric)
      and (answer ->> 'rating')::numeric between 1 and question.scale_to
      then jsonb_build_object('rating', (answer ->> 'rating')::integer) end;
  elsif question.kind = 'open' then
    return case when private.check_text(answer ->> 'words', 2000, question.id::text, 'An answer') is not null
      then jsonb_build_object('words', trim(answer ->> 'words')) end;
  end if;
  picked := array(select p.id from jsonb_array_elements_text(case
      when jsonb_typeof(answer -> case question.kind when 'ranked' then 'ranking' else 'chosen' end) = 'array'
      then answer -> case question.kind when 'ranked' then 'ranking' else 'chosen' end else '[]' end) with ordinality p (id, place)
    where p.id = any (own) group by p.id order by min(p.place));
  if picked = '{}' then
    return null;
  elsif question.kind = 'single' and cardinality(picked) > 1 then
    perform private.refuse(400, 'invalid_input', 'Choose one', question.id::text);
  end if;
  return jsonb_build_object(case question.kind when 'ranked' then 'ranking' else 'chosen' end,
    case when question.kind = 'ranked' then to_jsonb(picked) else (select jsonb_agg(p order by p) from unnest(picked) p) end);
end
$$;
comment on function private.read_poll_answer(public.poll_questions, jsonb, text[]) is 'An answer in its one shape, without its question; null where it says nothing.';

create function private.taken_options(answer jsonb)
returns text[]
language sql immutable
set search_path = ''
as $$
  select case
    when answer ? 'chosen' then array(select jsonb_array_elements_text(answer -> 'chosen'))
    when answer ? 'ranking' then array(select jsonb_array_elements_text(answer -> 'ranking'))
    when answer ? 'marks' then array(select m.key from jsonb_each_text(answer -> 'marks') m where m.value <> 'no')
    else '{}' end
$$;
comment on function private.taken_options(jsonb) is 'The options an answer takes: chosen, ranked, or possible if need be.';

create function private.require_option_room(poll public.polls, answers jsonb, before jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  option public.poll_options;
begin
  for option in select o.* from public.poll_options o
    where o.poll_id = poll.id and o.most_votes is not null
      and o.id::text = any (private.taken_options(answers -> o.question_id::text))
      and not coalesce(o.id::text = any (private.taken_options(before -> o.question_id::text)), false) loop
    if private.option_votes(poll, option) >= option.most_votes then
      perform private.refuse(409, 'conflict', 'Somebody was faster: no more votes for '
        || coalesce('“' || option.label || '”', 'this time') || '. Choose another', option.question_id::text);
    end if;
  end loop;
end
$$;
comment on function private.require_option_room(public.polls, jsonb, jsonb) is 'Refuses one more vote for an option than it takes; the poll is locked.';

create function private.store_ballot(poll public.polls, invitation public.poll_invitations, vote jsonb, answers jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  ballot public.poll_ballots := private.find_ballot(poll, invitation, vote ->> 'ballotToken');
  voter text := coalesce(invitation.name, (select g.full_name from public.event_guests eg
    join public.guests g on g.id = eg.guest_id where eg.id = invitation.event_guest_id));
  zone text := (select z.name from private.time_zones z where z.name = vote ->> 'timeZone');
  said text := private.check_text(vote ->> 'note', 2000, 'note', 'A note');
begin
  if voter is null then
    voter := private.check_name(vote ->> 'name', 'name');
  end if;
  perform private.require_option_room(poll, answers, case when ballot.id is not null then
    (select jsonb_object_agg(a ->> 'questionId', a - 'questionId') from jsonb_array_elements(private.own_ballot(ballot) -> 'answers') a) end);
  if ballot.id is null then
    insert into public.poll_ballots (account_id, poll_id, invitation_id, token_hash, name, note, time_zone)
    values (poll.account_id, poll.id, invitation.id,
      case when invitation.id is null then private.hash_token(vote ->> 'ballotToken') end, voter, said, zone)
    returning * into ballot;
  else
    update public.poll_ballots b set name = voter, note = said, time_zone = zone, updated_at = now() where b.id = ballot.id;
    delete from public.poll_choices c where c.ballot_id = ballot.id;
    delete from public.poll_words w where w.ballot_id = ballot.id;
  end if;
  insert into public.poll_choices (ballot_id, option_id, question_id, poll_id, mark, place)
  select ballot.id, m.key::uuid, a.key::uuid, poll.id, m.value, null::integer
  from jsonb_each(answers) a, jsonb_each_text(a.value -> 'marks') m where a.value ? 'marks'
  union all
  select ballot.id, c.value::uuid, a.key::uuid, poll.id, 'yes', case when a.value ? 'ranking' then c.ordinality::integer end
  from jsonb_each(answers) a, jsonb_array_elements_text(coalesce(a.value -> 'ranking', a.value -> 'chosen')) with ordinality c
  where a.value ?| array['ranking', 'chosen'];
  insert into public.poll_words (ballot_id, question_id, poll_id, rating, words)
  select ballot.id, a.key::uuid, poll.id, (a.value ->> 'rating')::integer, a.value ->> 'words'
  from jsonb_each(answers) a where a.value ?| array['rating', 'words'];
end
$$;
comment on function private.store_ballot(public.polls, public.poll_invitations, jsonb, jsonb) is
  'Writes a named vote: the first of a person, or what they say now in the place of what they said.';

create function private.keep_own_link(poll public.polls, invitation public.poll_invitations, vote jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text;
  ballot public.poll_ballots := private.find_ballot(poll, invitation, vote ->> 'ballotToken');
  known public.poll_invitations;
  new_id uuid := gen_random_uuid();
begin
  if invitation.email is not null then
    -- Only who reads the mail has this link: from here on the vote is theirs, and no device's that typed the address.
    update public.poll_invitations i set confirmed_at = now() where i.id = invitation.id and i.confirmed_at is null;
    update public.poll_ballots b set token_hash = null where b.invitation_id = invitation.id and b.token_hash is not null;
  end if;
  if vote ->> 'email' is null or invitation.id is not null then
    return;
  end if;
  address := private.check_email(vote ->> 'email', 'email');
  perform private.require_welcome(poll.account_id, address, 'email');
  select * into known from public.poll_invitations i where i.id = ballot.invitation_id;
  if known.email = address then
    return;
  end if;
  -- A link for each ballot: whoever types an address first does not keep another from voting with it.
  insert into public.poll_invitations (id, account_id, poll_id, event_id, name, email, token_hash)
  values (new_id, poll.account_id, poll.id, poll.event_id, ballot.name, address,
    private.hash_token(private.derive_token('poll', new_id, 1)));
  update public.poll_ballots b set invitation_id = new_id where b.id = ballot.id;
  delete from public.poll_invitations i where i.id = known.id;
  perform private.enqueue_job('poll_link', jsonb_build_object('invitationId', new_id), 'poll_link:' || new_id);
end
$$;
comment on function private.keep_own_link(public.polls, public.poll_invitations, jsonb) is
  'Mails somebody who voted by the poll''s own link theirs, where they gave an address: never of an anonymous poll. A vote by the mailed link confirms the address.';

create function private.drop_in_box(poll public.polls, mark bytea, said jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  box private.poll_boxes;
begin
  select * into strict box from private.poll_boxes x where x.poll_id = poll.id for update;
  if mark = any (box.voted) then
    perform private.refuse(409, 'conflict', 'You have voted already, and an anonymous vote cannot be changed', 'answers');
  end if;
  perform private.require_option_room(poll, said, null);
  update private.poll_boxes x set
    voted = array(select v from unnest(box.voted || mark) v order by v),
    answers = (select jsonb_object_agg(q.key, (select jsonb_agg(v.value order by v.value::text)
        from jsonb_array_elements(coalesce(box.answers -> q.key, '[]')
          || case when said ? q.key then jsonb_build_array(said -> q.key) else '[]' end) v))
      from (select jsonb_object_keys(box.answers || said) as key) q)
  where x.poll_id = poll.id;
end
$$;
comment on function private.drop_in_box(public.polls, bytea, jsonb) is
  'Adds an anonymous vote: both halves of the box are sorted and written anew, so that neither tells which came last.';

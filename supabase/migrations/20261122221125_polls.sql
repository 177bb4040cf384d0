-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

-- Polls and surveys of an event: what is asked, who was asked, and the votes.
-- Named votes are ballots. Anonymous ones lie in a box: one row a poll, in which nothing joins a voter to a vote.

insert into public.plan_gates (feature_key, title, required_plan, writes) values
  ('polls', 'Polls', 'premium', 'polls and surveys of an event, and who is asked');

insert into private.link_kinds (kind, path, opens, shows, opener) values
  ('poll', '/poll/', 'poll', '{poll}', 'opens_poll'),
  ('embed_poll', '/embed/poll/', 'poll', '{poll}', 'opens_poll');

create table public.polls (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  title text not null check (length(trim(title)) between 1 and 200),
  note text check (length(note) between 1 and 2000),
  state text not null default 'draft' check (state in ('draft', 'open', 'closed')),
  naming text not null default 'named' check (naming in ('named', 'anonymous')),
  results text not null default 'after_vote' check (results in ('always', 'after_vote', 'after_close')),
  closes_at timestamptz,
  closed_at timestamptz,
  became text check (became in ('event_date', 'activity', 'event')),
  became_id uuid,
  became_option_id uuid,
  heard integer not null default 0,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, account_id),
  check ((became is null) = (became_id is null)),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.polls is 'A poll asks one question, a survey several. Open until closes_at or until a planner closes it.';
comment on column public.polls.account_id is 'Filled in: the event''s account.';
comment on column public.polls.naming is 'anonymous: nothing joins a vote to a person, so no vote can be changed.';
comment on column public.polls.results is 'When others than planners see them; after_close holds for planners too.';
comment on column public.polls.became is 'What its winning date was made into, once.';
comment on column public.polls.heard is 'Rises with each vote and each change of one, so that whoever watches asks anew; it says nothing else.';
create index polls_event on public.polls (event_id, created_at desc, id);
create index polls_account on public.polls (account_id, created_at desc, id);
create index polls_created_by on public.polls (created_by);
create index polls_closing on public.polls (closes_at) where state = 'open';
alter table public.polls enable row level security;

create table public.poll_questions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  poll_id uuid not null,
  position integer not null,
  kind text not null check (kind in ('date', 'single', 'several', 'ranked', 'rating', 'open')),
  text text not null check (length(trim(text)) between 1 and 200),
  note text check (length(note) between 1 and 2000),
  required boolean not null default true,
  most_choices integer check (most_choices between 1 and 50),
  scale_to integer check (scale_to between 3 and 10),
  scale_low text check (length(scale_low) between 1 and 40),
  scale_high text check (length(scale_high) between 1 and 40),
  guests_may_add boolean not null default false,
  only_if_question_id uuid,
  only_if_option_ids uuid[] not null default '{}',
  check ((kind = 'rating') = (scale_to is not null)),
  check (most_choices is null or kind = 'several'),
  check ((only_if_question_id is null) = (only_if_option_ids = '{}')),
  unique (id, poll_id),
  unique (poll_id, position) deferrable initially deferred,
  foreign key (poll_id, account_id) references public.polls (id, account_id) on delete cascade,
  foreign key (only_if_question_id, poll_id) references public.poll_questions (id, poll_id)
);
comment on table public.poll_questions is 'What a poll asks, in its order; some only after a certain answer to an earlier question.';
create index poll_questions_account on public.poll_questions (poll_id, account_id);
create index poll_questions_only_if on public.poll_questions (only_if_question_id, poll_id);
alter table public.poll_questions enable row level security;

create table public.poll_options (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  poll_id uuid not null,
  question_id uuid not null,
  position integer not null,
  label text check (length(trim(label)) between 1 and 200),
  start_at timestamptz,
  end_at timestamptz,
  day date,
  most_votes integer check (most_votes between 1 and 100000),
  by_guest boolean not null default false,
  check (num_nonnulls(label, start_at, day) = 1),
  check ((start_at is null) = (end_at is null) and end_at > start_at),
  unique (id, question_id),
  foreign key (poll_id, account_id) references public.polls (id, account_id) on delete cascade,
  foreign key (question_id, poll_id) references public.poll_questions (id, poll_id) on delete cascade
);
comment on table public.poll_options is 'What can be chosen: words, a time, or a whole day. Its votes go with it, and with nothing else.';
comment on column public.poll_options.most_votes is 'How many may choose it; null: as many as like.';
create index poll_options_question on public.poll_options (question_id, poll_id, position);
create index poll_options_poll on public.poll_options (poll_id, account_id);
alter table public.poll_options enable row level security;

create table public.poll_links (
  share_link_id uuid primary key,
  account_id uuid not null,
  poll_id uuid not null,
  foreign key (share_link_id, account_id) references public.share_links (id, account_id) on delete cascade,
  foreign key (poll_id, account_id) references public.polls (id, account_id) on delete cascade
);
comment on table public.poll_links is 'Which poll a share link opens.';
create index poll_links_poll on public.poll_links (poll_id, account_id);
create index poll_links_link on public.poll_links (share_link_id, account_id);
alter table public.poll_links enable row level security;

create table public.poll_invitations (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  poll_id uuid not null,
  event_id uuid not null,
  event_guest_id uuid,
  name text check (length(name) between 1 and 200),
  email text check (email = lower(email) and length(email) <= 254),
  token_hash bytea not null unique,
  asked_at timestamptz,
  created_at timestamptz not null default now(),
  check ((event_guest_id is null) = (email is not null)),
  unique (id, poll_id),
  unique (poll_id, event_guest_id),
  unique (poll_id, email),
  foreign key (poll_id, account_id) references public.polls (id, account_id) on delete cascade,
  foreign key (event_guest_id, event_id) references public.event_guests (id, event_id) on delete cascade
);
comment on table public.poll_invitations is
  'A person''s own link to a poll: of a guest who was asked, or of a voter who wanted theirs by mail. It says nothing about a vote.';
comment on column public.poll_invitations.asked_at is 'When a mail asked them; null for a link that was made because they came by themselves.';
create index poll_invitations_guest on public.poll_invitations (event_guest_id, event_id);
create index poll_invitations_poll on public.poll_invitations (poll_id, account_id);
alter table public.poll_invitations enable row level security;

create table public.poll_ballots (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  poll_id uuid not null,
  invitation_id uuid,
  token_hash bytea,
  name text not null check (length(name) between 1 and 200),
  note text check (length(note) between 1 and 2000),
  time_zone text references private.time_zones (name),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (invitation_id is not null or token_hash is not null),
  unique (id, poll_id),
  unique (poll_id, invitation_id),
  unique (poll_id, token_hash),
  foreign key (poll_id, account_id) references public.polls (id, account_id) on delete cascade,
  foreign key (invitation_id, poll_id) references public.poll_invitations (id, poll_id) on delete cascade
);
comment on table public.poll_ballots is 'Who has voted in a named poll: one ballot an invitation, or one a device''s own token.';
create index poll_ballots_invitation on public.poll_ballots (invitation_id, poll_id);
create index poll_ballots_poll on public.poll_ballots (poll_id, account_id);
create index poll_ballots_time_zone on public.poll_ballots (time_zone);
alter table public.poll_ballots enable row level security;

create table public.poll_choices (
  ballot_id uuid not null,
  option_id uuid not null,
  question_id uuid not null,
  poll_id uuid not null,
  mark text not null default 'yes' check (mark in ('yes', 'maybe', 'no')),
  place integer check (place between 1 and 50),
  primary key (ballot_id, option_id),
  foreign key (ballot_id, poll_id) references public.poll_ballots (id, poll_id) on delete cascade,
  foreign key (option_id, question_id) references public.poll_options (id, question_id) on delete cascade,
  foreign key (question_id, poll_id) references public.poll_questions (id, poll_id) on delete cascade
);
comment on table public.poll_choices is 'What a ballot says about an option: its mark, or the place it was ranked at.';
create index poll_choices_option on public.poll_choices (option_id, question_id);
create index poll_choices_question on public.poll_choices (question_id, poll_id);
create index poll_choices_ballot on public.poll_choices (ballot_id, poll_id);
alter table public.poll_choices enable row level security;

create table public.poll_words (
  ballot_id uuid not null,
  question_id uuid not null,
  poll_id uuid not null,
  rating integer check (rating between 1 and 10),
  words text check (length(words) between 1 and 2000),
  primary key (ballot_id, question_id),
  check (num_nonnulls(rating, words) = 1),
  foreign key (ballot_id, poll_id) references public.poll_ballots (id, poll_id) on delete cascade,
  foreign key (question_id, poll_id) references public.poll_questions (id, poll_id) on delete cascade
);
comment on table public.poll_words is 'A ballot''s number or words to a question without options.';
create index poll_words_question on public.poll_words (question_id, poll_id);
create index poll_words_ballot on public.poll_words (ballot_id, poll_id);
alter table public.poll_words enable row level security;

create table private.poll_boxes (
  poll_id uuid primary key references public.polls (id) on delete cascade,
  voted bytea[] not null default '{}',
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object')
);
comment on table private.poll_boxes is
  'Anonymous votes: the sorted marks of those who have voted, and for each question its answers sorted by what they say. One row, written whole at each vote, so that no order, time or transaction joins the two.';
alter table private.poll_boxes enable row level security;

CREATE OR REPLACE FUNCTION private.copy_event(source public.events, name text, start timestamp without time zone, with_tickets boolean)
 RETURNS public.events
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  copy public.events;
  carrier name;
begin
  insert into public.events (user_id, account_id, event_type_id, name, description, kind, visibility,
    start_local, end_local, time_zone, venue_id, location_name, address, online_url, cover_url, cover_seed, cover_look, host_names,
    rsvp_enabled, answers_with_tickets, rsvp_deadline, capacity, max_party_size, waitlist_enabled, goal_minor, currency, locale,
    settings, template_key)
  values (auth.uid(), source.account_id, source.event_type_id, copy_event.name, source.description, source.kind,
    source.visibility, start, start + (source.end_local - source.start_local), source.time_zone,
    source.venue_id, source.location_name, source.address, source.online_url, source.cover_url, source.cover_seed, source.cover_look,
    source.host_names, source.rsvp_enabled and private.account_plan_rank(source.account_id) >= 2,
    source.answers_with_tickets,
    private.moved(source.rsvp_deadline, start - source.start_local, source.time_zone), source.capacity,
    source.max_party_size, source.waitlist_enabled, source.goal_minor, source.currency, source.locale,
    source.settings, source.template_key)
  returning * into copy;
  if with_tickets then
    perform private.copy_tickets(source, copy);
  end if;
  for carrier in select p.proname from pg_catalog.pg_proc p
    where p.pronamespace = 'private'::regnamespace and p.proname like 'copy\_%' and p.proname <> 'copy_tickets'
      and p.pronargs = 2 and p.proargtypes[0] = 'public.events'::regtype and p.proargtypes[1] = 'public.events'::regtype order by p.proname
  loop
    execute format('select private.%I($1, $2)', carrier) using source, copy;
  end loop;
  return copy;
end
$function$;

CREATE OR REPLACE FUNCTION private.answer_without(answer jsonb, gone uuid[])
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when answer ? 'marks' then nullif(jsonb_build_object('marks', (answer -> 'marks') - gone::text[]), '{"marks": {}}')
    when answer ? 'chosen' then nullif(jsonb_build_object('chosen', (answer -> 'chosen') - gone::text[]), '{"chosen": []}')
    when answer ? 'ranking' then nullif(jsonb_build_object('ranking', (answer -> 'ranking') - gone::text[]), '{"ranking": []}')
    else answer end
$function$;

CREATE OR REPLACE FUNCTION private.box_results(poll public.polls)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'questionId', q.id,
    'answered', jsonb_array_length(said.answers),
    'options', (select coalesce(jsonb_agg(jsonb_build_object('optionId', o.id,
        'yes', (select count(*) from jsonb_array_elements(said.answers) a where a -> 'chosen' ? o.id::text
          or a -> 'ranking' ->> 0 = o.id::text or a -> 'marks' ->> o.id::text = 'yes'),
        'maybe', (select count(*) from jsonb_array_elements(said.answers) a where a -> 'marks' ->> o.id::text = 'maybe'),
        'no', (select count(*) from jsonb_array_elements(said.answers) a where a -> 'marks' ->> o.id::text = 'no'))
        order by o.position, o.id), '[]')
      from public.poll_options o where o.question_id = q.id),
    'rankings', (select coalesce(jsonb_agg(jsonb_build_object('ranking', r.ranking, 'people', r.people) order by r.people desc, r.ranking::text), '[]')
      from (select a -> 'ranking' as ranking, count(*) as people from jsonb_array_elements(said.answers) a
        where a ? 'ranking' group by 1) r),
    'ratings', case when q.scale_to is null then '[]'::jsonb else (select jsonb_agg((select count(*)
      from jsonb_array_elements(said.answers) a where (a ->> 'rating')::integer = n) order by n) from generate_series(1, q.scale_to) n) end,
    'words', (select coalesce(jsonb_agg(a ->> 'words' order by a ->> 'words'), '[]')
      from jsonb_array_elements(said.answers) a where a ? 'words')) order by q.position), '[]')
  from public.poll_questions q
  left join private.poll_boxes x on x.poll_id = q.poll_id
  cross join lateral (select coalesce(x.answers -> q.id::text, '[]') as answers) said
  where q.poll_id = poll.id
$function$;

CREATE OR REPLACE FUNCTION private.carry_poll_answers(poll public.polls, option public.poll_options, event public.events, activity_id uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  voter record;
  was public.rsvps;
  carried integer := 0;
begin
  for voter in select * from private.poll_voters_of(poll, option, event) loop
    begin
      if activity_id is not null then
        continue when voter.mark <> 'yes';
        perform private.take_place(activity_id, voter.place);
      else
        select * into was from public.rsvps r where r.event_guest_id = (voter.place).id;
        -- What somebody said last counts.
        continue when was.answered_at > voter.said_at;
        perform private.write_rsvp(voter.place, voter.mark, coalesce(nullif(was.party_size, 0), 1), was.note, 'planner');
      end if;
      carried := carried + 1;
    exception when sqlstate 'PT409' then
      -- Full, or closed to them: they answer by themselves.
      continue;
    end;
  end loop;
  return carried;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_poll_condition(questions jsonb, place integer)
 RETURNS void
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  condition jsonb := questions -> place -> 'onlyIf';
  earlier jsonb := questions -> (condition ->> 'question')::integer;
begin
  if coalesce(jsonb_typeof(condition), 'null') = 'null' then
    return;
  end if;
  if (condition ->> 'question')::integer not between 0 and place - 1 or earlier ->> 'kind' in ('rating', 'open') then
    perform private.refuse(400, 'invalid_input', 'A question can depend on an earlier one with options', 'questions');
  elsif coalesce(jsonb_array_length(condition -> 'options'), 0) = 0
    or exists (select from jsonb_array_elements_text(condition -> 'options') o
      where o::integer not between 0 and jsonb_array_length(earlier -> 'options') - 1) then
    perform private.refuse(400, 'invalid_input', 'Choose after which answers this question is asked', 'questions');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_poll_question(question jsonb)
 RETURNS void
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  kind text := question ->> 'kind';
  options integer := coalesce(jsonb_array_length(question -> 'options'), 0);
begin
  if kind is null or kind not in ('date', 'single', 'several', 'ranked', 'rating', 'open') then
    perform private.refuse(400, 'invalid_input', 'Choose how this is answered', 'questions');
  elsif private.check_text(question ->> 'text', 200, 'questions', 'A question') is null then
    perform private.refuse(400, 'invalid_input', 'Write the question', 'questions');
  elsif options > 50 then
    perform private.refuse(400, 'invalid_input', 'A question can have up to 50 options', 'questions');
  elsif kind in ('rating', 'open') and options > 0 then
    perform private.refuse(400, 'invalid_input', 'This kind of question has no options', 'questions');
  elsif kind in ('date', 'single', 'several', 'ranked') and options < 2
    and not (options = 1 and kind = 'several') and not coalesce((question ->> 'guestsMayAdd')::boolean, false) then
    perform private.refuse(400, 'invalid_input', 'Give two options at least', 'questions');
  elsif kind = 'several' and (question ->> 'mostChoices')::integer not between 1 and 50 then
    perform private.refuse(400, 'invalid_input', 'At least one option can be chosen', 'questions');
  elsif kind = 'rating' and coalesce((question -> 'scale' ->> 'to')::integer, 0) not between 3 and 10 then
    perform private.refuse(400, 'invalid_input', 'A scale goes from 1 to 3 at least and 10 at most', 'questions');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.copy_polls(source public.events, copy public.events)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  distance interval := copy.start_local - source.start_local;
  poll public.polls;
  question public.poll_questions;
  option public.poll_options;
  new_poll_id uuid;
  new_ids jsonb;
  new_id uuid;
begin
  for poll in select p.* from public.polls p where p.event_id = source.id order by p.created_at, p.id loop
    insert into public.polls (account_id, event_id, title, note, naming, results, created_by)
    values (copy.account_id, copy.id, poll.title, poll.note, poll.naming, poll.results, auth.uid()) returning id into new_poll_id;
    new_ids := '{}';
    for question in select q.* from public.poll_questions q where q.poll_id = poll.id order by q.position loop
      insert into public.poll_questions (account_id, poll_id, position, kind, text, note, required, most_choices,
        scale_to, scale_low, scale_high, guests_may_add, only_if_question_id, only_if_option_ids)
      values (copy.account_id, new_poll_id, question.position, question.kind, question.text, question.note, question.required,
        question.most_choices, question.scale_to, question.scale_low, question.scale_high, question.guests_may_add,
        (new_ids ->> question.only_if_question_id::text)::uuid,
        array(select (new_ids ->> o::text)::uuid from unnest(question.only_if_option_ids) o where new_ids ? o::text))
      returning id into new_id;
      new_ids := new_ids || jsonb_build_object(question.id::text, new_id);
      for option in select o.* from public.poll_options o where o.question_id = question.id and not o.by_guest order by o.position, o.id loop
        insert into public.poll_options (account_id, poll_id, question_id, position, label, start_at, end_at, day, most_votes)
        values (copy.account_id, new_poll_id, (new_ids ->> question.id::text)::uuid, option.position, option.label,
          private.moved(option.start_at, distance, source.time_zone), private.moved(option.end_at, distance, source.time_zone),
          (option.day + distance)::date, option.most_votes)
        returning id into new_id;
        new_ids := new_ids || jsonb_build_object(option.id::text, new_id);
      end loop;
    end loop;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.drop_in_box(poll public.polls, mark bytea, said jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.drop_poll_options(poll public.polls, gone uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if gone = '{}' then
    return;
  end if;
  delete from public.poll_options o where o.id = any (gone);
  -- A box is written whole, here as with each vote.
  update private.poll_boxes x set answers = (
    select coalesce(jsonb_object_agg(q.key, (select coalesce(jsonb_agg(a.answer order by a.answer::text), '[]')
      from (select private.answer_without(v.value, gone) as answer from jsonb_array_elements(q.value) v) a
      where a.answer is not null)), '{}')
    from jsonb_each(x.answers) q)
  where x.poll_id = poll.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.ensure_poll_invitation(poll public.polls, target_event_guest_id uuid)
 RETURNS public.poll_invitations
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  invitation public.poll_invitations;
  new_id uuid := gen_random_uuid();
begin
  insert into public.poll_invitations (id, account_id, poll_id, event_id, event_guest_id, token_hash)
  values (new_id, poll.account_id, poll.id, poll.event_id, target_event_guest_id,
    private.hash_token(private.derive_token('poll', new_id, 1)))
  on conflict (poll_id, event_guest_id) do nothing;
  select * into strict invitation from public.poll_invitations i
  where i.poll_id = poll.id and i.event_guest_id = target_event_guest_id;
  return invitation;
end
$function$;

CREATE OR REPLACE FUNCTION private.find_ballot(poll public.polls, invitation public.poll_invitations, ballot_token text)
 RETURNS public.poll_ballots
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select b.* from public.poll_ballots b
  where b.poll_id = poll.id
    and (b.invitation_id = invitation.id or (invitation.id is null and b.token_hash = private.hash_token(ballot_token)))
$function$;

CREATE OR REPLACE FUNCTION private.forget_polls(person public.guests)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from public.poll_invitations i
  where i.event_guest_id in (select eg.id from public.event_guests eg where eg.guest_id = person.id)
    or i.account_id = person.account_id and i.email = person.email;
$function$;

CREATE OR REPLACE FUNCTION private.has_voted(poll public.polls, invitation public.poll_invitations)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case poll.naming
    when 'named' then exists (select from public.poll_ballots b where b.invitation_id = invitation.id)
    else coalesce((select private.voter_mark(poll.id, invitation.id::text) = any (x.voted)
      from private.poll_boxes x where x.poll_id = poll.id), false) end
$function$;

CREATE OR REPLACE FUNCTION private.held_polls(of_guest public.guests)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('polls', (
    select coalesce(jsonb_agg(jsonb_build_object('event', e.name, 'title', p.title, 'asked', i.asked_at is not null,
        'vote', (select private.own_ballot(b) from public.poll_ballots b where b.invitation_id = i.id)) order by p.created_at desc), '[]')
    from public.poll_invitations i join public.polls p on p.id = i.poll_id join public.events e on e.id = p.event_id
    where i.event_guest_id in (select eg.id from public.event_guests eg where eg.guest_id = of_guest.id)
      or i.account_id = of_guest.account_id and i.email = of_guest.email))
$function$;

CREATE OR REPLACE FUNCTION private.is_open(poll public.polls)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select poll.state = 'open' and (poll.closes_at is null or poll.closes_at > now()) $function$;

CREATE OR REPLACE FUNCTION private.keep_own_link(poll public.polls, invitation public.poll_invitations, vote jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  address text;
  ballot public.poll_ballots := private.find_ballot(poll, invitation, vote ->> 'ballotToken');
  known public.poll_invitations;
  new_id uuid := gen_random_uuid();
begin
  if vote ->> 'email' is null or invitation.id is not null then
    return;
  end if;
  address := private.check_email(vote ->> 'email', 'email');
  perform private.require_welcome(poll.account_id, address, 'email');
  insert into public.poll_invitations (id, account_id, poll_id, event_id, name, email, token_hash)
  values (new_id, poll.account_id, poll.id, poll.event_id, ballot.name, address,
    private.hash_token(private.derive_token('poll', new_id, 1)))
  on conflict (poll_id, email) do nothing
  returning * into known;
  if known.id is not null and ballot.invitation_id is null then
    update public.poll_ballots b set invitation_id = known.id where b.id = ballot.id;
  end if;
  -- An address that has a link gets that one again, which opens its own ballot and not this one.
  perform private.enqueue_job('poll_link', jsonb_build_object('invitationId', i.id), 'poll_link:' || i.id)
  from public.poll_invitations i where i.poll_id = poll.id and i.email = address;
end
$function$;

CREATE OR REPLACE FUNCTION private.named_results(poll public.polls)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'questionId', q.id,
    'answered', (select count(*) from (select c.ballot_id from public.poll_choices c where c.question_id = q.id
      union select w.ballot_id from public.poll_words w where w.question_id = q.id) b),
    'options', (select coalesce(jsonb_agg(jsonb_build_object('optionId', o.id,
        'yes', (select count(*) from public.poll_choices c where c.option_id = o.id and c.mark = 'yes'
          and (q.kind <> 'ranked' or c.place = (select min(f.place) from public.poll_choices f
            where f.ballot_id = c.ballot_id and f.question_id = q.id))),
        'maybe', (select count(*) from public.poll_choices c where c.option_id = o.id and c.mark = 'maybe'),
        'no', (select count(*) from public.poll_choices c where c.option_id = o.id and c.mark = 'no')) order by o.position, o.id), '[]')
      from public.poll_options o where o.question_id = q.id),
    'rankings', (select coalesce(jsonb_agg(jsonb_build_object('ranking', r.ranking, 'people', r.people) order by r.people desc, r.ranking::text), '[]')
      from (select one.ranking, count(*) as people
        from (select jsonb_agg(c.option_id order by c.place) as ranking from public.poll_choices c
          where c.question_id = q.id and c.place is not null group by c.ballot_id) one
        group by one.ranking) r),
    'ratings', case when q.scale_to is null then '[]'::jsonb else (select jsonb_agg((select count(*) from public.poll_words w
      where w.question_id = q.id and w.rating = n) order by n) from generate_series(1, q.scale_to) n) end,
    'words', (select coalesce(jsonb_agg(w.words order by w.words), '[]') from public.poll_words w
      where w.question_id = q.id and w.words is not null)) order by q.position), '[]')
  from public.poll_questions q where q.poll_id = poll.id
$function$;

CREATE OR REPLACE FUNCTION private.opens_poll(link public.share_links)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.opens_event(link) and exists (select from public.poll_links k join public.polls p on p.id = k.poll_id
    where k.share_link_id = link.id and p.state <> 'draft')
$function$;

CREATE OR REPLACE FUNCTION private.option_votes(poll public.polls, of_option public.poll_options)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case poll.naming
    when 'named' then (select count(*)::integer from public.poll_choices c where c.option_id = of_option.id and c.mark <> 'no')
    else (select count(*)::integer from private.poll_boxes x, jsonb_array_elements(x.answers -> of_option.question_id::text) a
      where x.poll_id = poll.id and (a -> 'chosen' ? of_option.id::text or a -> 'ranking' ? of_option.id::text
        or a -> 'marks' ->> of_option.id::text in ('yes', 'maybe'))) end
$function$;

CREATE OR REPLACE FUNCTION private.own_ballot(ballot public.poll_ballots)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.own_poll(target_poll_id uuid)
 RETURNS public.polls
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  poll public.polls;
begin
  select * into poll from public.polls p where p.id = target_poll_id for no key update;
  perform private.require_writable_account(poll.account_id);
  return poll;
end
$function$;

CREATE OR REPLACE FUNCTION private.poll_closing_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  poll public.polls;
begin
  -- One that was opened again in the meantime has another end.
  update public.polls p set state = 'closed', closed_at = p.closes_at
  where p.id::text = job.payload ->> 'pollId' and p.state = 'open' and p.closes_at <= now()
  returning * into poll;
  if poll.id is null then
    return null;
  end if;
  return (select jsonb_build_object('to', u.email, 'name', coalesce(f.display_name, ''), 'locale', e.locale,
      'event', private.public_event(e, false), 'title', poll.title, 'voted', private.poll_votes(poll),
      'url', private.site_url() || '/event-details/' || e.id || '?tab=polls&poll=' || poll.id)
    from public.events e
    join auth.users u on u.id = poll.created_by
    left join public.profiles f on f.user_id = u.id
    where e.id = poll.event_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.poll_door(token text)
 RETURNS TABLE(poll public.polls, link public.share_links, invitation public.poll_invitations)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  given bytea := private.hash_token(coalesce(token, ''));
begin
  select i.* into invitation
  from public.poll_invitations i
  join public.accounts a on a.id = i.account_id and a.status = 'active'
  join public.events e on e.id = i.event_id and e.status <> 'draft'
  left join public.event_guests eg on eg.id = i.event_guest_id
  left join public.guests g on g.id = eg.guest_id
  where i.token_hash = given and g.status is distinct from 'blocked';
  if invitation.id is not null then
    select p.* into poll from public.polls p where p.id = invitation.poll_id and p.state <> 'draft';
  else
    link := private.open_link(token, private.kinds_opening('poll'));
    select p.* into poll from public.polls p join public.poll_links k on k.poll_id = p.id
    where k.share_link_id = link.id and p.state <> 'draft';
  end if;
  if poll.id is null then
    perform private.refuse_link();
  end if;
  return next;
end
$function$;

CREATE OR REPLACE FUNCTION private.poll_invitation_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('to', g.email, 'name', g.full_name, 'locale', coalesce(g.locale, e.locale),
    'event', private.public_event(e, false), 'title', p.title, 'note', p.note, 'naming', p.naming, 'closesAt', p.closes_at,
    'url', private.site_url() || '/poll/' || private.derive_token('poll', i.id, 1))
  from public.poll_invitations i
  join public.polls p on p.id = i.poll_id
  join public.events e on e.id = p.event_id and e.status = 'published'
  join public.event_guests eg on eg.id = i.event_guest_id
  join public.guests g on g.id = eg.guest_id and g.status = 'active' and g.email is not null
  where i.id::text = job.payload ->> 'invitationId' and private.is_open(p) and not private.has_voted(p, i)
$function$;

CREATE OR REPLACE FUNCTION private.poll_link_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('to', i.email, 'name', i.name, 'locale', e.locale,
    'event', private.public_event(e, false), 'title', p.title, 'closesAt', p.closes_at,
    'url', private.site_url() || '/poll/' || private.derive_token('poll', i.id, 1))
  from public.poll_invitations i
  join public.polls p on p.id = i.poll_id
  join public.events e on e.id = p.event_id
  where i.id::text = job.payload ->> 'invitationId' and i.email is not null
$function$;

CREATE OR REPLACE FUNCTION private.poll_option_walls(option public.poll_options, zone text, OUT start_local timestamp without time zone, OUT end_local timestamp without time zone)
 RETURNS record
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case when option.day is not null then option.day + time '00:00' else option.start_at at time zone zone end,
    case when option.day is not null then option.day + time '23:59' else option.end_at at time zone zone end
$function$;

CREATE OR REPLACE FUNCTION private.poll_outcome(poll public.polls, has_voted boolean, for_planner boolean, own_ballot_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  hidden text := private.results_hidden(poll, has_voted, for_planner);
  asked integer := (select count(*) from public.poll_invitations i where i.poll_id = poll.id and i.asked_at is not null);
begin
  return jsonb_build_object(
    'voted', private.poll_votes(poll), 'asked', nullif(asked, 0), 'hidden', hidden,
    'questions', case when hidden is not null then '[]'::jsonb
      when poll.naming = 'named' then private.named_results(poll) else private.box_results(poll) end,
    'voters', case when hidden is null and poll.naming = 'named' then private.poll_voters(poll, own_ballot_id) else '[]'::jsonb end);
end
$function$;

CREATE OR REPLACE FUNCTION private.poll_page(poll public.polls, link public.share_links, invitation public.poll_invitations)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.site_url() || '/poll/' || case
    when invitation.id is not null then private.derive_token('poll', invitation.id, 1)
    else private.share_token(link) end
$function$;

CREATE OR REPLACE FUNCTION private.poll_questions_view(poll public.polls)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', q.id, 'kind', q.kind, 'text', q.text, 'note', q.note, 'required', q.required,
    'mostChoices', q.most_choices,
    'scale', case when q.scale_to is not null
      then jsonb_build_object('to', q.scale_to, 'lowLabel', q.scale_low, 'highLabel', q.scale_high) end,
    'guestsMayAdd', q.guests_may_add,
    'onlyIf', case when q.only_if_question_id is not null
      then jsonb_build_object('questionId', q.only_if_question_id, 'optionIds', to_jsonb(q.only_if_option_ids)) end,
    'options', (select coalesce(jsonb_agg(jsonb_build_object(
        'id', o.id, 'label', o.label, 'startAt', o.start_at, 'endAt', o.end_at, 'day', o.day, 'mostVotes', o.most_votes,
        'votesLeft', case when o.most_votes is not null then greatest(o.most_votes - private.option_votes(poll, o), 0) end,
        'byGuest', o.by_guest) order by o.position, o.id), '[]')
      from public.poll_options o where o.question_id = q.id)) order by q.position), '[]')
  from public.poll_questions q where q.poll_id = poll.id
$function$;

CREATE OR REPLACE FUNCTION private.poll_view(poll public.polls)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'id', poll.id, 'eventId', e.id, 'eventName', e.name, 'title', poll.title, 'note', poll.note,
    'state', case when poll.state = 'open' and not private.is_open(poll) then 'closed' else poll.state end,
    'naming', poll.naming, 'results', poll.results, 'closesAt', poll.closes_at, 'closedAt', poll.closed_at,
    'timeZone', e.time_zone, 'questions', private.poll_questions_view(poll),
    'became', case when poll.became is not null then jsonb_build_object('kind', poll.became, 'id', poll.became_id,
      'optionId', poll.became_option_id) end,
    'createdAt', poll.created_at, 'updatedAt', poll.updated_at)
  from public.events e where e.id = poll.event_id
$function$;

CREATE OR REPLACE FUNCTION private.poll_voters(poll public.polls, own_ballot_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'timeZone', v.time_zone, 'note', v.note,
    'mine', v.mine, 'marks', v.marks) order by not v.mine, v.id is null, v.at, v.name), '[]')
  from (
    select b.id, b.name, b.time_zone, b.note, b.id is not distinct from own_ballot_id as mine, b.created_at as at,
      coalesce((select jsonb_object_agg(c.option_id, c.mark) from public.poll_choices c
        join public.poll_questions q on q.id = c.question_id and q.kind = 'date' where c.ballot_id = b.id), '{}') as marks
    from public.poll_ballots b where b.poll_id = poll.id
    union all
    select null, g.full_name, null, null, false, null, '{}'
    from public.poll_invitations i
    join public.event_guests eg on eg.id = i.event_guest_id
    join public.guests g on g.id = eg.guest_id and g.status = 'active'
    where i.poll_id = poll.id and i.asked_at is not null
      and not exists (select from public.poll_ballots b where b.invitation_id = i.id)) v
$function$;

CREATE OR REPLACE FUNCTION private.poll_voters_of(poll public.polls, option public.poll_options, event public.events)
 RETURNS TABLE(place public.event_guests, mark text, said_at timestamp with time zone)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  vote record;
begin
  for vote in
    select b.name, b.updated_at, c.mark as said, i.email, eg as known
    from public.poll_ballots b
    join public.poll_choices c on c.ballot_id = b.id and c.option_id = option.id
    join public.poll_invitations i on i.id = b.invitation_id
    left join public.event_guests eg on eg.id = i.event_guest_id
    left join public.guests g on g.id = eg.guest_id
    where b.poll_id = poll.id and g.status is distinct from 'blocked' and g.status is distinct from 'erased'
    order by b.created_at, b.id
  loop
    continue when vote.email is not null and private.is_blocked(poll.account_id, vote.email);
    if (vote.known).id is null then
      place := private.ensure_event_guest(event, vote.name, vote.email, 'rsvp');
    elsif (vote.known).event_id = event.id then
      place := vote.known;
    else
      insert into public.event_guests (account_id, event_id, guest_id, household_id, role, group_label, source)
      values (event.account_id, event.id, (vote.known).guest_id, (vote.known).household_id, (vote.known).role, (vote.known).group_label, 'rsvp')
      on conflict (event_id, guest_id) do nothing;
      select * into strict place from public.event_guests eg where eg.event_id = event.id and eg.guest_id = (vote.known).guest_id;
    end if;
    mark := vote.said;
    said_at := vote.updated_at;
    return next;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.poll_votes(poll public.polls)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case poll.naming
    when 'named' then (select count(*)::integer from public.poll_ballots b where b.poll_id = poll.id)
    else coalesce((select cardinality(x.voted) from private.poll_boxes x where x.poll_id = poll.id), 0) end
$function$;

CREATE OR REPLACE FUNCTION private.read_poll_answer(question public.poll_questions, answer jsonb, own text[])
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.read_poll_answers(poll public.polls, given jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.require_option_room(poll public.polls, answers jsonb, before jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.results_hidden(poll public.polls, has_voted boolean, for_planner boolean)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case
    when private.is_open(poll) and poll.results = 'after_close' then 'until_close'
    when private.is_open(poll) and poll.results = 'after_vote' and not has_voted and not for_planner then 'until_vote'
    -- Of so few, each would know what the other said; and a result that moves with one vote tells that vote.
    when poll.naming = 'anonymous' and private.poll_votes(poll) < 5 then 'too_few' end
$function$;

CREATE OR REPLACE FUNCTION private.shared_poll(poll public.polls, link public.share_links, invitation public.poll_invitations, ballot_token text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  ballot public.poll_ballots;
  has_voted boolean;
begin
  select * into strict event from public.events e where e.id = poll.event_id;
  if poll.naming = 'named' then
    ballot := private.find_ballot(poll, invitation, ballot_token);
    has_voted := ballot.id is not null;
  else
    has_voted := coalesce((select private.voter_mark(poll.id, coalesce(invitation.id::text, ballot_token)) = any (x.voted)
      from private.poll_boxes x where x.poll_id = poll.id), false);
  end if;
  return jsonb_build_object(
    'id', poll.id, 'title', poll.title, 'note', poll.note,
    'state', case when private.is_open(poll) then 'open' else 'closed' end,
    'naming', poll.naming, 'results', poll.results, 'closesAt', poll.closes_at, 'timeZone', event.time_zone,
    'event', private.public_event(event, false) - array['description', 'address', 'onlineUrl', 'currency'],
    'questions', private.poll_questions_view(poll),
    'outcome', private.poll_outcome(poll, has_voted, false, ballot.id),
    'hasVoted', has_voted,
    'own', case when ballot.id is not null then private.own_ballot(ballot) end,
    'guestName', coalesce(invitation.name, (select g.full_name from public.event_guests eg
      join public.guests g on g.id = eg.guest_id where eg.id = invitation.event_guest_id)),
    'serverTime', now(),
    'pageUrl', private.poll_page(poll, link, invitation)) || private.event_look(event, link);
end
$function$;

CREATE OR REPLACE FUNCTION private.store_ballot(poll public.polls, invitation public.poll_invitations, vote jsonb, answers jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.taken_options(answer jsonb)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when answer ? 'chosen' then array(select jsonb_array_elements_text(answer -> 'chosen'))
    when answer ? 'ranking' then array(select jsonb_array_elements_text(answer -> 'ranking'))
    when answer ? 'marks' then array(select m.key from jsonb_each_text(answer -> 'marks') m where m.value <> 'no')
    else '{}' end
$function$;

CREATE OR REPLACE FUNCTION private.voter_mark(poll_id uuid, token text)
 RETURNS bytea
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select private.hash_token('poll ' || poll_id || ' ' || token) $function$;

CREATE OR REPLACE FUNCTION private.write_poll_option(poll public.polls, target_question_id uuid, kind text, option jsonb, place integer, added_by_guest boolean)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept public.poll_options;
  new_label text := private.check_text(option ->> 'label', 200, 'questions', 'An option');
  new_start_at timestamptz := (option ->> 'startAt')::timestamptz;
  new_end_at timestamptz := (option ->> 'endAt')::timestamptz;
  new_day date := (option ->> 'day')::date;
  most integer := (option ->> 'mostVotes')::integer;
begin
  if kind = 'date' then
    new_label := null;
  else
    new_start_at := null; new_end_at := null; new_day := null;
  end if;
  if num_nonnulls(new_label, new_start_at, new_day) <> 1 or (new_start_at is null) <> (new_end_at is null) or new_end_at <= new_start_at then
    perform private.refuse(400, 'invalid_input', case when kind = 'date' then 'Give each time a beginning and an end after it'
      else 'Write what can be chosen' end, 'questions');
  elsif most not between 1 and 100000 then
    perform private.refuse(400, 'invalid_input', 'At least one person can choose an option', 'questions');
  end if;
  select * into kept from public.poll_options o
  where o.id::text = option ->> 'id' and o.question_id = target_question_id;
  if kept.id is null then
    insert into public.poll_options (account_id, poll_id, question_id, position, label, start_at, end_at, day, most_votes, by_guest)
    values (poll.account_id, poll.id, target_question_id, place, new_label, new_start_at, new_end_at, new_day, most, added_by_guest)
    returning * into kept;
  else
    update public.poll_options o set position = place, label = new_label, start_at = new_start_at,
      end_at = new_end_at, day = new_day, most_votes = most
    where o.id = kept.id;
  end if;
  return kept.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.write_poll_question(poll public.polls, question jsonb, place integer)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept public.poll_questions;
  kept_options uuid[] := '{}';
  kind text := question ->> 'kind';
  option record;
begin
  perform private.check_poll_question(question);
  select * into kept from public.poll_questions q where q.id::text = question ->> 'id' and q.poll_id = poll.id;
  if kept.id is not null and kept.kind <> kind then
    -- Another kind of answer is another question: what was voted does not answer it.
    delete from public.poll_questions q where q.id = kept.id;
    update private.poll_boxes x set answers = x.answers - kept.id::text where x.poll_id = poll.id;
    kept.id := null;
  end if;
  if kept.id is null then
    insert into public.poll_questions (account_id, poll_id, position, kind, text, scale_to)
    values (poll.account_id, poll.id, place, kind, trim(question ->> 'text'),
      case when kind = 'rating' then (question -> 'scale' ->> 'to')::integer end)
    returning * into kept;
  end if;
  update public.poll_questions q set position = place, text = trim(question ->> 'text'),
    note = private.check_text(question ->> 'note', 2000, 'questions', 'A note'),
    required = coalesce((question ->> 'required')::boolean, true),
    most_choices = case when kept.kind = 'several' then (question ->> 'mostChoices')::integer end,
    scale_to = case when kept.kind = 'rating' then (question -> 'scale' ->> 'to')::integer end,
    scale_low = case when kept.kind = 'rating' then private.check_text(question -> 'scale' ->> 'lowLabel', 40, 'questions', 'The words at an end') end,
    scale_high = case when kept.kind = 'rating' then private.check_text(question -> 'scale' ->> 'highLabel', 40, 'questions', 'The words at an end') end,
    guests_may_add = kept.kind in ('date', 'single', 'several', 'ranked') and coalesce((question ->> 'guestsMayAdd')::boolean, false),
    only_if_question_id = null, only_if_option_ids = '{}'
  where q.id = kept.id;
  for option in select value, ordinality::integer as place from jsonb_array_elements(coalesce(question -> 'options', '[]')) with ordinality loop
    kept_options := kept_options || private.write_poll_option(poll, kept.id, kept.kind, option.value, option.place, false);
  end loop;
  perform private.drop_poll_options(poll, array(select o.id from public.poll_options o
    where o.question_id = kept.id and o.id <> all (kept_options)));
  return kept.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.close_poll(poll_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  poll public.polls := private.own_poll(poll_id_param);
begin
  if poll.state = 'open' then
    update public.polls p set state = 'closed', closed_at = now() where p.id = poll.id returning * into poll;
  end if;
  return private.poll_view(poll);
end
$function$;

CREATE OR REPLACE FUNCTION public.delete_poll(poll_id_param uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  poll public.polls := private.own_poll(poll_id_param);
begin
  delete from public.share_links l using public.poll_links k where k.poll_id = poll.id and l.id = k.share_link_id;
  delete from public.polls p where p.id = poll.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.get_guest_polls(token text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link public.personal_links := private.find_personal_link(token);
  polls jsonb;
begin
  if link.id is null then
    perform private.refuse_link();
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('id', (w.p).id, 'title', (w.p).title, 'naming', (w.p).naming,
      'questionCount', (select count(*) from public.poll_questions q where q.poll_id = (w.p).id),
      'closesAt', (w.p).closes_at, 'timeZone', w.time_zone, 'hasVoted', private.has_voted(w.p, w.i),
      'state', case when private.is_open(w.p) then 'open' else 'closed' end,
      'token', private.derive_token('poll', (w.i).id, 1))
    order by not private.is_open(w.p), (w.p).closes_at nulls last, (w.p).id), '[]') into polls
  from (
    select p, private.ensure_poll_invitation(p, link.event_guest_id) as i, e.time_zone
    from public.polls p join public.events e on e.id = p.event_id
    where p.event_id = link.event_id and p.state <> 'draft') w;
  return jsonb_build_object('polls', polls);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_poll(poll_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  poll public.polls;
begin
  select * into poll from public.polls p
  where p.id = poll_id_param and p.account_id in (select private.my_accounts());
  if poll.id is null then
    perform private.refuse(404, 'not_found', 'This poll does not exist, or you may not see it');
  end if;
  return private.poll_view(poll);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_poll_link(poll_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  poll public.polls := private.own_poll(poll_id_param);
  link public.share_links;
  new_id uuid := gen_random_uuid();
begin
  select l.* into link from public.share_links l join public.poll_links k on k.share_link_id = l.id
  where k.poll_id = poll.id and l.kind = 'poll' and l.revoked_at is null order by l.created_at desc limit 1;
  if link.id is null then
    insert into public.share_links (id, account_id, event_id, kind, token_hash, created_by)
    values (new_id, poll.account_id, poll.event_id, 'poll', private.hash_token(private.derive_token('share', new_id, 1)), auth.uid())
    returning * into link;
    insert into public.poll_links (share_link_id, account_id, poll_id) values (link.id, poll.account_id, poll.id);
  end if;
  return private.share_link_view(link);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_poll_results(poll_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  poll public.polls;
begin
  select * into poll from public.polls p
  where p.id = poll_id_param and p.account_id in (select private.my_accounts());
  if poll.id is null then
    perform private.refuse(404, 'not_found', 'This poll does not exist, or you may not see it');
  end if;
  return private.poll_outcome(poll, false, true, null);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_shared_poll(token text, ballot_token text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  door record;
begin
  select * into door from private.poll_door(token);
  return private.shared_poll(door.poll, door.link, door.invitation, ballot_token);
end
$function$;

CREATE OR REPLACE FUNCTION public.invite_to_poll(poll_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  poll public.polls := private.own_poll(poll_id_param);
  guest record;
  invitation public.poll_invitations;
  told integer := 0;
  without_address integer := 0;
begin
  perform private.require_plan(poll.account_id, 'polls');
  if not private.is_open(poll) then
    perform private.refuse(409, 'conflict', 'Open the poll first, then ask people');
  end if;
  for guest in select eg.id, g.email from public.event_guests eg join public.guests g on g.id = eg.guest_id
    where eg.event_id = poll.event_id and g.status = 'active' and g.unsubscribed_at is null order by eg.created_at, eg.id loop
    if guest.email is null then
      without_address := without_address + 1;
      continue;
    end if;
    invitation := private.ensure_poll_invitation(poll, guest.id);
    continue when private.has_voted(poll, invitation)
      or exists (select from public.jobs j where j.dedupe_key = 'poll_invitation:' || invitation.id);
    update public.poll_invitations i set asked_at = now() where i.id = invitation.id;
    perform private.enqueue_job('poll_invitation', jsonb_build_object('invitationId', invitation.id),
      'poll_invitation:' || invitation.id);
    told := told + 1;
  end loop;
  return jsonb_build_object('told', told, 'withoutAddress', without_address);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_polls(event_id_param uuid, request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted text := private.plain_words(coalesce(request ->> 'text', ''));
  shown text := coalesce(request ->> 'filter', 'all');
  found jsonb;
  total bigint;
begin
  with own as materialized (
    select p, e.name as event_name,
      case when p.state = 'open' and not private.is_open(p) then 'closed' else p.state end as standing
    from public.polls p join public.events e on e.id = p.event_id
    where p.account_id in (select private.my_accounts()) and (event_id_param is null or p.event_id = event_id_param)
      and (wanted = '' or private.plain_words(p.title || ' ' || e.name) like '%' || wanted || '%')),
  kept as (select * from own where shown = 'all' or standing = shown),
  page as (select * from kept k
    order by array_position(array['open', 'draft', 'closed'], k.standing), (k.p).created_at desc, (k.p).id
    offset greatest(coalesce((request ->> 'from')::integer, 0), 0)
    limit least(greatest(coalesce((request ->> 'size')::integer, 50), 1), 200))
  select (select count(*) from kept), coalesce(jsonb_agg(jsonb_build_object(
    'id', (k.p).id, 'eventId', (k.p).event_id, 'eventName', k.event_name, 'title', (k.p).title,
    'state', k.standing, 'naming', (k.p).naming, 'closesAt', (k.p).closes_at,
    'questionCount', (select count(*) from public.poll_questions q where q.poll_id = (k.p).id),
    'kind', (select min(q.kind) from public.poll_questions q where q.poll_id = (k.p).id having count(*) = 1),
    'voted', private.poll_votes(k.p),
    'asked', (select count(*) from public.poll_invitations i where i.poll_id = (k.p).id and i.asked_at is not null))
    order by array_position(array['open', 'draft', 'closed'], k.standing), (k.p).created_at desc, (k.p).id), '[]')
  into total, found from page k;
  return jsonb_build_object('total', total, 'rows', found);
end
$function$;

CREATE OR REPLACE FUNCTION public.open_poll(poll_id_param uuid, closes_at_param timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  poll public.polls := private.own_poll(poll_id_param);
begin
  perform private.require_plan(poll.account_id, 'polls');
  if closes_at_param <= now() then
    perform private.refuse(400, 'invalid_input', 'Choose a time that is still to come', 'closesAt');
  elsif not exists (select from public.poll_questions q where q.poll_id = poll.id) then
    perform private.refuse(409, 'conflict', 'Ask something first', 'questions');
  elsif poll.became is not null then
    perform private.refuse(409, 'conflict', 'Its winning date is in use, so it stays closed');
  end if;
  if poll.naming = 'anonymous' then
    insert into private.poll_boxes (poll_id) values (poll.id) on conflict do nothing;
  end if;
  update public.polls p set state = 'open', closed_at = null, closes_at = closes_at_param
  where p.id = poll.id returning * into poll;
  if poll.closes_at is not null then
    perform private.enqueue_job('poll_closing', jsonb_build_object('pollId', poll.id, 'closesAt', poll.closes_at),
      'poll_closing:' || poll.id || ':' || extract(epoch from poll.closes_at), poll.closes_at);
  end if;
  return private.poll_view(poll);
end
$function$;

CREATE OR REPLACE FUNCTION public.save_poll(event_id_param uuid, poll_id_param uuid, input jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  poll public.polls;
  questions jsonb := coalesce(input -> 'questions', '[]');
  written uuid[] := '{}';
  place integer;
begin
  if poll_id_param is null then
    poll.account_id := (select e.account_id from public.events e where e.id = event_id_param);
    perform private.require_writable_account(poll.account_id);
  else
    poll := private.own_poll(poll_id_param);
  end if;
  perform private.require_plan(poll.account_id, 'polls');
  if private.check_text(input ->> 'title', 200, 'title', 'A title') is null then
    perform private.refuse(400, 'invalid_input', 'Give the poll a title', 'title');
  elsif jsonb_array_length(questions) not between 1 and 20 then
    perform private.refuse(400, 'invalid_input', 'Ask one question at least and 20 at most', 'questions');
  elsif poll.id is not null and poll.naming <> input ->> 'naming' and private.poll_votes(poll) > 0 then
    perform private.refuse(409, 'conflict', 'Somebody has voted, so it stays as it was: named or anonymous', 'naming');
  end if;
  if poll.id is null then
    insert into public.polls (account_id, event_id, title, created_by)
    values (poll.account_id, event_id_param, trim(input ->> 'title'), auth.uid()) returning * into poll;
  end if;
  update public.polls p set title = trim(input ->> 'title'),
    note = private.check_text(input ->> 'note', 2000, 'note', 'A note'),
    naming = coalesce(input ->> 'naming', p.naming), results = coalesce(input ->> 'results', p.results)
  where p.id = poll.id returning * into poll;
  if poll.naming = 'anonymous' then
    insert into private.poll_boxes (poll_id) values (poll.id) on conflict do nothing;
  end if;
  for place in 0 .. jsonb_array_length(questions) - 1 loop
    perform private.check_poll_condition(questions, place);
    written := written || private.write_poll_question(poll, questions -> place, place);
  end loop;
  update private.poll_boxes x set answers = x.answers - array(select q.id::text from public.poll_questions q
    where q.poll_id = poll.id and q.id <> all (written)) where x.poll_id = poll.id;
  delete from public.poll_questions q where q.poll_id = poll.id and q.id <> all (written);
  update public.poll_questions q set only_if_question_id = written[(c.condition ->> 'question')::integer + 1],
    only_if_option_ids = array(select o.id from public.poll_options o
      where o.question_id = written[(c.condition ->> 'question')::integer + 1]
        and o.position - 1 in (select w::integer from jsonb_array_elements_text(c.condition -> 'options') w))
  from (select value -> 'onlyIf' as condition, ordinality from jsonb_array_elements(questions) with ordinality) c
  where q.id = written[c.ordinality] and jsonb_typeof(c.condition) = 'object';
  return private.poll_view(poll);
end
$function$;

CREATE OR REPLACE FUNCTION public.suggest_poll_option(token text, question_id_param uuid, option jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  door record;
  poll public.polls;
  question public.poll_questions;
  places integer;
begin
  select * into door from private.poll_door(token);
  select * into strict poll from public.polls p where p.id = (door.poll).id for no key update;
  select * into question from public.poll_questions q where q.id = question_id_param and q.poll_id = poll.id;
  select count(*) into places from public.poll_options o where o.question_id = question.id;
  if not private.is_open(poll) then
    perform private.refuse(409, 'conflict', 'This poll is closed', 'poll');
  elsif not coalesce(question.guests_may_add, false) then
    perform private.refuse(403, 'forbidden', 'Only the hosts add options here', 'option');
  elsif places >= 50 then
    perform private.refuse(409, 'conflict', 'A question can have up to 50 options', 'option');
  end if;
  if not exists (select from public.poll_options o where o.question_id = question.id
    and (private.plain_words(o.label) = private.plain_words(option ->> 'label')
      or o.start_at = (option ->> 'startAt')::timestamptz and o.end_at = (option ->> 'endAt')::timestamptz
      or o.day = (option ->> 'day')::date)) then
    perform private.write_poll_option(poll, question.id, question.kind, option - array['id', 'mostVotes'], places + 1, true);
  end if;
  return private.shared_poll(poll, door.link, door.invitation, option ->> 'ballotToken');
end
$function$;

CREATE OR REPLACE FUNCTION public.use_poll_date(poll_id_param uuid, option_id_param uuid, request jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  poll public.polls := private.own_poll(poll_id_param);
  option public.poll_options;
  event public.events;
  wall record;
  into_what text := request ->> 'into';
  title text := coalesce(private.check_text(request ->> 'title', 200, 'title', 'A title'), poll.title);
  made_id uuid;
  carried integer := 0;
begin
  perform private.require_plan(poll.account_id, 'polls');
  select o.* into option from public.poll_options o join public.poll_questions q on q.id = o.question_id and q.kind = 'date'
  where o.id = option_id_param and o.poll_id = poll.id;
  if option.id is null or into_what is null or into_what not in ('event_date', 'activity', 'event') then
    perform private.refuse(400, 'invalid_input', 'Choose a date of this poll, and what it becomes', 'option');
  elsif poll.state = 'draft' then
    perform private.refuse(409, 'conflict', 'Nobody has been asked yet: open the poll first', 'poll');
  elsif poll.became is not null and (poll.became, poll.became_option_id) is distinct from (into_what, option.id) then
    perform private.refuse(409, 'conflict', 'A date of this poll is in use already', 'poll');
  elsif poll.became is null then
    select * into strict event from public.events e where e.id = poll.event_id for update;
    wall := private.poll_option_walls(option, event.time_zone);
    if into_what = 'event_date' then
      perform private.change_events(event.id, jsonb_build_object('scope', 'this',
        'patch', jsonb_build_object('start_local', private.wall_text(wall.start_local), 'end_local', private.wall_text(wall.end_local)),
        'along', coalesce(request -> 'along', '["activities", "deadline"]'),
        'tell', coalesce(request -> 'tell', 'false'), 'message', request -> 'message'));
      made_id := event.id;
    elsif into_what = 'event' then
      event := private.copy_event(event, title, wall.start_local, false);
      update public.events e set end_local = wall.end_local where e.id = event.id returning * into event;
      made_id := event.id;
    else
      insert into public.activities (event_id, title, status, visibility, start_local, end_local, sign_up)
      values (event.id, title, 'published', 'public', wall.start_local, wall.end_local, true) returning id into made_id;
    end if;
    carried := private.carry_poll_answers(poll, option, event, case when into_what = 'activity' then made_id end);
    update public.polls p set state = 'closed', closed_at = coalesce(p.closed_at, now()), became = into_what,
      became_id = made_id, became_option_id = option.id
    where p.id = poll.id returning * into poll;
  end if;
  return jsonb_build_object('poll', private.poll_view(poll), 'carried', carried);
end
$function$;

CREATE OR REPLACE FUNCTION public.vote_in_poll(token text, payload jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  door record;
  poll public.polls;
  answers jsonb;
begin
  select * into door from private.poll_door(token);
  -- Those who vote at once wait for each other: one ballot a token, no option over its measure.
  select * into strict poll from public.polls p where p.id = (door.poll).id for no key update;
  if not private.is_open(poll) then
    perform private.refuse(409, 'conflict', 'This poll is closed', 'poll');
  elsif (door.invitation).id is null and coalesce(payload ->> 'ballotToken', '') !~ '^[A-Za-z0-9_-]{32,64}$' then
    perform private.refuse(400, 'invalid_input', 'The device''s own token is missing', 'ballotToken');
  end if;
  answers := private.read_poll_answers(poll, payload -> 'answers');
  if poll.naming = 'named' then
    perform private.store_ballot(poll, door.invitation, payload, answers);
    perform private.keep_own_link(poll, door.invitation, payload);
  else
    perform private.drop_in_box(poll,
      private.voter_mark(poll.id, coalesce((door.invitation).id::text, payload ->> 'ballotToken')), answers);
  end if;
  update public.polls p set heard = p.heard + 1 where p.id = poll.id;
  return private.shared_poll(poll, door.link, door.invitation, payload ->> 'ballotToken');
end
$function$;

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE OF title, note, state, naming, results, closes_at, became ON public.polls FOR EACH ROW EXECUTE FUNCTION private.audit_row();

CREATE TRIGGER fill_account_from_event BEFORE INSERT OR UPDATE OF event_id, account_id ON public.polls FOR EACH ROW EXECUTE FUNCTION private.fill_account_from_event();

CREATE TRIGGER touch_updated_at BEFORE UPDATE OF title, note, state, naming, results, closes_at, became ON public.polls FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

create policy "members see polls" on public.polls
as permissive for select to authenticated using ((account_id IN ( SELECT private.my_accounts() AS my_accounts)));

create policy "members see the options of polls" on public.poll_options
as permissive for select to authenticated using ((account_id IN ( SELECT private.my_accounts() AS my_accounts)));

create policy "members see what polls ask" on public.poll_questions
as permissive for select to authenticated using ((account_id IN ( SELECT private.my_accounts() AS my_accounts)));

comment on function private.copy_event(public.events, text, timestamp without time zone, boolean) is 'A draft of the same event from another wall time on: deadlines, windows, price steps and activities move along. What else an area takes along it says by its private.copy_…(source, copy). Guests, answers, orders, links, codes and the venue''s bookings stay behind.';

comment on function private.answer_without(jsonb, uuid[]) is 'An answer of a box without these options; null where nothing is left of it.';

comment on function private.box_results(public.polls) is 'QuestionResult[] of a poll with a box.';

comment on function private.carry_poll_answers(public.polls, public.poll_options, public.events, uuid) is 'Votes for a date as answers to the event, or as places in an activity for those who said yes; how many.';

comment on function private.check_poll_condition(jsonb, integer) is 'Refuses a condition that names no earlier question with options, or no option of it.';

comment on function private.check_poll_question(jsonb) is 'Says in words what is wrong with a QuestionInput.';

comment on function private.copy_polls(public.events, public.events) is 'The polls of an event in its copy: drafts with the hosts'' own options, proposed times as far apart as the two events start; without votes, links and what voters added.';

comment on function private.drop_in_box(public.polls, bytea, jsonb) is 'Adds an anonymous vote: both halves of the box are sorted and written anew, so that neither tells which came last.';

comment on function private.drop_poll_options(public.polls, uuid[]) is 'Takes options away with their votes, and with no others.';

comment on function private.ensure_poll_invitation(public.polls, uuid) is 'A guest''s own link to a poll, made at first need.';

comment on function private.find_ballot(public.polls, public.poll_invitations, text) is 'The ballot of a person''s own link, or of their device.';

comment on function private.forget_polls(public.guests) is 'Polls somebody was asked in, with their named votes; an anonymous vote is nobody''s.';

comment on function private.has_voted(public.polls, public.poll_invitations) is 'Whether the person of an invitation has voted; in an anonymous poll, nothing more than that.';

comment on function private.held_polls(public.guests) is '{polls}: what somebody was asked, and said under their name.';

comment on function private.is_open(public.polls) is 'Whether a poll takes votes: its time ends it, whether or not a job has said so yet.';

comment on function private.keep_own_link(public.polls, public.poll_invitations, jsonb) is 'Mails somebody who voted by the poll''s own link theirs, where they gave an address: never of an anonymous poll.';

comment on function private.named_results(public.polls) is 'QuestionResult[] of a poll with ballots.';

comment on function private.opens_poll(public.share_links) is 'A poll''s link opens it once it was opened itself, and while its event may be seen.';

comment on function private.option_votes(public.polls, public.poll_options) is 'How many people have taken an option: chosen or ranked it, or can come then, if need be.';

comment on function private.own_ballot(public.poll_ballots) is 'OwnBallot.';

comment on function private.own_poll(uuid) is 'A poll that the caller may change, locked; the one refusal where they may not.';

comment on function private.poll_closing_source(public.jobs) is 'Closes a poll whose time is over, once, and tells who made it: PollClosingSource; null when there is nothing to close.';

comment on function private.poll_door(text) is 'What a token opens: a poll by its own link, or by a person''s; otherwise the one neutral refusal.';

comment on function private.poll_invitation_source(public.jobs) is 'PollInvitationSource; null when the poll has closed, the guest has voted or is gone.';

comment on function private.poll_link_source(public.jobs) is 'PollLinkSource, for somebody who voted and wanted their own link.';

comment on function private.poll_option_walls(public.poll_options, text) is 'A proposed time on the clock of the event; a whole day from its midnight to its last minute.';

comment on function private.poll_outcome(public.polls, boolean, boolean, uuid) is 'PollResults, as far as who asks may see them.';

comment on function private.poll_page(public.polls, public.share_links, public.poll_invitations) is 'The address of the page that a voter''s token opens.';

comment on function private.poll_questions_view(public.polls) is 'PollQuestion[].';

comment on function private.poll_view(public.polls) is 'PollRecord.';

comment on function private.poll_voters(public.polls, uuid) is 'PollVoter[] of a named poll: one''s own ballot first, then the others as they came, then guests who were asked and have not voted.';

comment on function private.poll_voters_of(public.polls, public.poll_options, public.events) is 'What guests said of a date, and voters with an address, who are put on the event''s list. Nobody can be found for a name alone.';

comment on function private.poll_votes(public.polls) is 'How many people have voted.';

comment on function private.read_poll_answer(public.poll_questions, jsonb, text[]) is 'An answer in its one shape, without its question; null where it says nothing.';

comment on function private.read_poll_answers(public.polls, jsonb) is 'What a vote says, by question: answers to questions that its own answers lead to. An option that is gone is left out.';

comment on function private.require_option_room(public.polls, jsonb, jsonb) is 'Refuses one more vote for an option than it takes; the poll is locked.';

comment on function private.results_hidden(public.polls, boolean, boolean) is 'ResultsHidden, or null where results may be seen.';

comment on function private.shared_poll(public.polls, public.share_links, public.poll_invitations, text) is 'SharedPoll.';

comment on function private.store_ballot(public.polls, public.poll_invitations, jsonb, jsonb) is 'Writes a named vote: the first of a person, or what they say now in the place of what they said.';

comment on function private.taken_options(jsonb) is 'The options an answer takes: chosen, ranked, or possible if need be.';

comment on function private.voter_mark(uuid, text) is 'How a box remembers that a token has voted.';

comment on function private.write_poll_option(public.polls, uuid, text, jsonb, integer, boolean) is 'Writes an OptionInput at its place: one with a known id keeps its votes, whatever it is called now.';

comment on function private.write_poll_question(public.polls, jsonb, integer) is 'Writes a QuestionInput at its place; options that it no longer names are taken away with their own votes.';

comment on function public.close_poll(uuid) is 'Ends a poll now; one that is closed already stays as it is. PollRecord.';

comment on function public.delete_poll(uuid) is 'Takes a poll away with its links and votes.';

comment on function public.get_guest_polls(text) is '{polls: GuestPoll[]}: the polls of an event for the guest of a personal link, each with the guest''s own token for it; those that are open first.';

comment on function public.get_poll(uuid) is 'A poll as its planners see it. PollRecord.';

comment on function public.get_poll_link(uuid) is 'The link that opens a poll to whoever has it; made when it is asked for first. ShareLink.';

comment on function public.get_poll_results(uuid) is 'What was said, for planners: at once, or when the poll is closed where it says so. PollResults.';

comment on function public.get_shared_poll(text, text) is 'A poll by its link or by a person''s own, with what this device has voted. SharedPoll.';

comment on function public.invite_to_poll(uuid) is 'Mails every active guest of the event who has an address and was not asked yet their own link. {told, withoutAddress}.';

comment on function public.list_polls(uuid, jsonb) is 'Polls of an event, or of all events of the caller''s accounts: open ones first, the newest first. ListPage of PollLine; request is a ListRequest.';

comment on function public.open_poll(uuid, timestamp with time zone) is 'Opens a poll, for the first time or again, until a moment or until it is closed. PollRecord.';

comment on function public.save_poll(uuid, uuid, jsonb) is 'Writes a poll from a PollInput: a new one of the event, or one that is there. PollRecord. When it closes is said when it is opened.';

comment on function public.suggest_poll_option(text, uuid, jsonb) is 'A voter adds an option where that is allowed; one that is there already is not added twice. SharedPoll.';

comment on function public.use_poll_date(uuid, uuid, jsonb) is 'Makes a date of a poll {into: event_date|activity|event, title, along, tell, message}, closes the poll, and carries the votes over; asked again it is done no second time. PollUsed.';

comment on function public.vote_in_poll(text, jsonb) is 'Takes a PollVote while the poll is open: a named one may be sent again to change it. SharedPoll.';

grant execute on function public.close_poll(uuid) to authenticated;

grant execute on function public.close_poll(uuid) to service_role;

grant execute on function public.delete_poll(uuid) to authenticated;

grant execute on function public.delete_poll(uuid) to service_role;

grant execute on function public.get_guest_polls(text) to service_role;

grant execute on function public.get_poll(uuid) to authenticated;

grant execute on function public.get_poll(uuid) to service_role;

grant execute on function public.get_poll_link(uuid) to authenticated;

grant execute on function public.get_poll_link(uuid) to service_role;

grant execute on function public.get_poll_results(uuid) to authenticated;

grant execute on function public.get_poll_results(uuid) to service_role;

grant execute on function public.get_shared_poll(text, text) to service_role;

grant execute on function public.invite_to_poll(uuid) to authenticated;

grant execute on function public.invite_to_poll(uuid) to service_role;

grant execute on function public.list_polls(uuid, jsonb) to authenticated;

grant execute on function public.list_polls(uuid, jsonb) to service_role;

grant execute on function public.open_poll(uuid, timestamp with time zone) to authenticated;

grant execute on function public.open_poll(uuid, timestamp with time zone) to service_role;

grant execute on function public.save_poll(uuid, uuid, jsonb) to authenticated;

grant execute on function public.save_poll(uuid, uuid, jsonb) to service_role;

grant execute on function public.suggest_poll_option(text, uuid, jsonb) to service_role;

grant execute on function public.use_poll_date(uuid, uuid, jsonb) to authenticated;

grant execute on function public.use_poll_date(uuid, uuid, jsonb) to service_role;

grant execute on function public.vote_in_poll(text, jsonb) to service_role;

grant all on table public.poll_ballots to service_role;

grant all on table public.poll_choices to service_role;

grant all on table public.poll_invitations to service_role;

grant all on table public.poll_links to service_role;

grant select on table public.poll_options to authenticated;

grant all on table public.poll_options to service_role;

grant select on table public.poll_questions to authenticated;

grant all on table public.poll_questions to service_role;

grant all on table public.poll_words to service_role;

grant select on table public.polls to authenticated;

grant all on table public.polls to service_role;

alter publication supabase_realtime add table public.polls;

select private.guard_half_sessions();

reset check_function_bodies;

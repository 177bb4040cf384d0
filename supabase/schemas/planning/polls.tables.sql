-- Polls and surveys of an event: what is asked, who was asked, and the votes.
-- Named votes are ballots. Anonymous ones lie in a box: one row a poll, in which nothing joins a voter to a vote.

insert into public.plan_gates (feature_key, title, required_plan, writes) values
  ('polls', 'Polls', 'premium', 'polls and surveys of an event, and who is asked');

insert into private.link_kinds (kind, path, opens, shows, opener) values
  ('poll', '/poll/', 'poll', '{poll}', 'opens_poll'),
  ('embed_poll', '/embed/poll/', 'poll', '{poll}', 'opens_poll');

insert into private.notice_topics (topic, usual, permission) values
  ('poll', 'now', 'polls.read');

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
  votes integer not null default 0,
  foreign key (share_link_id, account_id) references public.share_links (id, account_id) on delete cascade,
  foreign key (poll_id, account_id) references public.polls (id, account_id) on delete cascade
);
comment on table public.poll_links is 'Which poll a share link opens.';
comment on column public.poll_links.votes is 'How many have voted by it: its uses. A vote that is changed counts once.';
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
  reminded_at timestamptz,
  confirmed_at timestamptz,
  check ((event_guest_id is null) = (email is not null)),
  unique (id, poll_id),
  unique (poll_id, event_guest_id),
  foreign key (poll_id, account_id) references public.polls (id, account_id) on delete cascade,
  foreign key (event_guest_id, event_id) references public.event_guests (id, event_id) on delete cascade
);
comment on table public.poll_invitations is
  'A person''s own link to a poll: of a guest who was asked, or of a voter who wanted theirs by mail. It says nothing about a vote.';
comment on column public.poll_invitations.asked_at is 'When a mail asked them; null for a link that was made because they came by themselves.';
comment on column public.poll_invitations.reminded_at is 'When a mail last asked them again.';
comment on column public.poll_invitations.confirmed_at is
  'When somebody first voted by the link that was mailed to an address: until then anybody may have typed it.';
create index poll_invitations_guest on public.poll_invitations (event_guest_id, event_id);
create index poll_invitations_poll on public.poll_invitations (poll_id, account_id);
create index poll_invitations_email on public.poll_invitations (poll_id, email) where email is not null;
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

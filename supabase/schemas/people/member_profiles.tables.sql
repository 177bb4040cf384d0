-- Members: what a person shows of themself and to whom, the words they are found by, their own link.

create table private.member_profiles (
  guest_id uuid primary key,
  account_id uuid not null,
  user_id uuid references auth.users (id) on delete set null,
  claimed_at timestamptz,
  bio text check (length(bio) <= 1000),
  photo_then text check (length(photo_then) <= 200),
  photo_now text check (length(photo_now) <= 200),
  died_on date check (died_on > '1800-01-01'),
  memorial text check (length(memorial) <= 2000),
  generation integer not null default 0,
  token_hash bytea unique,
  link_sent_at timestamptz,
  link_used_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (guest_id, account_id) references public.guests (id, account_id) on delete cascade
);
comment on table private.member_profiles is 'What a member wrote of themself, who claimed the profile, and its link; died_on and memorial are the hosts'' words.';
comment on column private.member_profiles.photo_then is 'Name of the picture in the bucket avatars, in the folder of whoever claimed the profile.';
create index member_profiles_guest on private.member_profiles (guest_id, account_id);
create index member_profiles_user on private.member_profiles (user_id);
create index member_profiles_memorial on private.member_profiles (account_id, died_on) where died_on is not null;
alter table private.member_profiles enable row level security;

create table private.profile_visibility (
  guest_id uuid not null references public.guests (id) on delete cascade,
  field text not null check (field in ('name', 'former_name', 'group', 'city', 'bio', 'photo_then', 'photo_now', 'email', 'phone')),
  audience text not null check (audience in ('everyone', 'guests', 'organisers', 'hidden')),
  primary key (guest_id, field)
);
comment on table private.profile_visibility is 'Who sees a field of a member in the directory, where the member said something else than the usual.';
alter table private.profile_visibility enable row level security;

create table private.member_words (
  guest_id uuid primary key references public.guests (id) on delete cascade,
  account_id uuid not null,
  whole text not null,
  ranks jsonb not null,
  everyone_words text,
  guests_words text,
  organisers_words text
);
comment on table private.member_words is 'Filled in: what a member is found by. whole is for the hosts'' own search; the others hold what each audience may see, null where the name is not shown.';
comment on column private.member_words.ranks is 'By field: 1 everyone, 2 guests, 3 organisers, 4 nobody.';
-- An account's people are read by this index and looked through whole: 10,000 short texts take some
-- milliseconds, less than an index of three-letter parts costs at every import.
create index member_words_account on private.member_words (account_id);
alter table private.member_words enable row level security;

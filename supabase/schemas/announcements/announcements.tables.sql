-- Announcements: what the hosts tell an audience of an event, in whose languages, and who has read it.

insert into public.plan_gates (feature_key, title, required_plan, writes) values
  ('announcements', 'Announcements', 'premium', 'announcements to the people of an event');

insert into private.notice_topics (topic, usual, permission) values
  ('announcement', 'now', 'announcements.read');

create table public.announcements (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  texts jsonb not null check (jsonb_typeof(texts) = 'object'),
  main_locale text not null check (main_locale ~ '^[a-z]{2,3}$'),
  audience jsonb not null check (jsonb_typeof(audience) = 'object'),
  by_email boolean not null default true,
  on_page boolean not null default false,
  pinned boolean not null default false,
  takes_replies boolean not null default true,
  languages_may_miss boolean not null default false,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')),
  clock text not null default 'event' check (clock in ('event', 'recipient')),
  send_local timestamp,
  send_at timestamptz,
  finished_at timestamptz,
  edited_at timestamptz,
  heard integer not null default 0,
  sent_by uuid references auth.users (id) on delete set null,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  told_again_at timestamptz,
  unique (id, account_id),
  check (state in ('draft', 'cancelled') or send_at is not null),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.announcements is 'What the hosts tell people of an event: a draft, then on its way to its audience at a time, then sent.';
comment on column public.announcements.account_id is 'Filled in: the event''s account.';
comment on column public.announcements.texts is '{language: {subject, body: RichText}}; who reads another language gets main_locale''s.';
comment on column public.announcements.audience is 'AudienceQuestion: who it means is found out when it begins to go.';
comment on column public.announcements.clock is 'Whose clocks send_local is of: the event''s, or each recipient''s own.';
comment on column public.announcements.send_at is 'When the first may get it.';
comment on column public.announcements.told_again_at is 'When its people were last told that it was corrected.';
comment on column public.announcements.heard is 'Rises when somebody has read it, so that whoever watches asks anew.';
create index announcements_event on public.announcements (event_id, created_at desc, id);
create index announcements_account on public.announcements (account_id, created_at desc, id);
create index announcements_due on public.announcements (send_at) where state in ('scheduled', 'sending');
create index announcements_sent_by on public.announcements (sent_by);
create index announcements_created_by on public.announcements (created_by);
alter table public.announcements enable row level security;

create table public.announcement_versions (
  id bigint generated always as identity primary key,
  account_id uuid not null,
  announcement_id uuid not null,
  texts jsonb not null,
  changed_by uuid references auth.users (id) on delete set null,
  changed_at timestamptz not null default now(),
  foreign key (announcement_id, account_id) references public.announcements (id, account_id) on delete cascade
);
comment on table public.announcement_versions is 'What an announcement said before each change after it went.';
create index announcement_versions_announcement on public.announcement_versions (announcement_id, account_id, id desc);
create index announcement_versions_changed_by on public.announcement_versions (changed_by);
alter table public.announcement_versions enable row level security;

create table private.announcement_recipients (
  announcement_id uuid not null references public.announcements (id) on delete cascade,
  person uuid not null,
  event_guest_id uuid references public.event_guests (id) on delete cascade,
  member_id uuid references public.team_members (id) on delete cascade,
  email text,
  locale text not null,
  due_at timestamptz not null,
  told_at timestamptz,
  read_at timestamptz,
  again_for timestamptz,
  primary key (announcement_id, person)
);
comment on table private.announcement_recipients is
  'Whom an announcement goes to, written once when it begins: each person once, with the moment theirs is due. email is null where no mail goes.';
comment on column private.announcement_recipients.again_for is 'The correction they are still to be told of.';
create index announcement_recipients_again on private.announcement_recipients (announcement_id) where again_for is not null;
create index announcement_recipients_due on private.announcement_recipients (announcement_id, due_at) where told_at is null;
create index announcement_recipients_guest on private.announcement_recipients (event_guest_id);
create index announcement_recipients_member on private.announcement_recipients (member_id);
alter table private.announcement_recipients enable row level security;

-- What mails are about: one may be left off, the other comes for as long as the address exists.

create table private.mail_topics (
  topic text primary key check (topic ~ '^[a-z_]+$'),
  is_essential boolean not null
);
comment on table private.mail_topics is
  'What mails are about. sign_in: links and codes that somebody asks for this minute. service: what somebody did themself (orders, tickets, answers, bookings, gifts). changes: what they are coming to has moved or is called off. The others can be left off.';
comment on column private.mail_topics.is_essential is 'An unsubscribed address still gets it.';
alter table private.mail_topics enable row level security;

insert into private.mail_topics (topic, is_essential) values
  ('sign_in', true), ('service', true), ('changes', true),
  ('invitations', false), ('notices', false), ('announcements', false), ('campaigns', false),
  ('messages', false);

-- Event types: what kinds of events there are.

create table public.event_types (
  id text primary key check (
    id ~ '^[a-z-]+-type-1$'
    or id ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'),
  name text not null unique check (length(name) between 1 and 100),
  description text not null,
  group_term text not null check (length(group_term) between 1 and 60),
  member_term text not null check (length(member_term) between 1 and 60),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.event_types is 'Kinds of event and the words each uses for groups and members; the built-in twelve.';
alter table public.event_types enable row level security;

insert into public.event_types (id, name, description, group_term, member_term) values
  ('club-type-1', 'Club', 'Clubs that meet for what they love.', 'Interest Group', 'Member'),
  ('community-type-1', 'Community', 'Streets, parishes, associations.', 'Organization', 'Member'),
  ('family-type-1', 'Family', 'Reunions across the branches.', 'Branch', 'Family Member'),
  ('milestone-type-1', 'Milestone', 'Birthdays, anniversaries, retirements.', 'Group', 'Guest'),
  ('military-type-1', 'Military', 'Units that served together.', 'Unit', 'Service Member'),
  ('professional-type-1', 'Professional', 'Teams, alumni of a firm, conferences.', 'Department', 'Colleague'),
  ('school-type-1', 'School', 'Classes that finished together.', 'Class Year', 'Classmate'),
  ('social-type-1', 'Social Event', 'Parties of every size.', 'Party', 'Guest'),
  ('sports-team-type-1', 'Sports Team Reunions', 'Squads, seasons, anniversaries of a win.', 'Team', 'Teammate'),
  ('fraternity-sorority-type-1', 'College Fraternity/Sorority', 'Chapters and their classes.', 'Chapter', 'Brother/Sister'),
  ('friends-type-1', 'Friends', 'Trips and evenings among friends.', 'Circle', 'Friend'),
  ('cultural-type-1', 'Cultural Gatherings', 'Festivals, rites and heritage days.', 'Community', 'Participant');

-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

drop function private.notice_choice(jsonb, text);

-- What planners can be told of by mail; each area adds the rows of its own.

create table private.notice_topics (
  topic text primary key check (topic ~ '^[a-z_]+$'),
  usual text not null check (usual in ('now', 'digest'))
);
comment on table private.notice_topics is 'What planners can be told of by mail; each area adds the rows of its own.';
comment on column private.notice_topics.usual is 'At once or in the daily digest, until a person chooses.';
alter table private.notice_topics enable row level security;

-- constraint public.planner_notices planner_notices_topic_check: CHECK ((topic = ANY (ARRAY['answer'::text, 'order'::text, 'refund'::text, 'waitlist'::text, 'poll'::text]))) becomes nothing
-- constraint public.planner_notices planner_notices_topic_fkey: nothing becomes FOREIGN KEY (topic) REFERENCES private.notice_topics(topic)
-- index public.planner_notices_topic: nothing becomes CREATE INDEX planner_notices_topic ON public.planner_notices USING btree (topic)
insert into private.notice_topics (topic, usual) values
  ('answer', 'digest'),
  ('order', 'now'),
  ('poll', 'now'),
  ('refund', 'now'),
  ('waitlist', 'digest');
alter table public.planner_notices drop constraint planner_notices_topic_check;
alter table public.planner_notices
  add constraint planner_notices_topic_fkey foreign key (topic) references private.notice_topics (topic);
create index planner_notices_topic on public.planner_notices (topic);

CREATE OR REPLACE FUNCTION private.notice_choice(prefs jsonb, about text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return case when prefs ->> about in ('now', 'digest', 'off') then prefs ->> about
    else coalesce((select t.usual from private.notice_topics t where t.topic = about), 'digest') end;
end
$function$;

comment on function private.notice_choice(jsonb, text) is 'now, digest or off: as the person chose, else as is usual for the topic.';

select private.guard_half_sessions();

reset check_function_bodies;

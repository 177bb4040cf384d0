-- How and when somebody is told: per topic and channel, in the quiet or at once, by their own clock.
-- profiles.notification_prefs: {"<topic>": "now"|"hourly"|"digest"|"off" (by mail), "product": {"<topic>": false},
-- "push": {"<topic>": true|false}, "quiet": {"from": "22:00", "to": "07:00"}}; what is not said is as usual for the topic.

create function private.notice_clock()
returns timestamptz
language sql stable
set search_path = ''
as $$ select now() $$;
comment on function private.notice_clock() is 'Now, for all that is told; a test that lives through a week moves it.';

create function private.notice_choice(prefs jsonb, about text)
returns text
language plpgsql stable
set search_path = ''
as $$
begin
  return case when prefs ->> about in ('now', 'hourly', 'digest', 'off') then prefs ->> about
    else coalesce((select t.usual from private.notice_topics t where t.topic = about), 'digest') end;
end
$$;
comment on function private.notice_choice(jsonb, text) is
  'By mail: now, hourly, digest (daily) or off: as the person chose, else as is usual for the topic.';

create function private.wants_in_product(prefs jsonb, about text)
returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return coalesce(prefs -> 'product' -> about, 'true') <> 'false';
end
$$;
comment on function private.wants_in_product(jsonb, text) is 'Whether somebody is told of a topic in the product; they are unless they say no.';

create function private.wants_push(prefs jsonb, about text)
returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return case prefs -> 'push' -> about when 'true' then true when 'false' then false
    else coalesce((select t.usual = 'now' from private.notice_topics t where t.topic = about), false) end;
end
$$;
comment on function private.wants_push(jsonb, text) is 'Whether somebody''s devices tell of a topic; what is usually told at once is.';

create function private.after_quiet_hours(moment timestamptz, prefs jsonb, zone text)
returns timestamptz
language plpgsql stable
set search_path = ''
as $$
declare
  local_time timestamp := moment at time zone zone;
  quiet_from time;
  quiet_to time;
begin
  if coalesce(prefs #>> '{quiet,from}', '') !~ '^([01]\d|2[0-3]):[0-5]\d$'
    or coalesce(prefs #>> '{quiet,to}', '') !~ '^([01]\d|2[0-3]):[0-5]\d$' then
    return moment;
  end if;
  quiet_from := (prefs #>> '{quiet,from}')::time;
  quiet_to := (prefs #>> '{quiet,to}')::time;
  if quiet_from < quiet_to and local_time::time >= quiet_from and local_time::time < quiet_to then
    return (local_time::date + quiet_to) at time zone zone;
  elsif quiet_from > quiet_to and local_time::time >= quiet_from then
    return (local_time::date + 1 + quiet_to) at time zone zone;
  elsif quiet_from > quiet_to and local_time::time < quiet_to then
    return (local_time::date + quiet_to) at time zone zone;
  end if;
  return moment;
end
$$;
comment on function private.after_quiet_hours(timestamptz, jsonb, text) is
  'The moment itself, or the end of the quiet hours it falls into, by the person''s own clock.';

create function private.next_digest(moment timestamptz, zone text)
returns timestamptz
language sql stable
set search_path = ''
as $$
  select ((moment at time zone zone)::date
    + case when (moment at time zone zone)::time >= time '08:00' then 1 else 0 end
    + time '08:00') at time zone zone
$$;
comment on function private.next_digest(timestamptz, text) is 'The next eight o''clock in the morning, by the person''s own clock.';

create function private.notice_mail_due(choice text, moment timestamptz, prefs jsonb, zone text)
returns timestamptz
language plpgsql stable
set search_path = ''
as $$
begin
  return private.after_quiet_hours(case choice
    when 'now' then moment + interval '2 minutes'
    when 'hourly' then date_trunc('hour', moment) + interval '1 hour'
    when 'digest' then private.next_digest(moment, zone) end, prefs, zone);
end
$$;
comment on function private.notice_mail_due(text, timestamptz, jsonb, text) is
  'When a mail about it goes: within two minutes (so that several become one), at the full hour, at eight in the morning, and never in quiet hours; null for off.';

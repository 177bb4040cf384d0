-- An announcement that was corrected: told again only where its hosts ask for it, each person once a correction.

create function public.tell_announcement_again(announcement_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept public.announcements := private.own_announcement(announcement_id_param);
  people bigint;
begin
  perform private.require_plan(kept.account_id, 'announcements');
  if kept.state not in ('sent', 'cancelled') then
    perform private.refuse(409, 'conflict', 'It is on its way: whoever gets it now reads the new words', 'state');
  elsif kept.edited_at is null or kept.told_again_at >= kept.edited_at then
    perform private.refuse(409, 'conflict', 'Nothing has changed since they were told', 'editedAt');
  end if;
  update private.announcement_recipients r set again_for = kept.edited_at
  where r.announcement_id = kept.id and r.told_at is not null and (r.email is not null or r.event_guest_id is null);
  get diagnostics people = row_count;
  if people = 0 then
    perform private.refuse(409, 'conflict', 'No mail goes to any of them: they read it on their own pages', 'audience');
  end if;
  update public.announcements a set told_again_at = now() where a.id = kept.id returning * into kept;
  perform private.enqueue_job('announcement_run', jsonb_build_object('announcementId', kept.id, 'eventId', kept.event_id),
    'announcement_again:' || kept.id || ':' || extract(epoch from kept.edited_at), now());
  return private.announcement_view(kept);
end
$$;
comment on function public.tell_announcement_again(uuid) is
  'Tells whoever has an announcement that it was corrected, by the ways they were told before, once a correction. AnnouncementRecord.';

create function private.tell_part_again(kept public.announcements)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  mails bigint;
  colleagues uuid[];
begin
  with part as (
    select r.person, r.again_for from private.announcement_recipients r
    where r.announcement_id = kept.id and r.again_for is not null
    order by r.person limit 500 for update
  ), told as (
    update private.announcement_recipients r set again_for = null from part p
    where r.announcement_id = kept.id and r.person = p.person
    returning r.person, r.email, r.event_guest_id, r.member_id, p.again_for
  ), mails as (
    select private.queue_mail('announcement',
      jsonb_build_object('announcementId', kept.id, 'person', t.person, 'eventId', kept.event_id, 'isChanged', true), t.email, 'announcements',
      kept.account_id, kept.event_id, 'announcement', kept.id,
      'announcement:' || kept.id || ':' || t.person || ':' || extract(epoch from t.again_for)) as id
    from told t where t.email is not null
  )
  select (select count(*) from mails), array(select m.user_id from told t join public.team_members m on m.id = t.member_id
    where t.event_guest_id is null) into mails, colleagues;
  if mails > 0 then
    update public.mail_deliveries d set caused_by = kept.sent_by where d.of_id = kept.id and d.caused_by is null;
  end if;
  perform private.notify(colleagues, 'announcement', jsonb_build_object('announcementId', kept.id,
      'subject', kept.texts -> kept.main_locale ->> 'subject', 'isChanged', true), kept.account_id, kept.event_id, kept.id);
  update public.announcements a set heard = a.heard + 1 where a.id = kept.id;
  return exists (select from private.announcement_recipients r where r.announcement_id = kept.id and r.again_for is not null);
end
$$;
comment on function private.tell_part_again(public.announcements) is
  'Tells the next 500 that it was corrected; true while more are owed it. In one transaction with their mails.';

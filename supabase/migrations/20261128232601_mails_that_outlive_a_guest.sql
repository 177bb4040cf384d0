-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

-- The ends of mails: what the "no more mails" of a mail goes on acting on when its guest is gone.

create table private.mail_ends (
  token_hash bytea primary key,
  account_id uuid not null references public.accounts (id) on delete cascade,
  email text not null check (email = lower(trim(email)) and length(email) <= 254),
  created_at timestamptz not null default now()
);
comment on table private.mail_ends is
  'Links of guests who were taken off a list, or got a new link: they open nothing any more, but the mails that hold them still end the mails of this host to this address.';
create index mail_ends_address on private.mail_ends (account_id, email);
alter table private.mail_ends enable row level security;

CREATE OR REPLACE FUNCTION private.message_mail(me public.thread_members)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  thread public.threads;
  place public.event_guests;
  event public.events;
  person public.guests;
  newest public.thread_messages;
  waiting integer;
  page text;
begin
  select * into thread from public.threads t where t.id = me.thread_id;
  select * into place from public.event_guests eg where eg.id = me.event_guest_id;
  select * into event from public.events e where e.id = place.event_id and e.status <> 'draft';
  select * into person from public.guests g where g.id = place.guest_id and g.status = 'active';
  select count(*) into waiting from private.waits_for(thread, me);
  if person.email is null or event.id is null or waiting = 0 or me.left_at is not null
    or not exists (select from private.thread_guests(thread, place.id)) then
    return null;
  end if;
  select * into newest from private.waits_for(thread, me) w order by w.place desc limit 1;
  page := private.site_url() || '/my-messages/' || private.personal_token(private.ensure_personal_link(place, 'invitation'));
  return jsonb_build_object('to', person.email, 'name', person.full_name, 'locale', coalesce(person.locale, event.locale),
    'zone', coalesce((select z.name from private.time_zones z where z.name = person.time_zone), event.time_zone),
    'event', private.public_event(event, false), 'url', page || '?thread=' || thread.id, 'mailsUrl', page || '/mails?mails=stop',
    'allUrl', page,
    'author', (select private.member_name(m) from public.thread_members m where m.id = newest.author_id),
    'talk', case when thread.kind <> 'person' then private.thread_title(thread) end,
    'text', nullif(left(newest.body, 600), ''), 'count', waiting);
end
$function$;

CREATE OR REPLACE FUNCTION public.save_own_profile(token text, payload jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person public.guests := private.open_profile(token);
  owner_id uuid;
  wanted record;
begin
  perform private.ensure_member_profile(person);
  select p.user_id into owner_id from private.member_profiles p where p.guest_id = person.id;
  if payload ? 'fields' then
    if not private.is_own_picture(payload #>> '{fields,photoThen}', owner_id)
      or not private.is_own_picture(payload #>> '{fields,photoNow}', owner_id) then
      perform private.refuse(400, 'invalid_input', 'Choose a picture of your own', 'photo');
    end if;
    update public.guests g set
      full_name = private.check_name(payload #>> '{fields,fullName}', 'fullName'),
      first_name = case when private.check_name(payload #>> '{fields,fullName}', 'fullName') = g.full_name then g.first_name end,
      last_name = case when private.check_name(payload #>> '{fields,fullName}', 'fullName') = g.full_name then g.last_name end,
      former_name = private.check_text(payload #>> '{fields,formerName}', 200, 'formerName', 'A name'),
      phone = private.check_text(payload #>> '{fields,phone}', 50, 'phone', 'A phone number'),
      custom = case when private.check_text(payload #>> '{fields,city}', 100, 'city', 'A town') is null then g.custom - 'city'
        else g.custom || jsonb_build_object('city', private.check_text(payload #>> '{fields,city}', 100, 'city', 'A town')) end
    where g.id = person.id;
    update private.member_profiles p set updated_at = now(),
      bio = private.check_text(payload #>> '{fields,bio}', 1000, 'bio', 'These words'),
      photo_then = payload #>> '{fields,photoThen}', photo_now = payload #>> '{fields,photoNow}'
    where p.guest_id = person.id;
  end if;
  if jsonb_typeof(payload -> 'audiences') = 'object' then
    for wanted in select a.key as field, a.value as audience from jsonb_each_text(payload -> 'audiences') a loop
      if wanted.field not in ('name', 'former_name', 'group', 'city', 'bio', 'photo_then', 'photo_now', 'email', 'phone')
        or private.audience_rank(wanted.audience) is null then
        perform private.refuse(400, 'invalid_input', 'Choose who sees this: everyone, guests, organisers or nobody', wanted.field);
      end if;
      insert into private.profile_visibility as v (guest_id, field, audience) values (person.id, wanted.field, wanted.audience)
      on conflict (guest_id, field) do update set audience = excluded.audience;
    end loop;
    perform private.refresh_member_words(array[person.id]);
  end if;
  if payload ? 'wantsMail' then
    perform private.wish_mails(person.account_id, person.email, payload -> 'wantsMail' = 'true');
  end if;
  perform private.audit(person.account_id, 'profiles.saved', 'guests', person.id::text, null,
    jsonb_build_object('parts', (select jsonb_agg(k) from jsonb_object_keys(payload) k where k in ('fields', 'audiences', 'wantsMail'))));
  return public.get_own_profile(token);
end
$function$;

CREATE OR REPLACE FUNCTION public.set_mail_wish(token text, wants_mail boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  meant record := private.mail_end_of(token);
  link public.personal_links := private.find_personal_link(token);
begin
  if meant.email is null and link.id is null then
    perform private.refuse_link();
  end if;
  if meant.email is not null then
    perform private.wish_mails(meant.account_id, meant.email, coalesce(wants_mail, false));
  else
    update public.guests g set unsubscribed_at = case when not coalesce(wants_mail, false) then coalesce(g.unsubscribed_at, now()) end
    from public.event_guests eg where eg.id = link.event_guest_id and g.id = eg.guest_id;
  end if;
  perform private.audit(meant.account_id, 'guests.mail_wish', 'event_guests', link.event_guest_id::text, null,
    jsonb_build_object('wantsMail', coalesce(wants_mail, false)));
  return jsonb_build_object('wantsMail', coalesce(wants_mail, false));
end
$function$;

CREATE OR REPLACE FUNCTION public.set_message_mails(token text, wants_mail boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  meant record := private.mail_end_of(token);
  link public.personal_links := private.find_personal_link(token);
begin
  if meant.email is null and link.id is null then
    perform private.refuse_link();
  end if;
  if meant.email is not null and wants_mail then
    perform private.allow_mail(meant.email, 'unsubscribed', meant.account_id, 'messages');
  elsif meant.email is not null then
    perform private.suppress_mail(meant.email, 'unsubscribed', meant.account_id, 'messages');
  end if;
  perform private.audit(meant.account_id, 'guests.mail_wish', 'event_guests', link.event_guest_id::text, null,
    jsonb_build_object('wantsMail', coalesce(wants_mail, false), 'topic', 'messages'));
  return jsonb_build_object('wantsMail', coalesce(wants_mail, false));
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_mail_ends(person public.guests)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from private.mail_ends e where e.account_id = person.account_id and e.email = lower(trim(person.email));
$function$;

CREATE OR REPLACE FUNCTION private.keep_end_of_link()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.keep_mail_ends(array[old], (
    select g.email from public.event_guests eg join public.guests g on g.id = eg.guest_id where eg.id = old.event_guest_id));
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_ends_of_guest()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.keep_mail_ends(array(
    select p from public.personal_links p join public.event_guests eg on eg.id = p.event_guest_id
    where eg.guest_id = old.id), old.email);
  if old.email is not null and old.unsubscribed_at is not null and exists (select from public.accounts a where a.id = old.account_id) then
    perform private.suppress_mail(old.email, 'unsubscribed', old.account_id);
  end if;
  return old;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_ends_of_place()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.keep_mail_ends(
    array(select p from public.personal_links p where p.event_guest_id = old.id),
    (select g.email from public.guests g where g.id = old.guest_id));
  return old;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_mail_ends(links public.personal_links[], of_email text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into private.mail_ends (token_hash, account_id, email)
  select l.token_hash, l.account_id, lower(trim(of_email))
  from unnest(links) l join public.accounts a on a.id = l.account_id
  where of_email is not null
  on conflict (token_hash) do nothing
$function$;

CREATE OR REPLACE FUNCTION private.keep_mail_wish()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.email is not null and new.unsubscribed_at is null then
    new.unsubscribed_at := (select min(s.created_at) from public.mail_suppressions s
      where s.email = lower(trim(new.email)) and s.account_id = new.account_id and s.kind = 'unsubscribed' and s.topic is null);
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_end_of(token text, OUT account_id uuid, OUT email text)
 RETURNS record
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  select p.account_id, lower(g.email) into account_id, email
  from public.personal_links p
  join public.event_guests eg on eg.id = p.event_guest_id
  join public.guests g on g.id = eg.guest_id
  where p.token_hash = private.hash_token(coalesce(token, ''));
  if account_id is null then
    select e.account_id, e.email into account_id, email from private.mail_ends e
    where e.token_hash = private.hash_token(coalesce(token, ''));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.wish_mails(of_account uuid, to_email text, wants_mail boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if wants_mail then
    perform private.allow_mail(to_email, 'unsubscribed', of_account);
  else
    perform private.suppress_mail(to_email, 'unsubscribed', of_account);
  end if;
  update public.guests g set unsubscribed_at = case when not wants_mail then coalesce(g.unsubscribed_at, now()) end
  where g.account_id = of_account and g.email = lower(trim(to_email)) and (g.unsubscribed_at is null) <> wants_mail;
end
$function$;

CREATE OR REPLACE FUNCTION public.get_mail_wish(token text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  meant record := private.mail_end_of(token);
begin
  if meant.email is null then
    perform private.refuse_link();
  end if;
  return jsonb_build_object('wantsMail', not exists (
      select from public.mail_suppressions s where s.email = meant.email and s.account_id = meant.account_id
        and s.kind = 'unsubscribed' and s.topic is null)
    and not exists (select from public.guests g
      where g.account_id = meant.account_id and g.email = meant.email and g.unsubscribed_at is not null));
end
$function$;

CREATE TRIGGER keep_mail_ends BEFORE DELETE ON public.event_guests FOR EACH ROW EXECUTE FUNCTION private.keep_ends_of_place();

CREATE TRIGGER keep_mail_ends BEFORE DELETE ON public.guests FOR EACH ROW EXECUTE FUNCTION private.keep_ends_of_guest();

CREATE TRIGGER keep_mail_ends BEFORE UPDATE OF token_hash ON public.personal_links FOR EACH ROW WHEN ((old.token_hash <> new.token_hash)) EXECUTE FUNCTION private.keep_end_of_link();

CREATE TRIGGER keep_mail_wish BEFORE INSERT OR UPDATE OF email ON public.guests FOR EACH ROW EXECUTE FUNCTION private.keep_mail_wish();

comment on function public.set_mail_wish(text, boolean) is 'Stops or takes up the mails of a host to the address that a link was sent to, whether or not the link still opens anything: {wantsMail}.';

comment on function public.set_message_mails(text, boolean) is 'A guest wants no mails about messages of this host, or wants them again, by their own link, whether or not it still opens anything: {wantsMail}.';

comment on function private.forget_mail_ends(public.guests) is 'The links of former places on lists.';

comment on function private.keep_end_of_link() is 'A link that was renewed still ends the mails that were sent with it.';

comment on function private.keep_ends_of_guest() is 'A person who is deleted can still end the mails they have, and what they wished stays.';

comment on function private.keep_ends_of_place() is 'Somebody who is taken off an event''s list can still end the mails they have.';

comment on function private.keep_mail_ends(public.personal_links[], text) is 'Notes whose mails a link ends, before it opens nothing any more; of an account that goes whole nothing is kept.';

comment on function private.keep_mail_wish() is 'Whoever comes onto a list with an address that wanted no more mails of this host still wants none.';

comment on function private.mail_end_of(text) is 'Whose mails the link of a mail ends, and to which address: that of a guest who was taken off, too, of an event that went back to a draft, and of one who was blocked. The address is null for a guest without one; the account for what no mail ever held.';

comment on function private.wish_mails(uuid, text, boolean) is 'Whether a host writes to an address: whoever is on their lists with it now, and whoever comes to be.';

comment on function public.get_mail_wish(text) is 'Whether the mails that a link came with still come: {wantsMail}. It works when the link opens nothing else any more, and says neither who they go to nor whose they are.';

grant execute on function public.get_mail_wish(text) to service_role;

select private.guard_half_sessions();

reset check_function_bodies;

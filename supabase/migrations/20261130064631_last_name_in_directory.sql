-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.member_view(person public.guests, group_label text, viewer_rank integer)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'id', person.id,
    'name', case when s.name then person.full_name end,
    'lastName', case when s.name then person.last_name end,
    'formerName', case when s.former_name then person.former_name end,
    'groupLabel', case when s."group" then group_label end,
    'city', case when s.city then person.custom ->> 'city' end,
    'bio', case when s.bio then p.bio end,
    'photoThen', case when s.photo_then then p.photo_then end,
    'photoNow', case when s.photo_now then p.photo_now end,
    'email', case when s.email and p.died_on is null and (viewer_rank <> 3 or private.sees_contact(person.account_id, person.id)) then person.email end,
    'phone', case when s.phone and p.died_on is null and (viewer_rank <> 3 or private.sees_contact(person.account_id, person.id)) then person.phone end,
    'isMissing', person.status = 'missing',
    'isClaimed', p.user_id is not null,
    'diedOn', p.died_on,
    'memorial', p.memorial)
  from (
    select (w.ranks ->> 'name')::integer <= viewer_rank as name, (w.ranks ->> 'former_name')::integer <= viewer_rank as former_name,
      (w.ranks ->> 'group')::integer <= viewer_rank as "group", (w.ranks ->> 'city')::integer <= viewer_rank as city,
      (w.ranks ->> 'bio')::integer <= viewer_rank as bio, (w.ranks ->> 'photo_then')::integer <= viewer_rank as photo_then,
      (w.ranks ->> 'photo_now')::integer <= viewer_rank as photo_now, (w.ranks ->> 'email')::integer <= viewer_rank as email,
      (w.ranks ->> 'phone')::integer <= viewer_rank as phone
    from private.member_words w where w.guest_id = person.id) s
  left join private.member_profiles p on p.guest_id = person.id
$function$;

reset check_function_bodies;

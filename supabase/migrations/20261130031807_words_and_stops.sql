-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.rich_text_words(value jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select coalesce(string_agg(coalesce(piece ->> 'text', '@' || (piece #>> '{attrs,name}'), ''), case
      when piece ->> 'type' in ('text', 'mention') then '' else ' ' end order by place), '')
  from jsonb_path_query(value, 'strict $.** ? (@.type == "text" || @.type == "mention" || @.type == "break" || @.type == "paragraph" || @.type == "heading")')
    with ordinality p (piece, place)
$function$;

CREATE OR REPLACE FUNCTION public.stop_mails(addresses_param text[], reason_param text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  of_account constant uuid := private.account_of_mail_stops();
  said constant text := private.check_text(reason_param, 300, 'reason', 'The reason');
  given constant text[] := array(select a from unnest(addresses_param) a where trim(a) <> '');
  addresses text[];
  added integer;
begin
  if cardinality(given) = 0 then
    perform private.refuse(400, 'invalid_input', 'Write one address at least', 'addresses');
  elsif cardinality(given) > 500 then
    perform private.refuse(400, 'invalid_input', 'Up to 500 addresses can be put on the list at once', 'addresses');
  end if;
  addresses := array(select distinct private.check_email(a, 'addresses') from unnest(given) a);
  if (select count(*) from public.mail_suppressions s where s.account_id = of_account and s.kind = 'manual'
    and s.created_at > now() - interval '1 day') + cardinality(addresses) > 10000 then
    perform private.refuse(429, 'too_many_requests', 'Ten thousand addresses were put on the list within a day. Go on tomorrow');
  end if;
  insert into public.mail_suppressions (email, kind, account_id, reason, created_by)
  select a, 'manual', of_account, said, auth.uid() from unnest(addresses) a
  on conflict do nothing;
  get diagnostics added = row_count;
  if added > 0 then
    perform private.audit(of_account, 'mail_suppressions.added', 'mail_suppressions', null, null, jsonb_build_object('addresses', added));
  end if;
  return jsonb_build_object('added', added, 'known', cardinality(addresses) - added);
end
$function$;

comment on function private.rich_text_words(jsonb) is 'The words of a stored text, to be searched and told in one line: whoever is named in it with an @.';

comment on function public.stop_mails(text[], text) is 'Keeps the chosen account''s mails from addresses, up to 500 at once and 10,000 a day, with the reason where one is given: {added, known}. What is essential (orders, tickets, changes) still goes to them.';

reset check_function_bodies;

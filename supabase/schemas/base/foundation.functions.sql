-- Foundation: the private schema, server keys and settings, refusals, tokens, time.
-- Nothing in `private` is reachable through the API; policies and functions call it.

-- Refusals ----------------------------------------------------------------------------------------

create function private.refuse(status integer, code text, message text, field text default null)
returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  raise exception using
    errcode = 'PT' || status, message = message, hint = code, detail = coalesce(field, '');
end
$$;
comment on function private.refuse(integer, text, text, text) is
  'Ends a call with an HTTP status, a code (hint), a sentence for people and the field at fault (detail).';

create function private.refuse_link()
returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  perform private.refuse(404, 'link_invalid', 'This link is not valid any more');
end
$$;
comment on function private.refuse_link() is
  'The one answer to unknown, expired, revoked and wrong-kind tokens.';

-- Keys and tokens ---------------------------------------------------------------------------------

-- A function in SQL with a search path of its own is never inlined and planned anew at each call;
-- those that every purchase runs through are in PL/pgSQL, which keeps its plans.
create function private.server_key(key_name text)
returns bytea
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_key bytea;
begin
  select k.key into found_key from private.server_keys k where k.name = key_name;
  if found_key is null then
    insert into private.server_keys (name, key)
    values (key_name, extensions.gen_random_bytes(32))
    on conflict (name) do nothing;
    select k.key into found_key from private.server_keys k where k.name = key_name;
  end if;
  return found_key;
end
$$;
comment on function private.server_key(text) is 'The named server key, made at first use.';

create function private.base64url(raw bytea)
returns text
language plpgsql immutable strict
set search_path = ''
as $$
begin
  return translate(replace(encode(raw, 'base64'), E'\n', ''), '+/=', '-_');
end
$$;
comment on function private.base64url(bytea) is 'URL-safe base64 without padding.';

create function private.derive_token(kind text, id uuid, generation integer)
returns text
language plpgsql
set search_path = ''
as $$
begin
  return private.base64url(substring(
    extensions.hmac(
      convert_to(kind || ':' || id || ':' || generation, 'UTF8'),
      private.server_key('tokens'),
      'sha256'
    ) from 1 for 24));
end
$$;
comment on function private.derive_token(text, uuid, integer) is
  'The 192-bit token of a link: HMAC of the server key, the link and its generation.';

create function private.hash_token(token text)
returns bytea
language plpgsql immutable strict
set search_path = ''
as $$
begin
  return sha256(convert_to(token, 'UTF8'));
end
$$;
comment on function private.hash_token(text) is 'What is stored of a token.';

-- Settings ----------------------------------------------------------------------------------------

create function private.server_setting(setting_name text)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (
    select s.value from private.server_settings s where s.name = setting_name);
end
$$;
comment on function private.server_setting(text) is 'One setting, or null when the server has not told it.';

create function private.site_url()
returns text
language plpgsql stable
set search_path = ''
as $$
begin
  return coalesce(private.server_setting('siteUrl') #>> '{}', '');
end
$$;
comment on function private.site_url() is 'The portal''s origin without a trailing slash.';

create function private.is_test_mode()
returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return coalesce((private.server_setting('testMode') #>> '{}')::boolean, true);
end
$$;
comment on function private.is_test_mode() is 'True unless the server said that payments are real.';

create function private.takes_payments()
returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return coalesce((private.server_setting('takesPayments') #>> '{}')::boolean, true);
end
$$;
comment on function private.takes_payments() is
  'False where the operator has set payments off: what has a price is not sold then, and what is free goes on.';

create function public.configure_server(settings jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.server_settings (name, value)
  select entry.key, entry.value from jsonb_each(settings) entry
  on conflict (name) do update set value = excluded.value, updated_at = now();
end
$$;
comment on function public.configure_server(jsonb) is
  'Called by the server when it starts: {"siteUrl": "https://…", "testMode": true, "takesPayments": true}.';

create function public.is_test_mode()
returns boolean
language sql stable
security definer
set search_path = ''
as $$ select private.is_test_mode() $$;
comment on function public.is_test_mode() is
  'Whether payments are simulated; pages say so wherever money is asked for.';

-- Time --------------------------------------------------------------------------------------------

create function private.instant_of(wall timestamp, zone text)
returns timestamptz
language sql stable strict
set search_path = ''
as $$
  select case
    when ((guess.at - interval '1 hour') at time zone zone) = wall then guess.at - interval '1 hour'
    when ((guess.at - interval '30 minutes') at time zone zone) = wall
      then guess.at - interval '30 minutes'
    else guess.at
  end
  from (select wall at time zone zone as at) guess
$$;
comment on function private.instant_of(timestamp, text) is
  'The instant of a wall time. A time that exists twice is its first occurrence; one that does not exist moves forward by the gap (RFC 5545).';

create function private.wall_text(wall timestamp)
returns text
language plpgsql immutable strict
set search_path = ''
as $$
begin
  return to_char(wall, 'YYYY-MM-DD"T"HH24:MI');
end
$$;
comment on function private.wall_text(timestamp) is 'A wall time as YYYY-MM-DDTHH:mm.';

create function private.is_time_zone(zone text)
returns boolean
language sql stable
security definer
set search_path = ''
as $$ select exists (select from private.time_zones z where z.name = zone) $$;
comment on function private.is_time_zone(text) is 'Whether an event may use the zone.';

create function private.touch_updated_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
comment on function private.touch_updated_at() is 'Keeps updated_at; the client''s value is ignored.';

create function public.get_timezone_names()
returns setof text
language sql stable
security definer
set search_path = ''
as $$ select z.name from private.time_zones z order by z.name $$;
comment on function public.get_timezone_names() is 'Every zone an event may use, in order.';

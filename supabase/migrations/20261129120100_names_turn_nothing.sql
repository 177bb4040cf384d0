-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.turn_nothing()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  written jsonb := to_jsonb(new);
begin
  return jsonb_populate_record(new, (select jsonb_object_agg(k, private.without_turns(written ->> k))
    from unnest(tg_argv) k where written ->> k is not null));
end
$function$;

CREATE TRIGGER clean_names BEFORE INSERT OR UPDATE OF name ON public.accounts FOR EACH ROW WHEN ((new.name ~ '[\u202a-\u202e\u2066-\u2069]'::text)) EXECUTE FUNCTION private.turn_nothing('name');

CREATE TRIGGER clean_names BEFORE INSERT OR UPDATE OF title, room, host_name ON public.activities FOR EACH ROW WHEN ((concat_ws(' '::text, new.title, new.room, new.host_name) ~ '[\u202a-\u202e\u2066-\u2069]'::text)) EXECUTE FUNCTION private.turn_nothing('title', 'room', 'host_name');

CREATE TRIGGER clean_names BEFORE INSERT OR UPDATE OF label ON public.capacity_pools FOR EACH ROW WHEN ((new.label ~ '[\u202a-\u202e\u2066-\u2069]'::text)) EXECUTE FUNCTION private.turn_nothing('label');

CREATE TRIGGER clean_names BEFORE INSERT OR UPDATE OF name ON public.check_in_lists FOR EACH ROW WHEN ((new.name ~ '[\u202a-\u202e\u2066-\u2069]'::text)) EXECUTE FUNCTION private.turn_nothing('name');

CREATE TRIGGER clean_names BEFORE INSERT OR UPDATE OF group_label ON public.event_guests FOR EACH ROW WHEN ((new.group_label ~ '[\u202a-\u202e\u2066-\u2069]'::text)) EXECUTE FUNCTION private.turn_nothing('group_label');

CREATE TRIGGER clean_names BEFORE INSERT OR UPDATE OF name ON public.event_meals FOR EACH ROW WHEN ((new.name ~ '[\u202a-\u202e\u2066-\u2069]'::text)) EXECUTE FUNCTION private.turn_nothing('name');

CREATE TRIGGER clean_names BEFORE INSERT OR UPDATE OF prompt ON public.event_questions FOR EACH ROW WHEN ((new.prompt ~ '[\u202a-\u202e\u2066-\u2069]'::text)) EXECUTE FUNCTION private.turn_nothing('prompt');

CREATE TRIGGER clean_names BEFORE INSERT OR UPDATE OF name, location_name, address ON public.events FOR EACH ROW WHEN ((concat_ws(' '::text, new.name, new.location_name, new.address) ~ '[\u202a-\u202e\u2066-\u2069]'::text)) EXECUTE FUNCTION private.turn_nothing('name', 'location_name', 'address');

CREATE TRIGGER clean_names BEFORE INSERT OR UPDATE OF full_name, first_name, last_name, former_name ON public.guests FOR EACH ROW WHEN ((concat_ws(' '::text, new.full_name, new.first_name, new.last_name, new.former_name) ~ '[\u202a-\u202e\u2066-\u2069]'::text)) EXECUTE FUNCTION private.turn_nothing('full_name', 'first_name', 'last_name', 'former_name');

CREATE TRIGGER clean_names BEFORE INSERT OR UPDATE OF name, address ON public.households FOR EACH ROW WHEN ((concat_ws(' '::text, new.name, new.address) ~ '[\u202a-\u202e\u2066-\u2069]'::text)) EXECUTE FUNCTION private.turn_nothing('name', 'address');

CREATE TRIGGER clean_names BEFORE INSERT OR UPDATE OF alt, caption ON public.photos FOR EACH ROW WHEN ((concat_ws(' '::text, new.alt, new.caption) ~ '[\u202a-\u202e\u2066-\u2069]'::text)) EXECUTE FUNCTION private.turn_nothing('alt', 'caption');

CREATE TRIGGER clean_names BEFORE INSERT OR UPDATE OF display_name, first_name, last_name ON public.profiles FOR EACH ROW WHEN ((concat_ws(' '::text, new.display_name, new.first_name, new.last_name) ~ '[\u202a-\u202e\u2066-\u2069]'::text)) EXECUTE FUNCTION private.turn_nothing('display_name', 'first_name', 'last_name');

CREATE TRIGGER clean_names BEFORE INSERT OR UPDATE OF name ON public.taxes FOR EACH ROW WHEN ((new.name ~ '[\u202a-\u202e\u2066-\u2069]'::text)) EXECUTE FUNCTION private.turn_nothing('name');

CREATE TRIGGER clean_names BEFORE INSERT OR UPDATE OF name ON public.ticket_tiers FOR EACH ROW WHEN ((new.name ~ '[\u202a-\u202e\u2066-\u2069]'::text)) EXECUTE FUNCTION private.turn_nothing('name');

CREATE TRIGGER clean_names BEFORE INSERT OR UPDATE OF name ON public.ticket_types FOR EACH ROW WHEN ((new.name ~ '[\u202a-\u202e\u2066-\u2069]'::text)) EXECUTE FUNCTION private.turn_nothing('name');

comment on function private.turn_nothing() is 'Takes the signs that turn the direction of what stands around them out of the names that it is told: they are shown within others'' words.';

reset check_function_bodies;

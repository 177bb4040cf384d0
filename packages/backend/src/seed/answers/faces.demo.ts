import type { DemoPart } from "../demo-part.types.ts";
import { idOf } from "../random.ts";

/** The reunion's page names those who come; two of three of them agreed. */
export const demo: DemoPart = {
  order: 65,
  async seed(backend) {
    const event = idOf("Hartwell");
    await backend.query(`
      do $seed$
      begin
        update public.events e set shows_faces = true where e.id = '${event}'::uuid;
        if not found then
          raise exception 'The demo has lost the reunion whose page names who comes';
        end if;
        update public.event_guests eg set face_name = g.full_name
        from public.guests g, private.standings s
        where g.id = eg.guest_id and s.event_guest_id = eg.id and eg.event_id = '${event}'::uuid
          and s.standing = 'yes' and eg.role <> 'child' and get_byte(decode(md5(g.full_name), 'hex'), 0) % 3 > 0;
      end
      $seed$`);
  },
};

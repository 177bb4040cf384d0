import { readFileSync } from "node:fs";
import type { DemoPart } from "../demo-part.types.ts";
import { idOf } from "../random.ts";

const statement = readFileSync(new URL("own-templates.sql", import.meta.url), "utf8");

/** The reunion of five years ago, kept as a template and shared by a link. */
export const demo: DemoPart = {
  async seed(backend) {
    const id = idOf("Own template");
    await backend.query(
      statement.replace(":template", () => id).replace(":event", () => idOf("Hartwell")),
    );
    await backend.query(
      `select set_config('request.jwt.claims', json_build_object('sub', t.created_by, 'role', 'authenticated')::text, true),
         public.create_template_link(t.id)
       from public.own_templates t where t.id = $1`,
      [id],
    );
  },
};

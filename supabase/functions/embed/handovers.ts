import { getHandover, leaveHandover, takeHandover } from "../_shared/calls.ts";
import { readFields, requiredText } from "../_shared/fields.ts";
import { json } from "../_shared/respond.ts";
import type { EmbedCall } from "./routes.ts";

/** A widget's answer so far, sealed by the widget: it waits ten minutes for the visitor's phone. */
export async function leave({ request, deps, token }: EmbedCall): Promise<Response> {
  const fields = await readFields(request);
  const payload = {
    kind: requiredText(fields, "kind", "The widget", 20),
    sealed: requiredText(fields, "sealed", "What goes on at the phone", 20_000),
  };
  return json(await leaveHandover(deps, token, payload));
}

/** Whether the phone has it. */
export async function state({ deps, token }: EmbedCall): Promise<Response> {
  return json(await getHandover(deps, token));
}

/** The phone takes it, once: by a press of its own page, not by opening an address. */
export async function take({ deps, token }: EmbedCall): Promise<Response> {
  return json(await takeHandover(deps, token));
}

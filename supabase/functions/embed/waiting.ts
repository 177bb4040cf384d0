import { checkPromoCode, getWaitlistPlace, leaveWaitlist } from "../_shared/calls.ts";
import { readFields, requiredLine } from "../_shared/fields.ts";
import { json } from "../_shared/respond.ts";
import { requireCodeRoom } from "./code-room.ts";
import type { EmbedCall } from "./routes.ts";

/** What a promo code does to the tickets of a link. */
export async function promo({ request, deps, token }: EmbedCall): Promise<Response> {
  const code = requiredLine(await readFields(request), "code", "The code", 30);
  await requireCodeRoom(deps, token);
  return json(await checkPromoCode(deps, token, code));
}

/** A party's place in line, with its offer when there is one. */
export async function place({ deps, token }: EmbedCall): Promise<Response> {
  return json(await getWaitlistPlace(deps, token));
}

/** Leaves the line, or declines the offer. */
export async function leave({ deps, token }: EmbedCall): Promise<Response> {
  return json(await leaveWaitlist(deps, token));
}

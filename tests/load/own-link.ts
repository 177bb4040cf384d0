import { clientOf, rowsOf } from "../e2e/steps/planner-client.ts";
import type { Product } from "../support/product.ts";

/** The own link of somebody of the demo who comes, to the event of this page. */
export async function ownLink(product: Product, event: URL): Promise<string> {
  const client = await clientOf(product);
  const response = await fetch(
    `${event.origin}/functions/v1/embed/event/${event.pathname.split("/").at(-1)}`,
  );
  const { event: shared } = (await response.json()) as { event: { id: string } };
  const coming = rowsOf<{ event_guest_id: string }[]>(
    await client
      .from("rsvps")
      .select("event_guest_id")
      .eq("event_id", shared.id)
      .eq("answer", "yes")
      .order("event_guest_id")
      .limit(1),
  );
  const { token } = rowsOf<{ token: string }>(
    await client.rpc("issue_personal_link", { event_guest_id_param: coming[0]?.event_guest_id }),
  );
  return token;
}

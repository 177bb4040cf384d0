import { getSharedGallery } from "../_shared/calls.ts";
import { tagged, taggedJson } from "../_shared/respond.ts";
import type { EmbedCall } from "./routes.ts";

/** Pictures that everybody asks for may be this old. */
const galleryTtlMs = 1000;

/** An event's photos and sponsors, from a short memory, with an ETag. */
export async function gallery({ request, deps, token }: EmbedCall): Promise<Response> {
  const shared = await deps.cache.read(`gallery:${token}`, galleryTtlMs, async () =>
    tagged(await getSharedGallery(deps, token)),
  );
  return taggedJson(request, shared, 1);
}

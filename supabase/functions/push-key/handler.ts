import { forPortal, json, signedIn } from "../_shared/respond.ts";

/** What a signed-in person's browser subscribes by: `{publicKey}`, null where devices cannot be told. */
export const handle = forPortal(async (_request, deps) => {
  signedIn(deps);
  return json({ publicKey: deps.devices?.publicKey ?? null });
});

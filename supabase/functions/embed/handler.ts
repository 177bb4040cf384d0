import type { Deps } from "../_shared/deps.types.ts";
import { answerCall } from "./answer-call.ts";
import { answerPage, asksForPage } from "./guest-page.ts";

/**
 * What strangers with a link can see and do: the pages' and widgets' only way in. Needs no key;
 * another origin may call where its link's list of hosts allows it.
 */
export async function handle(request: Request, deps: Deps): Promise<Response> {
  return asksForPage(request) ? answerPage(request, deps) : answerCall(request, deps);
}

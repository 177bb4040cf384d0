import type { AuthApi } from "../account/auth.types.ts";
import { viewedUser, viewingCall, viewingHeader } from "./viewing.rules.ts";
import type { Viewing } from "./viewing.types.ts";

const refusal = {
  code: "25006",
  message: "You are only looking at this account. Nothing in it can be changed.",
  details: null,
  hint: null,
};

/** `fetch` that reads as the viewed person; what would change something is not even sent. */
export function viewingFetch(viewingId: string): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const kind = viewingCall(request.url, request.method);
    if (kind === "refused") return Response.json(refusal, { status: 403 });
    if (kind === "as") request.headers.set(viewingHeader, viewingId);
    return fetch(request);
  };
}

/** The sign-in calls of the administrator, who is shown to the portal as the viewed person. */
export function seenAsViewed(auth: AuthApi, viewing: Viewing, leave: () => void): AuthApi {
  return {
    ...auth,
    onChange: (listener) =>
      auth.onChange((event, user, needsCode) =>
        listener(
          event,
          user?.id === viewing.administratorId ? viewedUser(viewing) : user,
          needsCode,
        ),
      ),
    signOut: (scope) => {
      leave();
      return auth.signOut(scope);
    },
  };
}

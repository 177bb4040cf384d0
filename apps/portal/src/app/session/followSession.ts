import type { Portal } from "../portal/portal.types.ts";
import { watchTyping } from "./typedText.ts";

/** Follows who is signed in: plan, administrator check, event type and security monitoring. */
export function followSession(portal: Portal): () => void {
  const { auth, standing, loadPlanner, report } = portal;
  let current: string | null = null;
  let close: (() => void) | null = null;

  const follow = () => {
    const { user, status } = auth.getState();
    markExpected(status !== "signed-out");
    const id = user?.id ?? null;
    if (id === current) return;
    current = id;
    close?.();
    close = null;
    standing.setState({ isAdmin: null, plan: "free" });
    if (!user) return;
    const begin = async () => {
      const [planner, { openSession }] = await Promise.all([
        loadPlanner(),
        import("./openSession.ts"),
      ]);
      if (current === id) close = openSession(portal, planner, user);
    };
    begin().catch(report);
  };

  watchTyping();
  const stopFollowing = auth.subscribe(follow);
  const stopAuth = auth.start();
  follow();
  return () => {
    stopFollowing();
    stopAuth();
    close?.();
  };
}

/** Tells the header's styles whose header to make room for; the page's first script sets the same. */
function markExpected(isMember: boolean): void {
  const { dataset } = document.documentElement;
  if (isMember) dataset["member"] = "expected";
  else delete dataset["member"];
}

import type { AuthUser } from "@jubilee/core/auth/types";
import type { Planner } from "@jubilee/core/planner/api";
import type { Portal } from "../portal/portal.types.ts";

/** Starts what belongs to one person. Returns how to stop it. */
function open(portal: Portal, planner: Planner, user: AuthUser): () => void {
  const { auth, standing, report } = portal;
  planner.eventTypes.open(user.id);
  const stopPlan = planner.subscription.subscribe(() =>
    standing.setState({ plan: planner.subscription.effectivePlan() }),
  );
  planner.subscription.load(user.id).catch(report);
  const checkAdmin = async () => {
    const isAdmin = await planner.admin.isAdmin(user.id);
    if (auth.getState().user?.id === user.id) standing.setState({ isAdmin });
  };
  checkAdmin().catch(report);
  const stopWatching = planner.security.watch();
  return () => {
    stopPlan();
    stopWatching();
    planner.eventTypes.open(null);
    planner.subscription.clear();
    planner.cache.clear();
  };
}

/** Follows who is signed in: plan, administrator check, event type and security monitoring. */
export function followSession(portal: Portal): () => void {
  const { auth, standing, loadPlanner, report } = portal;
  let current: string | null = null;
  let close: (() => void) | null = null;

  const follow = () => {
    const { user } = auth.getState();
    const id = user?.id ?? null;
    if (id === current) return;
    current = id;
    close?.();
    close = null;
    standing.setState({ isAdmin: null, plan: "free" });
    if (!user) return;
    const begin = async () => {
      const planner = await loadPlanner();
      if (current === id) close = open(portal, planner, user);
    };
    begin().catch(report);
  };

  const stopFollowing = auth.subscribe(follow);
  const stopAuth = auth.start();
  follow();
  return () => {
    stopFollowing();
    stopAuth();
    close?.();
  };
}

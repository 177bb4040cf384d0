import type { AuthUser } from "@jubilee/core/auth/types";
import type { Planner } from "@jubilee/core/planner/api";
import type { Portal } from "../portal/portal.types.ts";

/** Starts what belongs to one person. Returns how to stop it. */
export function openSession(portal: Portal, planner: Planner, user: AuthUser): () => void {
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
  const readFlags = async () => {
    const { createFlagsApi } = await import("@jubilee/core/flags/api");
    const flags = await createFlagsApi(planner.client).list();
    if (!flags.ok) report(flags.error);
    else if (auth.getState().user?.id === user.id) standing.setState({ flags: flags.value });
  };
  readFlags().catch(report);
  const stopWatching = planner.viewing ? () => undefined : planner.security.watch();
  return () => {
    stopPlan();
    stopWatching();
    planner.eventTypes.open(null);
    planner.subscription.clear();
    planner.cache.clear();
  };
}

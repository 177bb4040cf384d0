import type { AuthUser } from "@jubilee/core/account/auth.types";
import type { Planner } from "@jubilee/core/account/planner.api";
import type { Portal } from "../portal/portal.types.ts";
import { fetchPage } from "../routing/lazyPage.ts";
import { href } from "../routing/href.ts";
import { followRights } from "./followRights.ts";
import { readAheadFor } from "./readAheadFor.ts";

const helpAfterMs = 5_000;

/** Starts what belongs to one person. Returns how to stop it. */
export function openSession(portal: Portal, planner: Planner, user: AuthUser): () => void {
  const { auth, standing, routes, report } = portal;
  planner.eventTypes.open(user.id);
  const stopRights = followRights(portal, planner, user.id);
  const stopTrial = planner.subscription.watchTrial();
  planner.subscription.load(user.id).catch(report);
  const checkAdmin = async () => {
    const isAdmin = await planner.admin.isAdmin(user.id);
    if (auth.getState().user?.id === user.id) standing.setState({ isAdmin });
  };
  checkAdmin().catch(report);
  routes.complete().catch(report);
  const stopReading = readAheadFor(planner.client, user.id);
  const readFlags = async () => {
    const { createFlagsApi } = await import("@jubilee/core/platform/flags.api");
    const flags = await createFlagsApi(planner.client).list();
    if (!flags.ok) report(flags.error);
    else if (auth.getState().user?.id === user.id) standing.setState({ flags: flags.value });
  };
  readFlags().catch(report);
  // An error's article is needed where the connection is gone: it is brought before, once all is quiet.
  const helpPages = [href("help"), href("help.article", { article: "any" })];
  const bringHelp = () =>
    Promise.all(
      helpPages
        .flatMap((address) => routes.resolve(address)?.entry.page ?? [])
        .map((page) => fetchPage(page)),
    );
  const helpTimer = setTimeout(() => void bringHelp().catch(report), helpAfterMs);
  const stopWatching = planner.viewing ? () => undefined : planner.security.watch();
  return () => {
    clearTimeout(helpTimer);
    stopReading();
    stopRights();
    stopTrial();
    stopWatching();
    planner.eventTypes.open(null);
    planner.subscription.clear();
    planner.cache.clear();
  };
}

import { LinkButton } from "@jubilee/ui/link-button";
import { createElement, lazy, Suspense } from "react";
import { useLocation } from "wouter";
import { LoadingScreen } from "../app/frame/LoadingScreen.tsx";
import { useDocumentMark } from "../app/frame/useDocumentMark.ts";
import { usePortal } from "../app/portal/usePortal.ts";
import { Arrival } from "../app/routing/Arrival.tsx";
import { Page } from "../app/routing/Page.tsx";
import { useResolved } from "../app/routing/useResolved.ts";
import { RouteContext } from "../app/routing/RouteContext.ts";
import { useAuth } from "../app/session/useAuth.ts";
import { Header } from "./Header.tsx";
import { featureSearch, shellRest } from "./parts.ts";
import * as css from "./Shell.css.ts";
import { useContentProtection } from "./useContentProtection.ts";
import { useRail } from "./useRail.ts";

const Rail = lazy(async () => {
  const { Rail } = await import("./Rail.tsx");
  return { default: Rail };
});

const NotFoundScreen = lazy(async () => {
  const { NotFoundScreen } = await import("../app/frame/NotFoundScreen.tsx");
  return { default: NotFoundScreen };
});
const ShellMember = lazy(async () => {
  const { ShellMember } = await import("./ShellMember.tsx");
  return { default: ShellMember };
});
const StandingBanner = lazy(async () => {
  const { StandingBanner } = await import("./StandingBanner.tsx");
  return { default: StandingBanner };
});

const DemoBanner = lazy(async () => {
  const { DemoBanner } = await import("./DemoBanner.tsx");
  return { default: DemoBanner };
});

/** The frame around every page, chosen by the address. Source: specification section 2. */
export function Shell() {
  const [pathname] = useLocation();
  const route = useResolved(pathname);
  const { status } = useAuth();
  const { demo } = usePortal();
  const { isNarrow, toggle } = useRail(route);
  useContentProtection();
  useDocumentMark("data-fills", route?.entry.fills ? "" : null);

  const page = route ? (
    <Page route={route} pathname={pathname} />
  ) : (
    <Suspense fallback={<LoadingScreen />}>
      <NotFoundScreen />
      <Arrival title="Page not found" pathname={pathname} />
    </Suspense>
  );
  if (route?.shell === "bare")
    return (
      <RouteContext value={route}>
        <main id="content" tabIndex={-1} className={css.content}>
          {page}
        </main>
      </RouteContext>
    );

  const isWorkplace = route !== null && route.entry.access !== "public";
  const isBesideWork = route?.entry.rail === "member" && status === "signed-in";
  const hasRail = (isWorkplace && status !== "signed-out") || isBesideWork;
  const railClass = isNarrow ? css.withNarrowRail : css.withRail;
  return (
    <RouteContext value={route}>
      <div className={css.frame}>
        <div className={css.skipLink}>
          <LinkButton href="#content" size="sm">
            Skip to content
          </LinkButton>
        </div>
        <Header />
        <div className={hasRail ? `${css.body} ${railClass}` : css.body}>
          {hasRail && (
            <div data-screen-only="" className={css.railSpace}>
              <Suspense fallback={null}>
                <Rail isNarrow={isNarrow} onToggle={toggle} />
              </Suspense>
            </div>
          )}
          <main id="content" tabIndex={-1} className={css.content}>
            {route?.search && (
              <div className={css.searchRow}>
                <div className={css.column}>
                  <Suspense fallback={null}>
                    {createElement(featureSearch.part(), { key: pathname })}
                  </Suspense>
                </div>
              </div>
            )}
            {(isWorkplace || demo) && status === "signed-in" && (
              <Suspense fallback={null}>
                <div className={css.standing}>
                  <div className={css.column}>
                    {demo ? <DemoBanner demo={demo} /> : <StandingBanner />}
                  </div>
                </div>
              </Suspense>
            )}
            {page}
          </main>
        </div>
        <Suspense fallback={null}>{createElement(shellRest.part())}</Suspense>
        {status === "signed-in" && (
          <Suspense fallback={null}>
            <ShellMember />
          </Suspense>
        )}
      </div>
    </RouteContext>
  );
}

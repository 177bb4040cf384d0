import { lazy, useState, type ReactNode } from "react";
import { usePlanner } from "../portal/usePlanner.ts";
import { hasArrived } from "../routing/Arrival.tsx";
import { knownPage } from "../routing/lazyPage.ts";
import type { Resolved } from "../routing/resolve.rules.ts";
import { MemberQueries } from "../session/MemberQueries.tsx";
import { useFlagAgainst } from "../session/useFlagAgainst.ts";
import { Coming } from "./Coming.tsx";
import { Later } from "./Later.tsx";
import { LoadingScreen } from "./LoadingScreen.tsx";

const SwitchedOffScreen = lazy(async () => {
  const { SwitchedOffScreen } = await import("./SwitchedOffScreen.tsx");
  return { default: SwitchedOffScreen };
});

/** What stands in a page's place until it is drawn. */
function placeOf(route: Resolved): ReactNode {
  const module = route.entry.page && knownPage(route.entry.page);
  if (!module) return <LoadingScreen />;
  const Shape = module.Coming;
  return Shape ? <Shape /> : <Coming route={route} />;
}

interface MemberPageProps {
  route: Resolved;
  children: ReactNode;
}

/** A page that was pressed for shows its shape at once and is drawn after that; the first has none before it. */
function MemberPage({ route, children }: MemberPageProps) {
  const [isFirst] = useState(() => !hasArrived());
  return (
    <Later atOnce={isFirst} before={placeOf(route)}>
      {children}
    </Later>
  );
}

/** What only signed-in pages need: the query cache, the loaded data client, features that are on. */
export function MemberFrame({ route, children }: MemberPageProps) {
  usePlanner();
  const flag = useFlagAgainst();
  return (
    <MemberQueries>
      {flag ? (
        <SwitchedOffScreen flag={flag} />
      ) : (
        <MemberPage key={route.name} route={route}>
          {children}
        </MemberPage>
      )}
    </MemberQueries>
  );
}

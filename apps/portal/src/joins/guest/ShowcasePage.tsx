import { useRouteParams } from "../../app/routing/useRoute.ts";
import { ShowcaseScreen } from "../../features/sharing/public-event/showcase/ShowcaseScreen.tsx";
import { guestSections } from "./guestSections.ts";

/** A showcase for everybody who has its link. */
export default function ShowcasePage() {
  const { shareToken } = useRouteParams("publicEvent.showcase");
  return <ShowcaseScreen shareToken={shareToken} sections={guestSections} />;
}

import { useRouteParams } from "../../app/routing/useRoute.ts";
import { SharedEventScreen } from "../../features/sharing/public-event/page/SharedEventScreen.tsx";
import { guestSections } from "./guestSections.ts";

/** The page of an event for everybody who has its link. */
export default function SharedEventPage() {
  const { shareToken } = useRouteParams("publicEvent.view");
  return <SharedEventScreen shareToken={shareToken} sections={guestSections} />;
}

import { useRouteParams } from "../../app/routing/useRoute.ts";
import { PersonalScreen } from "../../features/sharing/public-event/personal/PersonalScreen.tsx";
import { guestSections } from "./guestSections.ts";

/** The event's page by somebody's own link. */
export default function PersonalPage() {
  const { personalToken } = useRouteParams("publicEvent.personal");
  return <PersonalScreen personalToken={personalToken} sections={guestSections} />;
}

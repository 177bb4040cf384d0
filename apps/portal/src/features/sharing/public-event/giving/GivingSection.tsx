import type { GuestPlace } from "../../../../event-kit/guest-page/section.types.ts";
import { section, sectionTitle } from "../../../../event-kit/guest-page/Invitation.css.ts";
import { JubileeWidget } from "../../../../event-kit/JubileeWidget.tsx";

/** The campaign that a planner shows on a showcase. */
export default function GivingSection({ face }: GuestPlace) {
  if (!face?.giving) return null;
  return (
    <section className={section} id="give">
      <h2 className={sectionTitle} lang={face.event.locale} dir="auto">
        {face.giving.name}
      </h2>
      <JubileeWidget kind="donation" token={face.giving.token} bare />
    </section>
  );
}

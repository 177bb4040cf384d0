import type { SharedFace } from "@jubilee/core/sharing/showcase.types";
import { JubileeWidget } from "../../../../event-kit/JubileeWidget.tsx";
import { FindMe } from "../page/FindMe.tsx";
import { section, sectionTitle } from "../../../../event-kit/guest-page/Invitation.css.ts";
import { Invitation } from "../page/Invitation.tsx";

export interface EventFacePageProps {
  face: SharedFace;
  token: string;
}

/** One event as its planner shows it to the world, with what they left out left out. */
export function EventFacePage({ face, token }: EventFacePageProps) {
  const { rsvp, schedule, giving } = face;
  return (
    <Invitation
      shared={face}
      token={token}
      shareToken={token}
      hidesSchedule={schedule.length === 0}
      reply={
        rsvp.state !== "off" && (
          <>
            <JubileeWidget kind="rsvp" token={token} bare />
            <FindMe token={token} />
          </>
        )
      }
    >
      {giving && (
        <section className={section} id="give">
          <h2 className={sectionTitle} lang={face.event.locale} dir="auto">
            {giving.name}
          </h2>
          <JubileeWidget kind="donation" token={giving.token} bare />
        </section>
      )}
    </Invitation>
  );
}

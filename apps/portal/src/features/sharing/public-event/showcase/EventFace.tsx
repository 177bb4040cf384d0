import type { SharedFace } from "@jubilee/core/sharing/showcase.types";
import { useSearchParams } from "wouter";
import type { OpenSection } from "../../../../event-kit/guest-page/sections.rules.ts";
import { JubileeWidget } from "../../../../event-kit/JubileeWidget.tsx";
import { FindMe } from "../page/FindMe.tsx";
import { Invitation } from "../page/Invitation.tsx";

export interface EventFaceProps {
  face: SharedFace;
  token: string;
  sections: readonly OpenSection[];
}

/** One event as its planner shows it to the world, with what they left out left out. */
export function EventFace({ face, token, sections }: EventFaceProps) {
  const [query] = useSearchParams();
  return (
    <Invitation
      place={{ shared: face, token, shareToken: token, personal: null, query, face }}
      sections={sections}
      answer={
        <>
          <JubileeWidget kind="rsvp" token={token} bare />
          <FindMe token={token} />
        </>
      }
    />
  );
}

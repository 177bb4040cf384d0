import { Banner } from "@jubilee/ui/banner";
import type { GuestPlace } from "../../../../event-kit/guest-page/section.types.ts";
import { section, sectionTitle } from "../../../../event-kit/guest-page/Invitation.css.ts";
import { JubileeWidget } from "../../../../event-kit/JubileeWidget.tsx";

/** The tickets that can be bought. */
export default function TicketsSection({ shared, token, shareToken, personal }: GuestPlace) {
  const hasBought = (personal?.invitation.orders.length ?? 0) > 0;
  return (
    <section className={section} id="tickets">
      <h2 className={sectionTitle}>{hasBought ? "More tickets" : "Tickets"}</h2>
      {shared.testMode && (
        <Banner tone="warning">Test mode: you can try everything, no money moves.</Banner>
      )}
      <JubileeWidget
        kind="tickets"
        token={shareToken ?? token}
        visitor={personal?.invitation.guest}
        bare
      />
    </section>
  );
}

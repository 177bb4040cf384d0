import { trialDays } from "@jubilee/core/account/access.rules";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { Prose } from "@jubilee/ui/prose";

/** The rules between a planner, their guests and this installation. */
export default function TermsPage() {
  const { productName } = usePortal().config;
  return (
    <PageFrame width="text">
      <PageHeader title="Terms of Service" lead="Short, and meant." />
      <Prose>
        <h2>Your event is yours</h2>
        <p>
          You stay the owner of everything you enter. You invite only people who would want to hear
          from you, and you tell them the truth about price, place and time.
        </p>
        <h2>Plans and payment</h2>
        <ul>
          <li>A paid plan begins when its payment arrives, and runs by the month.</li>
          <li>
            A trial of premium lasts {trialDays} days, once for each account, and ends by itself.
          </li>
          <li>
            With a lower plan nothing is deleted and nothing public breaks; you cannot add what the
            plan does not hold.
          </li>
        </ul>
        <h2>Tickets</h2>
        <p>
          The contract for a ticket is between the planner and the buyer. {productName} keeps places
          for a quarter of an hour while somebody pays, and never sells one twice. Refunds are the
          planner’s to give.
        </p>
        <h2>What is not allowed</h2>
        <p>
          Fraud, hate, unlawful content, mass mail to strangers, and attempts to see what is not
          yours. Links and accounts used for that are switched off.
        </p>
        <h2>What we do not promise</h2>
        <p>
          The software is made with care and comes as it is. Keep a copy of your guest list: the
          export is on every plan.
        </p>
      </Prose>
    </PageFrame>
  );
}

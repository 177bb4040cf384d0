import { LinkButton } from "@jubilee/ui/link-button";
import { ScrollText } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { LinkInventory } from "./LinkInventory.tsx";
import { cell, panels, wide } from "./Security.css.ts";
import { SecurityState } from "./SecurityState.tsx";
import { SessionsCard } from "./SessionsCard.tsx";
import { SignInHistory } from "./SignInHistory.tsx";

/** How safe one's account is: alerts, devices, sign-ins, and every link that was given out. */
export default function SecurityCenterPage() {
  return (
    <PageFrame>
      <PageHeader
        title="Security center"
        lead="Who is signed in, who tried, and which of your links are open."
        actions={
          <LinkButton href={href("security.audit")} variant="outline" icon={<ScrollText />}>
            Audit log
          </LinkButton>
        }
      />
      <div className={panels}>
        <div className={wide}>
          <SecurityState />
        </div>
        <div className={cell}>
          <SessionsCard />
        </div>
        <div className={cell}>
          <SignInHistory />
        </div>
        <div className={wide}>
          <LinkInventory />
        </div>
      </div>
    </PageFrame>
  );
}

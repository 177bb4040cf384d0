import type { PlanningNetwork } from "@jubilee/core/talk/network.types";
import { Banner } from "@jubilee/ui/banner";
import { Button } from "@jubilee/ui/button";
import { ListChecks } from "lucide-react";
import { useState } from "react";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { SeePlans } from "../../../page-kit/SeePlans.tsx";
import { ChecklistDialog } from "./checklists/ChecklistDialog.tsx";
import { Checklists } from "./checklists/Checklists.tsx";
import * as css from "./Network.css.ts";
import { Contacts } from "./people/Contacts.tsx";
import { RequestCard } from "./people/RequestCard.tsx";

/** What waits for an answer first; then the checklists, and beside them the people. */
export function NetworkScreen({ network }: { network: PlanningNetwork }) {
  const [isStarting, setStarting] = useState(false);
  const mayStart = network.mayUse && network.hasPlan;
  return (
    <>
      <PageHeader
        title="Planning network"
        actions={
          mayStart && (
            <Button icon={<ListChecks />} onClick={() => setStarting(true)}>
              New checklist
            </Button>
          )
        }
      />
      {!network.hasPlan && (
        <div className={css.banner}>
          <Banner
            tone="info"
            title="Shared checklists come with Pro"
            action={<SeePlans>Compare the plans</SeePlans>}
          >
            What others share with you is here on any plan, and you tick it with them.
          </Banner>
        </div>
      )}
      {network.toMe.length > 0 && (
        <div className={css.requests}>
          {network.toMe.map((request) => (
            <RequestCard key={request.id} request={request} />
          ))}
        </div>
      )}
      <div className={css.columns}>
        <Checklists network={network} onStart={mayStart ? () => setStarting(true) : undefined} />
        <Contacts network={network} />
      </div>
      {isStarting && <ChecklistDialog network={network} onClose={() => setStarting(false)} />}
    </>
  );
}

import type { EmailCampaign } from "@jubilee/core/mailing/campaigns.types";
import { Card } from "@jubilee/ui/card";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { Loaded } from "../../../../page-kit/data/Loaded.tsx";
import { CheckList } from "../side/Checks.tsx";
import { useCampaignCheck } from "../side/Side.tsx";
import { SubjectList } from "../side/SubjectList.tsx";
import { MailView } from "./MailView.tsx";
import { waitingDesk, waitingSide } from "./Waiting.css.ts";

/** What goes when its time has come: the mail itself, and beside it its subjects and to how many, as things stand. */
export function Waiting({ campaign }: { campaign: EmailCampaign }) {
  const check = useCampaignCheck(campaign);
  return (
    <div className={waitingDesk}>
      <aside className={waitingSide} aria-label="What goes">
        <Card title="What goes">
          <Stack gap="5">
            <SubjectList campaign={campaign} />
            <Loaded of={check} what="To whom it goes" skeleton={<SkeletonRows count={3} />}>
              {(found) => <CheckList check={found} words={campaign} />}
            </Loaded>
          </Stack>
        </Card>
      </aside>
      <MailView campaign={campaign} />
    </div>
  );
}

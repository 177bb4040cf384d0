import { Banner } from "@jubilee/ui/banner";
import { Button } from "@jubilee/ui/button";
import { Inline } from "@jubilee/ui/inline";
import { When } from "../../../../page-kit/When.tsx";
import type { CampaignDraft } from "./useCampaignDraft.ts";

/** Said where the campaign was written somewhere else meanwhile: what is typed here is lost to nothing until somebody decides. */
export function Conflict({ state }: { state: CampaignDraft }) {
  const { theirs, news, isBusy } = state;
  if (!theirs && news) {
    return (
      <Banner title="You see what was just written somewhere else">
        In another window or by a colleague, <When at={news.updatedAt} />. Nothing of yours was
        waiting here.
      </Banner>
    );
  }
  if (!theirs) return null;
  return (
    <Banner
      tone="warning"
      title="This campaign was written somewhere else, too"
      action={
        <Inline gap="2">
          <Button variant="secondary" onClick={state.takeTheirs}>
            Take the other one
          </Button>
          <Button loading={isBusy} onClick={() => void state.keepMine()}>
            Keep mine
          </Button>
        </Inline>
      }
    >
      In another window or by a colleague, <When at={theirs.updatedAt} />. What you have typed here
      is still here; choose which of the two stays.
    </Banner>
  );
}

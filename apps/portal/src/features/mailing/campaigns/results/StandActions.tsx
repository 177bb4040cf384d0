import { createCampaignsApi } from "@jubilee/core/mailing/campaigns.api";
import { inputOf } from "@jubilee/core/mailing/campaigns.rules";
import type { EmailCampaign } from "@jubilee/core/mailing/campaigns.types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { Button } from "@jubilee/ui/button";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { href } from "../../../../app/routing/href.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";
import { campaignKeys } from "../../keys.ts";
import { RemindButton } from "./RemindButton.tsx";
import { MailDialog } from "./MailDialog.tsx";

type Next = "draft" | "paused" | "sending" | "cancelled";

/** What can be done with a campaign where it stands. */
export function StandActions({ campaign }: { campaign: EmailCampaign }) {
  const api = useApi(createCampaignsApi);
  const queries = useQueryClient();
  const [, go] = useLocation();
  const { isBusy, run } = useWrite(campaignKeys.ofEvent(campaign.eventId), "E-mail campaigns");
  const [open, setOpen] = useState<"mail" | "stop" | null>(null);
  const { status } = campaign;
  const asksAnswer = campaign.blocks.some(({ kind }) => kind === "answer");
  const set = async (to: Next) => {
    const now = await run(() => api.set(campaign.id, to));
    if (now) queries.setQueryData(campaignKeys.record(campaign.id), now);
    // Refused, it stands elsewhere: another tab, a colleague or the minute was faster.
    else await queries.invalidateQueries({ queryKey: campaignKeys.record(campaign.id) });
    await queries.invalidateQueries({ queryKey: campaignKeys.results(campaign.id) });
    setOpen(null);
  };
  const again = async () => {
    const name = `${campaign.name.slice(0, 110)}, again`;
    const made = await run(() => api.create(campaign.eventId, { ...inputOf(campaign), name }));
    if (made) go(href("campaigns.details", { campaignId: made.id }));
  };
  return (
    <Inline gap="2">
      {status !== "scheduled" && (
        <Button variant="secondary" onClick={() => setOpen("mail")}>
          See the mail
        </Button>
      )}
      {status === "scheduled" && (
        <Button loading={isBusy} onClick={() => void set("draft")}>
          Take it back
        </Button>
      )}
      {(status === "sending" || status === "paused") && (
        <Button variant="secondary" onClick={() => setOpen("stop")}>
          Stop for good
        </Button>
      )}
      {status === "sending" && (
        <Button loading={isBusy} onClick={() => void set("paused")}>
          Pause
        </Button>
      )}
      {status === "paused" && (
        <LinkButton
          variant="secondary"
          href={`${href("campaigns.details", { campaignId: campaign.id })}?write`}
        >
          Change what it says
        </LinkButton>
      )}
      {status === "paused" && (
        <Button loading={isBusy} onClick={() => void set("sending")}>
          Go on
        </Button>
      )}
      {(status === "sent" || status === "cancelled") && (
        <Button variant="secondary" loading={isBusy} onClick={() => void again()}>
          Write one like it
        </Button>
      )}
      {status === "sent" && asksAnswer && <RemindButton campaign={campaign} />}
      {open === "mail" && <MailDialog campaign={campaign} onClose={() => setOpen(null)} />}
      <AlertDialog
        open={open === "stop"}
        onOpenChange={(isOpen) => !isOpen && setOpen(null)}
        title="Stop it for good?"
        description="Who has got it keeps it, and so does whoever is just being sent it. Nobody else gets it, and it cannot go on."
        confirmLabel="Stop"
        destructive
        loading={isBusy}
        onConfirm={() => void set("cancelled")}
      />
    </Inline>
  );
}

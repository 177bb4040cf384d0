import { createPollsApi } from "@jubilee/core/planning/polls.api";
import type { PollRecord } from "@jubilee/core/planning/polls.types";
import type { ShareLink } from "@jubilee/core/sharing/share.types";
import { Button } from "@jubilee/ui/button";
import { Section } from "@jubilee/ui/section";
import { Skeleton } from "@jubilee/ui/skeleton";
import { lazy, Suspense } from "react";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";
import { pollKeys } from "../../keys.ts";

const PollDesk = lazy(async () => {
  const { PollDesk: screen } = await import("./PollDesk.tsx");
  return { default: screen };
});

interface EmbedPollProps {
  poll: PollRecord;
  /** Of the widget; undefined while there is none. */
  link: ShareLink | undefined;
  pageUrl: string | null;
}

/** The poll on other websites: made by a press, then how it looks and what to paste. */
export function EmbedPoll({ poll, link, pageUrl }: EmbedPollProps) {
  const api = useApi(createPollsApi);
  const { isBusy, run } = useWrite(pollKeys.links(poll.id), "Polls");
  return (
    <Section
      divided
      title="On your own site"
      description="One line to paste. Visitors vote without an account and without leaving your page."
      action={
        !link && (
          <Button
            variant="secondary"
            loading={isBusy}
            onClick={() => void run(() => api.createLink(poll.id, "embed_poll", {}))}
          >
            Make the widget
          </Button>
        )
      }
    >
      {link && (
        <Suspense fallback={<Skeleton shape="panel" height={560} />}>
          <PollDesk key={link.id} poll={poll} link={link} pageUrl={pageUrl} />
        </Suspense>
      )}
    </Section>
  );
}

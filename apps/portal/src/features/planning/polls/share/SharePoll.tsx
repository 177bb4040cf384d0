import { createPollsApi } from "@jubilee/core/planning/polls.api";
import type { PollRecord } from "@jubilee/core/planning/polls.types";
import { Section } from "@jubilee/ui/section";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { LinkTable } from "../../../../event-kit/links/LinkTable.tsx";
import { LinkAndCode } from "../../../../event-kit/widget-desk/LinkAndCode.tsx";
import { Loaded } from "../../../../page-kit/data/Loaded.tsx";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useRead } from "../../../../page-kit/data/useRead.ts";
import { pollKeys } from "../../keys.ts";

/** The link that opens the poll to whoever has it, as an address and as a code. */
export function SharePoll({ poll }: { poll: PollRecord }) {
  const api = useApi(createPollsApi);
  const link = useRead(pollKeys.link(poll.id), () => api.link(poll.id));
  return (
    <Section
      divided
      title="Share"
      description="Whoever has this link can vote under the name they give. Guests whom you ask by mail have links of their own."
    >
      <Loaded of={link} what="The link" skeleton={<SkeletonRows count={2} />}>
        {(kept) => (
          <Stack gap="6">
            <LinkAndCode address={kept.url} />
            <LinkTable links={[kept]} invalidates={pollKeys.link(poll.id)} />
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}

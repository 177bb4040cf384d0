import { createPollsApi } from "@jubilee/core/planning/polls.api";
import type { PollRecord } from "@jubilee/core/planning/polls.types";
import type { ShareLink } from "@jubilee/core/sharing/share.types";
import { Button } from "@jubilee/ui/button";
import { Section } from "@jubilee/ui/section";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { LinkTable } from "../../../../event-kit/links/LinkTable.tsx";
import { LinkAndCode } from "../../../../event-kit/widget-desk/LinkAndCode.tsx";
import { Loaded } from "../../../../page-kit/data/Loaded.tsx";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";
import { pollKeys } from "../../keys.ts";
import { EmbedPoll } from "./EmbedPoll.tsx";
import { usePollLinks } from "./usePollLinks.ts";

/** The link that opens the poll to whoever has it, as an address and as a code, and the poll for other websites. */
export function SharePoll({ poll }: { poll: PollRecord }) {
  const links = usePollLinks(poll.id);
  return (
    <Loaded of={links} what="The links" skeleton={<SkeletonRows count={3} />}>
      {(all) => {
        const active = all.filter(({ status }) => status === "active").toReversed();
        const linkOf = (kind: ShareLink["kind"]) => active.find((link) => link.kind === kind);
        const page = linkOf("poll");
        const used = all.filter(({ status }) => status !== "revoked");
        return (
          <Stack gap="8">
            <Section
              divided
              title="Share"
              description={
                poll.naming === "named"
                  ? "Whoever has this link can vote under the name they give. Guests whom you ask by mail have links of their own."
                  : "Whoever has this link can vote, and nothing tells who did."
              }
            >
              <Stack gap="6">
                {page ? <LinkAndCode address={page.url} /> : <NoLink pollId={poll.id} />}
                <LinkTable links={used} invalidates={pollKeys.links(poll.id)} />
              </Stack>
            </Section>
            <EmbedPoll poll={poll} link={linkOf("embed_poll")} pageUrl={page?.url ?? null} />
          </Stack>
        );
      }}
    </Loaded>
  );
}

/** While the page's link is turned off. */
function NoLink({ pollId }: { pollId: string }) {
  const api = useApi(createPollsApi);
  const { isBusy, run } = useWrite(pollKeys.links(pollId), "Polls");
  return (
    <Stack gap="3" align="start">
      <Text>Its link is turned off: nobody can vote by it.</Text>
      <Button
        variant="secondary"
        loading={isBusy}
        onClick={() => void run(() => api.createLink(pollId, "poll", {}))}
      >
        Make a link
      </Button>
    </Stack>
  );
}

import { blueprintProblems } from "@jubilee/core/events/blueprint-check.rules";
import { createDemosApi } from "@jubilee/core/events/demos.api";
import type { OpenedDemo } from "@jubilee/core/events/demos.types";
import { createOwnTemplatesApi } from "@jubilee/core/events/own-templates.api";
import { valueOf } from "@jubilee/core/base/result.rules";
import { Banner } from "@jubilee/ui/banner";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { useState } from "react";
import { leaveDemo } from "../../../app/portal/demoTab.ts";
import { usePlanner } from "../../../app/portal/usePlanner.ts";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { href } from "../../../app/routing/href.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { useReadValue } from "../../../page-kit/data/useRead.ts";
import { blueprintFrom } from "../templates/own/blueprintFrom.ts";
import { FoundParts } from "../templates/own/FoundParts.tsx";
import { templateKeys } from "../templates/own/keys.ts";

const failed = "It could not be taken along. Nothing is lost; try again in a moment.";

/** The button says what it waits for. */
function takeWords(isBusy: boolean, isReading: boolean): string {
  if (isBusy) return "Taking it along";
  return isReading ? "Reading its plan" : "Take it along";
}

/** What comes along of a sandbox, and the press that takes it out of the demo. */
function TakeAlong({ demo: { eventId } }: { demo: OpenedDemo }) {
  const { client } = usePlanner();
  const { storage, report } = usePortal();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { data, error, refetch } = useReadValue(templateKeys.source(eventId), () =>
    blueprintFrom(client, eventId),
  );
  const isWhole = data !== undefined && blueprintProblems(data.blueprint).length === 0;

  const take = async () => {
    if (!data) throw new RangeError("The event is not read yet");
    const api = createOwnTemplatesApi(client);
    const title = data.name.slice(0, 80).trim();
    const kept = await valueOf(
      api.save(eventId, { title, line: "From a demo", blueprint: data.blueprint }),
    );
    const token = await valueOf(api.shareToken(kept.id));
    await valueOf(createDemosApi(client).takeAlong(eventId));
    leaveDemo(storage);
    location.assign(href("templates.shared", { shareToken: token }));
  };
  const press = () => {
    setBusy(true);
    setRefusal(null);
    take().catch((why: unknown) => {
      report(why);
      setRefusal(failed);
      setBusy(false);
    });
  };

  return (
    <Stack gap="6">
      <Text>
        Its plan comes along as it stands here, with what you changed: programme, tasks, form, page,
        mails and tickets, told from the day of an event. The invented people stay behind.
      </Text>
      {error && <LoadFailed what="The event" error={error} onRetry={refetch} />}
      {!data && !error && <SkeletonRows count={6} />}
      {data && <FoundParts found={data} />}
      {refusal && <Banner tone="danger">{refusal}</Banner>}
      <div>
        <Button size="lg" loading={isBusy || (!data && !error)} disabled={!isWhole} onClick={press}>
          {takeWords(isBusy, data === undefined && !error)}
        </Button>
      </div>
      <Text size={14} tone="muted">
        The next page is outside of the demo: there you begin an event with it, in your account or
        in a new one. It waits for you there for a week.
      </Text>
    </Stack>
  );
}

/** From a demo into one's own account. */
export default function MinePage() {
  const { demo } = usePortal();
  return (
    <PageFrame width="text">
      {demo ? (
        <>
          <PageHeader title="Make it mine" />
          <TakeAlong demo={demo} />
        </>
      ) : (
        <EmptyState
          drawing="lost"
          level={1}
          title="You are not in a demo"
          action={<LinkButton href={href("templates.index")}>See the templates</LinkButton>}
        >
          Open a demo first; there a press takes its plan along.
        </EmptyState>
      )}
    </PageFrame>
  );
}

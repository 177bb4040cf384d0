import { hasPassed, zonePlace } from "@jubilee/core/base/time.rules";
import { counted } from "@jubilee/core/base/words.rules";
import { createCampaignsApi } from "@jubilee/core/mailing/campaigns.api";
import { timingWall } from "@jubilee/core/mailing/campaign-timing.rules";
import { isReady, passedFor } from "@jubilee/core/mailing/campaigns.rules";
import type { CampaignClock, EmailCampaign } from "@jubilee/core/mailing/campaigns.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { Button } from "@jubilee/ui/button";
import { DateTimeField } from "@jubilee/ui/date-time-field";
import { Dialog } from "@jubilee/ui/dialog";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { RadioGroup } from "@jubilee/ui/radio-group";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { toast } from "@jubilee/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Loaded } from "../../../../page-kit/data/Loaded.tsx";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";
import { useTypedDates } from "../../../../page-kit/dates/useTypedDates.ts";
import { useNow } from "../../../../page-kit/useNow.ts";
import { campaignKeys } from "../../keys.ts";
import { CheckList } from "../side/Checks.tsx";
import { useCampaignCheck } from "../side/Side.tsx";
import { SubjectList } from "../side/SubjectList.tsx";
import { timedOf, TimingFields, timingOf, type Timed } from "./TimingFields.tsx";

interface ReviewDialogProps {
  campaign: EmailCampaign;
  event: EventRecord;
  onClose: () => void;
}

type When = "now" | CampaignClock | "timing";

const pastTiming = "That moment has passed: choose another one";

function wrongTiming(timed: Timed, event: EventRecord, nowMs: number): string | undefined {
  const timing = timingOf(timed);
  if (!timing) return "Choose how many days, and the time of day";
  const wall = timingWall(timing, event);
  const zone = timed.clock === "event" ? event.timeZone : "UTC";
  return wall !== null && hasPassed(wall, zone, nowMs) ? pastTiming : undefined;
}

/** The last look: subjects, what is open, how many get it, and when it goes on whose clock. */
export function ReviewDialog({ campaign, event, onClose }: ReviewDialogProps) {
  const api = useApi(createCampaignsApi);
  const queries = useQueryClient();
  const { isBusy, run } = useWrite(campaignKeys.ofEvent(campaign.eventId), "E-mail campaigns");
  const check = useCampaignCheck(campaign);
  const typed = useTypedDates();
  const [when, setWhen] = useState<When>(campaign.timing ? "timing" : "now");
  const [timed, setTimed] = useState(() => timedOf(campaign.timing, campaign.goesBy));
  const [at, setAt] = useState("");
  const [isTried, setTried] = useState(false);
  const zone = zonePlace(event.timeZone);
  const isOut = event.status === "published";
  const nowMs = useNow();
  const people = check.data?.people ?? 0;
  const passed = when === "guest" && check.data ? passedFor(check.data, at, nowMs) : 0;
  const wrong = (() => {
    if (when === "now") return undefined;
    if (when === "timing") return wrongTiming(timed, event, nowMs);
    if (at === "") return "Choose a day and a time";
    if (when === "event" && hasPassed(at, event.timeZone, nowMs))
      return `This is past in ${zone}: choose a time to come`;
    if (passed > 0 && passed === people) return "This is past for everybody: choose a time to come";
    return undefined;
  })();
  const send = async () => {
    setTried(true);
    if (wrong !== undefined) return;
    const sent = await run(() => {
      if (when === "timing") return api.send(campaign.id, timingOf(timed), timed.clock);
      return api.send(
        campaign.id,
        when === "now" ? null : at,
        when === "guest" ? "guest" : "event",
      );
    });
    if (!sent) return;
    toast.success(when === "now" ? "It is on its way" : "It goes at its time", {
      description: "You can stop it until it has gone.",
    });
    onClose();
    queries.setQueryData(campaignKeys.record(campaign.id), sent);
  };
  // One that follows the event may wait for its people.
  const ready = check.data && isReady(check.data, when === "timing");
  const mayGo = isOut && ready === true;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Send “${campaign.name}”?`}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Back
          </Button>
          <Button disabled={!mayGo} loading={isBusy} onClick={() => void send()}>
            {when === "now" ? `Send to ${counted(people, "person", "people")}` : "Send then"}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        {!isOut && (
          <InlineMessage tone="warning">
            Publish the event first: until then no mail goes out.
          </InlineMessage>
        )}
        <SubjectList campaign={campaign} />
        <Loaded of={check} what="What is still open" skeleton={<SkeletonRows count={3} />}>
          {(found) => <CheckList check={found} words={campaign} />}
        </Loaded>
        <RadioGroup
          label="When"
          value={when}
          onValueChange={setWhen}
          options={[
            { value: "now", label: "Now" },
            {
              value: "guest",
              label: "At a time on each one’s own clock",
              help: "Nine in the morning is nine in the morning for everybody.",
            },
            { value: "event", label: `At a time in ${zone}` },
            {
              value: "timing",
              label: "Days before or after the event or an invitation",
              help: "Reminders, thanks, and a word to those who have not answered.",
            },
          ]}
        />
        {when === "timing" && (
          <TimingFields
            event={event}
            zone={zone}
            value={timed}
            error={isTried || wrong === pastTiming ? wrong : undefined}
            onValueChange={setTimed}
          />
        )}
        {(when === "guest" || when === "event") && (
          <DateTimeField
            {...typed}
            label="Day and time"
            help={when === "event" ? `On the clocks of ${zone}` : "On each one’s own clock"}
            zone={event.timeZone}
            hideZone
            value={at}
            error={isTried || at !== "" ? wrong : undefined}
            onValueChange={setAt}
          />
        )}
        {passed > 0 && passed < people && (
          <InlineMessage tone="info">
            {`For ${counted(passed, "person", "people")} this is past on their own clock: they get it at once.`}
          </InlineMessage>
        )}
      </Stack>
    </Dialog>
  );
}

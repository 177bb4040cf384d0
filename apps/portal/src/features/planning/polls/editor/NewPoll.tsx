import type { EventRecord } from "@jubilee/core/events/events.types";
import { createPollsApi } from "@jubilee/core/planning/polls.api";
import { Banner } from "@jubilee/ui/banner";
import { Button } from "@jubilee/ui/button";
import { Stack } from "@jubilee/ui/stack";
import { toast } from "@jubilee/ui/toast";
import { useEffect } from "react";
import { navigate } from "wouter/use-browser-location";
import { href } from "../../../../app/routing/href.ts";
import { EventField } from "../../../../event-kit/chosen/EventField.tsx";
import { PlanNote } from "../../../../event-kit/data/PlanNote.tsx";
import { tabQuery } from "../../../../event-kit/event/tabs.rules.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../../page-kit/PageHeader.tsx";
import { usePollWrite } from "../results/usePoll.ts";
import { choice } from "./Editor.css.ts";
import { emptyPoll, type PollDraft } from "./pollDraft.rules.ts";
import { PollEditor } from "./PollEditor.tsx";
import { inputOf } from "./pollInput.rules.ts";
import { useKeptPoll } from "./useKeptPoll.ts";
import { usePollForm } from "./usePollForm.ts";

interface NewPollProps {
  event: EventRecord;
  events: readonly EventRecord[];
  choose: (id: string) => void;
}

const noVotes: ReadonlyMap<string, number> = new Map();

/** Writes a poll: a draft until it is opened. What is typed outlives leaving the page and another event. */
export function NewPoll(props: NewPollProps) {
  const { begun, keep, forget } = useKeptPoll();
  return (
    <BegunPoll
      {...props}
      key={begun ? "begun" : "new"}
      begun={begun}
      onType={keep}
      onForget={forget}
    />
  );
}

interface BegunPollProps extends NewPollProps {
  /** Null: nothing was written earlier. */
  begun: PollDraft | null;
  onType: (draft: PollDraft) => void;
  onForget: () => void;
}

function BegunPoll({ event, events, choose, begun, onType, onForget }: BegunPollProps) {
  const api = useApi(createPollsApi);
  const write = usePollWrite();
  const form = usePollForm(() => begun ?? emptyPoll(), write, event.timeZone);
  const { draft } = form;
  useEffect(() => onType(draft), [draft, onType]);
  const create = async () => {
    const made = await form.send(() => api.create(event.id, inputOf(draft, null, event.timeZone)));
    if (!made) return;
    onForget();
    toast.success("The poll is a draft", { description: "Nobody sees it until you open it." });
    navigate(href("polls.details", { pollId: made.id }));
  };
  return (
    <PageFrame>
      <PageHeader title="New poll" lead="One question is a poll, several are a survey." />
      <Stack gap="6">
        {begun && (
          <Banner
            title="You began this poll earlier"
            action={
              <Button variant="ghost" onClick={onForget}>
                Begin anew
              </Button>
            }
          >
            It lies on this device until you save it.
          </Banner>
        )}
        <PlanNote eventId={event.id} what="Polls" />
        <div className={choice}>
          <EventField events={events} value={event.id} onChange={choose} />
        </div>
        <PollEditor
          form={form}
          timeZone={event.timeZone}
          votes={noVotes}
          hasVotes={false}
          isKept
          isBusy={write.isBusy}
          submitLabel="Keep as a draft"
          backHref={`${href("events.details", { eventId: event.id })}${tabQuery("polls")}`}
          onSubmit={create}
        />
      </Stack>
    </PageFrame>
  );
}

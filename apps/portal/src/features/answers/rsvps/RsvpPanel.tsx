import { stateOfLine } from "@jubilee/core/answers/rsvp.rules";
import type { RsvpLine } from "@jubilee/core/answers/rsvp.types";
import { recordedMoment } from "@jubilee/core/base/moments.rules";
import { memberTerm } from "@jubilee/core/events/event-types.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { Avatar } from "@jubilee/ui/avatar";
import { Button } from "@jubilee/ui/button";
import { DescriptionList } from "@jubilee/ui/description-list";
import { Link } from "@jubilee/ui/link";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { CalendarClock, Link as LinkIcon, PencilLine } from "lucide-react";
import { useMayDo } from "../../../event-kit/event/useMayDo.ts";
import { href } from "../../../app/routing/href.ts";
import { AnswerChip } from "../../../event-kit/AnswerChip.tsx";
import { ListPanel, type ListPanelProps } from "../../../page-kit/list/panel/ListPanel.tsx";
import { PanelHead } from "../../../page-kit/list/panel/PanelHead.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import type { RsvpTask } from "./RsvpDialogs.tsx";
import { acts } from "./Rsvps.css.ts";
import { useNudge } from "./useNudge.ts";
import { MailLink } from "../../../page-kit/MailLink.tsx";

interface RsvpPanelProps extends Pick<ListPanelProps, "step" | "onClose"> {
  event: EventRecord;
  line: RsvpLine;
  task: RsvpTask | null;
  onTask: (task: RsvpTask) => void;
}

/** One answer of the list: what was said and when, and what can be done about it. */
export function RsvpPanel({ event, line, task, onTask, step, onClose }: RsvpPanelProps) {
  const mayWrite = useMayDo(event.id, "answers.write");
  const nudge = useNudge(event);
  const locale = useLocale();
  const viewer = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { name, email, householdName, partySize, note, answeredAt, isLate, isByTicket } = line;
  const facts = [
    { term: "People", detail: partySize || null },
    {
      term: isLate ? "Answered, late" : "Answered",
      detail: answeredAt && recordedMoment(answeredAt, { event: event.timeZone, viewer }, locale),
    },
    { term: "How", detail: isByTicket ? "By ticket" : null },
    { term: "Household", detail: householdName },
    { term: "E-mail", detail: email && <MailLink address={email} /> },
    {
      term: memberTerm(event.eventTypeId),
      detail: (
        <Link
          href={`${href("events.details", { eventId: event.id })}?tab=guests&guest=${line.eventGuestId}`}
        >
          On the list
        </Link>
      ),
    },
  ].filter(({ detail }) => Boolean(detail));
  return (
    <ListPanel
      title={name}
      head={
        <PanelHead name={name} picture={<Avatar name={name} size="xl" />}>
          <AnswerChip state={stateOfLine(line)} />
        </PanelHead>
      }
      rowId={line.eventGuestId}
      step={step}
      noun="answer"
      isAsking={task !== null}
      onClose={onClose}
      acts={
        mayWrite && (
          <div className={acts}>
            <Button
              variant="secondary-light"
              icon={<PencilLine />}
              fullWidth
              onClick={() => onTask({ of: line, kind: "answer" })}
            >
              {line.state ? "Change the answer" : "Record an answer"}
            </Button>
            <Button variant="outline" icon={<LinkIcon />} fullWidth onClick={() => nudge(line)}>
              Copy the personal link
            </Button>
            {event.rsvpDeadline && (
              <Button
                variant="outline"
                icon={<CalendarClock />}
                fullWidth
                onClick={() => onTask({ of: line, kind: "time" })}
              >
                Give more time
              </Button>
            )}
          </div>
        )
      }
    >
      <Stack>
        {note && (
          <Text preserveLines dir="auto">
            “{note}”
          </Text>
        )}
        <DescriptionList items={facts} />
      </Stack>
    </ListPanel>
  );
}

import { createEventChangesApi } from "@jubilee/core/events/event-changes.api";
import type { DateChange, EventChange } from "@jubilee/core/events/event-changes.types";
import { audienceText, moveFigures, undecided } from "@jubilee/core/events/event-moves.rules";
import { peopleAtStart } from "@jubilee/core/events/event-types.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { noticeMessageMaxLength } from "@jubilee/core/talk/event-notices.rules";
import { Button } from "@jubilee/ui/button";
import { Checkbox } from "@jubilee/ui/checkbox";
import { Heading } from "@jubilee/ui/heading";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { LinkButton } from "@jubilee/ui/link-button";
import { Text } from "@jubilee/ui/text";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { keys } from "../../../event-kit/data/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { MailWords } from "../../../page-kit/mail/MailWords.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { foot, footActs, footWords, told } from "./Move.css.ts";
import { buttonDay, yearOf } from "./move-words.rules.ts";
import type { Move } from "./useMove.ts";
import { useUndoMove } from "./useUndoMove.ts";

interface MoveFootProps {
  event: EventRecord;
  move: Move;
  outlook: EventChange;
  own: DateChange;
  back: string;
}

/** Who is told, what it comes to in one sentence, and the one press. */
export function MoveFoot({ event, move, outlook, own, back }: MoveFootProps) {
  const changes = useApi(createEventChangesApi);
  const locale = useLocale();
  const { isBusy, run } = useWrite(keys.events, "Event management");
  const { undoLast } = useUndoMove(event.id);
  const [tells, setTells] = useState(true);
  const [message, setMessage] = useState("");
  const [isStale, setStale] = useState(false);
  const { people } = outlook;
  const things = outlook.dates.flatMap((date) => date.things);
  const isOpen = undecided(things).length > 0;
  const isSameDay = own.before.startLocal.slice(0, 10) === own.after.startLocal.slice(0, 10);
  const day = buttonDay(own.after.startLocal, yearOf(own), locale);
  const apply = async () => {
    const { basis } = outlook;
    const made = await run(
      () => changes.apply(event.id, { ...move.request, basis, tell: tells, message }),
      ({ code, field }) => {
        const isOld = code === "conflict" && (field === "basis" || field === "choices");
        setStale(isOld);
        if (isOld) void move.reading.refetch();
        return isOld;
      },
    );
    if (!made) return;
    toast.success(isSameDay ? "It is moved" : `Moved to ${day}`, {
      description:
        tells && people > 0
          ? "They are being told. For an hour it can be undone on the event’s page."
          : "For an hour it can be undone on the event’s page.",
      undo: () => void undoLast(),
    });
    navigate(back);
  };
  return (
    <>
      {(people > 0 || own.programme) && (
        <section className={told} aria-label="Who is told">
          <Heading level={2} size="panel">
            Who is told
          </Heading>
          {own.programme && (
            <Checkbox
              label="Publish the programme with it"
              help={`${peopleAtStart(event.eventTypeId)} see the new times at once, and who signed up for something gets a mail about it. Without it they see the times as they were until you publish.`}
              checked={move.publishes}
              onCheckedChange={move.setPublishes}
            />
          )}
          {people > 0 && (
            <Checkbox
              label={people === 1 ? "Tell one person now" : `Tell ${people} people now`}
              help={`${audienceText(outlook)}. One mail each, in their language, with the corrected calendar entry. Who said no is left alone.`}
              checked={tells}
              onCheckedChange={setTells}
            />
          )}
          {people > 0 && tells && (
            <MailWords
              label="Your own words"
              optional
              rows={3}
              value={message}
              onValueChange={setMessage}
              maxLength={noticeMessageMaxLength}
            />
          )}
        </section>
      )}
      {isStale && (
        <InlineMessage tone="warning">
          Something of this was changed meanwhile. Below is how it would be now; your choices are
          still there. Look once more, then move it.
        </InlineMessage>
      )}
      <div className={foot} data-page-foot="">
        <output className={footWords}>
          <Text as="span" weight="strong">
            {moveFigures(things)}.
          </Text>{" "}
          <Text as="span" tone="muted">
            {people > 0 && tells
              ? `One mail tells ${people === 1 ? "one person" : `${people} people`}. `
              : ""}
            Calendars that follow it are right at once. Undo brings all back until an hour after.
          </Text>
        </output>
        <div className={footActs}>
          <LinkButton variant="outline" href={back}>
            {isSameDay ? "Leave it" : "Leave the date"}
          </LinkButton>
          <Button loading={isBusy} disabled={isOpen} onClick={() => void apply()}>
            {isSameDay ? "Move it" : `Move to ${day}`}
          </Button>
        </div>
      </div>
    </>
  );
}

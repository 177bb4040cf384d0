import type { Registration } from "@jubilee/core/people/registrations.types";
import { formatWhen } from "@jubilee/core/base/time.rules";
import { Button } from "@jubilee/ui/button";
import { Chip } from "@jubilee/ui/chip";
import { LinkButton } from "@jubilee/ui/link-button";
import { Text } from "@jubilee/ui/text";
import { AnswerChip } from "../../../event-kit/AnswerChip.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useTellMoment } from "../../../event-kit/useTellMoment.ts";
import { Cover } from "../../../page-kit/Cover.tsx";
import * as css from "./Registration.css.ts";

interface RegistrationCardProps {
  registration: Registration;
  /** Filled where it is the one that was asked for. */
  look: "default" | "secondary";
  onRegister: () => void;
}

const closedWords: Record<Exclude<Registration["state"], "open">, string> = {
  closed: "Registration is closed",
  full: "Full",
  over: "Over",
  cancelled: "Cancelled",
};

/** An event one may register for, or has. */
export function RegistrationCard({ registration, look, onRegister }: RegistrationCardProps) {
  const { event, host, state, answer, personalPath, groupLabel, deadline } = registration;
  const [locale, tell] = [useLocale(), useTellMoment()];
  const isIn = answer === "yes" || answer === "waitlisted";
  return (
    <li className={css.card}>
      <div className={css.cover}>
        <Cover typeId={event.eventTypeId} seed={event.coverSeed} width={420} height={140} />
      </div>
      <div className={css.body}>
        <div className={css.words}>
          <span className={css.name}>
            <bdi>{event.name}</bdi>
          </span>
          <Text size={14} tone="muted">
            {formatWhen(event, locale)}
          </Text>
          {event.locationName && (
            <Text size={14} tone="muted">
              <bdi>{event.locationName}</bdi>
            </Text>
          )}
          <Text size={14} tone="muted">
            With <bdi>{host}</bdi>
            {groupLabel && <span>{` · ${event.groupTerm} ${groupLabel}`}</span>}
          </Text>
          {state === "open" && deadline && !isIn && (
            <Text size={14} tone="muted">
              {tell("Register by", deadline, event.timeZone)}
            </Text>
          )}
        </div>
        <div className={css.end}>
          {answer && <AnswerChip state={answer} />}
          {state !== "open" && <Chip mark="none">{closedWords[state]}</Chip>}
          {state === "open" && !isIn && (
            <Button
              size="sm"
              variant={look}
              aria-label={`Register for ${event.name}`}
              onClick={onRegister}
            >
              Register
            </Button>
          )}
          {personalPath && (
            <LinkButton
              href={personalPath}
              variant="outline"
              size="sm"
              aria-label={`Your page of ${event.name}`}
            >
              Your page
            </LinkButton>
          )}
        </div>
      </div>
    </li>
  );
}

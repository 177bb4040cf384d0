import { englishLanguageName } from "@jubilee/core/base/guest-languages.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import type { ListedGuest } from "@jubilee/core/people/guests.types";
import { formatAgo } from "@jubilee/core/base/time.rules";
import { Button } from "@jubilee/ui/button";
import { DescriptionList, type Description } from "@jubilee/ui/description-list";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { MoneyText } from "@jubilee/ui/money-text";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { Pencil } from "lucide-react";
import { lazy, Suspense } from "react";
import { MayDo } from "../../../event-kit/event/MayDo.tsx";
import { href } from "../../../app/routing/href.ts";
import { AnswerChip } from "../../../event-kit/AnswerChip.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import { GuestCalendarPart } from "./GuestCalendarPart.tsx";
import { panelBody, panelNote, panelPart } from "./Guests.css.ts";
import { MailLink } from "../../../page-kit/MailLink.tsx";

const HouseholdPart = lazy(async () => {
  const { HouseholdPart } = await import("./households/HouseholdPart.tsx");
  return { default: HouseholdPart };
});

export interface GuestFactsProps {
  event: EventRecord;
  guest: ListedGuest;
  /** The whole list, for their household. */
  guests: readonly ListedGuest[];
  onEdit: () => void;
}

const known = (items: [string, Description["detail"]][]): Description[] =>
  items.filter(([, detail]) => Boolean(detail)).map(([term, detail]) => ({ term, detail }));

/** Everything about one guest: answer, household, how to reach them, what is noted. */
export function GuestFacts(props: GuestFactsProps) {
  const { event, guest, guests, onEdit } = props;
  const [locale, nowMs] = [useLocale(), useNow()];
  const contact = known([
    ["E-mail", guest.email && <MailLink address={guest.email} />],
    [
      "Mails",
      guest.unsubscribedAt !== null &&
        `Wants none, said ${formatAgo(guest.unsubscribedAt, nowMs, locale)}`,
    ],
    ["Phone", guest.phone],
    ["Town", [guest.city, guest.country].filter(Boolean).join(", ")],
    ["Former name", guest.formerName],
    ["Language", guest.locale && englishLanguageName(guest.locale)],
    ["Tags", guest.tags.join(", ")],
    ...Object.entries(guest.custom),
  ]);
  const answer = known([
    ["People", guest.partySize > 1 ? guest.partySize : null],
    ["Meal", guest.mealChoice],
    ["Diet", guest.dietary],
    ["Tickets", guest.ticketCount || null],
    [
      "Paid",
      guest.paidMinor > 0 && <MoneyText amountMinor={guest.paidMinor} currency={event.currency} />,
    ],
    [
      "Due",
      guest.dueMinor > 0 && <MoneyText amountMinor={guest.dueMinor} currency={event.currency} />,
    ],
  ]);
  return (
    <div className={panelBody}>
      <Inline gap="2">
        <MayDo eventId={event.id} asks="guests.write">
          <Button variant="secondary-light" icon={<Pencil />} onClick={onEdit}>
            Edit
          </Button>
        </MayDo>
        <LinkButton variant="outline" href={href("people.record", { guestId: guest.guestId })}>
          Everything about them
        </LinkButton>
      </Inline>
      <section className={panelPart} aria-label="Answer">
        <Text size={12} weight="strong">
          Answer
        </Text>
        <span>
          <AnswerChip state={guest.answer} />{" "}
          {guest.answeredAt && (
            <Text as="span" size={12} tone="muted">
              {formatAgo(guest.answeredAt, nowMs, locale)}
            </Text>
          )}
        </span>
        {answer.length > 0 && <DescriptionList items={answer} />}
      </section>
      <Suspense fallback={<SkeletonRows count={1} />}>
        <HouseholdPart key={guest.id} event={event} guest={guest} guests={guests} />
      </Suspense>
      {contact.length > 0 && (
        <section className={panelPart} aria-label="Contact">
          <Text size={12} weight="strong">
            Contact
          </Text>
          <DescriptionList items={contact} />
        </section>
      )}
      <GuestCalendarPart eventId={event.id} eventGuestId={guest.id} />
      {guest.notes && (
        <div className={panelNote}>
          <Text size={14} preserveLines dir="auto">
            {guest.notes}
          </Text>
        </div>
      )}
    </div>
  );
}

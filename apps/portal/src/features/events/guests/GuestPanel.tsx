import type { EventRecord } from "@jubilee/core/events/types";
import type { ListedGuest } from "@jubilee/core/guests/types";
import { formatAgo } from "@jubilee/core/time/rules";
import { Avatar } from "@jubilee/ui/avatar";
import { Button } from "@jubilee/ui/button";
import { DescriptionList, type Description } from "@jubilee/ui/description-list";
import { Heading } from "@jubilee/ui/heading";
import { IconButton } from "@jubilee/ui/icon-button";
import { Link } from "@jubilee/ui/link";
import { MoneyText } from "@jubilee/ui/money-text";
import { PersonRow } from "@jubilee/ui/person-row";
import { Text } from "@jubilee/ui/text";
import { Pencil, X } from "lucide-react";
import { AnswerChip } from "../../../event-kit/AnswerChip.tsx";
import { useLocale } from "../../../event-kit/useLocale.ts";
import { useNow } from "../../../event-kit/useNow.ts";
import { panel, panelHead, panelNote, panelPart, panelTitle } from "./Guests.css.ts";

interface GuestPanelProps {
  event: EventRecord;
  guest: ListedGuest;
  /** The others of the household. */
  household: ListedGuest[];
  groupTerm: string;
  memberTerm: string;
  onEdit: () => void;
  onClose: () => void;
}

const known = (items: [string, Description["detail"]][]): Description[] =>
  items.filter(([, detail]) => Boolean(detail)).map(([term, detail]) => ({ term, detail }));

/** Everything about one guest, beside the table; on smaller screens a sheet from below. */
export function GuestPanel(props: GuestPanelProps) {
  const { event, guest, household, groupTerm, memberTerm, onEdit, onClose } = props;
  const [locale, nowMs] = [useLocale(), useNow()];
  const contact = known([
    ["E-mail", guest.email && <Link href={`mailto:${guest.email}`}>{guest.email}</Link>],
    ["Phone", guest.phone],
    ["Town", [guest.city, guest.country].filter(Boolean).join(", ")],
    ["Former name", guest.formerName],
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
    <aside className={panel} aria-label={guest.fullName}>
      <div className={panelHead}>
        <Avatar name={guest.fullName} size="xl" />
        <div className={panelTitle}>
          <Heading level={2} size="section">
            <bdi>{guest.fullName}</bdi>
          </Heading>
          <Text size={14} tone="muted">
            {guest.groupLabel ? `${memberTerm}, ${groupTerm} ${guest.groupLabel}` : memberTerm}
          </Text>
        </div>
        <IconButton label="Close" icon={<X />} onClick={onClose} />
      </div>
      <Button variant="secondary-light" icon={<Pencil />} onClick={onEdit}>
        Edit
      </Button>
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
      {household.length > 0 && (
        <section className={panelPart} aria-label="Household">
          <Text size={12} weight="strong">
            Household {guest.householdName}
          </Text>
          {household.map((other) => (
            <PersonRow
              key={other.id}
              name={other.fullName}
              end={<AnswerChip state={other.answer} />}
            />
          ))}
        </section>
      )}
      {contact.length > 0 && (
        <section className={panelPart} aria-label="Contact">
          <Text size={12} weight="strong">
            Contact
          </Text>
          <DescriptionList items={contact} />
        </section>
      )}
      {guest.notes && (
        <div className={panelNote}>
          <Text size={14} preserveLines dir="auto">
            {guest.notes}
          </Text>
        </div>
      )}
    </aside>
  );
}

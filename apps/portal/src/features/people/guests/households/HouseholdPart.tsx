import { eventPhase, isStillToCome } from "@jubilee/core/events/events.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import type { ListedGuest } from "@jubilee/core/people/guests.types";
import { addresseeOf } from "@jubilee/core/people/households.rules";
import { Button } from "@jubilee/ui/button";
import { IconButton } from "@jubilee/ui/icon-button";
import { Inline } from "@jubilee/ui/inline";
import { Menu } from "@jubilee/ui/menu";
import { PersonRow } from "@jubilee/ui/person-row";
import { Text } from "@jubilee/ui/text";
import { toast } from "@jubilee/ui/toast";
import { DoorOpen, Ellipsis, House, Link2, Pencil, Send } from "lucide-react";
import { useState } from "react";
import { AnswerChip } from "../../../../event-kit/AnswerChip.tsx";
import { useCopy } from "../../../../page-kit/useCopy.ts";
import { useNow } from "../../../../page-kit/useNow.ts";
import { keys } from "../../../../event-kit/data/keys.ts";
import { peopleKeys } from "../../keys.ts";
import { useMayDo } from "../../../../event-kit/event/useMayDo.ts";
import { InviteDialog } from "../../../../event-kit/invitations/InviteDialog.tsx";
import { panelPart } from "../Guests.css.ts";
import { EditHouseholdDialog } from "./EditHouseholdDialog.tsx";
import { HouseholdDialog } from "./HouseholdDialog.tsx";
import { useRead } from "../../../../page-kit/data/useRead.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createHouseholdsApi } from "@jubilee/core/people/households.api";
import { createRsvpApi } from "@jubilee/core/answers/rsvp.api";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";

interface HouseholdPartProps {
  event: EventRecord;
  guest: ListedGuest;
  guests: readonly ListedGuest[];
}

/** With whom a guest is invited: the household's people, its link, and the ways in and out. */
export function HouseholdPart({ event, guest, guests }: HouseholdPartProps) {
  const households = useApi(createHouseholdsApi);
  const rsvp = useApi(createRsvpApi);
  const { run } = useWrite(keys.event(event.id), "RSVP");
  const copy = useCopy();
  const mayWrite = useMayDo(event.id, "guests.write");
  const nowMs = useNow();
  const [asking, setAsking] = useState<"join" | "edit" | "invite" | null>(null);
  const id = guest.householdId;
  const { data } = useRead(
    [...peopleKeys.guests(event.id), "household", id],
    () => households.get(id ?? ""),
    { enabled: id !== null },
  );
  const people = id === null ? [] : guests.filter(({ householdId }) => householdId === id);
  const headGuestId = data?.headGuestId ?? null;
  const addressee = addresseeOf(people, headGuestId);
  const close = () => setAsking(null);

  const copyLink = async () => {
    if (!addressee) return;
    const link = await run(() => rsvp.issuePersonalLink(addressee.id));
    if (link) await copy(link.url, `The link of ${guest.householdName}`);
  };
  const leave = async () => {
    const left = await run(() => households.put([guest.id], { kind: "none" }));
    if (!left || id === null) return;
    toast.success(`${guest.fullName} answers alone now`, {
      undo: () => void run(() => households.put([guest.id], back(people.length))),
    });
  };
  /** Back where they were; a household of one is gone once they left. */
  const back = (size: number) =>
    size > 1 && id !== null
      ? { kind: "existing" as const, id }
      : { kind: "new" as const, name: guest.householdName ?? guest.fullName };

  return (
    <section className={panelPart} aria-label="Household">
      <Inline gap="2" align="center" justify="space-between">
        <Text size={12} weight="strong">
          {id === null ? "Household" : `Household ${guest.householdName}`}
        </Text>
        {id !== null && mayWrite && (
          <Menu
            align="end"
            trigger={<IconButton label="More for the household" icon={<Ellipsis />} size="sm" />}
            entries={[
              {
                id: "link",
                label: "Copy their link",
                icon: <Link2 />,
                onSelect: () => void copyLink(),
              },
              ...(isStillToCome(eventPhase(event, nowMs))
                ? [
                    {
                      id: "mail",
                      label: "Mail their link",
                      icon: <Send />,
                      onSelect: () => setAsking("invite"),
                    },
                  ]
                : []),
              {
                id: "edit",
                label: "Name, address, mails",
                icon: <Pencil />,
                onSelect: () => setAsking("edit"),
              },
              {
                id: "join",
                label: "Another household",
                icon: <House />,
                onSelect: () => setAsking("join"),
              },
              {
                id: "leave",
                label: `Take ${guest.fullName} out`,
                icon: <DoorOpen />,
                onSelect: () => void leave(),
              },
            ]}
          />
        )}
      </Inline>
      {id === null && (
        <Inline gap="3" align="center">
          <Text size={14} tone="muted">
            Invited and answering alone
          </Text>
          {mayWrite && (
            <Button
              variant="secondary-light"
              size="sm"
              icon={<House />}
              onClick={() => setAsking("join")}
            >
              Put in a household
            </Button>
          )}
        </Inline>
      )}
      {people
        .filter((other) => other.id !== guest.id)
        .map((other) => (
          <PersonRow
            key={other.id}
            name={other.fullName}
            detail={other.guestId === headGuestId ? "Gets the mails" : undefined}
            end={<AnswerChip state={other.answer} />}
          />
        ))}
      {data?.address && (
        <Text size={14} tone="muted" preserveLines dir="auto">
          {data.address}
        </Text>
      )}
      {asking === "join" && (
        <HouseholdDialog eventId={event.id} guests={guests} chosen={[guest]} onClose={close} />
      )}
      {asking === "edit" && data && (
        <EditHouseholdDialog eventId={event.id} household={data} people={people} onClose={close} />
      )}
      {asking === "invite" && addressee && (
        <InviteDialog
          event={event}
          kind="invitation"
          eventGuestIds={[addressee.id]}
          onClose={close}
        />
      )}
    </section>
  );
}

import { peopleAtStart } from "@jubilee/core/events/event-types.rules";
import { fieldLabel } from "@jubilee/core/door/check-in.rules";
import type { CheckInDesk, DeskGate } from "@jubilee/core/door/check-in.types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { Button } from "@jubilee/ui/button";
import { Heading } from "@jubilee/ui/heading";
import { Inline } from "@jubilee/ui/inline";
import { IconButton } from "@jubilee/ui/icon-button";
import { Menu } from "@jubilee/ui/menu";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { Ellipsis, Plus } from "lucide-react";
import { useState } from "react";
import { keys } from "../../../event-kit/data/keys.ts";
import { GateLinkDialog } from "./GateLinkDialog.tsx";
import { GateLinkLine } from "./GateLinkLine.tsx";
import { gateHead, gateRow, gateWords, list } from "./CheckIn.css.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createCheckInApi } from "@jubilee/core/door/check-in.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

interface GateCardProps {
  gate: DeskGate;
  desk: CheckInDesk;
  eventTypeId: string;
  onEdit: () => void;
}

/** One gate: whom it lets in, its figures, and the links that open it. */
export function GateCard({ gate, desk, eventTypeId, onEdit }: GateCardProps) {
  const checkIn = useApi(createCheckInApi);
  const { isBusy, run } = useWrite(keys.event(desk.eventId), "Ticket Management");
  const [isRemoving, setRemoving] = useState(false);
  const [isLinking, setLinking] = useState(false);
  const links = desk.links.filter(({ listId }) => listId === gate.id);
  const activity = desk.activities.find(({ id }) => id === gate.activityId);
  const names = desk.types.filter(({ id }) => gate.ticketTypeIds.includes(id));
  const tickets = names.length > 0 ? names.map(({ name }) => name).join(", ") : "All tickets";
  const admitted = [
    gate.admitsGuests &&
      `${peopleAtStart(eventTypeId)} who said yes${gate.takesWalkIns ? " and walk-ins" : ""}`,
    gate.admitsTickets && (activity ? "Tickets" : tickets),
  ].filter(Boolean);
  return (
    <section className={gateRow}>
      <div className={gateHead}>
        <div className={gateWords}>
          <Heading level={3} size="panel">
            <bdi>{gate.name}</bdi>
          </Heading>
          <Text size={14} tone="muted">
            {[
              activity
                ? `Activity, ${activity.title}`
                : gate.kind === "station"
                  ? "Station"
                  : "Entrance",
              ...admitted,
            ].join(" · ")}
          </Text>
        </div>
        {desk.mayWrite && (
          <Inline gap="1" wrap={false}>
            <Button size="sm" variant="ghost" icon={<Plus />} onClick={() => setLinking(true)}>
              New steward link
            </Button>
            <Menu
              align="end"
              trigger={<IconButton label={`More about ${gate.name}`} icon={<Ellipsis />} />}
              entries={[
                { id: "edit", label: "Change the gate", onSelect: onEdit },
                { id: "remove", label: "Remove the gate", onSelect: () => setRemoving(true) },
              ]}
            />
          </Inline>
        )}
      </div>
      <Stack gap="2">
        {gate.shown.length > 0 && (
          <Text size={14} tone="muted">
            {`Stewards see: ${gate.shown.map((one) => fieldLabel(one, "read")).join(", ")}`}
          </Text>
        )}
        {gate.entered + gate.duplicates + gate.refused > 0 && (
          <Text numeric>
            {gate.entered} let in · {gate.duplicates} duplicates · {gate.refused} refused
          </Text>
        )}
        {links.length > 0 && (
          <ul className={list} aria-label={`Links of ${gate.name}`}>
            {links.map((link) => (
              <GateLinkLine key={link.id} link={link} desk={desk} />
            ))}
          </ul>
        )}
      </Stack>
      {isLinking && <GateLinkDialog gate={gate} desk={desk} onClose={() => setLinking(false)} />}
      <AlertDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={`Remove ${gate.name}?`}
        description="Its links end at once and its scans are deleted. Tickets stay as they are."
        confirmLabel="Remove the gate"
        cancelLabel="Keep it"
        loading={isBusy}
        onConfirm={() => void run(() => checkIn.removeGate(gate.id))}
      />
    </section>
  );
}

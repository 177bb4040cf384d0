import type { AnnouncementRecord } from "@jubilee/core/announcements/announcements.types";
import { Button } from "@jubilee/ui/button";
import { Progress } from "@jubilee/ui/progress";
import { Stack } from "@jubilee/ui/stack";
import { StatGroup, StatTile } from "@jubilee/ui/stat-tile";
import { Text } from "@jubilee/ui/text";
import { useState } from "react";
import { useMayDo } from "../../../event-kit/event/useMayDo.ts";
import { waitsForClocks } from "../when.rules.ts";
import { mailsLine, sendingLine } from "./delivery.rules.ts";
import { Recipients } from "./Recipients.tsx";

/** How far it has come, what became of its mails and how many have read it; by whom, for who may see how people are reached. */
export function Delivery({ announcement }: { announcement: AnnouncementRecord }) {
  const { state, counts, figures, eventId } = announcement;
  const [isOpen, setOpen] = useState(false);
  const seesPeople = useMayDo(eventId, "guests.read_contact");
  const mails = mailsLine(figures);
  return (
    <Stack gap="4" align="start">
      {state === "sending" && !waitsForClocks(announcement) && (
        <Progress
          label={sendingLine(counts)}
          value={counts.told}
          max={Math.max(counts.people, 1)}
        />
      )}
      <StatGroup look="divided">
        <StatTile label="Have it" value={counts.told} detail={`of ${counts.people}`} />
        <StatTile label="Have read it" value={counts.read} detail="on their page" />
        <StatTile label="Mails" value={figures.sent} {...(mails !== "" && { detail: mails })} />
      </StatGroup>
      {seesPeople ? (
        <Button variant="outline" onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
          {isOpen ? "Hide the people" : "Who has it, who has read it?"}
        </Button>
      ) : (
        <Text tone="muted" size={14}>
          Who has read it is seen by those who may see addresses.
        </Text>
      )}
      {isOpen && <Recipients announcement={announcement} />}
    </Stack>
  );
}

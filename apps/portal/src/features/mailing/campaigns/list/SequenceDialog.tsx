import type { EventRecord } from "@jubilee/core/events/events.types";
import { hasPassed } from "@jubilee/core/base/time.rules";
import { joined } from "@jubilee/core/base/words.rules";
import { timingWall, timingWords } from "@jubilee/core/mailing/campaign-timing.rules";
import { createCampaignsApi } from "@jubilee/core/mailing/campaigns.api";
import type { CampaignInput, EmailCampaignLine } from "@jubilee/core/mailing/campaigns.types";
import { Button } from "@jubilee/ui/button";
import { Checkbox } from "@jubilee/ui/checkbox";
import { Dialog } from "@jubilee/ui/dialog";
import { Stack } from "@jubilee/ui/stack";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { useNow } from "../../../../page-kit/useNow.ts";
import { campaignKeys } from "../../keys.ts";
import { firstBlocks, firstCampaign } from "@jubilee/core/mailing/campaign-beginnings.rules";
import { whenWords } from "../results/when.rules.ts";
import { letterOf, sequence, type SequencePart } from "@jubilee/core/mailing/sequence.copy";

/** A mail of the sequence as a draft: greeting, words, the event, and the answer where it asks. */
function draftOf(
  { name, asks, subject, text, timing }: SequencePart,
  language: string,
): CampaignInput {
  const blocks = firstBlocks(asks ? "answers" : "news", language, () => crypto.randomUUID()).map(
    (block) =>
      block.kind === "text" ? { ...block, words: { [language]: letterOf(text) } } : block,
  );
  return { ...firstCampaign(name, language, blocks), subjects: { [language]: subject }, timing };
}

/** Whether one like it is there already: it would be a second mail about the same. */
const isThere = ({ timing }: SequencePart, campaigns: readonly EmailCampaignLine[]): boolean =>
  campaigns.some(
    (one) =>
      one.status !== "cancelled" &&
      one.timing?.from === timing.from &&
      one.timing.days === timing.days,
  );

interface SequenceDialogProps {
  event: EventRecord;
  /** Those that the event has. */
  campaigns: readonly EmailCampaignLine[];
  onClose: () => void;
}

/** Mails around the event that follow it when it moves: chosen here, made as drafts, written on one by one. */
export function SequenceDialog({ event, campaigns, onClose }: SequenceDialogProps) {
  const api = useApi(createCampaignsApi);
  const locale = useLocale();
  const { language } = new Intl.Locale(locale);
  const nowMs = useNow();
  const { isBusy, run } = useWrite(campaignKeys.ofEvent(event.id), "E-mail campaigns");
  const parts = sequence
    .filter(({ asks }) => !asks || event.rsvpEnabled)
    .map((part) => {
      const wall = timingWall(part.timing, event);
      const isLate = wall !== null && hasPassed(wall, "UTC", nowMs);
      return { ...part, wall, isLate, isMade: isThere(part, campaigns) };
    });
  const [chosen, setChosen] = useState<readonly string[]>(() => parts.map(({ id }) => id));
  // What is there already is not made a second time, also where somebody made it in the meantime.
  const wanted = parts.filter(
    ({ id, isLate, isMade }) => !isLate && !isMade && chosen.includes(id),
  );
  const make = async () => {
    for (const part of wanted) {
      // In order, so that the list shows them as they go; one that is there is not made again.
      // oxlint-disable-next-line no-await-in-loop
      if (!(await run(() => api.create(event.id, draftOf(part, language))))) return;
      setChosen((still) => still.filter((id) => id !== part.id));
    }
    toast.success("The mails are there as drafts", {
      description: "Look at each and press Review and send: it goes at its time.",
    });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Mails around the event"
      description="Each is a draft with its time. Nothing goes until you have looked at it."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Back
          </Button>
          <Button disabled={wanted.length === 0} loading={isBusy} onClick={() => void make()}>
            Make the drafts
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {parts.map(({ id, name, timing, wall, isLate, isMade }) => (
          <Checkbox
            key={id}
            label={name}
            help={
              isLate
                ? `Its time has passed: it would have gone ${timingWords(timing)}`
                : joined([
                    isMade && "There is one already",
                    whenWords({ goesLocal: wall, goesBy: "guest", timing }, event.timeZone, locale),
                  ])
            }
            disabled={isLate || isMade}
            checked={wanted.some((one) => one.id === id)}
            onCheckedChange={(isOn) =>
              setChosen(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
        ))}
      </Stack>
    </Dialog>
  );
}

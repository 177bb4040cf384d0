import type { EventRecord } from "@jubilee/core/events/events.types";
import { createCampaignsApi } from "@jubilee/core/mailing/campaigns.api";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { RadioGroup } from "@jubilee/ui/radio-group";
import { Stack } from "@jubilee/ui/stack";
import { TextField } from "@jubilee/ui/text-field";
import { useMemo, useState } from "react";
import { useLocation } from "wouter";
import { href } from "../../../../app/routing/href.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";
import { campaignKeys } from "../../keys.ts";
import { BlockView } from "../editor/BlockView.tsx";
import {
  firstBlocks,
  firstCampaign,
  type Beginning,
} from "@jubilee/core/mailing/campaign-beginnings.rules";
import { sheet, sheetParts } from "./NewCampaignDialog.css.ts";

const choices: readonly { value: Beginning; label: string; help: string }[] = [
  { value: "answers", label: "Ask who comes", help: "Your words, the event, Yes, Maybe and No." },
  { value: "news", label: "Tell something", help: "Your words and the event." },
  { value: "letter", label: "A letter", help: "Your words alone." },
];

interface NewCampaignDialogProps {
  event: EventRecord;
  onClose: () => void;
}

/** A name for the team, and what the mail begins with, as it will look; the editor opens on it. */
export function NewCampaignDialog({ event, onClose }: NewCampaignDialogProps) {
  const api = useApi(createCampaignsApi);
  const [, go] = useLocation();
  // The event is written in it, whatever its planners read.
  const { language } = new Intl.Locale(event.locale);
  const { isBusy, run } = useWrite(campaignKeys.ofEvent(event.id), "E-mail campaigns");
  const [name, setName] = useState("");
  const [beginning, setBeginning] = useState<Beginning>("answers");
  const [isTried, setTried] = useState(false);
  const called = name.trim();
  const blocks = useMemo(
    () => firstBlocks(beginning, language, () => crypto.randomUUID()),
    [beginning, language],
  );
  const make = async () => {
    setTried(true);
    if (called === "") return;
    const made = await run(() => api.create(event.id, firstCampaign(called, language, blocks)));
    if (made) go(href("campaigns.details", { campaignId: made.id }));
  };
  return (
    <FormDialog
      title="New campaign"
      description="A draft until you have looked it over and sent it."
      submitLabel="Write it"
      busy={isBusy}
      unsaved={called !== ""}
      onClose={onClose}
      onSubmit={make}
    >
      <Stack gap="5">
        <TextField
          label="Name"
          help="Only your team sees it."
          maxLength={120}
          value={name}
          error={isTried && called === "" ? "Give it a name" : undefined}
          onValueChange={setName}
        />
        <RadioGroup
          label="It begins with"
          look="cards"
          options={choices}
          value={beginning}
          onValueChange={setBeginning}
        />
        <figure className={sheet} aria-label="How the mail begins">
          <div className={sheetParts}>
            {blocks.map((block) => (
              <BlockView key={block.id} block={block} language={language} event={event} />
            ))}
          </div>
        </figure>
      </Stack>
    </FormDialog>
  );
}

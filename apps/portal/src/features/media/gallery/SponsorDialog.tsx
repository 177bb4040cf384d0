import { sponsorAddress, sponsorProblems } from "@jubilee/core/media/gallery.rules";
import type { Result } from "@jubilee/core/base/result.types";
import type { SponsorDraft } from "@jubilee/core/media/gallery.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { Select } from "@jubilee/ui/select";
import { Stack } from "@jubilee/ui/stack";
import { TextField } from "@jubilee/ui/text-field";
import { useState } from "react";
import { LogoField } from "./LogoField.tsx";
import { useDraft } from "../../../page-kit/form/useDraft.ts";
import type { Write } from "../../../page-kit/data/useWrite.ts";

export interface SponsorDialogProps {
  eventId: string;
  draft: SponsorDraft;
  isNew: boolean;
  /** The names of the levels there are. */
  tiers: readonly string[];
  write: Write;
  save: (draft: SponsorDraft) => Promise<Result<unknown>>;
  onClose: () => void;
}

/** Stands in the list of levels for one that is not there yet. */
const anotherLevel = "";

/** A sponsor: name, level, website, logo. */
export function SponsorDialog(props: SponsorDialogProps) {
  const { eventId, draft: before, isNew, tiers, write, save, onClose } = props;
  const [isAnother, setAnother] = useState(tiers.length === 0);
  const form = useDraft(
    { ...before, tier: before.tier || (tiers.at(-1) ?? "") },
    { write, check: sponsorProblems },
  );
  const send = (draft: SponsorDraft) => save({ ...draft, url: sponsorAddress(draft.url) ?? "" });
  return (
    <FormDialog
      title={isNew ? "Add a sponsor" : "Change the sponsor"}
      submitLabel={isNew ? "Add" : "Save"}
      {...form.dialog(send, { onClose })}
    >
      <Stack gap="4">
        <TextField label="Name" {...form.field("name")} maxLength={120} />
        {tiers.length > 0 && (
          <Select
            label="Level"
            options={[
              ...tiers.map((name) => ({ value: name, label: name })),
              { value: anotherLevel, label: "Another level" },
            ]}
            value={isAnother ? anotherLevel : form.draft.tier}
            onValueChange={(tier) => {
              setAnother(tier === anotherLevel);
              form.change({ tier });
            }}
          />
        )}
        {isAnother && (
          <TextField
            label={tiers.length > 0 ? "The new level" : "Level"}
            help="Such as Gold, or Friends of the house. Sponsors of a level stand together."
            {...form.field("tier")}
            maxLength={60}
          />
        )}
        <TextField
          label="Website"
          optional
          inputMode="url"
          placeholder="https://"
          {...form.field("url")}
          maxLength={500}
        />
        <LogoField
          eventId={eventId}
          logo={form.draft.logo}
          onChange={(logo) => form.change({ logo })}
        />
      </Stack>
    </FormDialog>
  );
}

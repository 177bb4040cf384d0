import { sponsorAddress, sponsorProblems } from "@jubilee/core/media/gallery.rules";
import type { SponsorDraft } from "@jubilee/core/media/gallery.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { Select } from "@jubilee/ui/select";
import { Stack } from "@jubilee/ui/stack";
import { TextField } from "@jubilee/ui/text-field";
import { useState } from "react";
import { LogoField } from "./LogoField.tsx";

export interface SponsorDialogProps {
  eventId: string;
  draft: SponsorDraft;
  isNew: boolean;
  /** The names of the levels there are. */
  tiers: readonly string[];
  isBusy: boolean;
  onSave: (draft: SponsorDraft) => void;
  onClose: () => void;
}

/** Stands in the list of levels for one that is not there yet. */
const anotherLevel = "";

/** A sponsor: name, level, website, logo. */
export function SponsorDialog(props: SponsorDialogProps) {
  const { eventId, draft: before, isNew, tiers, isBusy, onSave, onClose } = props;
  const [draft, setDraft] = useState({ ...before, tier: before.tier || (tiers.at(-1) ?? "") });
  const [isAnother, setAnother] = useState(tiers.length === 0);
  const [problems, setProblems] = useState<ReturnType<typeof sponsorProblems>>({});
  const change = (part: Partial<SponsorDraft>) => {
    setDraft((known) => ({ ...known, ...part }));
    setProblems({});
  };
  const save = () => {
    const found = sponsorProblems(draft);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    onSave({ ...draft, url: sponsorAddress(draft.url) ?? "" });
  };
  const isChanged =
    draft.name !== before.name || draft.url !== before.url || draft.logo !== before.logo;
  return (
    <FormDialog
      title={isNew ? "Add a sponsor" : "Change the sponsor"}
      submitLabel={isNew ? "Add" : "Save"}
      busy={isBusy}
      unsaved={isChanged}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap="4">
        <TextField
          label="Name"
          value={draft.name}
          maxLength={120}
          error={problems.name}
          onValueChange={(name) => change({ name })}
        />
        {tiers.length > 0 && (
          <Select
            label="Level"
            options={[
              ...tiers.map((name) => ({ value: name, label: name })),
              { value: anotherLevel, label: "Another level" },
            ]}
            value={isAnother ? anotherLevel : draft.tier}
            onValueChange={(tier) => {
              setAnother(tier === anotherLevel);
              change({ tier });
            }}
          />
        )}
        {isAnother && (
          <TextField
            label={tiers.length > 0 ? "The new level" : "Level"}
            help="Such as Gold, or Friends of the house. Sponsors of a level stand together."
            value={draft.tier}
            maxLength={60}
            error={problems.tier}
            onValueChange={(tier) => change({ tier })}
          />
        )}
        <TextField
          label="Website"
          optional
          inputMode="url"
          placeholder="https://"
          value={draft.url}
          maxLength={500}
          error={problems.url}
          onValueChange={(url) => change({ url })}
        />
        <LogoField eventId={eventId} logo={draft.logo} onChange={(logo) => change({ logo })} />
      </Stack>
    </FormDialog>
  );
}

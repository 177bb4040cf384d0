import { flagsCopy } from "@jubilee/core/platform/flags.copy";
import { flagState } from "@jubilee/core/platform/flags.rules";
import type { FlaggedFeature, FlagState } from "@jubilee/core/platform/flags.types";
import { RadioGroup } from "@jubilee/ui/radio-group";
import { TextField } from "@jubilee/ui/text-field";
import { useState } from "react";
import { usePortal } from "../../../../app/portal/usePortal.ts";
import { ReasonDialog } from "../ReasonDialog.tsx";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createFlagsApi } from "@jubilee/core/platform/flags.api";

const states = ["on", "administrators", "off"] as const satisfies readonly FlagState[];

/** Switches one feature on or off. */
export function FlagDialog({ row, onClose }: { row: FlaggedFeature; onClose: () => void }) {
  const flags = useApi(createFlagsApi);
  const { standing } = usePortal();
  const [state, setState] = useState<FlagState>(flagState(row));
  const [note, setNote] = useState(row.flag?.note ?? "");
  const { key: featureKey, title } = row.feature;
  return (
    <ReasonDialog
      title={title}
      description={row.feature.description}
      confirmLabel="Save"
      done={`${title}: ${flagsCopy.states[state]}`}
      call={async (reason) => {
        const changed = await flags.set({ featureKey, state, note, reason });
        const found = changed.ok ? await flags.list() : null;
        if (found?.ok) standing.setState({ flags: found.value });
        return changed;
      }}
      onClose={onClose}
    >
      <RadioGroup
        label="Who can use it"
        value={state}
        onValueChange={setState}
        options={states.map((value) => ({
          value,
          label: flagsCopy.states[value],
          help: flagsCopy.helps[value],
        }))}
      />
      {state !== "on" && (
        <TextField
          label="What people read in its place"
          help={`Left empty: “${flagsCopy.away}”`}
          maxLength={200}
          value={note}
          onValueChange={setNote}
        />
      )}
    </ReasonDialog>
  );
}

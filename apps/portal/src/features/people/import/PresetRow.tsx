import { encodings, isEncoding } from "@jubilee/core/base/encodings.rules";
import { importPresets, signsIn } from "@jubilee/core/people/imports.rules";
import { Select } from "@jubilee/ui/select";
import { presetRow } from "./Import.css.ts";
import type { Import } from "./useImport.ts";

const options = importPresets.map(({ id, name }) => ({ value: id, label: name }));
const shownSigns = 3;

/** Why the file is read as it is: “Recognised by “Attendee #”, “Order Type””. */
function reasonOf({ state: { file, preset, recognised } }: Import): string {
  if (preset !== recognised) return "Your choice. Choosing again matches the columns anew.";
  const signs = signsIn(file?.header ?? [], preset).slice(0, shownSigns);
  return signs.length === 0
    ? "No known export. The columns are matched by their headings."
    : `Recognised by ${signs.map((sign) => `“${sign}”`).join(", ")}.`;
}

/** What wrote the file, as its headings tell, the sheet when it has several, and how its letters are read. */
export function PresetRow({ current }: { current: Import }) {
  const { session, state } = current;
  const sheet = state.file?.source.kind === "sheet" ? state.file.source.name : null;
  const written = state.file?.source.kind === "text" ? state.file.source.encoding : null;
  return (
    <div className={presetRow}>
      <Select
        label="Exported from"
        help={reasonOf(current)}
        value={state.preset}
        options={options}
        onValueChange={(id) => void session.setPreset(id)}
      />
      {sheet !== null && state.sheets.length > 1 && (
        <Select
          label="Sheet"
          help={`${state.sheets.length} sheets have something in them. One is imported.`}
          value={sheet}
          options={state.sheets.map(({ name }) => ({ value: name, label: name }))}
          onValueChange={(name) => void session.chooseSheet(name)}
        />
      )}
      {written !== null && (
        <Select
          label="Letters"
          help="If names look wrong, choose how the file was written."
          value={written}
          options={encodings}
          onValueChange={(name) => isEncoding(name) && void session.chooseEncoding(name)}
        />
      )}
    </div>
  );
}

import { useState } from "react";
import { Checkbox } from "../components/checkbox/Checkbox.tsx";
import { Chip } from "../components/chip/Chip.tsx";
import { FilterPill } from "../components/filter-pill/FilterPill.tsx";
import { Grid } from "../components/grid/Grid.tsx";
import { Inline } from "../components/inline/Inline.tsx";
import { SegmentedControl } from "../components/segmented-control/SegmentedControl.tsx";
import { Select } from "../components/select/Select.tsx";
import { Stack } from "../components/stack/Stack.tsx";
import { Switch } from "../components/switch/Switch.tsx";
import { TextArea } from "../components/text-area/TextArea.tsx";
import { TextField } from "../components/text-field/TextField.tsx";

const zones = [{ value: "Europe/Berlin", label: "Berlin (UTC+2)" }];
const views = [
  { value: "households", label: "Households" },
  { value: "people", label: "People" },
] as const;

/** What is typed, chosen and switched. */
export function KitFields() {
  const [view, setView] = useState<(typeof views)[number]["value"]>("households");
  const [waits, setWaits] = useState(true);
  return (
    <Stack gap="5">
      <Grid columns={{ mobile: "1", desktop: "2" }} gap="5">
        <TextField
          label="Event name"
          defaultValue="Großes Grünewald-Familientreffen"
          help="Shown on the page, tickets and e-mails."
        />
        <TextField
          label="Contact e-mail"
          type="email"
          defaultValue="ute@gruenewald"
          error="The address needs a domain, like ute@gruenewald.example."
        />
        <Select label="Time zone" options={zones} defaultValue="Europe/Berlin" />
        <TextField label="Share token" defaultValue="hw97-k3t9" disabled />
      </Grid>
      <TextArea label="Note to guests" defaultValue="Bring a photograph for the wall." />
      <Inline gap="5">
        <Switch label="Waitlist" checked={waits} onCheckedChange={setWaits} />
        <Checkbox label="Banquet" defaultChecked />
        <Checkbox label="All days" indeterminate />
        <Checkbox label="Done" shape="round" />
      </Inline>
      <Inline>
        <SegmentedControl label="Show as" segments={views} value={view} onValueChange={setView} />
        <FilterPill value="1997">Class Year</FilterPill>
        <FilterPill>Answer</FilterPill>
      </Inline>
      <Inline gap="2">
        <Chip tone="success">Coming</Chip>
        <Chip tone="warning">Maybe</Chip>
        <Chip tone="danger">Not coming</Chip>
        <Chip mark="hollow">No answer</Chip>
        <Chip tone="info">Checked in</Chip>
        <Chip tone="plum">Pro</Chip>
      </Inline>
    </Stack>
  );
}

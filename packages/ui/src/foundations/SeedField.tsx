import { useState } from "react";
import { Grid } from "../components/grid/Grid.tsx";
import { Select } from "../components/select/Select.tsx";
import { Stack } from "../components/stack/Stack.tsx";
import { TextField } from "../components/text-field/TextField.tsx";
import { EventCover } from "../components/event-cover/EventCover.tsx";
import { eventTypeIds } from "../covers/inks.ts";

const options = eventTypeIds.map((value) => ({ value, label: value.replace("-type-1", "") }));

/** Draws the cover of whatever is typed. */
export function SeedField() {
  const [typeId, setTypeId] = useState<(typeof eventTypeIds)[number]>("school-type-1");
  const [seed, setSeed] = useState("your-event");
  return (
    <Grid columns={{ mobile: "1", tablet: "320/1" }} gap="6">
      <Stack>
        <Select label="Type" options={options} value={typeId} onValueChange={setTypeId} />
        <TextField label="Seed" value={seed} onValueChange={setSeed} maxLength={60} />
      </Stack>
      <EventCover typeId={typeId} eventId={seed} shape="band" />
    </Grid>
  );
}

import { useState } from "react";
import { Button } from "../components/button/Button.tsx";
import { Card } from "../components/card/Card.tsx";
import { DateTimeField } from "../components/date-time-field/DateTimeField.tsx";
import { sampleReader } from "./sampleReader.ts";
import { Form } from "../components/form/Form.tsx";
import { Grid } from "../components/grid/Grid.tsx";
import { Inline } from "../components/inline/Inline.tsx";
import { MoneyField } from "../components/money-field/MoneyField.tsx";
import { NumberField } from "../components/number-field/NumberField.tsx";
import { PageHeader } from "../components/page-header/PageHeader.tsx";
import { RadioGroup } from "../components/radio-group/RadioGroup.tsx";
import { Stack } from "../components/stack/Stack.tsx";
import { Switch } from "../components/switch/Switch.tsx";
import { TextArea } from "../components/text-area/TextArea.tsx";
import { TextField } from "../components/text-field/TextField.tsx";

export interface EventFormProps {
  /** Nothing is filled in yet: sending it gathers what is missing. */
  empty?: boolean;
  saving?: boolean;
}

/** A form as every form of the product is: one column to read, groups in panels, one action. */
export function EventForm({ empty = false, saving = false }: EventFormProps) {
  const [name, setName] = useState(empty ? "" : "Hartwell High Class of 1997: Thirty Years On");
  const [start, setStart] = useState(empty ? "" : "2027-06-12T18:30");
  const [isSent, setSent] = useState(false);
  const [kind, setKind] = useState<"in_person" | "online">("in_person");
  const [places, setPlaces] = useState<number | null>(212);
  const [priceMinor, setPriceMinor] = useState<number | null>(6500);
  const [waitlist, setWaitlist] = useState(true);
  const errors = {
    name: isSent && name === "" ? "Give the event a name that guests will recognise." : undefined,
    start: isSent && start === "" ? "Choose the day and the hour it begins." : undefined,
  };
  return (
    <Form label="Event" busy={saving} onSubmit={() => setSent(true)}>
      <Stack gap="5">
        <PageHeader title="The basics" />
        <Card title="What and when">
          <Stack gap="5">
            <TextField
              id="event-name"
              label="Event name"
              value={name}
              onValueChange={setName}
              help="Shown on the page, tickets and e-mails."
              error={errors.name}
              maxLength={120}
              counted
            />
            <Grid columns={{ mobile: "1", tablet: "2" }} gap="5">
              <DateTimeField
                id="event-start"
                label="Begins"
                value={start}
                onValueChange={setStart}
                zone="America/New_York"
                locale="en-GB"
                read={sampleReader}
                error={errors.start}
              />
              <NumberField label="Places" value={places} onValueChange={setPlaces} min={1} />
            </Grid>
            <RadioGroup
              label="Where people meet"
              value={kind}
              onValueChange={setKind}
              options={[
                { value: "in_person", label: "At a place" },
                { value: "online", label: "Online" },
              ]}
            />
            <TextArea
              label="For the page"
              optional
              defaultValue="Doors open at half past six. Bring a photograph for the wall."
            />
          </Stack>
        </Card>
        <Card title="Replies and money">
          <Stack gap="5">
            <MoneyField
              label="Price of a place"
              valueMinor={priceMinor}
              onValueChange={setPriceMinor}
              currency="USD"
              help="All fees are in it. Leave empty where it costs nothing."
            />
            <Switch
              label="Waiting list"
              help="When all places are taken, people may wait for one."
              side="end"
              checked={waitlist}
              onCheckedChange={setWaitlist}
            />
          </Stack>
        </Card>
        <Inline justify="end" gap="2">
          <Button variant="ghost">Discard changes</Button>
          <Button type="submit" loading={saving}>
            Save
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

import { useState } from "react";
import { Badge } from "../components/badge/Badge.tsx";
import { Box } from "../components/box/Box.tsx";
import { Button } from "../components/button/Button.tsx";
import { Heading } from "../components/heading/Heading.tsx";
import { Inline } from "../components/inline/Inline.tsx";
import { Link } from "../components/link/Link.tsx";
import { Progress } from "../components/progress/Progress.tsx";
import { SegmentedControl } from "../components/segmented-control/SegmentedControl.tsx";
import { Stack } from "../components/stack/Stack.tsx";
import { Switch } from "../components/switch/Switch.tsx";
import { Text } from "../components/text/Text.tsx";

/** A piece of the product with everything a brand touches. */
export function BrandSample() {
  const [open, setOpen] = useState(true);
  const [by, setBy] = useState("people");
  return (
    <Box padding="6">
      <Stack gap="5">
        <Inline justify="space-between">
          <Heading level={3} size="event">
            Hartwell Alumni
          </Heading>
          <Badge tone="plum">Members</Badge>
        </Inline>
        <Text tone="muted">
          Replies are open until 21 May. <Link href="#guests">See who is coming</Link>
        </Text>
        <Progress label="Saturday banquet" value={96} max={120} detail="96 of 120" />
        <SegmentedControl
          label="Shown by"
          value={by}
          onValueChange={setBy}
          segments={[
            { value: "people", label: "People" },
            { value: "households", label: "Households" },
          ]}
        />
        <Switch label="Waiting list" checked={open} onCheckedChange={setOpen} />
        <Inline>
          <Button>Send reminder</Button>
          <Button variant="secondary">Invite</Button>
          <Button variant="link">Skip</Button>
        </Inline>
      </Stack>
    </Box>
  );
}

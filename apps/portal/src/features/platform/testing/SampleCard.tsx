import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { LinkButton } from "@jubilee/ui/link-button";
import { Text } from "@jubilee/ui/text";
import { href } from "../../../app/routing/href.ts";
import type { TestCardProps } from "./ActingCard.tsx";
import { inside } from "./Testing.css.ts";

/** An event with guests, answers and tickets to try things on. */
export function SampleCard({ test }: Pick<TestCardProps, "test">) {
  const { data, isBusy, makeSample } = test;
  if (!data) return null;
  return (
    <Card title="Sample data" fill>
      <div className={inside}>
        <Text tone="muted">
          {data.sampleEventId
            ? "A reunion with twelve guests, nine answers and two kinds of tickets. Reading it is never blocked; paid changes are, on a plan below theirs."
            : "Make a small reunion with guests, answers and tickets in your own account. You can delete it like any other event."}
        </Text>
        {data.sampleEventId ? (
          <LinkButton
            href={href("events.details", { eventId: data.sampleEventId })}
            variant="outline"
            size="sm"
          >
            Open the sample
          </LinkButton>
        ) : (
          <Button variant="outline" size="sm" loading={isBusy} onClick={makeSample}>
            Make the sample
          </Button>
        )}
      </div>
    </Card>
  );
}

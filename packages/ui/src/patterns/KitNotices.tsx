import { Banner } from "../components/banner/Banner.tsx";
import { Button } from "../components/button/Button.tsx";
import { EmptyState } from "../components/empty-state/EmptyState.tsx";
import { InlineMessage } from "../components/inline-message/InlineMessage.tsx";
import { SkeletonRows } from "../components/skeleton/SkeletonRows.tsx";
import { Stack } from "../components/stack/Stack.tsx";

/** What the product says: on the page, at a field, while it loads, where nothing is yet. */
export function KitNotices() {
  return (
    <Stack gap="4">
      <Banner tone="info" title="Schedule published">
        138 classmates can see it.
      </Banner>
      <Banner
        tone="warning"
        title="Your trial ends in 3 days"
        action={<Button size="sm">See plans</Button>}
      >
        Everything stays readable afterwards.
      </Banner>
      <Banner tone="danger" title="Could not send to 3 guests">
        Their addresses bounced.
      </Banner>
      <InlineMessage tone="success">All 1,104 lines are checked.</InlineMessage>
      <SkeletonRows count={3} />
      <EmptyState title="No tables yet" action={<Button>Add the first table</Button>}>
        Draw the room once and seat 138 people by dragging.
      </EmptyState>
    </Stack>
  );
}

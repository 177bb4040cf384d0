import type { EventRecord } from "@jubilee/core/events/events.types";
import { Stack } from "@jubilee/ui/stack";
import { PhotoDesk } from "./PhotoDesk.tsx";
import { SponsorDesk } from "./SponsorDesk.tsx";

/** What an event shows of itself beside words: its photos, and who makes it possible. */
export default function GalleryTab({ event }: { event: EventRecord }) {
  return (
    <Stack gap="8">
      <PhotoDesk eventId={event.id} />
      <SponsorDesk eventId={event.id} />
    </Stack>
  );
}

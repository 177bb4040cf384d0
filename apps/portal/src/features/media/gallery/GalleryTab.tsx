import type { EventRecord } from "@jubilee/core/events/events.types";
import { Stack } from "@jubilee/ui/stack";
import { MayDo } from "../../../event-kit/event/MayDo.tsx";
import { PhotoDesk } from "./PhotoDesk.tsx";
import { SponsorDesk } from "./SponsorDesk.tsx";

/** What an event shows of itself beside words: its photos, and who makes it possible. */
export default function GalleryTab({ event }: { event: EventRecord }) {
  return (
    <Stack gap="8">
      <MayDo eventId={event.id} asks="photos.write">
        <PhotoDesk eventId={event.id} />
      </MayDo>
      <MayDo eventId={event.id} asks="sponsors.write">
        <SponsorDesk eventId={event.id} />
      </MayDo>
    </Stack>
  );
}

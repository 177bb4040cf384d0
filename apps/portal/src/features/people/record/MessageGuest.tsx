import type { GuestEvent } from "@jubilee/core/people/guest-records.types";
import { createThreadsApi } from "@jubilee/core/talk/threads.api";
import { Button } from "@jubilee/ui/button";
import { Menu } from "@jubilee/ui/menu";
import { MessageSquare } from "lucide-react";
import { useLocation } from "wouter";
import { href } from "../../../app/routing/href.ts";
import { MayDo } from "../../../event-kit/event/MayDo.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { keys } from "../../../event-kit/people/keys.ts";

interface MessageGuestProps {
  guestId: string;
  /** Those they are on the list of, at least one; they read it on their own page of it. */
  events: readonly GuestEvent[];
}

/** Opens the conversation with a guest; of which event is asked where they are on several lists. */
export function MessageGuest({ guestId, events }: MessageGuestProps) {
  const threads = useApi(createThreadsApi);
  const { isBusy, run } = useWrite(keys.record(guestId), "Private Messages");
  const [, go] = useLocation();
  const [first] = events;
  if (!first) return null;
  const open = async ({ eventGuestId }: GuestEvent) => {
    const opened = await run(() => threads.open("person", eventGuestId));
    if (opened) go(`${href("messages.list")}?thread=${opened.thread.id}`);
  };
  const look = { variant: "outline", icon: <MessageSquare />, loading: isBusy } as const;
  return (
    <MayDo eventId={first.eventId} asks="messages.send">
      {events.length === 1 ? (
        <Button {...look} onClick={() => void open(first)}>
          Message
        </Button>
      ) : (
        <Menu
          align="end"
          trigger={<Button {...look}>Message</Button>}
          entries={events.map((event) => ({
            id: event.eventGuestId,
            label: event.name,
            onSelect: () => void open(event),
          }))}
        />
      )}
    </MayDo>
  );
}

import { canArchive, eventPhase, restoredStatus } from "@jubilee/core/events/events.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { IconButton } from "@jubilee/ui/icon-button";
import { Menu } from "@jubilee/ui/menu";
import { toast } from "@jubilee/ui/toast";
import {
  Archive,
  ArchiveRestore,
  ArrowLeftRight,
  CalendarArrowUp,
  CopyPlus,
  Ellipsis,
  ExternalLink,
  Pencil,
  Repeat,
} from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { href } from "../../../app/routing/href.ts";
import { useMay } from "../../../app/session/useRights.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import { keys } from "../../../event-kit/data/keys.ts";
import { DuplicateDialog } from "./DuplicateDialog.tsx";
import { TemplateDialogs, templateEntries, type TemplateAsk } from "./TemplateEntries.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createEventsApi } from "@jubilee/core/events/events.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

const RepeatDialog = lazy(async () => {
  const { RepeatDialog: dialog } = await import("../series/RepeatDialog.tsx");
  return { default: dialog };
});

const SwitchEvent = lazy(async () => {
  const { SwitchEvent: palette } = await import("./SwitchEvent.tsx");
  return { default: palette };
});

interface EventMenuProps {
  event: EventRecord;
  /** Where the event's page is, for others to see. */
  pagePath: string | null;
  inLine?: boolean;
  /** Whoever only reads goes to its page and to other events. */
  mayWrite: boolean;
  /** What stands beside the menu as a button already. */
  beside?: "page" | "edit" | undefined;
}

/** What is done to an event as a whole: edit, copy, put away, bring back; and the way to another. */
export function EventMenu({ event, pagePath, inLine = false, mayWrite, beside }: EventMenuProps) {
  const events = useApi(createEventsApi);
  const nowMs = useNow();
  const [isCopying, setCopying] = useState(false);
  const [isRepeating, setRepeating] = useState(false);
  const [isSwitching, setSwitching] = useState(false);
  const [asked, ask] = useState<TemplateAsk | null>(null);
  const canRepeat =
    event.seriesId === null && (event.status === "draft" || event.status === "published");
  const { run } = useWrite(keys.events, "Event management");
  const mayCreate = useMay("events.write") && mayWrite;
  const canMove = mayWrite && (event.status === "draft" || event.status === "published");
  const isArchived = event.status === "archived";
  const restore = async () => {
    const saved = await run(() => events.setStatus(event.id, restoredStatus(event)));
    if (saved) toast.success("It is back among your events");
  };
  const archive = async () => {
    const saved = await run(() => events.setStatus(event.id, "archived"));
    if (!saved) return;
    toast.success("The event is archived", {
      description: "Nothing is deleted. It stands under Archived.",
      undo: () => void restore(),
    });
  };
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton
            variant={inLine ? "ghost" : "outline"}
            label="More actions"
            icon={<Ellipsis />}
          />
        }
        entries={[
          ...(pagePath && beside !== "page"
            ? [{ id: "page", label: "View page", icon: <ExternalLink />, href: pagePath }]
            : []),
          ...(beside === "edit" || !mayWrite
            ? []
            : [
                {
                  id: "edit",
                  label: "Edit",
                  icon: <Pencil />,
                  href: href("events.edit", { eventId: event.id }),
                },
              ]),
          ...(canMove
            ? [
                {
                  id: "move",
                  label: "Move to another day",
                  icon: <CalendarArrowUp />,
                  href: href("events.move", { eventId: event.id }),
                },
              ]
            : []),
          ...(mayCreate
            ? [
                {
                  id: "copy",
                  label: "Duplicate",
                  icon: <CopyPlus />,
                  onSelect: () => setCopying(true),
                },
              ]
            : []),
          ...(canRepeat && mayWrite
            ? [
                {
                  id: "repeat",
                  label: "Repeat",
                  icon: <Repeat />,
                  onSelect: () => setRepeating(true),
                },
              ]
            : []),
          ...(mayCreate ? templateEntries(ask) : []),
          ...(isArchived && mayWrite
            ? [
                {
                  id: "restore",
                  label: "Restore",
                  icon: <ArchiveRestore />,
                  onSelect: () => void restore(),
                },
              ]
            : []),
          ...(canArchive(eventPhase(event, nowMs)) && mayWrite
            ? [
                {
                  id: "archive",
                  label: "Archive",
                  icon: <Archive />,
                  onSelect: () => void archive(),
                },
              ]
            : []),
          {
            id: "switch",
            label: "Go to another event",
            icon: <ArrowLeftRight />,
            onSelect: () => setSwitching(true),
          },
        ]}
      />
      {asked && <TemplateDialogs asked={asked} event={event} onClose={() => ask(null)} />}
      {isSwitching && (
        <Suspense>
          <SwitchEvent event={event} onClose={() => setSwitching(false)} />
        </Suspense>
      )}
      {isRepeating && (
        <Suspense>
          <RepeatDialog event={event} onClose={() => setRepeating(false)} />
        </Suspense>
      )}
      {isCopying && <DuplicateDialog event={event} onClose={() => setCopying(false)} />}
    </>
  );
}

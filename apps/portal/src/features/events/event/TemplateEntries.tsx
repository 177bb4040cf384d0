import type { EventRecord } from "@jubilee/core/events/events.types";
import { Layers, ListPlus } from "lucide-react";
import { lazy, Suspense } from "react";

/** What is asked of templates: this event kept as one, or parts of one for it. */
export type TemplateAsk = "save" | "add";

const SaveTemplate = lazy(async () => {
  const { SaveTemplate: dialog } = await import("../templates/own/SaveTemplate.tsx");
  return { default: dialog };
});

const AddParts = lazy(async () => {
  const { AddParts: dialog } = await import("../templates/own/AddParts.tsx");
  return { default: dialog };
});

/** An event's two ways to templates, for its menu. */
export const templateEntries = (ask: (what: TemplateAsk) => void) => [
  {
    id: "save-template",
    label: "Save as template",
    icon: <Layers />,
    onSelect: () => ask("save"),
  },
  {
    id: "add-parts",
    label: "Add parts of a template",
    icon: <ListPlus />,
    onSelect: () => ask("add"),
  },
];

interface TemplateDialogsProps {
  asked: TemplateAsk;
  event: EventRecord;
  onClose: () => void;
}

/** The dialog that was asked for. */
export function TemplateDialogs({ asked, event, onClose }: TemplateDialogsProps) {
  const Dialog = asked === "save" ? SaveTemplate : AddParts;
  return (
    <Suspense>
      <Dialog event={event} onClose={onClose} />
    </Suspense>
  );
}

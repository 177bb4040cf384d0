import type { WidgetSettings } from "@jubilee/core/sharing/share.types";
import { ColorPicker } from "@jubilee/ui/color-picker";
import { themeOf, themeOfColour, widgetVariables } from "@jubilee/ui/covers";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { Image, Palette } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { group, legend } from "./WidgetDesk.css.ts";
import type { WidgetSubject } from "./subject.types.ts";

const sources = [
  { value: "cover", label: "From the cover", icon: <Image /> },
  { value: "own", label: "My own", icon: <Palette /> },
] as const;

/** How long a colour rests before it is kept, in milliseconds: a pointer moves through many. */
const restMs = 500;

export interface AccentFieldProps {
  subject: WidgetSubject;
  accent: string | null;
  onChange: (part: Pick<WidgetSettings, "accent" | "colours">) => void;
}

/** The widget's colour: the event's own, or the host's within what can be read by day and night. */
export function AccentField({ subject, accent, onChange }: AccentFieldProps) {
  const [draft, setDraft] = useState(accent);
  /* A colour that was refused is not sent again by itself. */
  const sent = useRef(accent);
  const ofCover = subject.coverLook
    ? themeOfColour(subject.coverLook.accent)
    : themeOf(subject.eventTypeId, subject.coverSeed);
  const cover = ofCover.light.accent;
  useEffect(() => {
    if (draft === sent.current) return undefined;
    const timer = setTimeout(() => {
      sent.current = draft;
      onChange({
        accent: draft,
        colours: draft === null ? null : widgetVariables(themeOfColour(draft)),
      });
    }, restMs);
    return () => clearTimeout(timer);
  }, [draft, onChange]);
  return (
    <div className={group}>
      <span className={legend}>Colour</span>
      <SegmentedControl
        label="Colour"
        segments={[...sources]}
        value={draft === null ? "cover" : "own"}
        onValueChange={(source) => setDraft(source === "cover" ? null : cover)}
        fullWidth
      />
      {draft !== null && (
        <ColorPicker
          label="Your colour"
          hideLabel
          value={draft}
          onValueChange={setDraft}
          against={null}
          help="Buttons and lines take it, lighter or darker where it could not be read."
          presets={[{ colour: cover, name: "The cover’s" }]}
        />
      )}
    </div>
  );
}

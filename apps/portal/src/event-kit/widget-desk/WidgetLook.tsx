import { shareCopy } from "@jubilee/core/sharing/share.copy";
import type { WidgetSettings, WidgetShape, WidgetTheme } from "@jubilee/core/sharing/share.types";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { Select } from "@jubilee/ui/select";
import { Monitor, Moon, Sun } from "lucide-react";
import type { ReactNode } from "react";
import { AccentField } from "./AccentField.tsx";
import {
  acrossSettings,
  group,
  legend,
  shape as shapeClass,
  shapeInput,
  shapes,
} from "./WidgetDesk.css.ts";
import { ShapeDrawing } from "./ShapeDrawing.tsx";
import type { WidgetSubject } from "./subject.types.ts";

const shapeOrder: readonly WidgetShape[] = ["inline", "button", "floating", "link"];

const themes: { value: WidgetTheme; label: string; icon: ReactNode }[] = [
  { value: "light", label: shareCopy.themes.light, icon: <Sun /> },
  { value: "dark", label: shareCopy.themes.dark, icon: <Moon /> },
  { value: "auto", label: shareCopy.themes.auto, icon: <Monitor /> },
];

const languages = [
  { value: "", label: "The page’s, else English" },
  { value: "en", label: "English" },
  { value: "es", label: "Español" },
  { value: "fr", label: "Français" },
  { value: "de", label: "Deutsch" },
  { value: "pt", label: "Português" },
  { value: "ar", label: "العربية" },
  { value: "zh", label: "中文" },
  { value: "ja", label: "日本語" },
];

export interface WidgetLookProps {
  subject: WidgetSubject;
  look: WidgetSettings;
  onChange: (part: Partial<WidgetSettings>) => void;
}

/** Shape, theme, colour and language of a widget. */
export function WidgetLook({ subject, look, onChange }: WidgetLookProps) {
  return (
    <>
      <fieldset className={`${group} ${acrossSettings}`}>
        <legend className={legend}>Shape</legend>
        <div className={shapes}>
          {shapeOrder.map((value) => (
            <label key={value} className={shapeClass}>
              <input
                className={shapeInput}
                type="radio"
                name="shape"
                checked={look.shape === value}
                onChange={() => onChange({ shape: value })}
              />
              <ShapeDrawing shape={value} />
              <span>{shareCopy.shapes[value]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={group}>
        <span className={legend}>Theme</span>
        <SegmentedControl
          label="Theme"
          segments={themes}
          value={look.theme}
          onValueChange={(theme) => onChange({ theme })}
          fullWidth
        />
      </div>
      <AccentField subject={subject} accent={look.accent} onChange={onChange} />
      <Select
        label="Language"
        options={languages}
        value={look.locale ?? ""}
        onValueChange={(locale) => onChange({ locale: locale || null })}
      />
    </>
  );
}

import {
  ColorPickerControl,
  ColorPickerRoot,
  ColorPickerTrigger,
  parseColor,
} from "@ark-ui/react/color-picker";
import { useId, useState } from "react";
import { classNames } from "../../classNames.ts";
import { inlineVars } from "../../inlineVars.ts";
import { contrast } from "../../theme/contrast.ts";
import { dayRoles } from "../../theme/roles.ts";
import { Button } from "../button/Button.tsx";
import { control } from "../field/control.css.ts";
import { Field } from "../field/Field.tsx";
import type { FieldTexts } from "../field/field.types.ts";
import { InlineMessage } from "../inline-message/InlineMessage.tsx";
import { colourVar, input, notice, row, start, trigger } from "./ColorPicker.css.ts";
import { ColorPanel, type ColorPreset } from "./ColorPanel.tsx";
import { nearestReadable, readColour } from "./nearestReadable.ts";
import { useWords } from "../../words/useWords.ts";
import { colorPickerWords } from "./colorPicker.copy.ts";

export interface ColorPickerProps extends FieldTexts {
  id?: string;
  /** For a form that is sent by the browser. */
  name?: string;
  /** `#rrggbb` */
  value: string;
  onValueChange: (colour: string) => void;
  /** What stands on it or under it, and has to stay readable; white text where nothing is said, `null` where nothing stands on it. */
  against?: ColorPreset | null;
  /** 4.5 for text, 3 for icons and big letters. */
  minContrast?: number;
  presets?: readonly ColorPreset[];
  disabled?: boolean;
}

const noPresets: readonly ColorPreset[] = [];

/** Any colour, with a warning where text on it could not be read. One of a few: RadioGroup. */
export function ColorPicker({
  id,
  label,
  help,
  error,
  optional = false,
  hideLabel = false,
  name,
  value,
  onValueChange,
  against: given,
  minContrast = 4.5,
  presets = noPresets,
  disabled = false,
}: ColorPickerProps) {
  const words = useWords("colorPicker", colorPickerWords);
  const whiteText = { colour: dayRoles.onAction, name: words.whiteText };
  const against = given === undefined ? whiteText : given;
  const noticeId = useId();
  const [draft, setDraft] = useState<string>();
  const unclear = draft !== undefined && readColour(draft) === undefined;
  const colour = readColour(value) ?? dayRoles.action;
  const reached = against ? contrast(colour, against.colour) : minContrast;
  const better =
    against && reached < minContrast
      ? nearestReadable(colour, against.colour, minContrast)
      : undefined;
  const type = (text: string) => {
    setDraft(text);
    const next = readColour(text);
    if (next) onValueChange(next);
  };
  const pick = (next: string) => {
    setDraft(undefined);
    onValueChange(next);
  };
  return (
    <Field
      {...{ id, label, help, optional, hideLabel }}
      error={unclear ? words.unclear : error}
      describedBy={reached < minContrast ? noticeId : undefined}
    >
      {(field) => (
        <ColorPickerRoot
          ids={{ label: `${field.id}-label`, trigger: `${field.id}-trigger` }}
          value={parseColor(colour).toFormat("hsba")}
          onValueChange={(details) => pick(details.value.toString("hex").toLowerCase())}
          format="hsba"
          disabled={disabled}
          positioning={{ placement: "bottom-start", gutter: 8 }}
          lazyMount
          unmountOnExit
        >
          <ColorPickerControl className={row} style={inlineVars({ [colourVar]: colour })}>
            <input
              {...field}
              name={name}
              className={classNames(control(), input)}
              value={draft ?? colour}
              onChange={(event) => type(event.target.value)}
              onBlur={() => {
                if (!unclear) setDraft(undefined);
              }}
              disabled={disabled}
              autoComplete="off"
              spellCheck={false}
              dir="ltr"
            />
            <span className={start}>
              <ColorPickerTrigger
                className={trigger}
                aria-label={words.chooseNow(colour)}
                aria-labelledby={`${field.id}-trigger`}
              />
            </span>
          </ColorPickerControl>
          <ColorPanel value={colour} presets={presets} onPreset={pick} />
          <div id={noticeId} className={notice} aria-live="polite">
            {against && reached < minContrast && (
              <InlineMessage tone="warning">
                {words.hardToRead(against.name, reached.toFixed(1), minContrast)}
              </InlineMessage>
            )}
            {better && (
              <Button size="sm" variant="outline" disabled={disabled} onClick={() => pick(better)}>
                {words.takeInstead(better)}
              </Button>
            )}
          </div>
        </ColorPickerRoot>
      )}
    </Field>
  );
}

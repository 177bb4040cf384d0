import {
  ColorPickerArea,
  ColorPickerAreaBackground,
  ColorPickerAreaThumb,
  ColorPickerChannelSlider,
  ColorPickerChannelSliderThumb,
  ColorPickerChannelSliderTrack,
  ColorPickerContent,
  ColorPickerPositioner,
} from "@ark-ui/react/color-picker";
import { Portal } from "@ark-ui/react/portal";
import { classNames } from "../../classNames.ts";
import { inlineVars } from "../../inlineVars.ts";
import { floating } from "../popover/Popover.css.ts";
import {
  area,
  areaThumb,
  colourVar,
  ground,
  hueThumb,
  panel,
  preset,
  presets as presetsStyle,
  slider,
  track,
} from "./ColorPicker.css.ts";
import { useWords } from "../../words/useWords.ts";
import { colorPickerWords } from "./colorPicker.copy.ts";

export interface ColorPreset {
  /** `#rrggbb` */
  colour: string;
  name: string;
}

export interface ColorPanelProps {
  value: string;
  presets: readonly ColorPreset[];
  onPreset: (colour: string) => void;
}

/** What opens beside the swatch: strength and light, hue, and colours to start from. */
export function ColorPanel({ value, presets, onPreset }: ColorPanelProps) {
  const words = useWords("colorPicker", colorPickerWords);
  return (
    <Portal>
      <ColorPickerPositioner>
        <ColorPickerContent aria-label={words.choose} className={classNames(floating, panel)}>
          <ColorPickerArea className={area}>
            <ColorPickerAreaBackground className={ground} />
            <ColorPickerAreaThumb aria-label={words.strength} className={areaThumb} />
          </ColorPickerArea>
          <ColorPickerChannelSlider channel="hue" className={slider}>
            <ColorPickerChannelSliderTrack className={track} />
            <ColorPickerChannelSliderThumb aria-label={words.hue} className={hueThumb} />
          </ColorPickerChannelSlider>
          {presets.length > 0 && (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for a form's fields
            <div role="group" aria-label={words.presets} className={presetsStyle}>
              {presets.map(({ colour, name }) => (
                <button
                  key={colour}
                  type="button"
                  title={name}
                  aria-label={name}
                  aria-pressed={colour === value}
                  className={preset}
                  style={inlineVars({ [colourVar]: colour })}
                  onClick={() => onPreset(colour)}
                />
              ))}
            </div>
          )}
        </ColorPickerContent>
      </ColorPickerPositioner>
    </Portal>
  );
}

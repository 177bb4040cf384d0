import { ColorPicker as Ark } from "@ark-ui/react/color-picker";
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
  return (
    <Portal>
      <Ark.Positioner>
        <Ark.Content aria-label="Choose a colour" className={classNames(floating, panel)}>
          <Ark.Area className={area}>
            <Ark.AreaBackground className={ground} />
            <Ark.AreaThumb aria-label="Strength and brightness" className={areaThumb} />
          </Ark.Area>
          <Ark.ChannelSlider channel="hue" className={slider}>
            <Ark.ChannelSliderTrack className={track} />
            <Ark.ChannelSliderThumb aria-label="Hue" className={hueThumb} />
          </Ark.ChannelSlider>
          {presets.length > 0 && (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for a form's fields
            <div role="group" aria-label="Colours to start from" className={presetsStyle}>
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
        </Ark.Content>
      </Ark.Positioner>
    </Portal>
  );
}

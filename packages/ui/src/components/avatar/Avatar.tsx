import { hash } from "../../covers/random.ts";
import { initialsOf } from "../../covers/initials.ts";
import { monogramOf } from "../../covers/monogram.ts";
import { inlineVars } from "../../inlineVars.ts";
import { dayNight } from "../../theme/dayNight.ts";
import { avatar, groundVar, initials, photo, shape, shapeVar, textVar } from "./Avatar.css.ts";

export interface AvatarProps {
  name: string;
  photoUrl?: string | undefined;
  size?: "s" | "m" | "l" | "xl" | "xxl";
  /** Draws the initials in the event's own inks: on its pages, not in the planner's lists. */
  event?: { typeId: string; id: string };
  /** The name is not written beside it, so it is spoken. */
  spoken?: boolean;
}

const tones = ["plum", "moss", "marigold", "sky", "brick", "ink"] as const;
const shapes = [
  "M0 0H100A100 100 0 0 1 0 100Z",
  "M38 0a62 62 0 0 0 62 62V0Z",
  "M0 74a66 66 0 0 1 100 0V100H0Z",
  "M0 0H100L0 100Z",
  "M0 30a70 70 0 0 1 70 70H0Z",
];

/**
 * A person without a drawn face: their photo, or a monogram. With the name beside it use
 * PersonRow, for a pile of them AvatarGroup.
 */
export function Avatar({ name, photoUrl, size = "m", event, spoken = false }: AvatarProps) {
  const monogram = event && monogramOf(name, event.typeId, event.id);
  const tone = monogram ? "event" : (tones[hash(name) % tones.length] ?? "ink");
  const inks = monogram && {
    [groundVar]: dayNight(monogram.day.ground, monogram.night.ground),
    [shapeVar]: dayNight(monogram.day.shape, monogram.night.shape),
    [textVar]: dayNight(monogram.day.text, monogram.night.text),
  };
  const said = spoken ? { role: "img", "aria-label": name } : { "aria-hidden": true };
  return (
    <span
      {...said}
      className={avatar({ size, tone })}
      {...(inks ? { style: inlineVars(inks) } : {})}
    >
      {monogram && (
        <svg viewBox="0 0 100 100" className={shape} aria-hidden="true">
          <path d={shapes[monogram.shape]} />
        </svg>
      )}
      <span className={initials}>{initialsOf(name)}</span>
      {photoUrl && <img src={photoUrl} alt="" className={photo} loading="lazy" />}
    </span>
  );
}

import { shareCopy } from "@jubilee/core/sharing/share.copy";
import { faceSections } from "@jubilee/core/sharing/share.rules";
import type { FaceSection, WidgetSettings } from "@jubilee/core/sharing/share.types";
import { Checkbox } from "@jubilee/ui/checkbox";
import { Link } from "@jubilee/ui/link";
import { Text } from "@jubilee/ui/text";
import { href } from "../../../app/routing/href.ts";
import { useMay } from "../../../app/session/useRights.ts";
import { group, legend } from "../../../event-kit/widget-desk/WidgetDesk.css.ts";

export interface FaceSectionsProps {
  /** Null is everything. */
  sections: WidgetSettings["sections"];
  onChange: (part: Pick<WidgetSettings, "sections">) => void;
}

/** What stands on the event's public face; name, time and place always do. */
export function FaceSections({ sections, onChange }: FaceSectionsProps) {
  const mayMakeShowcases = useMay("showcases.write");
  const shown = sections ?? faceSections;
  const toggle = (section: FaceSection, isShown: boolean) => {
    const next = faceSections.filter((one) => (one === section ? isShown : shown.includes(one)));
    onChange({ sections: next.length === faceSections.length ? null : next });
  };
  return (
    <fieldset className={group}>
      <legend className={legend}>What it shows</legend>
      {faceSections.map((section) => (
        <Checkbox
          key={section}
          label={shareCopy.sections[section]}
          checked={shown.includes(section)}
          onCheckedChange={(isShown) => toggle(section, isShown)}
        />
      ))}
      {mayMakeShowcases && (
        <Text tone="muted">
          Several events on one page? <Link href={href("showcases.list")}>Make a showcase</Link>
        </Text>
      )}
    </fieldset>
  );
}

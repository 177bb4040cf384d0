import { side } from "./AccountSettings.css.ts";
import { EventTypeSetting } from "./EventTypeSetting.tsx";
import { PlaceSetting } from "./PlaceSetting.tsx";
import { ThemeSetting } from "./ThemeSetting.tsx";

/** How the product looks and speaks to one person. */
export function PreferencesPart() {
  return (
    <>
      <div className={side}>
        <EventTypeSetting />
        <ThemeSetting />
      </div>
      <div className={side}>
        <PlaceSetting />
      </div>
    </>
  );
}

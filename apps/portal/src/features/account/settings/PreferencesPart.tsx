import { Link } from "@jubilee/ui/link";
import { Text } from "@jubilee/ui/text";
import { href } from "../../../app/routing/href.ts";
import { EventTypeSetting } from "./EventTypeSetting.tsx";
import { PlaceSetting } from "./PlaceSetting.tsx";
import { ThemeSetting } from "./ThemeSetting.tsx";

/** How the product looks and speaks to one person. */
export function PreferencesPart() {
  return (
    <>
      <PlaceSetting />
      <EventTypeSetting />
      <ThemeSetting />
      <Text tone="muted">
        The kind of event and the look are kept on this device. They have a{" "}
        <Link href={href("settings")}>page of their own</Link>.
      </Text>
    </>
  );
}

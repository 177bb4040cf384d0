import { IconButton } from "@jubilee/ui/icon-button";
import { media } from "@jubilee/ui/theme";
import { useMedia } from "@jubilee/ui/use-media";
import { Rows2, Rows3 } from "lucide-react";
import { useDensity } from "./useDensity.ts";

/** Makes the rows of all lists lower or higher. Not on phones, whose rows a finger has to hit. */
export function DensitySwitch() {
  const [density, choose] = useDensity();
  if (useMedia(media.mobile)) return null;
  const isCompact = density === "compact";
  return (
    <IconButton
      label="Compact rows"
      icon={isCompact ? <Rows3 /> : <Rows2 />}
      pressed={isCompact}
      onClick={() => choose(isCompact ? "usual" : "compact")}
    />
  );
}

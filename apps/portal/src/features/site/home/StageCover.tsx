import { useDrawnTheme } from "../../../app/frame/useDrawnTheme.ts";
import { useIsOnDevice } from "../../../app/frame/useIsOnDevice.ts";
import { media } from "@jubilee/ui/theme";
import { stageCover } from "./stageCover.rules.ts";
import { cover } from "./Stage.css.ts";
import day from "./stage-day.svg";
import night from "./stage-night.svg";

/**
 * The largest thing of the first look. Its drawing is a file that the document names, so that it
 * is fetched beside the styles and not after the scripts that draw.
 */
export function StageCover() {
  const drawn = useDrawnTheme();
  const isOnDevice = useIsOnDevice();
  const { width, height } = stageCover;
  return (
    <picture>
      {/* Before the page knows what was chosen here, the device says it. */}
      {!isOnDevice && <source srcSet={night} media={media.dark} />}
      <img
        className={cover}
        src={drawn === "dark" ? night : day}
        alt=""
        width={width}
        height={height}
        fetchPriority="high"
      />
    </picture>
  );
}

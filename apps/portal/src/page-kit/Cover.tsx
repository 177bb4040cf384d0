import { use, Suspense } from "react";
import { useDrawnTheme } from "../app/frame/useDrawnTheme.ts";
import { useIsOnDevice } from "../app/frame/useIsOnDevice.ts";
import { drawing, ground } from "./Cover.css.ts";

interface CoverProps {
  typeId: string;
  /** The event's id: the same seed always gives the same drawing. */
  seed: string;
  /** Drawn at these proportions, not cropped from another drawing. */
  width: number;
  height: number;
  /** Draws by day or by night whatever the theme, for a part that keeps its own. */
  theme?: "light" | "dark";
  /** Spoken name; without it the cover is decoration. */
  label?: string;
}

let covers: Promise<typeof import("@jubilee/ui/covers")> | null = null;

function loadCovers() {
  covers ??= import("@jubilee/ui/covers");
  return covers;
}

/** As a picture, so that neither inline styles nor markup from a string are needed. */
function Drawing({ typeId, seed, width, height, theme, label }: CoverProps) {
  const { drawCover } = use(loadCovers());
  const drawn = useDrawnTheme();
  const inks = (theme ?? drawn) === "dark" ? "night" : "day";
  const svg = drawCover({ typeId, seed, width, height, inks });
  return (
    <img
      className={drawing}
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={label ?? ""}
      width={width}
      height={height}
    />
  );
}

/**
 * A generated cover. The drawings are loaded after the first paint, into a box of the right size;
 * a page that was made ahead of time would carry each of them as text.
 */
export function Cover(props: CoverProps) {
  const isDrawable = useIsOnDevice();
  return (
    <span className={ground}>
      {isDrawable && (
        <Suspense fallback={null}>
          <Drawing {...props} />
        </Suspense>
      )}
    </span>
  );
}

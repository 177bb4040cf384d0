import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import { band } from "../styles/base.css.ts";
import type { WidgetContext } from "../widget.types.ts";

interface Props {
  context: WidgetContext;
  event: Pick<PublicEvent, "coverUrl" | "eventTypeId" | "coverSeed">;
}

const loadCover = () => import("../steps/every/cover.ts");

/**
 * The cover across the top: the event's photo, or its drawing as a picture from the server. Where
 * that cannot come, the drawing is made here; without either the band keeps the event's colours.
 */
export function Band({ context: { origin, kind, token, theme }, event }: Props) {
  const { coverUrl, eventTypeId, coverSeed } = event;
  const drawn = `${origin}/embed/cover/${kind}/${token}/${encodeURIComponent(coverSeed)}`;
  const source = coverUrl
    ? new URL(coverUrl, origin).href
    : `${drawn}-${theme === "dark" ? "night" : "day"}.svg`;
  return (
    <div className={band}>
      <picture>
        {!coverUrl && theme === "auto" && (
          <source srcSet={`${drawn}-night.svg`} media="(prefers-color-scheme: dark)" />
        )}
        <img
          referrerPolicy="origin"
          src={source}
          alt=""
          onError={({ target }) => {
            // Without its drawing the band keeps the event's colours.
            loadCover().then(
              ({ drawInPlace }) => drawInPlace(target, eventTypeId, coverSeed),
              () => undefined,
            );
          }}
        />
      </picture>
    </div>
  );
}

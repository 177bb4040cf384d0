import { describePosition } from "@jubilee/core/venues/venues.rules";
import type { Position } from "@jubilee/core/venues/venues.types";
import { Drawing } from "@jubilee/ui/drawing";
import { drawing } from "./Venue.css.ts";

/**
 * A place by its degrees. No map is drawn: what lies around is not known here, and no map server
 * learns who looks at which venue.
 */
export function PositionDrawing({ latitude, longitude }: Position) {
  return (
    <figure className={drawing}>
      <Drawing name="map" />
      <figcaption>{`Position ${describePosition(latitude, longitude)}`}</figcaption>
    </figure>
  );
}

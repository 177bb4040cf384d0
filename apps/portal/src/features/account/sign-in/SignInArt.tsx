import { EventCover } from "@jubilee/ui/event-cover";
import { tile, tiles } from "./SignInArt.css.ts";

/** Four kinds of event as their covers; decoration. */
const kinds = [
  ["school-type-1", "boathouse"],
  ["family-type-1", "orchard"],
  ["cultural-type-1", "lanterns"],
  ["sports-team-type-1", "final"],
] as const;

/** What Jubilee makes, beside the forms that lead in. */
export function SignInArt() {
  return (
    <div className={tiles} aria-hidden="true">
      {kinds.map(([typeId, seed]) => (
        <div key={typeId} className={tile}>
          <EventCover typeId={typeId} eventId={seed} shape="tall" />
        </div>
      ))}
    </div>
  );
}

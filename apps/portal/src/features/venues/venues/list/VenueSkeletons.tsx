import { Skeleton } from "@jubilee/ui/skeleton";
import { cards } from "./VenueCard.css.ts";

/** Where the first cards of venues will stand. */
export function VenueSkeletons() {
  return (
    <div className={cards} aria-hidden="true">
      {["first", "second", "third"].map((key) => (
        <Skeleton key={key} shape="panel" height={280} />
      ))}
    </div>
  );
}

import type { PartyPlace, PublicActivity } from "@jubilee/core/schedule/public-schedule.types";

export interface Places {
  isBusy: boolean;
  onTake: (activity: PublicActivity) => void;
  /** Whom the guest signs up for. */
  party: readonly PartyPlace[];
  /** Asks who of them comes; missing for whoever comes alone. */
  onChoose?: (activity: PublicActivity) => void;
  /** Missing where nobody is known yet: on the page that everybody opens. */
  onLeave?: (activity: PublicActivity) => void;
  /** Marks what needs no place; missing where nobody is known yet. */
  onStar?: (activity: PublicActivity) => void;
}

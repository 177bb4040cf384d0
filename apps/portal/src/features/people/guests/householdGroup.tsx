import type { HouseholdFacts } from "@jubilee/core/people/guests.rules";
import type { ListedGuest } from "@jubilee/core/people/guests.types";
import { counted } from "@jubilee/core/base/words.rules";
import type { DataGroup } from "@jubilee/ui/data-table";
import { groupFacts } from "./Guests.css.ts";

function words({ people, coming }: HouseholdFacts): string {
  const all = counted(people, "person", "people");
  if (coming === 0) return all;
  return `${all}, ${coming === people ? "all" : coming} coming`;
}

const alone: DataGroup = { id: "none", label: "On their own", last: true };

/** Puts guests under their household's line; who is alone in theirs stands under "On their own". */
export function householdGroup(households: Map<string, HouseholdFacts>) {
  return ({ householdId }: ListedGuest): DataGroup => {
    const household = householdId ? households.get(householdId) : undefined;
    if (!household || household.people === 1) return alone;
    return {
      id: household.id,
      label: (
        <>
          <bdi>{household.name}</bdi>
          <span className={groupFacts}>{words(household)}</span>
        </>
      ),
    };
  };
}

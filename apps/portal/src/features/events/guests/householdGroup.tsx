import type { HouseholdFacts } from "@jubilee/core/guests/rules";
import type { ListedGuest } from "@jubilee/core/guests/types";
import type { DataGroup } from "@jubilee/ui/data-table";

function words({ people, coming }: HouseholdFacts): string {
  const size = people === 1 ? "1 person" : `${people} people`;
  if (coming === 0) return size;
  return `${size}, ${coming === people ? "all" : coming} coming`;
}

/** Puts guests under their household's line; people on their own stand under "No household". */
export function householdGroup(households: Map<string, HouseholdFacts>) {
  return ({ householdId }: ListedGuest): DataGroup => {
    const household = householdId ? households.get(householdId) : undefined;
    if (!household) return { id: "none", label: <strong>No household</strong> };
    return {
      id: household.id,
      label: (
        <>
          <strong>
            <bdi>{household.name}</bdi>
          </strong>{" "}
          {words(household)}
        </>
      ),
    };
  };
}

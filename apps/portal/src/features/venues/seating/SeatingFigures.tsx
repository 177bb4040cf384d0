import { countSeating } from "@jubilee/core/venues/seating.rules";
import type { SeatedFrom, Seating, SeatingConflict } from "@jubilee/core/venues/seating.types";
import { StatGroup, StatTile } from "@jubilee/ui/stat-tile";

export interface SeatingFiguresProps {
  seating: Pick<Seating, "peopleFrom" | "people" | "tables" | "rules">;
  conflicts: readonly SeatingConflict[];
}

/** The plan seats whom its host chose, which may be fewer than come. */
const whoSit: Record<SeatedFrom, string> = {
  answers: "who said yes",
  tickets: "who hold a ticket",
  both: "who said yes or hold a ticket",
};

/** How far the plan is. */
export function SeatingFigures({ seating, conflicts }: SeatingFiguresProps) {
  const { people, seated, seats, free, held } = countSeating(seating);
  const broken = conflicts.filter(({ isHard }) => isHard).length;
  return (
    <StatGroup>
      <StatTile
        label="Seated"
        value={seated}
        detail={`of ${people} ${whoSit[seating.peopleFrom]}`}
      />
      <StatTile
        label="Free seats"
        value={free}
        detail={held > 0 ? `of ${seats}, ${held} kept free` : `of ${seats}`}
      />
      <StatTile label="Tables" value={seating.tables.length} />
      <StatTile
        label="Rules broken"
        value={broken}
        detail={`of ${seating.rules.length}`}
        detailTone={broken > 0 ? "danger" : "muted"}
      />
    </StatGroup>
  );
}

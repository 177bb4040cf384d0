import type { SeatingPerson } from "@jubilee/core/venues/seating.types";
import { inPaper } from "../../../../event-kit/paper/inPaper.ts";
import { fittingSize } from "../../../../event-kit/paper/name-fit.rules.ts";
import { PaperCover } from "../../../../event-kit/paper/PaperCover.tsx";
import * as css from "../../../../event-kit/paper/Paper.css.ts";
import type { Paper } from "../../../../event-kit/paper/usePaper.ts";
import { placeMeal, placeTable } from "./Print.css.ts";

interface PlaceCardProps {
  person: SeatingPerson;
  tableLabel: string;
  paper: Paper;
}

const line = { width: 56, least: 4.5, most: 7.5 };

/** The card at somebody's place: the name, and what the kitchen brings. */
export function PlaceCard({ person, tableLabel, paper }: PlaceCardProps) {
  const meal = [person.meal, person.dietary].filter(Boolean).join(", ");
  return (
    <article
      className={`${css.paper} ${css.smallCard}`}
      aria-label={person.name}
      style={inPaper(paper, fittingSize(person.name, line))}
    >
      <PaperCover paper={paper} className={css.smallCover} />
      <div className={css.smallBody} dir="auto">
        <span className={css.smallWords}>
          <span className={css.name}>{person.name}</span>
          {meal && (
            <span className={placeMeal} dir="auto">
              {meal}
            </span>
          )}
        </span>
        <span className={placeTable}>{tableLabel}</span>
      </div>
    </article>
  );
}

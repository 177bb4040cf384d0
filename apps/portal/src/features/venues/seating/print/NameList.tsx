import { placesOf } from "@jubilee/core/venues/seating.rules";
import type { Seating } from "@jubilee/core/venues/seating.types";
import { inPaper } from "../../../../event-kit/paper/inPaper.ts";
import { PaperCover } from "../../../../event-kit/paper/PaperCover.tsx";
import type { Paper } from "../../../../event-kit/paper/usePaper.ts";
import * as css from "./Print.css.ts";

interface NameListProps {
  seating: Seating;
  caption: string;
  paper: Paper;
}

/** Everybody by name with table and seat: for the door. */
export function NameList({ seating, caption, paper }: NameListProps) {
  const places = placesOf(seating.tables);
  const labels = new Map(seating.tables.map(({ id, label }) => [id, label]));
  const lines = seating.people.toSorted((one, other) => one.name.localeCompare(other.name));
  return (
    <div className={css.list} style={inPaper(paper)}>
      <PaperCover paper={paper} className={css.listCover} />
      <div className={css.sheet}>
        <table className={css.table}>
          <caption className={css.caption} dir="auto">
            {caption}
          </caption>
          <thead>
            <tr>
              {["Name", "Table", "Seat", "Meal and diet"].map((head) => (
                <th key={head} scope="col" className={css.cell}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, name, meal, dietary }) => {
              const place = places.get(key);
              return (
                <tr key={key}>
                  <th scope="row" className={css.cell}>
                    <bdi>{name}</bdi>
                  </th>
                  <td className={css.cell}>{place ? labels.get(place.tableId) : "No seat yet"}</td>
                  <td className={css.cell}>{place?.number}</td>
                  <td className={css.cell}>{[meal, dietary].filter(Boolean).join(", ")}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

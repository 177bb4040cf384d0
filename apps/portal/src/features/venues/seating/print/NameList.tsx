import { placesOf } from "@jubilee/core/venues/seating.rules";
import type { Seating } from "@jubilee/core/venues/seating.types";
import { cell, sheet, table } from "./Print.css.ts";

/** Everybody by name with table and seat: for the door. */
export function NameList({ seating, caption }: { seating: Seating; caption: string }) {
  const places = placesOf(seating.tables);
  const labels = new Map(seating.tables.map(({ id, label }) => [id, label]));
  const lines = seating.people.toSorted((one, other) => one.name.localeCompare(other.name));
  return (
    <div className={sheet}>
      <table className={table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {["Name", "Table", "Seat", "Meal and diet"].map((head) => (
              <th key={head} scope="col" className={cell}>
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
                <th scope="row" className={cell}>
                  <bdi>{name}</bdi>
                </th>
                <td className={cell}>{place ? labels.get(place.tableId) : "No seat yet"}</td>
                <td className={cell}>{place?.number}</td>
                <td className={cell}>{[meal, dietary].filter(Boolean).join(", ")}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

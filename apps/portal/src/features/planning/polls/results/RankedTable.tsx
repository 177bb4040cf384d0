import type { RankedRound } from "@jubilee/core/planning/ranked.rules";
import { table, tableBox } from "./results.css.ts";

interface RankedTableProps {
  rounds: readonly RankedRound[];
  options: readonly string[];
  nameOf: (id: string) => string;
}

/** Every round's figures. */
export function RankedTable({ rounds, options, nameOf }: RankedTableProps) {
  return (
    <div className={tableBox}>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">Option</th>
            {rounds.map((_, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- rounds are told apart by their order
              <th key={at} scope="col">
                Round {at + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {options.map((id) => (
            <tr key={id}>
              <th scope="row">
                <bdi>{nameOf(id)}</bdi>
              </th>
              {rounds.map(({ tallies }, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- rounds are told apart by their order
                <td key={at}>{tallies.find(({ optionId }) => optionId === id)?.lists ?? "–"}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">Name nobody who is in</th>
            {rounds.map(({ exhausted }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- rounds are told apart by their order
              <td key={at}>{exhausted}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

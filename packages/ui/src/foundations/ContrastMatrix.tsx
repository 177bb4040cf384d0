import { rolePairs } from "../theme/rolePairs.ts";
import type { Roles } from "../theme/roles.ts";
import { ContrastCell } from "./ContrastCell.tsx";
import { columnHead, matrix, rowHead, scroller } from "./Page.css.ts";

interface ContrastMatrixProps {
  label: string;
  fronts: readonly (keyof Roles)[];
  grounds: readonly (keyof Roles)[];
}

/** Roles on grounds, each measured as it stands here. */
export function ContrastMatrix({ label, fronts, grounds }: ContrastMatrixProps) {
  return (
    <section className={scroller} aria-label={label}>
      <table className={matrix}>
        <thead>
          <tr>
            <th scope="col" className={columnHead}>
              Role
            </th>
            {grounds.map((ground) => (
              <th key={ground} scope="col" className={columnHead}>
                on {ground}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fronts.map((front) => (
            <tr key={front}>
              <th scope="row" className={rowHead}>
                {front}
              </th>
              {grounds.map((ground) => {
                const pair = rolePairs.find((one) => one.front === front && one.ground === ground);
                return pair ? (
                  <ContrastCell key={ground} pair={pair} />
                ) : (
                  <td key={ground} aria-label="No pair" />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

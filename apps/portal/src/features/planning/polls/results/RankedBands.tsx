import type { RankedCount } from "@jubilee/core/planning/ranked.rules";
import { bandsOf, blockWidth } from "./bands.rules.ts";
import { band, block, chosen, drawing, figure } from "./results.css.ts";

interface RankedBandsProps {
  counted: RankedCount;
  /** Rounds before the first of these. */
  earlier: number;
  nameOf: (id: string) => string;
}

const width = 520;
const side = 240;
const line = 18;

/** Where votes went from round to round, as bands; the table beside it says the same. */
export function RankedBands({ counted, earlier, nameOf }: RankedBandsProps) {
  const { blocks, flows, height } = bandsOf(counted, width);
  const last = counted.rounds.length - 1;
  const order = counted.rounds[0]?.tallies.map(({ optionId }) => optionId) ?? [];
  const ink = (id: string) => `${order.indexOf(id) % 5}`;
  return (
    <svg className={drawing} viewBox={`${-side} -28 ${width + 2 * side} ${height + 40}`}>
      {flows.map(({ from, to, path }) => (
        <path key={`${path} ${from} ${to}`} className={band} data-ink={ink(from)} d={path} />
      ))}
      {blocks.map(({ round, optionId, lists, x, y, height: tall }) => (
        <g key={`${round} ${optionId}`}>
          <rect
            className={block}
            data-ink={ink(optionId)}
            x={x}
            y={y}
            width={blockWidth}
            height={tall}
            rx="2"
          />
          {round === last ? (
            <text x={x + blockWidth + 8} y={y + tall / 2 + 4}>
              <tspan className={figure}>{lists}</tspan>
              <tspan>{` ${short(nameOf(optionId))}`}</tspan>
              {optionId === counted.winner && (
                <tspan className={chosen} x={x + blockWidth + 8} dy={line}>
                  {`Chosen, with ${counted.winningLists} of ${counted.countedLists}`}
                </tspan>
              )}
            </text>
          ) : (
            <text x={x - 8} y={y + tall / 2 + 4} textAnchor="end">
              <tspan>{round === 0 ? `${short(nameOf(optionId))} ` : ""}</tspan>
              <tspan className={figure}>{lists}</tspan>
            </text>
          )}
        </g>
      ))}
      {counted.rounds.map((_, round) => (
        // oxlint-disable-next-line react/no-array-index-key -- rounds are told apart by their order
        <text key={round} x={last === 0 ? 0 : (round * (width - blockWidth)) / last} y="-12">
          {`Round ${earlier + round + 1}`}
        </text>
      ))}
    </svg>
  );
}

/** A name that has its room beside the drawing. */
const short = (name: string) => (name.length > 32 ? `${name.slice(0, 31)}…` : name);

import type { RankedCount } from "@jubilee/core/planning/ranked.rules";

/** A standing option in a round, in units of the drawing. */
export interface BandBlock {
  round: number;
  optionId: string;
  lists: number;
  x: number;
  y: number;
  height: number;
}

/** Lists that go from one round to the next. */
export interface BandFlow {
  from: string;
  to: string;
  lists: number;
  path: string;
}

export const blockWidth = 10;
const gap = 14;
const full = 260;

/**
 * The rounds as blocks side by side, and the lists between them as bands: those that stay go first,
 * then those handed over, in the order of the options.
 */
export function bandsOf(
  { rounds }: RankedCount,
  width: number,
): { blocks: BandBlock[]; flows: BandFlow[]; height: number } {
  const all = rounds[0]?.tallies.reduce((sum, { lists }) => sum + lists, 0) ?? 0;
  const unit = all === 0 ? 0 : full / all;
  const step = rounds.length > 1 ? (width - blockWidth) / (rounds.length - 1) : 0;
  const blocks = rounds.flatMap(({ tallies }, round) => {
    let y = 0;
    return tallies.map(({ optionId, lists }) => {
      const block = {
        round,
        optionId,
        lists,
        x: round * step,
        y,
        height: Math.max(lists * unit, 1),
      };
      y += block.height + gap;
      return block;
    });
  });
  const at = (round: number, id: string) =>
    blocks.find((block) => block.round === round && block.optionId === id);
  const flows = rounds.slice(0, -1).flatMap(({ tallies, leaves, moves }, round) => {
    const into = new Map<string, number>();
    let outOf = 0;
    const band = (from: string, to: string, lists: number, sent: number): BandFlow[] => {
      const [start, end] = [at(round, from), at(round + 1, to)];
      if (!start || !end || lists === 0) return [];
      const thick = lists * unit;
      const y0 = start.y + sent * unit;
      const y1 = end.y + (into.get(to) ?? 0) * unit;
      into.set(to, (into.get(to) ?? 0) + lists);
      const [x0, x1] = [start.x + blockWidth, end.x];
      const middle = (x0 + x1) / 2;
      const path = `M${x0} ${y0}C${middle} ${y0} ${middle} ${y1} ${x1} ${y1}V${y1 + thick}C${middle} ${y1 + thick} ${middle} ${y0 + thick} ${x0} ${y0 + thick}Z`;
      return [{ from, to, lists, path }];
    };
    const stay = tallies
      .filter(({ optionId }) => !leaves.includes(optionId))
      .flatMap(({ optionId, lists }) => band(optionId, optionId, lists, 0));
    const order = tallies.map(({ optionId }) => optionId);
    const handed = moves
      .flatMap(({ to, lists }) => (to === null ? [] : [{ to, lists }]))
      .toSorted((one, other) => order.indexOf(one.to) - order.indexOf(other.to))
      .flatMap(({ to, lists }) => {
        const drawn = band(leaves[0] ?? "", to, lists, outOf);
        outOf += lists;
        return drawn;
      });
    return [...stay, ...handed];
  });
  const height = Math.max(0, ...blocks.map((block) => block.y + block.height));
  return { blocks, flows, height };
}

/** What hangs on a string, one thing a step: all drawn around x = 0, from y = 0 downwards, as paths. */
export type StageSubject =
  | "awnings"
  | "balloons"
  | "bulbs"
  | "bunting"
  | "cards"
  | "lanterns"
  | "patches"
  | "pennants"
  | "ribbons"
  | "rosettes"
  | "shields"
  | "stops";

/** Of a stage, in the units of its drawing. */
export const stageBox = { width: 210, height: 96, hook: 18, sag: 34 } as const;
/** More than these are not to be told apart: each then stands for several. */
const mostThings = 28;
const edge = 14;

/** Two digits behind the point are enough for a drawing. */
const n = (value: number) => Number(value.toFixed(1));
const ellipse = (y: number, rx: number, ry: number) =>
  `M${n(-rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-rx * 2)} 0Z`;

type Shape = (width: number) => string;

const shapes: Readonly<Record<StageSubject, Shape>> = {
  bunting: (w) => `M${n(-w / 2)} 0H${n(w / 2)}L0 ${n(w * 1.5)}Z`,
  pennants: (w) =>
    `M${n(-w / 2)} 0H${n(w / 2)}V${n(w * 1.5)}L0 ${n(w * 1.1)}L${n(-w / 2)} ${n(w * 1.5)}Z`,
  patches: (w) => `M${n(-w / 2)} 3H${n(w / 2)}V${n(w + 3)}H${n(-w / 2)}Z`,
  cards: (w) =>
    `M${n(-w / 2)} 2L${n(w / 2 - 1)} 0L${n(w / 2)} ${n(w * 1.3)}L${n(1 - w / 2)} ${n(w * 1.3 + 2)}Z`,
  stops: (w) => ellipse(0, w / 2, w / 2),
  balloons: (w) => `M-1 0H1V6H-1Z${ellipse(6 + w * 0.62, w / 2, w * 0.62)}`,
  bulbs: (w) => `M${n(-w / 5)} 0H${n(w / 5)}V5H${n(-w / 5)}Z${ellipse(5 + w / 2, w / 2, w / 2)}`,
  lanterns: (w) =>
    `M${n(-w / 4)} 0H${n(w / 4)}V3H${n(-w / 4)}Z${ellipse(3 + w * 0.55, w / 2, w * 0.55)}M${n(-w / 5)} ${n(3 + w * 1.1)}H${n(w / 5)}V${n(6 + w * 1.1)}H${n(-w / 5)}Z`,
  rosettes: (w) =>
    `${ellipse(w / 2, w / 2, w / 2)}M${n(-w / 3)} ${n(w)}L${n(-w / 2.4)} ${n(w * 1.7)}L0 ${n(w * 1.25)}L${n(w / 2.4)} ${n(w * 1.7)}L${n(w / 3)} ${n(w)}Z`,
  shields: (w) =>
    `M${n(-w / 2)} 0H${n(w / 2)}V${n(w * 0.7)}Q${n(w / 2)} ${n(w * 1.2)} 0 ${n(w * 1.5)}Q${n(-w / 2)} ${n(w * 1.2)} ${n(-w / 2)} ${n(w * 0.7)}Z`,
  awnings: (w) =>
    `M${n(-w / 2)} 0H${n(w / 2)}V${n(w * 0.8)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(-w / 2)} ${n(w * 0.8)}Z`,
  ribbons: (w) =>
    `M${n(-w / 3.4)} 0H${n(w / 3.4)}V${n(w * 0.7)}H${n(-w / 3.4)}Z${ellipse(w * 0.7 + w / 2.4, w / 2.4, w / 2.4)}`,
};

export interface StageThing {
  x: number;
  y: number;
  path: string;
  isDone: boolean;
}

/** The string of a stage, from hook to hook. */
export const stringPath = `M0 ${stageBox.hook}Q${stageBox.width / 2} ${stageBox.hook + stageBox.sag * 2} ${stageBox.width} ${stageBox.hook}`;

/** What hangs on a stage's string: one thing a step, those that are done first. */
export function stageThings(subject: StageSubject, done: number, total: number): StageThing[] {
  const count = Math.min(total, mostThings);
  if (count === 0) return [];
  // Rounded down, so that all are up when all is done and not before.
  const up = total === count ? done : Math.floor((done / total) * count);
  const room = (stageBox.width - edge * 2) / count;
  const path = shapes[subject](Math.max(4, Math.min(18, room - 2)));
  return Array.from({ length: count }, (_, index) => {
    const x = edge + room * (index + 0.5);
    const along = x / stageBox.width;
    const y = stageBox.hook + stageBox.sag * 4 * along * (1 - along);
    return { x: n(x), y: n(y), path, isDone: index < up };
  });
}

import type { FactTone } from "../../../../page-kit/fact.types.ts";

const board = { width: 112, height: 64 } as const;
const gap = 5;
const widest = 20;
const lowest = 3;

interface Column {
  x: number;
  y: number;
  width: number;
  height: number;
  isMost: boolean;
}

/** Columns on one ground line, at the end of the board, the highest as high as the board. */
export function columnsOf(values: readonly number[]): Column[] {
  const most = Math.max(...values, 0);
  if (most <= 0) return [];
  const width = Math.min(widest, (board.width - gap * (values.length - 1)) / values.length);
  const start = board.width - values.length * width - (values.length - 1) * gap;
  return values.map((value, index) => {
    const height = Math.max(lowest, (value / most) * board.height);
    return {
      x: start + index * (width + gap),
      y: board.height - height,
      width,
      height,
      isMost: value === most,
    };
  });
}

interface Day {
  x: number;
  y: number;
  size: number;
  isTaken: boolean;
}

const week = 7;
const daySize = 12;
const dayStep = 16;

/** Four weeks as rows of seven days, today first. */
export function daysOf(values: readonly number[]): Day[] {
  return values.map((value, index) => ({
    x: board.width - week * dayStep + (index % week) * dayStep + (dayStep - daySize),
    y: Math.floor(index / week) * dayStep + (dayStep - daySize) / 2,
    size: daySize,
    isTaken: value > 0,
  }));
}

interface Arc {
  /** Where it begins, of a hundred. */
  from: number;
  share: number;
  tone: FactTone;
}

/** The shares of a ring, of a hundred; parts of nothing are left out. */
export function ringOf(parts: readonly { value: number; tone: FactTone }[]): Arc[] {
  const shown = parts.filter(({ value }) => value > 0);
  const whole = shown.reduce((sum, { value }) => sum + value, 0);
  return shown.map(({ value, tone }, index) => {
    const before = shown.slice(0, index).reduce((sum, one) => sum + one.value, 0);
    return { from: (before / whole) * 100, share: (value / whole) * 100, tone };
  });
}

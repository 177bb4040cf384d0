import { useState, type KeyboardEvent } from "react";
import { fractionDigits } from "../money-text/money.ts";
import type { EnteredColumn } from "./figure.types.ts";
import { readFigure } from "./figures.ts";
import { input } from "./FigureTable.css.ts";

/** Where one goes after a figure was kept; nowhere when the table was left. */
export type FigureMove = "down" | "up" | "on" | "back" | undefined;

interface FigureInputProps {
  /** Row and column: its spoken name. */
  label: string;
  value: number | null;
  column: EnteredColumn;
  currency: string;
  locale: string | undefined;
  onKeep: (value: number | null, move: FigureMove) => void;
  onLeave: (isByKey: boolean) => void;
  /** It is no figure: it is said why, and the field stays. */
  onWrong: () => void;
}

function written(
  value: number | null,
  { kind }: EnteredColumn,
  currency: string,
  locale: string | undefined,
) {
  if (value === null) return "";
  if (kind === "number") return new Intl.NumberFormat(locale, { useGrouping: false }).format(value);
  const digits = fractionDigits(currency);
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  }).format(value / 10 ** digits);
}

function moveOf({ key, shiftKey }: KeyboardEvent): FigureMove {
  if (key === "Enter") return shiftKey ? "up" : "down";
  if (key === "Tab") return shiftKey ? "back" : "on";
  return undefined;
}

/** A figure while it is changed: what is typed first takes the place of what was there. */
export function FigureInput(props: FigureInputProps) {
  const { label, value, column, currency, locale, onKeep, onLeave, onWrong } = props;
  const [text, setText] = useState(() => written(value, column, currency, locale));
  const [isWrong, setWrong] = useState(false);
  const keep = (move: FigureMove): boolean => {
    const read = readFigure(text, column.kind, { currency, locale });
    if (read === undefined) {
      setWrong(true);
      onWrong();
      return false;
    }
    onKeep(read, move);
    return true;
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const move = moveOf(event);
    if (event.key === "Escape") onLeave(true);
    else if (move) keep(move);
    else return;
    event.preventDefault();
  };
  return (
    <input
      ref={(element) => {
        if (element && document.activeElement !== element) {
          element.focus();
          element.select();
        }
      }}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isWrong || undefined}
      className={input}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        setWrong(false);
      }}
      onKeyDown={press}
      onBlur={() => {
        if (!keep(undefined)) onLeave(false);
      }}
    />
  );
}

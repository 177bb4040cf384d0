import { Kbd } from "../kbd/Kbd.tsx";
import { close, hint, hints } from "./CommandPalette.css.ts";
import { useWords } from "../../words/useWords.ts";
import { commandPaletteWords } from "./commandPalette.copy.ts";

export interface CommandHintsProps {
  /** What Enter does. */
  enter: string;
  hasParts: boolean;
  opensApart: boolean;
  closes: boolean;
}

/** Which keys there are; fingers need no such line. */
export function CommandHints({ enter, hasParts, opensApart, closes }: CommandHintsProps) {
  const { keys, hints: does } = useWords("commandPalette", commandPaletteWords);
  return (
    <div className={hints} aria-hidden="true">
      <span className={hint}>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {does.choose}
      </span>
      <span className={hint}>
        <Kbd>{keys.open}</Kbd> {enter}
      </span>
      {hasParts && (
        <span className={hint}>
          <Kbd>{keys.into}</Kbd> {does.into}
        </span>
      )}
      {opensApart && (
        <span className={hint}>
          <Kbd>{keys.apart}</Kbd> {does.apart}
        </span>
      )}
      {closes && (
        <span className={`${hint} ${close}`}>
          <Kbd>{keys.close}</Kbd> {does.close}
        </span>
      )}
    </div>
  );
}

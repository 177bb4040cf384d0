import { CornerDownRight } from "lucide-react";
import type { ReactNode } from "react";
import { useWords } from "../../words/useWords.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import { corner, movable } from "./Movable.css.ts";
import { moveToWords } from "./moveTo.copy.ts";

export interface MovableProps {
  /** What is moved. */
  name: string;
  /** Opens MoveTo; left out for what stays where it is. */
  onMoveTo?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * What is dragged, with the way to “Move to…” at its corner under a pointer, and always under fingers. It
 * fills its parent. By keys M does the same: give `onMoveTo` to `useDrag`, too.
 */
export function Movable({ name, onMoveTo, children }: MovableProps) {
  const words = useWords("moveTo", moveToWords);
  return (
    <div className={movable}>
      {children}
      {onMoveTo && (
        <span className={corner}>
          <IconButton
            label={words.label(name)}
            icon={<CornerDownRight />}
            size="sm"
            tabIndex={-1}
            onClick={onMoveTo}
          />
        </span>
      )}
    </div>
  );
}

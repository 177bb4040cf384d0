import { CornerDownRight } from "lucide-react";
import type { HTMLAttributes, ReactNode } from "react";
import { classNames } from "../../classNames.ts";
import { useWords } from "../../words/useWords.ts";
import { moveToWords } from "../move-to/moveTo.copy.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import { card, cover, head, liftedCard, moveButton } from "./Board.css.ts";

export interface BoardCardProps {
  name: string;
  content: ReactNode;
  isLifted: boolean;
  isCurrent?: boolean;
  hint?: string;
  handlers?: HTMLAttributes<HTMLElement>;
  onFocus?: () => void;
  onOpen?: () => void;
  onMove?: () => void;
}

/** A card: its name opens it and is what is lifted; the small button offers “Move to…”. */
export function BoardCard({ name, content, isLifted, isCurrent = false, ...ways }: BoardCardProps) {
  const { hint, handlers, onFocus, onOpen, onMove } = ways;
  const words = useWords("moveTo", moveToWords);
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <article className={classNames(card, isLifted && liftedCard)} data-card="">
      <div className={head}>
        <button
          type="button"
          className={cover}
          dir="auto"
          tabIndex={tabIndex}
          aria-describedby={hint}
          onFocus={onFocus}
          onClick={onOpen}
          {...handlers}
        >
          {name}
        </button>
        {onMove && (
          <span className={moveButton}>
            <IconButton
              label={words.label(name)}
              icon={<CornerDownRight />}
              size="sm"
              tabIndex={tabIndex}
              onClick={onMove}
            />
          </span>
        )}
      </div>
      {content}
    </article>
  );
}

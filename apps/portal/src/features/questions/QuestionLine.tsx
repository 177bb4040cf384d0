import type { PageQuestion } from "@jubilee/core/questions/questions.types";
import { IconButton } from "@jubilee/ui/icon-button";
import { ArrowDown, ArrowUp, Pencil, Trash2 } from "lucide-react";
import * as css from "./Questions.css.ts";

export interface QuestionLineProps {
  question: PageQuestion;
  isFirst: boolean;
  isLast: boolean;
  /** The reader may change it. */
  isOpen: boolean;
  onMove: (by: number) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** One question of the page, with its answer under it. */
export function QuestionLine(props: QuestionLineProps) {
  const { question: said, isFirst, isLast, isOpen, onMove, onEdit, onRemove } = props;
  const { question, answer } = said;
  return (
    <li className={css.line}>
      <div className={css.words}>
        <h3 className={css.question} dir="auto">
          {question}
        </h3>
        <p className={css.answer} dir="auto">
          {answer}
        </p>
      </div>
      {isOpen && (
        <span className={css.tools}>
          <IconButton
            size="sm"
            label={`Move “${question}” up`}
            icon={<ArrowUp />}
            disabled={isFirst}
            onClick={() => onMove(-1)}
          />
          <IconButton
            size="sm"
            label={`Move “${question}” down`}
            icon={<ArrowDown />}
            disabled={isLast}
            onClick={() => onMove(1)}
          />
          <IconButton size="sm" label={`Change “${question}”`} icon={<Pencil />} onClick={onEdit} />
          <IconButton
            size="sm"
            label={`Remove “${question}”`}
            icon={<Trash2 />}
            onClick={onRemove}
          />
        </span>
      )}
    </li>
  );
}

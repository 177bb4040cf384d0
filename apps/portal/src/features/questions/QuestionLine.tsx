import type { PageQuestion } from "@jubilee/core/questions/questions.types";
import { Button } from "@jubilee/ui/button";
import { Chip } from "@jubilee/ui/chip";
import { IconButton } from "@jubilee/ui/icon-button";
import { Menu } from "@jubilee/ui/menu";
import { ArrowDown, ArrowUp, Ellipsis, Trash2 } from "lucide-react";
import * as css from "./Questions.css.ts";

export interface QuestionLineProps {
  question: PageQuestion;
  isFirst: boolean;
  isLast: boolean;
  /** The reader may change it. */
  isOpen: boolean;
  onMove: (by: number) => void;
  onEdit: () => void;
  /** Lets guests see what a template brought. */
  onShow: () => void;
  onRemove: () => void;
}

/** One question of the page, with its answer under it. */
export function QuestionLine(props: QuestionLineProps) {
  const { question: said, isFirst, isLast, isOpen, onMove, onEdit, onShow, onRemove } = props;
  const { question, answer, isDraft } = said;
  const up = { id: "up", label: "Move up", icon: <ArrowUp />, onSelect: () => onMove(-1) };
  const down = { id: "down", label: "Move down", icon: <ArrowDown />, onSelect: () => onMove(1) };
  const remove = {
    id: "remove",
    label: "Remove",
    icon: <Trash2 />,
    destructive: true,
    onSelect: onRemove,
  };
  return (
    <li className={css.line}>
      <div className={css.words}>
        <h3 className={css.question} dir="auto">
          {question}
        </h3>
        <p className={css.answer} dir="auto">
          {answer}
        </p>
        {isDraft && (
          <p className={css.from}>
            <Chip tone="warning" mark="hollow">
              Not shown yet
            </Chip>
          </p>
        )}
      </div>
      {isOpen && (
        <span className={css.tools}>
          {isDraft && (
            <Button
              size="sm"
              variant="secondary"
              onClick={onShow}
              aria-label={`Show guests “${question}”`}
            >
              Show guests
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={onEdit} aria-label={`Change “${question}”`}>
            Change
          </Button>
          <Menu
            align="end"
            trigger={<IconButton size="sm" label={`More for “${question}”`} icon={<Ellipsis />} />}
            entries={[
              ...(isFirst ? [] : [up]),
              ...(isLast ? [] : [down]),
              ...(isFirst && isLast ? [] : [{ separator: true } as const]),
              remove,
            ]}
          />
        </span>
      )}
    </li>
  );
}

import type { PollQuestion } from "@jubilee/core/planning/polls.types";
import { useState } from "react";
import { pollRanking as english } from "../../copy/en/poll-ranking.copy.ts";
import { Icon } from "../../parts/Icon.tsx";
import { cross } from "../../parts/icons.ts";
import { optionName } from "../../poll/answers.ts";
import { help } from "../../styles/base.css.ts";
import { ranking as rankingClass } from "../../styles/poll-ranking.css.ts";
import type { WidgetContext } from "../../widget.types.ts";

interface Props {
  context: WidgetContext;
  question: PollQuestion;
  ranking: string[];
  onRanking: (ranking: string[]) => void;
}

const up = "M18 15l-6-6-6 6";
const down = "M6 9l6 6 6-6";

/** Options in one's own order, by dragging or by arrows; what is not wanted stays below. */
export function RankingScreen({ context, question, ranking, onRanking }: Props) {
  const copy = context.words("pollRanking", english);
  const [dragged, setDragged] = useState<string | null>(null);
  const known = new Map(question.options.map((option) => [option.id, optionName(option)]));
  const ranked = ranking.filter((id) => known.has(id));
  const rest = question.options.filter(({ id }) => !ranked.includes(id));
  const nameOf = (id: string) => known.get(id) ?? "";

  const moveTo = (id: string, place: number) => {
    const others = ranked.filter((one) => one !== id);
    const at = Math.max(0, Math.min(place, others.length));
    onRanking([...others.slice(0, at), id, ...others.slice(at)]);
    context.announce(copy.moved(nameOf(id), at + 1));
  };
  const over = (index: number) => {
    if (dragged !== null && ranked[index] !== dragged) moveTo(dragged, index);
  };
  return (
    <>
      <ol className={rankingClass}>
        {ranked.map((id, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons in it do the same
          <li
            key={id}
            draggable
            data-dragged={dragged === id || undefined}
            onDragStart={() => setDragged(id)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => {
              event.preventDefault();
              over(index);
            }}
          >
            <b aria-hidden="true">{index + 1}</b>
            <bdi>{nameOf(id)}</bdi>
            <button
              type="button"
              aria-label={copy.up(nameOf(id))}
              aria-disabled={index === 0 || undefined}
              onClick={() => index > 0 && moveTo(id, index - 1)}
            >
              <Icon lines={up} />
            </button>
            <button
              type="button"
              aria-label={copy.down(nameOf(id))}
              aria-disabled={index === ranked.length - 1 || undefined}
              onClick={() => index < ranked.length - 1 && moveTo(id, index + 1)}
            >
              <Icon lines={down} />
            </button>
            <button
              type="button"
              aria-label={copy.leaveOut(nameOf(id))}
              onClick={() => onRanking(ranked.filter((one) => one !== id))}
            >
              <Icon lines={cross} />
            </button>
          </li>
        ))}
        {rest.map(({ id }) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button in it does the same
          <li
            key={id}
            data-out
            draggable
            onDragStart={() => setDragged(id)}
            onDragEnd={() => setDragged(null)}
          >
            <b aria-hidden="true">·</b>
            <bdi>{nameOf(id)}</bdi>
            <button type="button" data-words onClick={() => moveTo(id, ranked.length)}>
              {copy.rank}
            </button>
          </li>
        ))}
      </ol>
      <p className={help}>{copy.hint}</p>
    </>
  );
}

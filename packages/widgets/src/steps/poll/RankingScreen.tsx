import type { PollQuestion } from "@jubilee/core/planning/polls.types";
import { useEffect, useRef, useState } from "react";
import { pollRanking as english } from "../../copy/en/poll-ranking.copy.ts";
import { Icon } from "../../parts/Icon.tsx";
import { cross } from "../../parts/icons.ts";
import { optionName } from "../../poll/answers.ts";
import { help, unseen } from "../../styles/base.css.ts";
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

  // A row that moves, and a button that goes, would take the focus with them.
  const list = useRef<HTMLOListElement>(null);
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    list.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = null;
  });
  const goTo = (id: string | undefined, button: "rank" | "up" | "down" | "out") => {
    next.current = `[data-id="${id}"] [data-does="${button}"]`;
  };

  const moveTo = (id: string, place: number) => {
    const others = ranked.filter((one) => one !== id);
    const at = Math.max(0, Math.min(place, others.length));
    onRanking([...others.slice(0, at), id, ...others.slice(at)]);
    context.announce(copy.moved(nameOf(id), at + 1));
  };
  const rank = (id: string) => {
    const at = rest.findIndex((one) => one.id === id);
    const after = rest[at + 1] ?? rest[at - 1];
    if (after) goTo(after.id, "rank");
    else goTo(id, "up");
    moveTo(id, ranked.length);
  };
  const leaveOut = (id: string) => {
    const at = ranked.indexOf(id);
    const after = ranked[at + 1] ?? ranked[at - 1];
    if (after) goTo(after, "out");
    else goTo(id, "rank");
    onRanking(ranked.filter((one) => one !== id));
    context.announce(copy.left(nameOf(id)));
  };
  const step = (id: string, button: "up" | "down", place: number) => {
    if (place < 0 || place >= ranked.length) return;
    goTo(id, button);
    moveTo(id, place);
  };
  const over = (index: number) => {
    if (dragged !== null && ranked[index] !== dragged) moveTo(dragged, index);
  };
  return (
    <>
      <ol ref={list} className={rankingClass}>
        {ranked.map((id, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons in it do the same
          <li
            key={id}
            data-id={id}
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
              data-does="up"
              aria-label={copy.up(nameOf(id))}
              aria-disabled={index === 0 || undefined}
              onClick={() => step(id, "up", index - 1)}
            >
              <Icon lines={up} />
            </button>
            <button
              type="button"
              data-does="down"
              aria-label={copy.down(nameOf(id))}
              aria-disabled={index === ranked.length - 1 || undefined}
              onClick={() => step(id, "down", index + 1)}
            >
              <Icon lines={down} />
            </button>
            <button
              type="button"
              data-does="out"
              aria-label={copy.leaveOut(nameOf(id))}
              onClick={() => leaveOut(id)}
            >
              <Icon lines={cross} />
            </button>
          </li>
        ))}
        {rest.map(({ id }) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button in it does the same
          <li
            key={id}
            data-id={id}
            data-out
            draggable
            onDragStart={() => setDragged(id)}
            onDragEnd={() => setDragged(null)}
          >
            <b aria-hidden="true">·</b>
            <bdi>{nameOf(id)}</bdi>
            <button type="button" data-words data-does="rank" onClick={() => rank(id)}>
              {copy.rank} <span className={unseen}>{nameOf(id)}</span>
            </button>
          </li>
        ))}
      </ol>
      <p className={help}>{copy.hint}</p>
    </>
  );
}

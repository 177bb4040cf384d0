import { withArticle } from "@jubilee/core/base/words.rules";
import type { Blueprint } from "@jubilee/core/events/blueprints.types";
import { Accordion } from "@jubilee/ui/accordion";
import { EventCover } from "@jubilee/ui/event-cover";
import { EventTheme } from "@jubilee/ui/event-theme";
import * as css from "./Page.css.ts";
import { TemplatePart } from "./TemplatePart.tsx";
import { wordsOfHours } from "./template.rules.ts";

interface PagePartProps {
  blueprint: Blueprint;
  look: { typeId: string; eventId: string };
}

/** The page as guests see it on a phone, and what it answers before they ask. */
export function PagePart({ blueprint, look }: PagePartProps) {
  const { story, answers, words } = blueprint;
  return (
    <TemplatePart
      id="guests-page"
      title="Page"
      lead={`First words and answers in its own colours. People are called ${words.many}, in ${withArticle(words.group.toLowerCase())}; all of it is yours to write on.`}
    >
      <div className={css.sides}>
        <div>
          <h3 className={css.heading}>{`What ${words.many} ask`}</h3>
          <Accordion
            items={answers.map(({ question, answer }, index) => ({
              id: `answer-${index + 1}`,
              title: question,
              content: answer,
            }))}
          />
        </div>
        <EventTheme {...look}>
          <article className={css.phone} aria-label="The page on a phone">
            <div className={css.art}>
              <EventCover {...look} shape="card" />
            </div>
            <div className={css.body}>
              <p className={css.title}>{words.kind}</p>
              <p className={css.when}>{wordsOfHours(blueprint)}</p>
              <span className={css.button}>Will you be there?</span>
              {story.split("\n\n").map((paragraph) => (
                <p key={paragraph} className={css.paragraph}>
                  {paragraph}
                </p>
              ))}
            </div>
          </article>
        </EventTheme>
      </div>
    </TemplatePart>
  );
}

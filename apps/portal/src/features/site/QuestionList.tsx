import type { Topic } from "./questions.copy.ts";

/** One topic's questions with their answers. */
export function QuestionList({ topic }: { topic: Topic }) {
  return (
    <section>
      <h2>{topic.title}</h2>
      <dl>
        {topic.questions.map(({ ask, answer }) => (
          <div key={ask}>
            <dt>{ask}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import { Link } from "@jubilee/ui/link";
import { href } from "../../../app/routing/href.ts";
import type { Topic } from "./questions.copy.ts";

/** One topic's questions with their answers, and the article that says more. */
export function QuestionList({ topic }: { topic: Topic }) {
  return (
    <section>
      <h2>{topic.title}</h2>
      <dl>
        {topic.questions.map(({ ask, answer, article }) => (
          <div key={ask}>
            <dt>{ask}</dt>
            <dd>
              {answer}
              {article && (
                <>
                  {" "}
                  <Link href={href("help.article", { article })} aria-label={`More about: ${ask}`}>
                    More
                  </Link>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

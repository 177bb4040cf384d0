import { PageFrame } from "../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../page-kit/PageHeader.tsx";
import { Prose } from "../../page-kit/Prose.tsx";
import { QuestionList } from "./QuestionList.tsx";
import { topics } from "./questions.copy.ts";

/** The questions people ask first. */
export default function FaqPage() {
  return (
    <PageFrame width="text">
      <PageHeader title="Questions and answers" />
      <Prose>
        {topics.map((topic) => (
          <QuestionList key={topic.title} topic={topic} />
        ))}
      </Prose>
    </PageFrame>
  );
}

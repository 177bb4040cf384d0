import { Link } from "@jubilee/ui/link";
import { href } from "../../../app/routing/href.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { Prose } from "@jubilee/ui/prose";
import { QuestionList } from "./QuestionList.tsx";
import { topics } from "./questions.copy.ts";

/** The questions people ask first. */
export default function FaqPage() {
  return (
    <PageFrame width="text">
      <PageHeader
        title="Questions and answers"
        lead={
          <>
            What people ask first. More, step by step, is in the{" "}
            <Link href={href("help")}>help center</Link>.
          </>
        }
      />
      <Prose>
        {topics.map((topic) => (
          <QuestionList key={topic.title} topic={topic} />
        ))}
      </Prose>
    </PageFrame>
  );
}

import { Link } from "@jubilee/ui/link";
import { TextField } from "@jubilee/ui/text-field";
import { Search } from "lucide-react";
import { useState } from "react";
import { href } from "../../app/routing/href.ts";
import { PageFrame } from "../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../page-kit/PageHeader.tsx";
import { Prose } from "../../page-kit/Prose.tsx";
import { QuestionList } from "./QuestionList.tsx";
import { topics, type Topic } from "./questions.copy.ts";

function matching(text: string): readonly Topic[] {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return topics;
  return topics
    .map(({ title, questions }) => ({
      title,
      questions: questions.filter(({ ask, answer }) =>
        `${ask} ${answer}`.toLowerCase().includes(wanted),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** The help center: first steps, and the answers with a search. */
export default function HelpPage() {
  const [text, setText] = useState("");
  const found = matching(text);
  return (
    <PageFrame width="text">
      <PageHeader title="Help Center" lead="First steps, and answers to common questions." />
      <TextField
        type="search"
        label="Search the answers"
        hideLabel
        placeholder="Search the answers"
        icon={<Search />}
        value={text}
        onValueChange={setText}
      />
      <Prose>
        {text.trim() === "" && (
          <section>
            <h2>First steps</h2>
            <ul>
              <li>
                <Link href={href("events.create")}>Create an event</Link>: name, kind, dates, place.
              </li>
              <li>Bring your guest list under Guests, or send the link from Share & embed.</li>
              <li>Publish. Answers and orders appear on the open page by themselves.</li>
            </ul>
          </section>
        )}
        {found.map((topic) => (
          <QuestionList key={topic.title} topic={topic} />
        ))}
        {found.length === 0 && (
          <output>
            Nothing found for “{text.trim()}”. See <Link href={href("contact")}>who can help</Link>.
          </output>
        )}
      </Prose>
    </PageFrame>
  );
}

import { Link } from "@jubilee/ui/link";
import { Text } from "@jubilee/ui/text";
import { href } from "../../../app/routing/href.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { Prose } from "@jubilee/ui/prose";
import { guides } from "./guides.copy.ts";
import { contents, done, guide } from "./Tryout.css.ts";

/** How to try the product's flows step by step. */
export default function TestingGuidesPage() {
  return (
    <PageFrame width="text">
      <PageHeader
        title="Testing guides"
        lead={
          <>
            Flows to try from their first step to their last. For single situations see the{" "}
            <Link href={href("tryout.scenarios")}>test scenarios</Link>.
          </>
        }
      />
      <nav aria-label="Guides">
        <ul className={contents}>
          {guides.map(({ id, title, minutes }) => (
            <li key={id}>
              <Link href={`#${id}`}>{title}</Link>{" "}
              <Text as="span" tone="muted" numeric>
                {minutes} min
              </Text>
            </li>
          ))}
        </ul>
      </nav>
      <Prose>
        {guides.map(({ id, title, needs, steps, done: outcome }) => (
          <section key={id} id={id} className={guide}>
            <h2>{title}</h2>
            <p>You need: {needs}</p>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p className={done}>It worked when: {outcome}</p>
          </section>
        ))}
      </Prose>
    </PageFrame>
  );
}

import { Link } from "@jubilee/ui/link";
import { href } from "../../../app/routing/href.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { scenarioGroups } from "./scenarios.copy.ts";
import { group, groupTitle, outcome, pairs, situation } from "./Tryout.css.ts";

/** Situations to try, with what should happen. */
export default function TestScenariosPage() {
  return (
    <PageFrame>
      <PageHeader
        title="Test scenarios"
        lead={
          <>
            Situations in which software usually lets people down, and what should happen here. When
            something else happens, <Link href={`${href("contact")}?topic=problem`}>tell us</Link>.
          </>
        }
      />
      {scenarioGroups.map(({ title, scenarios }) => (
        <section key={title} className={group}>
          <h2 className={groupTitle}>{title}</h2>
          <dl className={pairs}>
            {scenarios.map((scenario) => (
              <div key={scenario.situation}>
                <dt className={situation}>{scenario.situation}</dt>
                <dd className={outcome}>{scenario.expect}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </PageFrame>
  );
}

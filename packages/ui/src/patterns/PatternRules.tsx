import { DescriptionList } from "../components/description-list/DescriptionList.tsx";
import { FoundationSection } from "../foundations/FoundationSection.tsx";
import { Instead } from "../foundations/Instead.tsx";
import { rules } from "../foundations/Page.css.ts";

interface PatternRulesProps {
  do: readonly string[];
  doNot: readonly string[];
  /** What not to write, and what to write instead. */
  instead: readonly (readonly [string, string])[];
  /** The part of the library, and what it is for. */
  parts: readonly (readonly [string, string])[];
}

const listed = (lines: readonly string[]) => (
  <ul className={rules}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

/** What every page of a pattern ends with: do, do not, other words, and which part to take. */
export function PatternRules({ do: good, doNot, instead, parts }: PatternRulesProps) {
  return (
    <>
      <FoundationSection title="Do">{listed(good)}</FoundationSection>
      <FoundationSection title="Do not">{listed(doNot)}</FoundationSection>
      <FoundationSection title="Instead of">
        <Instead pairs={instead} />
      </FoundationSection>
      <FoundationSection title="Which part">
        <DescriptionList items={parts.map(([term, detail]) => ({ term, detail }))} />
      </FoundationSection>
    </>
  );
}

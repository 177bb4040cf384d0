import type { CategoryFacts } from "@jubilee/core/insight/category-facts.types";
import type { Feature } from "@jubilee/core/site/catalogue.types";
import type {
  FactLine,
  FactPlace,
  FactTelling,
  FactWords,
} from "../../../../page-kit/fact.types.ts";

/** A feature's line: what is so, else what to do first, else what it is for. */
export function lineOf(
  feature: Feature,
  telling: FactTelling | undefined,
  facts: CategoryFacts,
  place: FactPlace,
): FactWords {
  const fact = facts[feature.key];
  const words = fact && telling?.words(fact, place);
  return words ?? { text: telling?.next ?? feature.description };
}

/** One line of what is yours over all events. */
export interface OwnLine extends Pick<FactLine, "address" | "detail" | "apart"> {
  key: string;
  title: string;
  isLate: boolean;
  /** What it stands by; what has no day stands last. */
  at: string;
}

const most = 6;
const never = "9999";

function linesOf(telling: FactTelling, facts: CategoryFacts, place: FactPlace): OwnLine[] {
  const { feature, row } = telling;
  if (!row) return [];
  return (facts[feature]?.rows ?? []).map((one) => {
    const { isLate = false, ...line } = row(one, place);
    const key = `${feature} ${one.id}`;
    return { ...line, key, title: one.title, isLate, at: one.at ?? never };
  });
}

/** What is yours over all events: what is late first, then the nearest. */
export function ownLines(
  tellings: readonly FactTelling[],
  facts: CategoryFacts,
  place: FactPlace,
): OwnLine[] {
  return tellings
    .flatMap((telling) => linesOf(telling, facts, place))
    .toSorted(
      (one, other) => Number(other.isLate) - Number(one.isLate) || one.at.localeCompare(other.at),
    )
    .slice(0, most);
}

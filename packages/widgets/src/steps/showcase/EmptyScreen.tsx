import type { ShowcaseCopy } from "../../copy/copy.types.ts";
import { calendar } from "../../parts/icons.ts";
import { Notice } from "../../parts/Notice.tsx";

/** A list that has nothing in it just now. */
export function EmptyScreen({ copy }: { copy: ShowcaseCopy }) {
  return <Notice icon={calendar} title={copy.emptyTitle} text={copy.emptyText} />;
}

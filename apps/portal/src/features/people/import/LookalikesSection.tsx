import { Banner } from "@jubilee/ui/banner";
import { Button } from "@jubilee/ui/button";
import { Chip } from "@jubilee/ui/chip";
import { Heading } from "@jubilee/ui/heading";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { useState } from "react";
import { plainList, sectionHead } from "./Import.css.ts";
import { LookalikeRow } from "./LookalikeRow.tsx";
import type { Import } from "./useImport.ts";

const shownAtFirst = 8;

/** Lines that look like people who are on the list: same person or not, the planner says. */
export function LookalikesSection({ current: { session, state } }: { current: Import }) {
  const [showsAll, setShowsAll] = useState(false);
  const { lookalikes, sameAs, compareFailure } = state;
  if (compareFailure) {
    return (
      <Banner
        tone="warning"
        title="The lines could not be compared with the list"
        action={
          <Button variant="secondary-light" size="sm" onClick={() => void session.compare()}>
            Try again
          </Button>
        }
      >
        {compareFailure.message}
      </Banner>
    );
  }
  if (lookalikes === null) return <SkeletonRows count={2} />;
  if (lookalikes.length === 0) return null;
  const shown = showsAll ? lookalikes : lookalikes.slice(0, shownAtFirst);
  return (
    <section>
      <div className={sectionHead}>
        <Heading level={3}>Perhaps on the list already</Heading>
        <Chip tone="warning">{lookalikes.length}</Chip>
        <Button variant="secondary-light" size="sm" onClick={session.allAreListed}>
          All are the same
        </Button>
      </div>
      <Text size={14} tone="muted">
        The same person is not added again: the line fills in what is not known of them yet.
      </Text>
      <ul className={plainList}>
        {shown.map((lookalike) => (
          <LookalikeRow
            key={lookalike.line.key}
            lookalike={lookalike}
            isSame={sameAs.has(lookalike.line.key)}
            onSameChange={(same) =>
              session.setSameAs(lookalike.line.key, same ? lookalike.guest.guestId : null)
            }
          />
        ))}
      </ul>
      {shown.length < lookalikes.length && (
        <Button variant="link" onClick={() => setShowsAll(true)}>
          Show the other {lookalikes.length - shown.length}
        </Button>
      )}
    </section>
  );
}

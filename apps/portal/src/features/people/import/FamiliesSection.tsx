import { importedName } from "@jubilee/core/people/import-names.rules";
import { Button } from "@jubilee/ui/button";
import { Chip } from "@jubilee/ui/chip";
import { Heading } from "@jubilee/ui/heading";
import { PersonRow } from "@jubilee/ui/person-row";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { Text } from "@jubilee/ui/text";
import type { FamilyQuestion } from "@jubilee/core/people/imports.types";
import { useState } from "react";
import { mergeHead, mergeRow, plainList, sectionHead } from "./Import.css.ts";
import type { Import } from "./useImport.ts";

const shownAtFirst = 8;
const choices = [
  { value: "apart", label: "Keep apart" },
  { value: "joined", label: "One household" },
] as const;

const peopleOf = ({ families }: FamilyQuestion): string =>
  families.map((people) => people.map(importedName).join(", ")).join(" · ");

/** Household names behind which several families may stand: one link must not read both. */
export function FamiliesSection({ current: { session, state } }: { current: Import }) {
  const [showsAll, setShowsAll] = useState(false);
  const { families, joinedHouseholds } = state;
  if (families.length === 0) return null;
  const shown = showsAll ? families : families.slice(0, shownAtFirst);
  return (
    <section>
      <div className={sectionHead}>
        <Heading level={3}>Households of the same name</Heading>
        <Chip tone="warning">{families.length}</Chip>
        <Button variant="secondary-light" size="sm" onClick={session.joinAll}>
          Each name is one household
        </Button>
      </div>
      <Text size={14} tone="muted">
        Whoever shares a household sees the others’ answers. Families are kept apart unless you say
        that they are one.
      </Text>
      <ul className={plainList}>
        {shown.map((question) => (
          <li key={question.key} className={mergeRow}>
            <div className={mergeHead}>
              <PersonRow
                name={`${question.families.length} families named ${question.name}?`}
                detail={peopleOf(question)}
              />
              <SegmentedControl
                label={`Households named ${question.name}`}
                segments={choices}
                value={joinedHouseholds.has(question.key) ? "joined" : "apart"}
                onValueChange={(choice) => session.setJoined(question.key, choice === "joined")}
              />
            </div>
          </li>
        ))}
      </ul>
      {shown.length < families.length && (
        <Button variant="link" onClick={() => setShowsAll(true)}>
          Show the other {families.length - shown.length}
        </Button>
      )}
    </section>
  );
}

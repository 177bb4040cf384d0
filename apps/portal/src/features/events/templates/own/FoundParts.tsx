import { blueprintProblems } from "@jubilee/core/events/blueprint-check.rules";
import { partNames, partsOf } from "@jubilee/core/events/blueprint-parts.rules";
import type { BlueprintOfEvent } from "@jubilee/core/events/own-templates.types";
import { Banner } from "@jubilee/ui/banner";
import { DescriptionList } from "@jubilee/ui/description-list";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { notes, word, words } from "./OwnTemplates.css.ts";

/** What comes along, and what was taken out. */
export function FoundParts({
  found: { blueprint, takenOut, remarks },
}: {
  found: BlueprintOfEvent;
}) {
  const problems = blueprintProblems(blueprint);
  return (
    <Stack gap="4">
      <DescriptionList
        items={partsOf(blueprint).map(({ part, count }) => ({
          term: partNames[part],
          detail: String(count),
        }))}
      />
      {takenOut.length > 0 && (
        <Stack gap="2">
          <Text>
            Taken out of its texts, with an ellipsis in their place: names, places, links, addresses
            and numbers.
          </Text>
          <ul className={words}>
            {takenOut.map(({ kind, words: taken }) => (
              <li key={kind + taken} className={word} dir="auto">
                {taken}
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {remarks.length > 0 && (
        <ul className={notes}>
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
      {problems.length > 0 && (
        <Banner tone="warning" title="This event cannot be kept as it is">
          {problems.slice(0, 5).join(". ")}
        </Banner>
      )}
    </Stack>
  );
}

import { languageChoice } from "@jubilee/core/base/guest-languages.rules";
import { importedName } from "@jubilee/core/people/import-names.rules";
import type { ImportedGuest } from "@jubilee/core/people/imports.types";
import { Heading } from "@jubilee/ui/heading";
import { IconButton } from "@jubilee/ui/icon-button";
import { Text } from "@jubilee/ui/text";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useState } from "react";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { shownFact } from "./fact.rules.ts";
import { previewCard, previewFacts, previewPager } from "./Import.css.ts";

interface LinePreviewProps {
  guests: ImportedGuest[];
  groupTerm: string;
}

const answerWords = { yes: "Coming", no: "Not coming", maybe: "Maybe" } as const;

function factsOf(guest: ImportedGuest, groupTerm: string): [string, string | null][] {
  return [
    ["E-mail", guest.email],
    ["Phone", guest.phone],
    [groupTerm, guest.groupLabel],
    ["Language", guest.locale ? languageChoice(guest.locale) : null],
    ["Town", [guest.city, guest.country].filter(Boolean).join(", ") || null],
    ["Their clock", guest.timeZone?.replaceAll("_", " ") ?? null],
    ["Former name", guest.formerName],
    ["Diet", guest.dietary],
    ["Answer", guest.answer ? answerWords[guest.answer] : null],
    ["Household", guest.householdName],
    ["Note", guest.note],
    ...Object.entries(guest.custom),
  ];
}

/** What one line will become, to page through. */
export function LinePreview({ guests, groupTerm }: LinePreviewProps) {
  const locale = useLocale();
  const [wanted, setWanted] = useState(0);
  const index = Math.min(wanted, guests.length - 1);
  const guest = guests[index];
  if (!guest) return null;
  const facts = factsOf(guest, groupTerm).filter(([, value]) => value);
  return (
    <section className={previewCard} aria-label="Preview of a line">
      <Text size={12} tone="muted">
        Line {guest.line} will become
      </Text>
      <Heading level={3} size="panel">
        <bdi>{importedName(guest)}</bdi>
      </Heading>
      <dl className={previewFacts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value && shownFact(value, locale)}</dd>
          </div>
        ))}
      </dl>
      <div className={previewPager}>
        <IconButton
          label="Line before"
          icon={<ArrowLeft />}
          disabled={index === 0}
          onClick={() => setWanted(index - 1)}
        />
        <Text as="span" size={12} tone="muted" numeric>
          {index + 1} of {guests.length}
        </Text>
        <IconButton
          label="Line after"
          icon={<ArrowRight />}
          disabled={index === guests.length - 1}
          onClick={() => setWanted(index + 1)}
        />
      </div>
    </section>
  );
}
